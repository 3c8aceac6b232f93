/** References in a body: users by `@name`, files by their path. */
import { inSlices } from '../time/slices.ts';
import { fold } from './fold.ts';

/**
 * A mention begins at a word boundary. An e-mail address is not a mention, even if its local part ends in a punctuation
 * character.
 */
const MENTION = /(?<![\p{L}\p{N}_@]|[\p{L}\p{N}_][.+-])@([A-Za-z0-9_-]+)/gu;
const ATTACHMENT = /\/api\/attachments\/([0-9]+)/g;

/** The distinct folded names after an `@`, in order. A body may contain hundreds of thousands. */
export async function foldedMentions(text: string): Promise<ReadonlySet<string>> {
  const folded = new Set<string>();
  for await (const slice of inSlices(text.matchAll(MENTION)))
    for (const [, name = ''] of slice) folded.add(fold(name));
  return folded;
}

/** The distinct numbers in `/api/attachments/<id>`, as they are written, at most one more than `most`. */
export function attachmentNumbers(text: string, most = Infinity): string[] {
  const found = new Set<string>();
  for (const [, number = ''] of text.matchAll(ATTACHMENT)) {
    found.add(number);
    if (found.size > most) break;
  }
  return [...found];
}

/** The distinct ids among those numbers: a number too large for an id names no file. */
export function attachmentIds(text: string): number[] {
  return [...new Set(attachmentNumbers(text).map(Number))].filter(id => id > 0 && Number.isSafeInteger(id));
}

/**
 * The text with new numbers for the files that it names. A file without one becomes a dead link, here and in later exports.
 */
export function withFiles(text: string, renumbered: (number: string) => number | undefined): string {
  return text.replaceAll(
    ATTACHMENT,
    (_whole, number: string) => `/api/attachments/${renumbered(number) ?? `absent-${number}`}`,
  );
}

/** The text without file links: in imported text, numbers refer to files of another system. */
export function withoutFiles(text: string): string {
  return withFiles(text, () => undefined);
}
