/** The first line of a body: stored in its own column, or computed by the engine from the beginning of the body. */
import type { Knex } from 'knex';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { LONGEST, WHITE_SPACE } from '../text/preview.ts';
import type { Field } from './shape.ts';

/** The stored preview; for a row that the backfill has not reached, the value it will have. */
export function preview(table: 'issues' | 'pages', body: 'description' | 'content'): Field {
  const found = previewIn(`${table}.${body}`);
  return dialect => `COALESCE(${table}.preview, ${found(dialect)})`;
}

/** Does the same as `previewOf` for the text in the column. */
function previewIn(column: string): Field {
  const text = `ltrim(${begun(column, `'${WHITE_SPACE}'`)}, '${WHITE_SPACE}')`;
  return ({ json }) =>
    `substr(rtrim(${json.before(`(${text} || '\n')`, '\n')}, '${WHITE_SPACE}'), 1, ${LONGEST})`;
}

/** The part of a body that is read for its preview: the whole may be 2 MiB. */
const BEGINNING = 600;

/** A body with more leading white space than this is read from the end of the white space. */
const PASSED_OVER = 200;

/** SQL for the part of a column that decides its preview; `blanks` is SQL for all that `trim` removes. */
function begun(column: string, blanks: string): string {
  const isLate = `ltrim(substr(${column}, 1, ${PASSED_OVER}), ${blanks}) = ''`;
  return `substr(CASE WHEN ${isLate} THEN ltrim(${column}, ${blanks}) ELSE ${column} END, 1, ${BEGINNING})`;
}

/** Selects that part under the column's name. */
export function beginningOf({ db }: Read, column: `${string}.${'description' | 'content'}`): Knex.Raw {
  const [, name = ''] = column.split('.');
  return db.raw(`${begun(column, ':blanks')} AS :name:`, { name, blanks: WHITE_SPACE });
}

/** Few and short enough that other writers wait no longer than for a large change of a client. */
const ROWS_A_PIECE = 1_000;

const BYTES_A_PIECE = 8 * 1024 * 1024;

/** Returns the last id that is done; null when there are no more. */
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

/**
 * The last id of a piece that begins after an id: the last row that fits, or the first if none does; null if there are no
 * rows.
 */
export async function lastOf(
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
