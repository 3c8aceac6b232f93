/** What a body refers to: people by `@name`, files by their address. */

/**
 * A mention stands at a word boundary. An e-mail address is not one, even where its name ends in a sign that addresses
 * may hold.
 */
const MENTION = /(?<![\p{L}\p{N}_@]|[\p{L}\p{N}_][.+-])@([A-Za-z0-9_-]+)/gu;
const ATTACHMENT = /\/api\/attachments\/([0-9]+)/g;

/** The distinct names after an `@`, as they are written. */
export function mentionedNames(text: string): string[] {
  return distinct(text, MENTION);
}

/** The distinct numbers in `/api/attachments/<id>`, wherever that occurs, as they are written. */
export function attachmentNumbers(text: string): string[] {
  return distinct(text, ATTACHMENT);
}

/** The distinct ids among those numbers: a number too large for an id names no file. */
export function attachmentIds(text: string): number[] {
  return [...new Set(attachmentNumbers(text).map(Number))].filter(id => id > 0 && Number.isSafeInteger(id));
}

function distinct(text: string, pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const [, name] of text.matchAll(pattern)) if (name !== undefined) found.add(name);
  return [...found];
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
