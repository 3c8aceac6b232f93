/** Makes a backup: rows as of one instant, the bytes of the files that they name, all read again before it has its name. */
import { randomUUID, webcrypto } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Contents } from '../attachments/contents.ts';
import { travellingColumns } from '../store/carrying/columns.ts';
import { TRAVELLING } from '../store/carrying/tables.ts';
import { linesOf } from '../store/carrying/taking-out.ts';
import type { Column } from '../store/dialects/carrying.ts';
import { codeOf } from '../store/dialects/dialect.ts';
import type { Read } from '../store/read.ts';
import { storedSeq } from '../store/seq-counter.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { Container } from './container.ts';
import { contentsNamed, NamedContents } from './files-named.ts';
import {
  END_ENTRY,
  endOf,
  filePath,
  FORMAT,
  FORMAT_VERSION,
  HEAD,
  LOST,
  rowsPath,
  type Counts,
  type Head,
} from './format.ts';
import { Hold } from './hold.ts';
import { readBackup } from './reading.ts';
import { BackupRefused, toldWhenFull } from './refused.ts';

export interface Making {
  readonly store: Store;
  readonly contents: Pick<Contents, 'pathOf'>;
  readonly clock: Clock;
  /** Hears how far it is, more often than anybody wants to read. */
  readonly tell?: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface Made {
  readonly head: Head;
  readonly counts: Counts;
  readonly size: number;
  /** Files whose bytes are not in the data folder, or not those that they should be. */
  readonly lost: readonly string[];
}

/** What a backup is called until it is whole. */
function unfinished(path: string): string {
  return `${path}.${randomUUID()}.part`;
}

export async function makeBackup(making: Making, path: string): Promise<Made> {
  await refuseTaken(path);
  const part = unfinished(path);
  const hold = new Hold(making.store, making.clock);
  try {
    const made = await written(making, hold, part);
    await refuseTaken(path);
    await rename(part, path);
    await flushFolder(dirname(path));
    return made;
  } catch (error) {
    await rm(part, { force: true });
    throw toldWhenFull(error, dirname(path));
  } finally {
    await hold.end();
  }
}

async function refuseTaken(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found) throw new BackupRefused(`${path} is there already: name a new file.`);
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function written(making: Making, hold: Hold, part: string): Promise<Made> {
  const container = await Container.create(part);
  try {
    await hold.take();
    const { head, rows, named } = await making.store.snapshot(read => takeOut(making, read, hold, container));
    const { counts, lost } = await copyFiles(making, hold, container, named);
    if (lost.length > 0) await container.put(LOST, Buffer.from(`${lost.join('\n')}\n`));
    const all = { rows, ...counts };
    await container.put(END_ENTRY, Buffer.from(endOf(all, container.seal)));
    await container.finish();
    making.tell?.('reading it again');
    await Promise.all([container.flush(), readBackup(part, {}, making.signal)]);
    return { head, counts: all, size: container.size, lost };
  } finally {
    await container.close();
  }
}

interface TakenOut {
  readonly head: Head;
  readonly rows: Readonly<Record<string, number>>;
  readonly named: NamedContents;
}

/** All that is asked of the database, in one view of it. */
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
  // The view is open: what comes or goes from now on is not in it.
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
  { db, ask, dialect }: Read,
  made_at: string,
  tables: ReadonlyMap<string, readonly Column[]>,
): Promise<Head> {
  const seq = await storedSeq(db);
  const migrations = await db('migrations').orderBy('number').select<{ number: number; name: string }[]>();
  const ids = (await ask(dialect.carrying.lastIds, [])) as { table: string; last: number }[];
  return {
    format: FORMAT,
    format_version: FORMAT_VERSION,
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

interface Copied {
  readonly counts: Omit<Counts, 'rows'>;
  readonly lost: readonly string[];
}

const MIB = 1024 * 1024;

async function copyFiles(
  { contents, tell, signal }: Making,
  hold: Hold,
  container: Container,
  named: NamedContents,
): Promise<Copied> {
  const lost: string[] = [];
  let [files, bytes] = [0, 0];
  const all = `of ${named.count.toLocaleString('en')} (${Math.ceil(named.bytes / MIB).toLocaleString('en')} MiB)`;
  for await (const { sha256, content } of ahead(named, one => contents.pathOf(one))) {
    signal?.throwIfAborted();
    if (content) {
      await container.putFile(filePath(sha256), content);
      [files, bytes] = [files + 1, bytes + content.length];
      tell?.(`files: ${files.toLocaleString('en')} ${all}`);
    } else if (await hold.isKept()) {
      lost.push(sha256);
    } else {
      throw new BackupRefused('It took so long that files were removed meanwhile: try again.');
    }
  }
  return { counts: { files, bytes }, lost };
}

/** So much is read before it is wanted, and one file at the least. */
const AHEAD_BYTES = 8 * MIB;
const AHEAD_FILES = 8;

interface Fetched {
  readonly sha256: string;
  readonly size: number;
  readonly content: Promise<Buffer | null>;
}

/** The contents in their order; null for one that is not there, or not what it should be. */
async function* ahead(named: NamedContents, pathOf: (sha256: string) => string) {
  const fetched: Fetched[] = [];
  let bytes = 0;
  const next = named[Symbol.iterator]();
  for (let step = next.next(); ;) {
    while (!step.done && fetched.length < AHEAD_FILES && (fetched.length === 0 || bytes < AHEAD_BYTES)) {
      const { sha256, size } = step.value;
      fetched.push({ sha256, size, content: contentOf(pathOf(sha256), sha256) });
      bytes += size;
      step = next.next();
    }
    const first = fetched.shift();
    if (!first) return;
    bytes -= first.size;
    yield { sha256: first.sha256, content: await first.content };
  }
}

function contentOf(path: string, sha256: string): Promise<Buffer | null> {
  const content = readAndCompared(path, sha256);
  // Whoever waits for it hears of a failure; it must not end the process before.
  content.catch(() => undefined);
  return content;
}

/** The digest is worked out beside the thread on which a server may be making this. */
async function readAndCompared(path: string, sha256: string): Promise<Buffer | null> {
  try {
    const content = await readFile(path);
    const digest = await webcrypto.subtle.digest('SHA-256', content);
    return Buffer.from(digest).toString('hex') === sha256 ? content : null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
