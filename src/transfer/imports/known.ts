/** The sources of issues that exist already. */
import { portions } from '../../store/portions.ts';
import type { Read } from '../../store/read.ts';

/** Those of the sources that belong to an issue outside the trash, in any project. */
export async function knownSources(
  { db }: Read,
  sources: readonly string[],
  isCaseSensitive: boolean,
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const column = isCaseSensitive ? 'source' : 'lower(source)';
  for (const part of portions(sources)) {
    const spelled = new Map(
      part.map(source => [isCaseSensitive ? source : source.toLowerCase(), source] as const),
    );
    const marks = [...spelled.keys()].map(() => '?').join(', ');
    const rows: { spelling: string }[] = await db.raw(
      `SELECT ${column} AS spelling FROM issues
        WHERE source IS NOT NULL AND deleted_at IS NULL AND ${column} IN (${marks})`,
      [...spelled.keys()],
    );
    for (const { spelling } of rows) known.add(spelled.get(spelling) ?? spelling);
  }
  return known;
}
