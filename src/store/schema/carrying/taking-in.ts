/** Inserts exported rows unchanged into a database that is not in use yet. */
import type { Column } from '../../dialects/carrying.ts';
import type { Engine, Connection } from '../../engines/engine.ts';
import { withLease } from '../../connections/lease.ts';
import { applyMigrations, type Migration } from '../migrate.ts';
import type { Ask, Read } from '../../read.ts';
import { SHELVES } from '../../search-tables.ts';
import { travellingColumns } from './columns.ts';

/** A database being built: rows are inserted between `prepare` and `finish`. */
export interface TakingIn {
  /** The columns of every table that can receive rows. */
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  /** Rows of a table, as lines of JSON with their values in this order. */
  load(table: string, columns: readonly Column[], lines: Buffer): Promise<void>;
  finish(ids: Readonly<Record<string, number>>, later: readonly Migration[]): Promise<void>;
}

/** Creates empty tables, and disables triggers and references while rows are inserted. */
export async function takeIn(
  engine: Engine,
  connection: Connection,
  before: readonly Migration[],
): Promise<TakingIn> {
  const { dialect } = engine;
  await applyMigrations(engine, connection, before);
  const { columns, back } = await withLease(engine, connection, async ({ ask }) => {
    const found = await travellingColumns(ask, dialect);
    const statements = await dialect.carrying.quiet(ask);
    // The rows that migrations insert are part of the export.
    for (const table of found.keys()) await ask(`DELETE FROM "${table}"`, []);
    return { columns: found, back: statements };
  });
  return {
    columns,
    load: (table, columnsOfLines, lines) =>
      fitting(engine, connection, async ({ ask }) => {
        const statement = dialect.carrying.load(table, columnsOfLines);
        await ask(statement, [`[${lines.toString('utf8').replaceAll('\n', ',')}]`]);
      }),
    finish: async (ids, later) => {
      await fitting(engine, connection, async ({ ask }) => {
        for (const [table, last] of Object.entries(ids)) await giveOutBehind(ask, engine, table, last);
        for (const statement of back) await ask(statement, []);
      });
      await applyMigrations(engine, connection, later);
      await fitting(engine, connection, async read => {
        await refuseDangling(read);
        await searchAnew(read);
      });
    },
  };
}

/** The rows are invalid, alone or in combination. */
export class RowsMisfit extends Error {
  override readonly name = 'RowsMisfit';
}

async function fitting(
  engine: Engine,
  connection: Connection,
  act: (read: Read) => Promise<void>,
): Promise<void> {
  try {
    await withLease(engine, connection, act);
  } catch (error) {
    throw engine.dialect.isMisfit(error) ? new RowsMisfit('The rows do not fit.', { cause: error }) : error;
  }
}

async function giveOutBehind(ask: Ask, { dialect }: Engine, table: string, last: number): Promise<void> {
  const statements = dialect.carrying.lastId(table);
  for (const [place, statement] of statements.entries())
    await ask(statement, place === statements.length - 1 ? [last] : []);
}

async function refuseDangling({ ask, dialect }: Read): Promise<void> {
  const dangling = dialect.danglingReferences === null ? [] : await ask(dialect.danglingReferences, []);
  if (dangling.length > 0) throw new RowsMisfit('Rows refer to rows that are not there.');
}

/** The next server builds the search index from the texts, unless it exists already. */
async function searchAnew({ db }: Read): Promise<void> {
  await db('search_rebuilding').delete();
  await db('search_rebuilding').insert(SHELVES.map(shelf => ({ shelf, after_id: 0 })));
}
