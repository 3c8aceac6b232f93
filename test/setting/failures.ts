/** The lines of a log that report a bug in the server. */
export function isFailure(line: string): boolean {
  return /"msg":"(request|socket)[^"]* failed/.test(line);
}
