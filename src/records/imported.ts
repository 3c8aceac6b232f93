/** People who came with an import and have no account here. */

/** The id of a person without an account; no account has it. */
export const NO_ACCOUNT = -1;

/** Cannot clash with an account, since usernames have no spaces. */
export const MARK = ' (imported)';

/** The displayed name. */
export function importedName(name: string): string {
  return `${name}${MARK}`;
}
