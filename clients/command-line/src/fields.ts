/** The fields after `--json`: `--json identifier,title` is read as `--json=identifier,title`, and `--json` alone stays. */

/** Names of fields, separated by commas. */
const NAMES = /^[a-z][a-z0-9_]*(?:,[a-z][a-z0-9_]*)*$/;

export async function withFields(words: readonly string[]): Promise<readonly string[]> {
  const at = words.indexOf('--json');
  const next = at < 0 ? undefined : words[at + 1];
  if (next === undefined || !NAMES.test(next) || !(await areFields(next))) return words;
  return [...words.slice(0, at), `--json=${next}`, ...words.slice(at + 2)];
}

/** A single word could also be what the command is about, such as what to search for. */
async function areFields(names: string): Promise<boolean> {
  if (names.includes(',')) return true;
  const { fields } = await import('./generated/commands.ts');
  return fields.includes(names);
}
