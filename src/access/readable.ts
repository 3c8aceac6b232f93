/** The rows that a caller can read, as SQL: rows of other projects are excluded before a list is cut. */
import type { Knex } from 'knex';
import { raw, sql, type Sql } from '../store/sql.ts';
import { memberOf, readsEverything, revealed, type Reader } from './authority.ts';

/** The one builder method needed here: how the compiler checks the whole type depends on the order of files. */
interface Restricted {
  whereRaw(sql: string, values?: readonly Knex.Value[]): unknown;
}

/** Excludes hidden projects, for readers of everything, whose lists have no other condition. */
function whereRevealed<Q extends Restricted>(query: Q, projectColumn: string): Q {
  void query.whereRaw(revealed(projectColumn));
  return query;
}

/** Keeps the rows whose project the caller can read; in SQL, and so before a page is cut. */
export function whereReadable<Q extends Knex.QueryBuilder>(query: Q, projectColumn: string, by: Reader): Q {
  return whereSeenBy(query, projectColumn, readsEverything(by) ? null : memberOf(by));
}

/** The same with a known member; null if no membership is needed. */
export function whereSeenBy<Q extends Knex.QueryBuilder>(
  query: Q,
  projectColumn: string,
  member: Knex.Value,
): Q {
  return member === null ? whereRevealed(query, projectColumn) : whereMember(query, projectColumn, member);
}

function whereMember<Q extends Restricted>(query: Q, projectColumn: string, memberId: Knex.Value): Q {
  void query.whereRaw(`${projectColumn} IN (SELECT project_id FROM project_members WHERE user_id = ?)`, [
    memberId,
  ]);
  return query;
}

/** The same as a condition. */
export function readable(projectColumn: string, by: Reader): Sql {
  if (readsEverything(by)) return raw(revealed(projectColumn));
  return sql`${raw(projectColumn)} IN (SELECT project_id FROM project_members WHERE user_id = ${memberOf(by)})`;
}
