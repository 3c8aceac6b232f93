/** Looks at a database without changing it: whether it is sound, its version, and its clock. */
import { withReader } from './connections/one-reader.ts';
import type { Engine } from './engines/engine.ts';
import type { Ask } from './read.ts';
import { allTables, areOurs } from './schema/carrying/columns.ts';

export interface Examined {
  readonly version: string;
  /** What is wrong with it, each as the end of a sentence. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  /** Whether it has our tables. */
  readonly isOurs: boolean;
  /** The time of its newest entry, and of its own clock; null if it has none. */
  readonly newest: string | null;
  readonly now: string | null;
}

/** `isDeep` also compares the indexes of SQLite with their tables. */
export async function examineDatabase(engine: Engine, isDeep: boolean): Promise<Examined> {
  return withReader(engine, async ({ ask }) => {
    const tables = await allTables(ask, engine.dialect);
    const isOurs = areOurs(tables);
    const own = engine.dialect.engine === 'sqlite' ? await ofSqlite(ask, isDeep) : await ofPostgres(ask);
    const foreign = tables.length > 0 && !isOurs ? ['contains tables of another program'] : [];
    const [row] = isOurs ? await rows(ask, 'SELECT ts AS newest FROM activity ORDER BY id DESC LIMIT 1') : [];
    return { ...own, isOurs, faults: [...own.faults, ...foreign], newest: textOf(row?.['newest']) };
  });
}

type Row = Readonly<Record<string, unknown>>;
type Found = Omit<Examined, 'newest' | 'isOurs'>;

async function rows(ask: Ask, text: string): Promise<readonly Row[]> {
  return (await ask(text, [])) as Row[];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Enough to see what is wrong. */
const FAULTS = 3;

async function ofSqlite(ask: Ask, isDeep: boolean): Promise<Found> {
  const [about] = await rows(ask, 'SELECT sqlite_version() AS version');
  const pragma = isDeep ? 'integrity_check' : 'quick_check';
  const found = await rows(ask, `PRAGMA ${pragma}(${String(FAULTS)})`);
  const faults = found.map(row => String(Object.values(row)[0])).filter(fault => fault !== 'ok');
  const broken = isDeep ? await rows(ask, 'SELECT "table" FROM pragma_foreign_key_check LIMIT 1') : [];
  return {
    version: `SQLite ${String(about?.['version'])}`,
    faults: [
      ...(faults.length > 0 ? [`is damaged: ${faults.join('; ')}`] : []),
      ...broken.map(({ table }) => `has rows of ${String(table)} that refer to nothing`),
    ],
    warnings: [],
    now: null,
  };
}

async function ofPostgres(ask: Ask): Promise<Found> {
  const [about] = await rows(
    ask,
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
      current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
      current_setting('max_connections')::int AS connections, pg_is_in_recovery() AS standby,
      to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS now,
      current_setting('server_encoding') AS encoding,
      (SELECT count(*) FROM pg_available_extensions WHERE name = 'pg_trgm')::int AS trigrams`,
  );
  const number = Number(about?.['number']);
  const faults = [
    number < 130_000 ? 'is older than PostgreSQL 13' : '',
    about?.['standby'] === true ? 'is a standby, which cannot be written' : '',
    about?.['encoding'] === 'UTF8' ? '' : 'has another encoding than UTF8',
    Number(about?.['trigrams']) === 1 ? '' : 'cannot have the extension pg_trgm, which is not installed',
  ];
  const warnings = [
    about?.['fsync'] === 'on' ? '' : 'has fsync off, so that a crash can damage it',
    about?.['pages'] === 'on' ? '' : 'has full_page_writes off, so that a crash can damage it',
    Number(about?.['connections']) < 20 ? 'allows fewer than 20 connections (max_connections)' : '',
  ];
  return {
    version: `PostgreSQL ${String(about?.['version'])}`,
    faults: faults.filter(Boolean),
    warnings: warnings.filter(Boolean),
    now: textOf(about?.['now']),
  };
}
