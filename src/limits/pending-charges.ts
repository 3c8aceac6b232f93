/** Charges whose outcome is pending. A refund makes room, so a call that finds nothing left waits for them. */

interface Judged {
  readonly keys: readonly string[];
  readonly settled: Promise<void>;
  readonly end: () => void;
}

export interface PendingCharges<Charge> {
  add(charge: Charge, keys: readonly string[]): void;
  /** One promise for each pending charge against any of these keys, resolved with its outcome. */
  of(keys: readonly string[]): Promise<void>[];
  settle(charge: Charge): void;
}

/** Knows only the calls of this process: those of others count as spent until they are refunded. */
export function pendingCharges<Charge>(): PendingCharges<Charge> {
  const judged = new Map<Charge, Judged>();
  return {
    add: (charge, keys) => {
      let end = (): void => {};
      const settled = new Promise<void>(resolve => {
        end = resolve;
      });
      judged.set(charge, { keys, settled, end });
    },
    of: keys =>
      [...judged.values()]
        .filter(one => one.keys.some(key => keys.includes(key)))
        .map(({ settled }) => settled),
    settle: charge => {
      judged.get(charge)?.end();
      judged.delete(charge);
    },
  };
}
