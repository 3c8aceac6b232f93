/** A kind of thing without a trace: for rows that a test finds and that nobody has made. */
import type { TracedKind, UntracedKind } from '../../src/store/kinds.ts';

export function silently<Row, Derived extends keyof Row>(
  kind: TracedKind<Row, Derived>,
): UntracedKind<Row, Derived> {
  return { ...kind, entity: null, event: () => null };
}
