/** The lines of a log that report a defect of the server. */
export function isFailure(line: string): boolean {
  return /"msg":"(request|socket)[^"]* failed/.test(line);
}
