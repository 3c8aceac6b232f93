/** A query whose text was built, and its values. */
import type { Knex } from 'knex';

/** A query as an engine takes it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Knex.Value[];
  /** One SELECT, which can take more columns. A union is written as the one source of a SELECT. */
  readonly isSelect: boolean;
}
