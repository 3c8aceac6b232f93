/** The first line of a body that holds more than white space, trimmed, then cut to 200 characters. */

const LONGEST = 200;

export function previewOf(body: string): string {
  const line = body.trimStart().split('\n', 1)[0] ?? '';
  return [...line.trimEnd()].slice(0, LONGEST).join('');
}

/** Whether the beginning of a body, of `length` characters, already decides its preview. */
export function decidesPreview(beginning: string, length: number): boolean {
  if ([...beginning].length < length) return true;
  const text = beginning.trimStart();
  return text.includes('\n') || [...text].length > LONGEST;
}
