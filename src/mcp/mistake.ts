/** A call that is invalid as it was sent; the message says what to do instead. */
export class ToolMistake extends Error {
  override name = 'ToolMistake';
}

/** A value that was sent, quoted for a sentence. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

export const LONGEST_QUOTE = 100;
