/** Newlines come as any system writes them and are kept as one kind; length limits count what is kept. */
export function normalizeNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
