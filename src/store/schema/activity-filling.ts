/** Backfill: moves long texts of old activity entries to their table, some at a time. */
import { LongTexts, LONGEST_INSIDE } from '../writing/long-texts.ts';
import type { Read } from '../read.ts';
import type { Work } from '../work.ts';

/** Few and short enough that other writers wait no longer than for a large change of a client. */
const IDS_A_PIECE = 5_000;
const ROWS_A_PIECE = 200;
const BYTES_A_PIECE = 4 * 1024 * 1024;

interface LongEntry {
  readonly id: number;
  readonly bytes: number;
}

/** Returns the last id that is done; null when there are no more. */
export async function fillActivityTexts(work: Work, afterId: number): Promise<number | null> {
  const last = await lastOf(work, afterId);
  if (last === null) return null;
  const long = await longEntries(work, afterId, last);
  let bytes = 0;
  for (const [place, entry] of long.entries()) {
    bytes += entry.bytes;
    if (place > 0 && (place === ROWS_A_PIECE || bytes > BYTES_A_PIECE)) return entry.id - 1;
    await moveTexts(work, entry.id);
  }
  return last;
}

/** The last id of a piece that begins after an id; null if there are no more. */
async function lastOf({ db }: Read, afterId: number): Promise<number | null> {
  const ids = db('activity').where('id', '>', afterId).orderBy('id').limit(IDS_A_PIECE).select('id');
  const [end] = await db.from(ids.as('ids')).max<{ last: number | null }[]>({ last: 'id' });
  return end?.last ?? null;
}

function longEntries({ db }: Read, afterId: number, last: number): Promise<LongEntry[]> {
  const bytes = (column: string): string => `COALESCE(octet_length(${column}), 0)`;
  const [before, after] = [bytes('old_value'), bytes('new_value')];
  return db('activity')
    .where('id', '>', afterId)
    .where('id', '<=', last)
    .whereRaw(`(${before} > ? OR ${after} > ?)`, [LONGEST_INSIDE, LONGEST_INSIDE])
    .orderBy('id')
    .limit(ROWS_A_PIECE + 1)
    .select<LongEntry[]>('id', db.raw(`${before} + ${after} AS bytes`));
}

interface Inside {
  readonly project_id: number | null;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

async function moveTexts({ db, ask, dialect }: Work, id: number): Promise<void> {
  const [row] = await db('activity').where({ id }).select<Inside[]>('project_id', 'old_value', 'new_value');
  if (!row) return;
  const texts = new LongTexts();
  // One side may be short, and stays.
  const before = texts.keep(row.project_id, row.old_value);
  const after = texts.keep(row.project_id, row.new_value);
  await texts.write(ask, dialect);
  await db('activity').where({ id }).update({
    old_value: before.value,
    old_digest: before.digest,
    new_value: after.value,
    new_digest: after.digest,
  });
}
