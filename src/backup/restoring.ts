/**
 * Restores a backup, all or nothing. First all of it is read and verified. Its rows become a database next to the existing
 * one, and its files are placed where nothing uses them yet. Then the new database replaces the old one atomically.
 */
import type { Contents } from '../attachments/bytes/contents.ts';
import { markForNew } from '../attachments/bytes/ownership.ts';
import { RowsMisfit, takeIn, type TakingIn } from '../store/schema/carrying/taking-in.ts';
import type { Column } from '../store/dialects/carrying.ts';
import type { Engine, Replacement } from '../store/engines/engine.ts';
import { knownMigrations, type Migration } from '../store/schema/migrate.ts';
import type { Ask } from '../store/read.ts';
import { databaseRefused, ofDatabase } from '../store/unusable.ts';
import { engineOf } from '../store/store.ts';
import { withLease } from '../store/connections/lease.ts';
import { contentsNamed, Matching } from './files-named.ts';
import { madeBy, type Head } from './format.ts';
import { Placing } from './placing.ts';
import { readBackup, type Read } from './reading.ts';
import { BackupRefused, ofLaterVersion, explainFullDisk, unusable } from './refused.ts';
import { areRows } from './rows-checked.ts';
import { standingOf, type RevokedKey } from './standing.ts';

export interface Restoring {
  readonly url: string;
  readonly contents: Contents;
  /** Whether an existing instance may be overwritten. */
  readonly replace: boolean;
  /** Whether keys that are revoked now stay revoked if they are active in the backup. */
  readonly keepRevoked: boolean;
  readonly tell: (line: string) => void;
  /** Runs on the restored database before anyone else can use it. */
  readonly then: () => Promise<void>;
}

export interface Restored extends Read {
  /** The names of keys that are active in the backup, but revoked in the replaced database. */
  readonly revokedSince: readonly string[];
}

export async function restoreBackup(restoring: Restoring, path: string): Promise<Restored> {
  const engine = await engineOf(restoring.url);
  const claim = await engine.claim();
  try {
    const standing = await standingOf(engine);
    if (!standing.isOurs)
      throw new BackupRefused(`The database ${engine.called} contains data of another program.`);
    if (!standing.isEmpty && !restoring.replace)
      throw new BackupRefused(`The database ${engine.called} is not empty: use --replace to overwrite it.`);
    const read = await verifyBackup(engine, restoring, path);
    const revokedSince = await putInPlace(engine, restoring, { path, read, revoked: standing.revoked });
    await restoring.then();
    return { ...read, revokedSince };
  } finally {
    await claim.release();
  }
}

/** Reads all of it, and checks every row. */
async function verifyBackup(engine: Engine, { tell }: Restoring, path: string): Promise<Read> {
  let tables: Head['tables'] = {};
  return readBackup(path, {
    head: head => {
      tables = head.tables;
      migrationsOf(engine, head, path);
      return Promise.resolve();
    },
    rows: (table, lines) => {
      if (areRows(lines, tables[table] ?? [])) return Promise.resolve();
      throw unusable(path, `its rows of ${table} are not valid`);
    },
    read: (position, size) => tell(`verifying: ${percent(position, size)}`),
  });
}

function percent(part: number, whole: number): string {
  return `${String(Math.floor((100 * part) / Math.max(1, whole)))} %`;
}

interface Stages {
  /** Migrations that had been applied when the backup was made, and later ones. */
  readonly before: readonly Migration[];
  readonly later: readonly Migration[];
}

function migrationsOf({ dialect }: Engine, head: Head, path: string): Stages {
  const { migrations } = head;
  const known = knownMigrations(dialect);
  for (const [place, [number, name]] of migrations.entries()) {
    const ours = known[place];
    if (ours?.number === number && ours.name === name) continue;
    throw ofLaterVersion(path, madeBy(head), `migration ${String(number).padStart(4, '0')}-${name}`);
  }
  return { before: known.slice(0, migrations.length), later: known.slice(migrations.length) };
}

interface Chosen {
  readonly path: string;
  readonly read: Read;
  readonly revoked: readonly RevokedKey[];
}

async function putInPlace(engine: Engine, restoring: Restoring, chosen: Chosen): Promise<readonly string[]> {
  const placing = new Placing(restoring.contents);
  const replacement = await engine.replacing().catch((error: unknown) => {
    throw databaseRefused(engine.called, error);
  });
  try {
    const mark = await markForNew(restoring.contents);
    const revokedSince = await built(engine, restoring, chosen, { replacement, placing, mark });
    await replacement.swap();
    await restoring.contents.kept.putMark(mark);
    return revokedSince;
  } catch (error) {
    await replacement.abandon();
    await placing.undo();
    if (error instanceof RowsMisfit) throw unusable(chosen.path, 'its rows are inconsistent');
    throw ofDatabase(engine.called, explainFullDisk(error, 'the data folder or the database'));
  }
}

interface Site {
  readonly replacement: Replacement;
  readonly placing: Placing;
  /** What the data folder is marked with. */
  readonly mark: string;
}

async function built(
  engine: Engine,
  { tell, keepRevoked }: Restoring,
  { path, read, revoked }: Chosen,
  { replacement: { connection }, placing, mark }: Site,
): Promise<readonly string[]> {
  const { before, later } = migrationsOf(engine, read.head, path);
  const ask: Ask = (text, values) => withLease(engine, connection, handle => handle.ask(text, values));
  const taking = await takeIn(engine, connection, before);
  const columns = columnsOf(taking, read.head, path);
  const named = new Matching(contentsNamed(ask, engine.dialect));
  await readBackup(path, {
    rows: (table, lines) => taking.load(table, columns.get(table) ?? [], lines),
    file: async (sha256, size, bytes) => {
      if (!(await named.has(sha256, size))) throw unusable(path, 'it contains a file that no row refers to');
      await placing.place(sha256, size, bytes);
    },
    read: (position, size) => tell(`restoring: ${percent(position, size)}`),
  });
  await placing.end();
  if ((await named.missed()).join() !== read.lost.join())
    throw unusable(path, 'it lacks files that its rows refer to');
  await taking.finish(read.head.ids, later);
  await ask(engine.dialect.placed('INSERT INTO folder_marks (mark) VALUES (?)'), [mark]);
  return keysRevokedSince(ask, engine, revoked, keepRevoked);
}

/** The columns in the order of the backup, which must match the tables after its migrations. */
function columnsOf(
  taking: TakingIn,
  { tables, ids }: Head,
  path: string,
): ReadonlyMap<string, readonly Column[]> {
  const listed = new Map(
    Object.entries(tables).map(([table, columns]) => [
      table,
      columns.map(([name, holds]): Column => ({ name, holds })),
    ]),
  );
  const sorted = (all: ReadonlyMap<string, readonly Column[]>): string =>
    [...all]
      .map(
        ([table, columns]) =>
          `${table}: ${columns
            .map(({ name, holds }) => `${name} ${holds}`)
            .sort()
            .join()}`,
      )
      .sort()
      .join('\n');
  if (sorted(listed) !== sorted(taking.columns)) throw unusable(path, 'its tables do not match its version');
  for (const table of Object.keys(ids)) {
    if (listed.get(table)?.some(({ name }) => name === 'id') !== true)
      throw unusable(path, 'its tables do not match its version');
  }
  return listed;
}

/**
 * Returns the keys that are revoked in the replaced database but active in the backup. Revokes them in the backup's database
 * too, if they should stay revoked.
 */
async function keysRevokedSince(
  ask: Ask,
  { dialect }: Engine,
  revoked: readonly RevokedKey[],
  keepRevoked: boolean,
): Promise<readonly string[]> {
  const names: string[] = [];
  const alive = dialect.placed('SELECT name FROM api_keys WHERE key_hash = ? AND revoked_at IS NULL');
  const revoke = dialect.placed('UPDATE api_keys SET revoked_at = ? WHERE key_hash = ?');
  for (const { key_hash, revoked_at } of revoked) {
    const [key] = (await ask(alive, [key_hash])) as { readonly name: string }[];
    if (!key) continue;
    if (keepRevoked) await ask(revoke, [revoked_at, key_hash]);
    names.push(key.name);
  }
  return names;
}
