/** Newlines come in as any system writes them and are kept as one kind; caps count what is kept. */
export function normalizeNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
