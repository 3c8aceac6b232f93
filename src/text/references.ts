/** What a body refers to: people by `@name`, files by their address. */

/** A mention stands at a word boundary, so that an e-mail address is none. */
const MENTION = /(?<![A-Za-z0-9_@.-])@([A-Za-z0-9_-]+)/g;
const ATTACHMENT = /\/api\/attachments\/([0-9]{1,16})(?![0-9])/g;

/** The distinct names after an `@`, as they are written. */
export function mentionedNames(text: string): string[] {
  return distinct(text, MENTION);
}

/** The distinct ids of `/api/attachments/<id>`, wherever it stands. */
export function attachmentIds(text: string): number[] {
  return [...new Set(distinct(text, ATTACHMENT).map(Number))];
}

function distinct(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(found => (found[1] ? [found[1]] : [])))];
}
