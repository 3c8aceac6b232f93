/** Where imported issues came from, as `source` says it, and which of them are here already. */
import { portions } from '../../store/portions.ts';
import type { Read } from '../../store/read.ts';

export function sourceOf(repo: string, number: number): string {
  return `github:${repo}#${number}`;
}

/** Those of the numbers that a live issue came from, whichever project it is in, and however the repository was written. */
export async function knownNumbers(
  { db }: Read,
  repo: string,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const known = new Set<number>();
  for (const part of portions(numbers)) {
    const byName = new Map(part.map(number => [sourceOf(repo, number).toLowerCase(), number]));
    const marks = part.map(() => '?').join(', ');
    const rows: { folded: string }[] = await db.raw(
      `SELECT lower(source) AS folded FROM issues
        WHERE source IS NOT NULL AND deleted_at IS NULL AND lower(source) IN (${marks})`,
      [...byName.keys()],
    );
    for (const { folded } of rows) known.add(byName.get(folded) ?? 0);
  }
  return known;
}
