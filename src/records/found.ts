/** The one row that a path leads to. The role was asked for along with it, so it is absent only if it left meanwhile. */
import { refuse } from '../generated/refusals.ts';

export function found<Row>([row]: readonly Row[]): Row {
  if (!row) throw refuse.notFound();
  return row;
}
