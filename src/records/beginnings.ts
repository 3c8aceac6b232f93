/** The beginning of a body, as much of it as tells its first line. */
import type { Knex } from 'knex';
import type { Read } from '../store/read.ts';
import { WHITE_SPACE } from '../text/preview.ts';

/** How much of a body is read for its preview: the whole of it may be 2 MiB. */
const BEGINNING = 600;
/** A body that begins with more white space than this is read from where the white space ends. */
const PASSED_OVER = 200;

/** Selects the part of the column that decides its preview, under its own name. */
export function beginningOf({ db }: Read, column: `${string}.${'description' | 'content'}`): Knex.Raw {
  const isLate = `ltrim(substr(:body:, 1, ${PASSED_OVER}), :blanks) = ''`;
  const begun = `CASE WHEN ${isLate} THEN ltrim(:body:, :blanks) ELSE :body: END`;
  const [, name = ''] = column.split('.');
  return db.raw(`substr(${begun}, 1, ${BEGINNING}) AS :name:`, { body: column, name, blanks: WHITE_SPACE });
}
