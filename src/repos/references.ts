/** Which issues the messages of commits say that they close. */
import { printed, readIdentifier, upperAscii } from '../text/identifiers.ts';
import { inSlices } from '../time/slices.ts';

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

/**
 * What is named, each once, in the order of the messages and as it is printed, no more than one past the most; also what no
 * issue can be called.
 */
export async function closedBy(messages: readonly string[], most: number): Promise<string[]> {
  const named = new Set<string>();
  for await (const slice of inSlices(closings(messages))) {
    for (const { message, name, at } of slice) {
      if (OF_A_WORD.test(message.slice(Math.max(0, at - 2), at))) continue;
      named.add(canonical(name));
      if (named.size > most) return [...named];
    }
  }
  return [...named];
}

interface Closing {
  readonly message: string;
  readonly name: string;
  readonly at: number;
}

function* closings(messages: readonly string[]): Generator<Closing> {
  for (const message of messages)
    for (const { 1: name = '', index } of message.matchAll(CLOSING)) yield { message, name, at: index };
}

function canonical(name: string): string {
  const identifier = readIdentifier('issue', name);
  return identifier ? printed('issue', identifier.project, identifier.sequence) : upperAscii(name);
}
