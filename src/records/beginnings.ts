/** The beginning of a body, as much of it as tells its first line. */
import type { Knex } from 'knex';
import type { Read } from '../store/read.ts';
import { WHITE_SPACE } from '../text/preview.ts';

/** How much of a body is read for its preview: the whole of it may be 2 MiB. */
const BEGINNING = 600;
/** A body that begins with more white space than this is read from where the white space ends. */
const PASSED_OVER = 200;

/** SQL for the part of a column that decides its preview; `blanks` is SQL for all that `trim` removes. */
export function begun(column: string, blanks: string): string {
  const isLate = `ltrim(substr(${column}, 1, ${PASSED_OVER}), ${blanks}) = ''`;
  return `substr(CASE WHEN ${isLate} THEN ltrim(${column}, ${blanks}) ELSE ${column} END, 1, ${BEGINNING})`;
}

/** Selects that part under the column's own name. */
export function beginningOf({ db }: Read, column: `${string}.${'description' | 'content'}`): Knex.Raw {
  const [, name = ''] = column.split('.');
  return db.raw(`${begun(column, ':blanks')} AS :name:`, { name, blanks: WHITE_SPACE });
}
