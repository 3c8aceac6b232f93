/** What a body refers to: people by `@name`, files by their address. */
import { inSlices } from '../time/slices.ts';
import { fold } from './fold.ts';

/**
 * A mention stands at a word boundary. An e-mail address is not one, even where its name ends in a sign that addresses
 * may hold.
 */
const MENTION = /(?<![\p{L}\p{N}_@]|[\p{L}\p{N}_][.+-])@([A-Za-z0-9_-]+)/gu;
const ATTACHMENT = /\/api\/attachments\/([0-9]+)/g;

/** The distinct names after an `@`, folded, in their order. A body may hold hundreds of thousands. */
export async function foldedMentions(text: string): Promise<ReadonlySet<string>> {
  const folded = new Set<string>();
  for await (const slice of inSlices(text.matchAll(MENTION)))
    for (const [, name = ''] of slice) folded.add(fold(name));
  return folded;
}

/** The distinct numbers in `/api/attachments/<id>`, wherever that occurs, as they are written: no more than one past the most. */
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

/** The same text with other numbers for the files that it names; what has none leads nowhere, here and wherever it is carried next. */
export function withFiles(text: string, renumbered: (number: string) => number | undefined): string {
  return text.replaceAll(
    ATTACHMENT,
    (_whole, number: string) => `/api/attachments/${renumbered(number) ?? `absent-${number}`}`,
  );
}

/** The same text where it names no file: what came from elsewhere means files of elsewhere, whatever their numbers. */
export function withoutFiles(text: string): string {
  return withFiles(text, () => undefined);
}
