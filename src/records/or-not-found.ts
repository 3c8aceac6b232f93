/** The one row that a path names. Its role check ran before, so it is missing only if it was deleted in the meantime. */
import { refuse } from '../generated/refusals.ts';

export function orNotFound<Row>([row]: readonly Row[]): Row {
  if (!row) throw refuse.notFound();
  return row;
}
