/** The first line of a body: as it is kept beside it, or as the engine finds it in as much of the body as tells it. */
import { LONGEST, WHITE_SPACE } from '../text/preview.ts';
import { begun } from './beginnings.ts';
import type { Field } from './shape.ts';

/** What is kept; of a row that nobody has filled yet, what it will be. */
export function preview(table: 'issues' | 'pages', body: 'description' | 'content'): Field {
  const found = previewIn(`${table}.${body}`);
  return dialect => `COALESCE(${table}.preview, ${found(dialect)})`;
}

/** What `previewOf` makes of the text in the column. */
export function previewIn(column: string): Field {
  const text = `ltrim(${begun(column, `'${WHITE_SPACE}'`)}, '${WHITE_SPACE}')`;
  return ({ json }) =>
    `substr(rtrim(${json.before(`(${text} || '\n')`, '\n')}, '${WHITE_SPACE}'), 1, ${LONGEST})`;
}
