/** Which issues the messages of commits say that they close. */
import { printed, readIdentifier, upperAscii } from '../records/identifiers.ts';

/** Case makes no difference in ASCII alone: no other letter becomes one of theirs. */
const anyCase = (words: string): string =>
  words.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`);

/**
 * A word, white space, and what looks like an identifier and ends there. What stands before the word is looked at
 * afterwards: a pattern that begins with letters is searched for much faster.
 */
const CLOSING = new RegExp(
  `(?:${anyCase('clos')}(?:${anyCase('e')}[sSdD]?)|${anyCase('fix')}(?:${anyCase('e')}[sSdD])?|${anyCase('resolv')}(?:${anyCase('e')}[sSdD]?))` +
    String.raw`\s+([A-Za-z][A-Za-z0-9]{0,31}-[0-9]{1,40})(?![\p{L}\p{N}_]|-[\p{L}\p{N}])`,
  'gu',
);

const OF_A_WORD = /[\p{L}\p{N}_]$/u;

/** What is named, each once, in the order of the messages and as it is printed; also what no issue can be called. */
export function closedBy(messages: readonly string[]): string[] {
  return [...new Set(messages.flatMap(namedIn))];
}

function namedIn(message: string): string[] {
  return [...message.matchAll(CLOSING)].flatMap(({ 1: name = '', index }) =>
    OF_A_WORD.test(message.slice(Math.max(0, index - 2), index)) ? [] : canonical(name),
  );
}

function canonical(name: string): string {
  const identifier = readIdentifier('issue', name);
  return identifier ? printed('issue', identifier.project, identifier.sequence) : upperAscii(name);
}
