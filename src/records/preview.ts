/** The first line of a body, as the engine finds it in as much of the body as tells it. */
import { LONGEST, WHITE_SPACE } from '../text/preview.ts';
import { begun } from './beginnings.ts';
import type { Field } from './shape.ts';

/** What `previewOf` makes of the text in the column. */
export function preview(column: string): Field {
  const text = `ltrim(${begun(column, `'${WHITE_SPACE}'`)}, '${WHITE_SPACE}')`;
  return ({ json }) =>
    `substr(rtrim(${json.before(`(${text} || '\n')`, '\n')}, '${WHITE_SPACE}'), 1, ${LONGEST})`;
}
