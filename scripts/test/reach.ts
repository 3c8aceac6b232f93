/** Finds files that reach another by their imports: a test that never reaches the database runs once, not on each engine. */

/** The only access to a database in tests. */
export const TO_A_DATABASE = 'test/setting/engines.ts';

/** Whether a file imports `target`, directly or indirectly. */
export function reaching(
  imports: ReadonlyMap<string, readonly string[]>,
  target: string,
): (file: string) => boolean {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const found = new Set([target]);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return file => found.has(file);
}
