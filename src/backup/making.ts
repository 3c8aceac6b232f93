/** Makes a backup: a snapshot of the rows and the contents of their files, all verified before the file gets its name. */
import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Contents } from '../attachments/bytes/contents.ts';
import { ownVersion } from '../config/version.ts';
import { travellingColumns } from '../store/schema/carrying/columns.ts';
import { TRAVELLING } from '../store/schema/carrying/tables.ts';
import { linesOf } from '../store/schema/carrying/taking-out.ts';
import type { Column } from '../store/dialects/carrying.ts';
import { flush } from '../store/folder.ts';
import type { Read } from '../store/read.ts';
import { storedSeq } from '../store/writing/seq-counter.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { Container } from './container.ts';
import { copyFiles, type Copying } from './copying.ts';
import { BackupThreads, Misread } from './threads.ts';
import { contentsNamed, NamedContents } from './files-named.ts';
import {
  END_ENTRY,
  endOf,
  FORMAT,
  FORMAT_VERSION,
  HEAD,
  LOST,
  rowsPath,
  type Counts,
  type Head,
} from './format.ts';
import { Hold } from './hold.ts';
import { BackupRefused, explainFullDisk } from './refused.ts';

export interface Making {
  readonly store: Store;
  readonly contents: Pick<Contents, 'kept'>;
  readonly clock: Clock;
  /** Receives progress, more often than a user wants to read it. */
  readonly tell?: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface MadeBackup {
  readonly head: Head;
  readonly counts: Counts;
  readonly size: number;
  /** Files whose contents are missing or damaged. */
  readonly lost: readonly string[];
}

/** The name of a backup until it is complete. */
function unfinished(path: string): string {
  return `${path}.${randomUUID()}.part`;
}

export async function makeBackup(making: Making, path: string): Promise<MadeBackup> {
  await refuseTaken(path);
  const part = unfinished(path);
  const hold = new Hold(making.store, making.clock);
  try {
    const made = await writeBackup(making, hold, part);
    await refuseTaken(path);
    await rename(part, path);
    await flush(dirname(path));
    return made;
  } catch (error) {
    await rm(part, { force: true });
    throw explainFullDisk(error, dirname(path));
  } finally {
    await hold.end();
  }
}

async function refuseTaken(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found) throw new BackupRefused(`${path} already exists: choose another file name.`);
}

async function writeBackup(making: Making, hold: Hold, part: string): Promise<MadeBackup> {
  const container = await Container.create(part);
  let threads = new BackupThreads(part, container.reached, false);
  try {
    await hold.take();
    const taken = await making.store.snapshot(read => takeOut(making, read, hold, container));
    const rows = await container.settle();
    try {
      return await completeBackup({ ...making, hold, container, threads }, taken);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
    }
    // A file is damaged. That is so rare that files are not checked before; now check each of them first.
    await threads.end();
    await container.goBack(rows);
    threads = new BackupThreads(part, container.reached, true);
    return await completeBackup({ ...making, hold, container, threads }, taken);
  } finally {
    await threads.end();
    await container.close();
  }
}

async function completeBackup(copying: Copying, { head, rows, named }: TakenOut): Promise<MadeBackup> {
  const { container, threads, tell, signal } = copying;
  const { counts, lost } = await copyFiles(copying, named);
  if (lost.length > 0) await container.put(LOST, Buffer.from(`${lost.join('\n')}\n`));
  const all = { rows, ...counts };
  await container.put(END_ENTRY, Buffer.from(endOf(all, container.seal)));
  await container.finish();
  tell?.('verifying the backup');
  await Promise.all([container.flush(), threads.verified()]);
  signal?.throwIfAborted();
  return { head, counts: all, size: container.size, lost };
}

interface TakenOut {
  readonly head: Head;
  readonly rows: Readonly<Record<string, number>>;
  readonly named: NamedContents;
}

/** Reads everything from the database, in one snapshot. */
async function takeOut(
  { clock, tell, signal }: Making,
  read: Read,
  hold: Hold,
  container: Container,
): Promise<TakenOut> {
  const { ask, dialect } = read;
  const made_at = clock().toISOString();
  const tables = await travellingColumns(ask, dialect);
  const head = await headOf(read, made_at, tables);
  // The snapshot is open: later additions and deletions are not part of it.
  await hold.release();
  await container.put(HEAD, Buffer.from(`${JSON.stringify(head)}\n`));
  const rows: Record<string, number> = {};
  for (const [table, columns] of tables) {
    let [count, part] = [0, 0];
    for await (const lines of linesOf(read, table, columns)) {
      signal?.throwIfAborted();
      await container.put(rowsPath(table, (part += 1)), lines.bytes);
      count += lines.rows;
      tell?.(`${table}: ${count.toLocaleString('en')} rows`);
    }
    if (count > 0) rows[table] = count;
  }
  const named = new NamedContents();
  for await (const some of contentsNamed(ask, dialect)) named.add(some);
  return { head, rows, named };
}

async function headOf(
  read: Read,
  made_at: string,
  tables: ReadonlyMap<string, readonly Column[]>,
): Promise<Head> {
  const { db, ask, dialect } = read;
  const seq = await storedSeq(read);
  const migrations = await db('migrations').orderBy('number').select<{ number: number; name: string }[]>();
  const ids = (await ask(dialect.carrying.lastIds, [])) as { table: string; last: number }[];
  return {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    docket_version: ownVersion(),
    made_at,
    seq,
    engine: dialect.engine,
    migrations: migrations.map(({ number, name }) => [number, name] as const),
    tables: Object.fromEntries(
      [...tables].map(([table, columns]) => [
        table,
        columns.map(({ name, holds }) => [name, holds] as const),
      ]),
    ),
    ids: Object.fromEntries(
      ids.filter(({ table }) => Object.hasOwn(TRAVELLING, table)).map(({ table, last }) => [table, last]),
    ),
  };
}
