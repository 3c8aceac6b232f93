/** Types for knex's dialect classes, which knex ships without types. */

declare module 'knex/lib/dialects/sqlite3/index.js' {
  import type { CompiledQuery, DialectClient } from 'knex/lib/client.js';
  export type { CompiledQuery };
  const ClientSqlite3: typeof DialectClient;
  export default ClientSqlite3;
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import type { CompiledQuery, DialectClient } from 'knex/lib/client.js';
  export type { CompiledQuery };
  const ClientPg: typeof DialectClient;
  export default ClientPg;
}

declare module 'knex/lib/client.js' {
  import { Knex } from 'knex';

  /** One statement on its way through knex: first the query, then the response. */
  export interface CompiledQuery {
    readonly sql: string;
    readonly bindings: readonly unknown[];
    readonly method?: string;
    readonly returning?: unknown;
    readonly output?: unknown;
    response?: unknown;
    context?: unknown;
  }

  export class DialectClient extends Knex.Client {
    _query(connection: unknown, query: CompiledQuery): Promise<CompiledQuery>;
    processResponse(query: CompiledQuery, runner: unknown): unknown;
  }
}
