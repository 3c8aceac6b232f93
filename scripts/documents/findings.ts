/** Findings in the published documents, reported with their location in the source. */

export interface Finding {
  /** The published file, such as `rest.json`. */
  readonly file: string;
  readonly path: readonly string[];
  readonly rule: string;
  readonly message: string;
}

export interface Place {
  readonly file: string;
  /** The source and line of a path of the published document. */
  readonly origin: (path: readonly string[]) => string;
}

/** One line per finding; the same finding in two documents of one source is reported once. */
export function reported(findings: readonly Finding[], places: readonly Place[]): string[] {
  const lines = new Map<string, string>();
  for (const { file, path, rule, message } of findings) {
    const at = places.find(place => place.file === file)?.origin(path) ?? file;
    const said = `${at}: ${rule}: ${message}`;
    if (!lines.has(said)) lines.set(said, `${said} (${file}#${pointerOf(path)})`);
  }
  return [...lines.values()].sort();
}

export function pointerOf(path: readonly string[]): string {
  return path.map(step => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The steps of a JSON pointer, with or without `#` before it. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.replace(/^#?\/?/, '');
  if (steps === '') return [];
  return steps.split('/').map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
