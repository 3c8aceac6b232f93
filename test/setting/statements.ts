/** What requests ask of the database: every statement, also those inside a change. */
import type { Knex } from 'knex';
import type { Ask } from '../../src/store/read.ts';
import type { TestServer } from './server.ts';

export interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.Value[];
}

export class Statements {
  readonly #heard: Statement[] = [];

  private constructor() {
    // Made by `of`, which waits for the readers.
  }

  /** Listens from now on; a server is listened to once. */
  static async of({ app }: TestServer): Promise<Statements> {
    const statements = new Statements();
    const { store } = app.instance;
    const unheard = { ...store };
    await store.read(({ db }) => {
      statements.#listen(db);
      return Promise.resolve();
    });
    const read: typeof store.read = act =>
      unheard.read(read => act({ ...read, ask: statements.#hearing(read.ask) }));
    const write: typeof store.write = (call, act) =>
      unheard.write(call, work => {
        statements.#listen(work.db);
        return act(Object.assign(work, { ask: statements.#hearing(work.ask) }));
      });
    Object.assign(store, { read, write });
    return statements;
  }

  /** Those of the requests that `act` makes. */
  async during(act: () => Promise<unknown>): Promise<Statement[]> {
    this.#heard.length = 0;
    await act();
    return this.#heard.splice(0);
  }

  #hearing(ask: Ask): Ask {
    return (sql, bindings) => {
      this.#heard.push({ sql, bindings });
      return ask(sql, bindings);
    };
  }

  #listen(db: Knex): void {
    db.on('query', ({ sql, bindings }: Statement) => this.#heard.push({ sql, bindings }));
  }
}
