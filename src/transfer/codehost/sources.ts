/** The `source` of imported issues, and which of them exist already. */
import { portions } from '../../store/portions.ts';
import type { Read } from '../../store/read.ts';

export function sourceOf(repo: string, number: number): string {
  return `github:${repo}#${number}`;
}

/** Those numbers whose issue was imported already and is active, in any project, however the repository was spelled. */
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
