/** A value of a new row that the database works out while it writes the row, which saves asking for it before. */
import type { Knex } from 'knex';

export class SqlValue<Value> {
  /** An expression, with question marks for its values; for what a row carries beside its columns, one in its columns. */
  readonly sql: string;
  readonly values: readonly Knex.Value[];
  declare readonly of?: Value;

  constructor(sql: string, values: readonly Knex.Value[] = []) {
    this.sql = sql;
    this.values = values;
  }
}
