/** A kind of rows without traces, for rows that only the tests have. */
import type { TracedKind, UntracedKind } from '../../src/store/kinds.ts';

export function silently<Row, Derived extends keyof Row>(
  kind: TracedKind<Row, Derived>,
): UntracedKind<Row, Derived> {
  return { ...kind, entity: null, event: () => null };
}
