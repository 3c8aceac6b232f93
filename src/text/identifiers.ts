/** Identifiers of items: `APP-12`, `APP-DOC-3`, `DOC-3`, `APP-PLAN-2`. Parsed in any case, printed canonically. */

export type Numbered = 'issue' | 'page' | 'plan';

export interface Identifier {
  /** Null for a page of the workspace. */
  readonly project: string | null;
  readonly sequence: number;
}

const SHAPES: Readonly<Record<Numbered, RegExp>> = {
  issue: /^([A-Z][A-Z0-9]{0,4})-([0-9]{1,19})$/,
  page: /^(?:([A-Z][A-Z0-9]{0,4})-)?DOC-([0-9]{1,19})$/,
  plan: /^([A-Z][A-Z0-9]{0,4})-PLAN-([0-9]{1,19})$/,
};

/** Parses an identifier; null if it is not one of this kind. */
export function readIdentifier(kind: Numbered, text: string): Identifier | null {
  const [, project = null, number = ''] = SHAPES[kind].exec(upperAscii(text)) ?? [];
  if (number === '' || (kind === 'issue' && project === WORKSPACE)) return null;
  const sequence = Number(number);
  // A larger number was never assigned, and not every engine can store it.
  return Number.isSafeInteger(sequence) ? { project, sequence } : null;
}

/** The prefix of workspace pages, which no project can have. */
export const WORKSPACE = 'DOC';

/** Identifiers fold in ASCII only: no other letter folds to an ASCII one. */
export function upperAscii(text: string): string {
  return text.replace(/[a-z]/g, letter => letter.toUpperCase());
}

export function printed(kind: Numbered, project: string | null, sequence: number): string {
  const middle = { issue: '', page: 'DOC-', plan: 'PLAN-' }[kind];
  return `${project === null ? '' : `${project}-`}${middle}${sequence}`;
}
