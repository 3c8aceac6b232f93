/** Finds the issues that commit messages close. */
import { printed, readIdentifier, upperAscii } from '../text/identifiers.ts';
import { inSlices } from '../time/slices.ts';

/** Case-insensitive for ASCII only: no other letter folds to an ASCII one. */
const anyCase = (words: string): string =>
  words.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`);

/**
 * A word, white space, and something like an identifier that ends there. What is before the word is checked afterwards: a
 * pattern that begins with letters is searched much faster.
 */
const CLOSING = new RegExp(
  `(?:${anyCase('clos')}(?:${anyCase('e')}[sSdD]?)|${anyCase('fix')}(?:${anyCase('e')}[sSdD])?|${anyCase('resolv')}(?:${anyCase('e')}[sSdD]?))` +
    String.raw`\s+([A-Za-z][A-Za-z0-9]{0,31}-[0-9]{1,40})(?![\p{L}\p{N}_]|-[\p{L}\p{N}])`,
  'gu',
);

const OF_A_WORD = /[\p{L}\p{N}_]$/u;

/**
 * The identifiers in order of the messages, in canonical form and without duplicates, at most one more than `most`; includes
 * some that no issue can have.
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
