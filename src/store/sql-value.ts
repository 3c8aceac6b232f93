/** A value of a new row that the database computes while writing the row, which saves a query before. */
import type { Knex } from 'knex';

export class SqlValue<Value> {
  /** An expression, with question marks for its values; for a property without a column, one over the row's columns. */
  readonly sql: string;
  readonly values: readonly Knex.Value[];
  declare readonly of?: Value;

  constructor(sql: string, values: readonly Knex.Value[] = []) {
    this.sql = sql;
    this.values = values;
  }
}
