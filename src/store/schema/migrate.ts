/** Migrations: numbered SQL files, applied once each and in order, forward only. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { ownVersion } from '../../config/version.ts';
import { ownFile } from '../../program/files.ts';
import { stamp } from '../../time/clock.ts';
import { allTables, areOurs } from './carrying/columns.ts';
import { type Dialect, type MigrationWord } from '../dialects/dialect.ts';
import type { Connection, Engine, Undisturbed } from '../engines/engine.ts';
import { withLease } from '../connections/lease.ts';
import { withReader } from '../connections/one-reader.ts';
import type { Ask, Handle } from '../read.ts';
import { DatabaseRefused, databaseRefused, ofDatabase, ServedAlready } from '../unusable.ts';

/** The database and this program do not match; the message says what to do. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
  /** The version before it keeps working on the new schema. */
  readonly isBeside: boolean;
}

export type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>;

const FOLDER = ownFile('store/schema/migrations/');

/** `0002-name.sql` is for both engines, `0002-name.sqlite.sql` for one. */
const FILE = /^(?<number>\d{4})-(?<name>[a-z0-9-]+)(?:\.(?<engine>sqlite|postgres))?\.sql$/;

const LEDGER = `CREATE TABLE IF NOT EXISTS migrations (
  number {{integer}} PRIMARY KEY,
  name {{text}} NOT NULL,
  checksum {{text}} NOT NULL,
  applied_at {{text}} NOT NULL
) {{strict}}`;

/** The migrations of this program for an engine, in order. */
export function knownMigrations(dialect: Dialect, folder: URL = FOLDER): Migration[] {
  const known = new Map<number, Migration>();
  for (const file of readdirSync(folder).sort()) {
    const { number, name, engine } = FILE.exec(file)?.groups ?? {};
    if (number === undefined || name === undefined) throw new Error(`No migration is named like ${file}.`);
    if (engine !== undefined && engine !== dialect.engine) continue;
    if (known.has(Number(number))) throw new Error(`Two migrations have the number ${number}.`);
    // Line ends are not part of the text: a checkout may have changed them.
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(text).digest('hex');
    const sql = inWordsOf(dialect, text);
    known.set(Number(number), { number: Number(number), name, checksum, sql, isBeside: isBeside(text) });
  }
  return [...known.values()];
}

/** The first line of a migration that only adds: tables, columns with a default, indexes that are built in seconds. */
const BESIDE = '-- beside\n';

function isBeside(text: string): boolean {
  return text.startsWith(BESIDE);
}

export interface Migrating {
  /** For a server, which has its turn; a command takes one if it has to. */
  readonly undisturbed?: Undisturbed | undefined;
  readonly folder?: URL;
  /** Told of each migration that was applied. */
  readonly migrated?: ((name: string, ms: number) => void) | undefined;
}

/** Applies pending migrations. Processes that start together take turns; each migration is applied by one of them. */
export async function migrate(
  engine: Engine,
  { undisturbed, folder, migrated }: Migrating = {},
): Promise<void> {
  const known = knownMigrations(engine.dialect, folder);
  // This is the first connection to the database, so an error in opening it appears here.
  const connection = await engine.connect('migrating').catch((error: unknown) => {
    throw databaseRefused(engine.called, error);
  });
  try {
    await refuseForeign(engine, connection);
    const applyAll = async (): Promise<void> => {
      for (let turns = known.length; turns >= 0; turns -= 1) {
        const begun = performance.now();
        const applied = await applyNext(engine, connection, known);
        if (!applied) return;
        migrated?.(called(applied), Math.round(performance.now() - begun));
      }
    };
    const mayApply = async (alone: Undisturbed): Promise<void> => {
      const pending = await pendingOf(engine, connection, known);
      const disturbing = pending.find(one => !one.isBeside);
      if (disturbing) await alone(applyAll).catch(explaining(engine, disturbing));
      else await applyAll();
    };
    if (undisturbed) await mayApply(undisturbed);
    else if ((await pendingOf(engine, connection, known)).length > 0) await engine.inTurn(mayApply);
    else await applyAll();
  } catch (error) {
    // A failed migration explains itself.
    throw ofDatabase(engine.called, error);
  } finally {
    // This also rolls back a failed migration.
    await connection.close();
  }
}

/** None of a database without our tables has been applied. */
async function pendingOf(
  engine: Engine,
  connection: Connection,
  known: readonly Migration[],
): Promise<readonly Migration[]> {
  return withLease(engine, connection, async ({ ask }) => {
    const tables = await allTables(ask, engine.dialect);
    if (!tables.includes('migrations')) return known;
    const applied = (await ask('SELECT number FROM migrations', [])) as Pick<Applied, 'number'>[];
    const numbers = new Set(applied.map(({ number }) => number));
    return known.filter(({ number }) => !numbers.has(number));
  });
}

function explaining({ called: database }: Engine, migration: Migration) {
  return (error: unknown): never => {
    if (!(error instanceof ServedAlready)) throw error;
    throw new DatabaseRefused(
      `The database ${database} needs the migration ${called(migration)}, which cannot run beside a server: stop all servers first.`,
      { cause: error },
    );
  };
}

/** Refuses a database of another program, so that its tables are neither mixed with ours nor partly replaced. */
async function refuseForeign(engine: Engine, connection: Connection): Promise<void> {
  refuseForeignTables(
    engine,
    await withLease(engine, connection, ({ ask }) => allTables(ask, engine.dialect)),
  );
}

function refuseForeignTables(engine: Engine, tables: readonly string[]): void {
  if (tables.length === 0 || areOurs(tables)) return;
  throw new DatabaseRefused(
    `The database ${engine.called} contains tables of another program (${quotedFew(tables)}): use a separate database for Docket.`,
  );
}

/** Enough of them to recognize the program. */
function quotedFew(tables: readonly string[]): string {
  return [...tables.slice(0, TABLES_NAMED), ...(tables.length > TABLES_NAMED ? ['…'] : [])].join(', ');
}

const TABLES_NAMED = 3;

/** Applies migrations in a transaction that the caller began, and will end. */
export async function applyMigrations(
  engine: Engine,
  connection: Connection,
  migrations: readonly Migration[],
): Promise<void> {
  await connection.run(inWordsOf(engine.dialect, LEDGER));
  await withLease(engine, connection, async ({ db }) => {
    for (const migration of migrations) await apply(engine, connection, db, migration);
  });
}

/** The migrations of a database that is used without migrating; refused if this program does not know one of them. */
async function appliedMigrations(engine: Engine, { ask }: Handle): Promise<readonly Applied[]> {
  const applied = (await ask(
    'SELECT number, name, checksum FROM migrations ORDER BY number',
    [],
  )) as Applied[];
  await refuseStrangers(ask, knownMigrations(engine.dialect), applied);
  return applied;
}

/** Refuses a database that is missing, not ours, or newer than this program, and does not change any other. */
export async function refuseUnknown(engine: Engine): Promise<void> {
  await withReader(engine, async handle => {
    if (!areOurs(await allTables(handle.ask, engine.dialect)))
      throw new DatabaseRefused(`The database ${engine.called} is not a Docket database.`);
    await appliedMigrations(engine, handle);
  });
}

/** The last migration of a database, null without one, and those that it lacks; refused like a command if it is not ours or newer. */
export async function schemaState(
  engine: Engine,
): Promise<{ readonly current: string | null; readonly pending: readonly string[] }> {
  const known = knownMigrations(engine.dialect);
  if (!engine.exists()) return { current: null, pending: known.map(called) };
  return withReader(engine, async handle => {
    const tables = await allTables(handle.ask, engine.dialect);
    refuseForeignTables(engine, tables);
    if (!tables.includes('migrations')) return { current: null, pending: known.map(called) };
    const applied = await appliedMigrations(engine, handle);
    const last = known[applied.length - 1];
    return { current: last ? called(last) : null, pending: known.slice(applied.length).map(called) };
  });
}

async function applyNext(
  engine: Engine,
  connection: Connection,
  known: readonly Migration[],
): Promise<Migration | undefined> {
  const { dialect } = engine;
  await connection.run(dialect.beginWriting);
  const next = await withLease(engine, connection, async ({ db, ask }) => {
    await connection.run(inWordsOf(dialect, LEDGER));
    // Matches no row, but fails if writing is not allowed: SQLite begins a write even on a read-only file.
    await connection.run('DELETE FROM migrations WHERE number < 0');
    const applied = await db<Applied>('migrations').select('number', 'name', 'checksum').orderBy('number');
    await refuseStrangers(ask, known, applied);
    const pending = known[applied.length];
    if (pending) await apply(engine, connection, db, pending);
    return pending;
  });
  await connection.run('COMMIT');
  return next;
}

/** The migration that created the table of versions. */
const VERSIONED = 34;

async function apply(engine: Engine, connection: Connection, db: Knex, migration: Migration): Promise<void> {
  const { number, name, checksum, sql } = migration;
  try {
    await connection.run(sql);
    await refuseDanglingReferences(engine.dialect, db);
  } catch (error) {
    throw await migrationFailed(engine, migration, error);
  }
  await db('migrations').insert({ number, name, checksum, applied_at: stamp(new Date()) });
  if (number >= VERSIONED) await db('migration_versions').insert({ number, version: ownVersion() });
}

/** An engine error as one sentence for the operator. */
async function migrationFailed(engine: Engine, migration: Migration, error: unknown): Promise<unknown> {
  const explained = await engine.explained(error);
  if (explained instanceof DatabaseRefused) return explained;
  const failed = `Migration ${called(migration)} failed and was rolled back`;
  const refused = ofDatabase(engine.called, error);
  return refused instanceof DatabaseRefused
    ? new DatabaseRefused(`${failed}: ${refused.message}`, { cause: error })
    : new Error(`${failed}.`, { cause: error });
}

async function refuseDanglingReferences({ danglingReferences }: Dialect, db: Knex): Promise<void> {
  if (danglingReferences === null) return;
  const dangling = await db.raw<unknown[]>(danglingReferences);
  if (dangling.length > 0)
    throw new Error(`${String(dangling.length)} rows refer to rows that do not exist.`);
}

/** The applied migrations must be the beginning of the known ones. */
async function refuseStrangers(
  ask: Ask,
  known: readonly Migration[],
  applied: readonly Applied[],
): Promise<void> {
  for (const [index, row] of applied.entries()) {
    const ours = known.find(({ number }) => number === row.number);
    if (!ours) {
      throw new MigrationRefused(
        `This database was made by a newer version of Docket${await byVersion(ask, row)} ` +
          `(migration ${called(row)} is unknown here): ` +
          'start that version, or restore a backup made before the upgrade.',
      );
    }
    if (ours.checksum !== row.checksum) {
      throw new MigrationRefused(
        `Migration ${called(ours)} differs from the one that this database applied: ` +
          'restore the released file, and put the change into a new migration.',
      );
    }
    const expected = known[index];
    if (expected && expected.number !== row.number) {
      throw new MigrationRefused(
        `Migration ${called(expected)} is not applied, but the later ${called(row)} is: ` +
          'give it a number above every released one.',
      );
    }
  }
}

/** `, 0.3.0` for a migration that this version applied; nothing if that is not known. */
async function byVersion(ask: Ask, { number }: Applied): Promise<string> {
  const query = `SELECT version FROM migration_versions WHERE number = ${String(number)}`;
  // A database that lacks the table is refused all the same.
  const [found] = (await ask(query, []).catch(() => [])) as { readonly version: string }[];
  return found ? `, ${found.version}` : '';
}

function called({ number, name }: Pick<Migration, 'number' | 'name'>): string {
  return `${String(number).padStart(4, '0')}-${name}`;
}

function inWordsOf(dialect: Dialect, text: string): string {
  return text.replace(/\{\{(\w*)\}\}/g, (_, word: string) => {
    if (!isMigrationWord(dialect, word)) throw new Error(`Unknown word {{${word}}} in a migration.`);
    return dialect.migrationWords[word];
  });
}

function isMigrationWord(dialect: Dialect, word: string): word is MigrationWord {
  return Object.hasOwn(dialect.migrationWords, word);
}
