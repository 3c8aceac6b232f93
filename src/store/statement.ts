/** A prebuilt query with its values. */
import type { Knex } from 'knex';

/** A query in the engine's dialect. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Knex.Value[];
  /** A single SELECT, which can take more columns. A union is written as the source of a SELECT. */
  readonly isSelect: boolean;
}
