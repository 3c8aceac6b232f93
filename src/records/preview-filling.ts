/** Issues and pages from before their previews were kept: these are worked out by the engine, some at a time. */
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { previewIn } from './preview.ts';

/** Few and short enough that other writers wait no longer than for a large change of their own. */
const ROWS_A_PIECE = 1_000;
const BYTES_A_PIECE = 8 * 1024 * 1024;

/** Returns the last id that is done; null once there are no more. */
export function fillPreviews(table: 'issues' | 'pages', body: 'description' | 'content') {
  return async (work: Work, afterId: number): Promise<number | null> => {
    const last = await lastOf(work, { table, body, afterId });
    if (last === null) return null;
    const { db, dialect } = work;
    await db(table)
      .where('id', '>', afterId)
      .where('id', '<=', last)
      .whereNull('preview')
      .update({ preview: db.raw(previewIn(`${table}.${body}`)(dialect)) });
    return last;
  };
}

/** Where a piece ends that begins behind an id: with the last row that fits, or the first if none does; null where nothing is behind it. */
async function lastOf(
  { db }: Read,
  { table, body, afterId }: { readonly table: string; readonly body: string; readonly afterId: number },
): Promise<number | null> {
  const rows = db(table)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(ROWS_A_PIECE)
    .select('id', db.raw(`octet_length(${body}) AS bytes`));
  const summed = db
    .from(rows.as('sized'))
    .select('id', db.raw('SUM(bytes) OVER (ORDER BY id) AS bytes, ROW_NUMBER() OVER (ORDER BY id) AS place'));
  const [end] = await db
    .from(summed.as('summed'))
    .whereRaw('(bytes <= ? OR place = 1)', [BYTES_A_PIECE])
    .max<{ last: number | null }[]>({ last: 'id' });
  return end?.last ?? null;
}
