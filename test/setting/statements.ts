/** Records the queries of requests: every statement, including those inside a change. */
import type { Knex } from 'knex';
import { withChecks, Reading, type Observer } from '../../src/store/connections/reading.ts';
import type { Store } from '../../src/store/store.ts';
import { UnitOfWork } from '../../src/store/writing/unit-of-work.ts';
import type { TestServer } from './server.ts';

export interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.Value[];
}

export class Statements {
  readonly #collected: Statement[] = [];

  private constructor() {
    // Made by `of`.
  }

  /** Records from now on; call it once per server. */
  static of({ app }: TestServer): Statements {
    const statements = new Statements();
    listenTo(app.instance.store, (sql, bindings) => statements.#collected.push({ sql, bindings }));
    return statements;
  }

  /** Those of the requests that `act` makes. */
  async during(act: () => Promise<unknown>): Promise<Statement[]> {
    this.#collected.length = 0;
    await act();
    return this.#collected.splice(0);
  }
}

/** Every statement that this store runs from now on; those of snapshots are not recorded. */
export function listenTo(store: Store, observer: Observer): void {
  const unobserved: Store = { ...store };
  const listening: Pick<Store, 'read' | 'write'> = {
    read: (act, checks) =>
      unobserved.read(reading =>
        act(reading instanceof Reading ? withChecks(reading.observedBy(observer), checks) : reading),
      ),
    write: (call, act, checks) =>
      unobserved.write(
        call,
        work => {
          if (work instanceof UnitOfWork) work.observe(observer);
          return act(work);
        },
        checks,
      ),
  };
  Object.assign(store, listening);
}
