/** When sessions and keys were last used, and from where: gathered in memory, and stored once a minute. */
import type { Store } from '../store/store.ts';
import { stamp, type Clock } from '../time/clock.ts';
import type { Caller } from './caller.ts';

interface Use {
  readonly id: number;
  readonly at: Date;
  readonly client: string;
}

/** So many in one change, so that others do not wait. */
const PORTION = 200;

const TABLES = { session: 'sessions', apiKey: 'api_keys' } as const;

export class LastUses {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #uses = { session: new Map<number, Use>(), apiKey: new Map<number, Use>() };

  constructor(store: Store, clock: Clock) {
    [this.#store, this.#clock] = [store, clock];
  }

  note({ kind, credentialId: id }: Caller, client: string): void {
    if (id === null || (kind !== 'session' && kind !== 'apiKey')) return;
    this.#uses[kind].set(id, { id, client, at: this.#clock() });
  }

  /** What cannot be stored is given up: the next use comes soon. */
  async flush(): Promise<void> {
    for (const kind of ['session', 'apiKey'] as const) {
      const uses = [...this.#uses[kind].values()];
      this.#uses[kind].clear();
      for (let from = 0; from < uses.length; from += PORTION)
        await this.#write(kind, uses.slice(from, from + PORTION));
    }
  }

  async #write(kind: keyof typeof TABLES, uses: readonly Use[]): Promise<void> {
    await this.#store.write({ now: this.#clock(), transport: 'system', actorId: null }, async work => {
      work.untraced();
      for (const { id, at, client } of uses) {
        const last_used_at = stamp(at);
        await work
          .db(TABLES[kind])
          .where({ id })
          // Another server may have stored a later use.
          .whereRaw(`COALESCE(last_used_at, '') < ?`, [last_used_at])
          .update({ last_used_at, ...(kind === 'session' ? { client } : {}) });
      }
    });
  }
}
