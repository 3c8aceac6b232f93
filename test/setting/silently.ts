/** A kind of thing without a trace: for rows that a test finds and that nobody has made. */
import type { RecordedKind, UnrecordedKind } from '../../src/store/kinds.ts';

export function silently<Row, Derived extends keyof Row>(
  kind: RecordedKind<Row, Derived>,
): UnrecordedKind<Row, Derived> {
  return { ...kind, entity: null, event: () => null };
}
