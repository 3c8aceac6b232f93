/** What a reader of the database is given. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';
import type { Statement } from './statement.ts';

/** Runs SQL as the engine takes it, bypassing knex, which often takes longer than the answer. */
export type Ask = (text: string, values: readonly Knex.Value[]) => Promise<unknown[]>;

/** What statements are given to. */
export interface Handle {
  readonly db: Knex;
  readonly ask: Ask;
}

export interface Read extends Handle {
  readonly dialect: Dialect;
  /** The rows of a statement whose text was built before. The checks of a call travel with the first one. */
  rows(statement: Statement): Promise<unknown[]>;
  /** Waits until the checks of the call have passed, which no statement may have taken along. */
  settled(): Promise<void>;
  /** Asks, unless the same was asked before in this commit and cannot be otherwise now; only changes remember. */
  readonly recall?: <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** The record of a row, where it came along when this change wrote the row, last of all. */
  readonly shown?: (table: string, id: number) => Buffer | null;
}
