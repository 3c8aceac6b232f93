/**
 * The store of file contents: each content is stored once, under its SHA-256, however many files have it. A content and its
 * folder are flushed before a row that names it can be committed. Placing, committing and removing a content happen one at a
 * time on all servers, so that no content is removed while a row for it is being committed.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { refuse } from '../../generated/refusals.ts';
import { codeOf } from '../../store/dialects/dialect.ts';
import { cannotWrite, flush, makeFolder, MARK_NAME } from '../../store/folder.ts';
import { alone } from '../../store/servers/alone.ts';
import { ownFolder, type Confirm, type Servers } from '../../store/servers/servers.ts';

/** The size limit of one file. */
const LARGEST_FILE = 10 * 1024 * 1024;

/** The allowed size: from one byte to `LARGEST_FILE`, by default. */
export interface Bounds {
  readonly most: number;
  readonly tooLarge: () => Error;
  readonly mayBeEmpty: boolean;
  /** Temporary bytes are not flushed, because they need not survive a restart. */
  readonly isPassing?: boolean;
}

const OF_UPLOADS: Bounds = { most: LARGEST_FILE, tooLarge: refuse.fileTooLarge, mayBeEmpty: false };

/** Bytes that were received completely, and flushed unless they are temporary. They are not in the store yet. */
export interface Received {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** Returns those contents that may be removed, because no row names them. */
export type Unwanted = (contents: readonly string[]) => Promise<readonly string[]>;

const SHA256 = /^[0-9a-f]{64}$/;

export class Contents {
  /** Its name for the operator. */
  readonly called: string;
  readonly #markPath: string;
  readonly #kept: string;
  readonly #incoming: string;
  readonly #thumbnails: string;
  readonly #allIncoming: string;
  readonly #hold: Servers['hold'];

  constructor(dataFolder: string, servers: Pick<Servers, 'number' | 'hold'> = alone()) {
    this.called = dataFolder;
    this.#markPath = join(dataFolder, MARK_NAME);
    this.#kept = join(dataFolder, 'files');
    this.#allIncoming = join(dataFolder, 'incoming');
    this.#incoming = ownFolder(this.#allIncoming, servers);
    this.#thumbnails = join(dataFolder, 'thumbnails');
    this.#hold = (names, act) => servers.hold(names, act);
  }

  pathOf(sha256: string): string {
    return placeIn(this.#kept, sha256);
  }

  thumbnailPathOf(sha256: string): string {
    return placeIn(this.#thumbnails, sha256);
  }

  /** Receives bytes as they arrive. An incomplete or oversized upload leaves nothing behind. */
  async receive(bytes: AsyncIterable<Uint8Array>, bounds: Bounds = OF_UPLOADS): Promise<Received> {
    const path = join(this.#incoming, randomUUID());
    const file = await refusingWhenFull(() => openNew(path));
    try {
      const { sha256, size } = await refusingWhenFull(() => writeHashed(file, bytes, bounds));
      await file.close();
      return { path, sha256, size };
    } catch (error) {
      // Closing reports the same error again.
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
      throw error;
    }
  }

  /** A temporary file; like all incoming files, it is deleted after the end of the server. */
  async begin(): Promise<{ readonly path: string; readonly file: FileHandle }> {
    const path = join(this.#incoming, randomUUID());
    return { path, file: await refusingWhenFull(() => openNew(path)) };
  }

  /** An unused path in the folder of temporary files. */
  async newPlace(): Promise<string> {
    await makeFolder(this.#incoming);
    return join(this.#incoming, randomUUID());
  }

  /** Removes received bytes that are not needed. */
  async discard({ path }: Received): Promise<void> {
    await rm(path, { force: true });
  }

  /** Moves the bytes to their place, then commits the row; if the commit fails, they are removed again. */
  keep<T>(received: Received, unwanted: Unwanted, commit: () => Promise<T>): Promise<T> {
    return this.keepAll([received], unwanted, commit);
  }

  /** The same for many contents, whose rows are committed together. */
  async keepAll<T>(received: readonly Received[], unwanted: Unwanted, commit: () => Promise<T>): Promise<T> {
    const contents = received.map(({ sha256 }) => sha256);
    return this.#hold(contents, async confirm => {
      try {
        await refusingWhenFull(() =>
          putInPlace(received.map(({ path, sha256 }) => [path, this.pathOf(sha256)])),
        );
        await confirm();
        return await commit();
      } catch (error) {
        // If even that fails, the sweep removes it.
        await this.#removeUnwanted(contents, unwanted, confirm).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Removes contents that no row names any more. */
  async release(contents: readonly string[], unwanted: Unwanted): Promise<void> {
    await this.#hold(contents, confirm => this.#removeUnwanted(contents, unwanted, confirm));
  }

  /** Stores a thumbnail of a content, while the content exists. */
  async keepThumbnail(sha256: string, picture: Uint8Array): Promise<void> {
    const path = join(this.#incoming, randomUUID());
    try {
      const file = await openNew(path);
      try {
        await file.writeFile(picture);
      } finally {
        await file.close();
      }
      await this.#hold([sha256], async () => {
        if (await isThere(this.pathOf(sha256))) await renameInto(path, this.thumbnailPathOf(sha256));
      });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** The names of all stored contents and thumbnails, whether a row names them or not, one folder at a time. */
  async *all(): AsyncGenerator<readonly string[]> {
    for (const root of [this.#kept, this.#thumbnails]) {
      for (const folder of await namesIn(root)) {
        yield (await namesIn(join(root, folder))).filter(name => SHA256.test(name));
      }
    }
  }

  /** The mark of the instance that the folder belongs to; null if it has none. */
  async mark(): Promise<string | null> {
    try {
      return (await readFile(this.#markPath, 'utf8')).trim();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async putMark(mark: string): Promise<void> {
    const path = await this.newPlace();
    await writeFile(path, `${mark}\n`, { mode: 0o600, flush: true });
    await rename(path, this.#markPath);
    await flush(this.called);
  }

  has(sha256: string): Promise<boolean> {
    return isThere(this.pathOf(sha256));
  }

  /** The servers that are receiving, or have left something when they ended. */
  async receivingServers(): Promise<number[]> {
    return [...new Set((await namesIn(this.#allIncoming)).map(serverOf))];
  }

  /** Deletes what these servers had begun to receive when they ended. */
  async forgetIncoming(ended: readonly number[]): Promise<void> {
    for (const name of await namesIn(this.#allIncoming)) {
      if (ended.includes(serverOf(name)))
        await rm(join(this.#allIncoming, name), { force: true, recursive: true });
    }
  }

  async #removeUnwanted(contents: readonly string[], unwanted: Unwanted, confirm: Confirm): Promise<void> {
    const removed = await unwanted(contents);
    if (removed.length > 0) await confirm();
    for (const sha256 of removed) {
      await rm(this.pathOf(sha256), { force: true });
      await rm(this.thumbnailPathOf(sha256), { force: true });
    }
  }
}

/** A server among others receives in a folder named by its number; one that is alone, in the folder above. */
function serverOf(name: string): number {
  return /^[1-9][0-9]{0,9}$/.test(name) ? Number(name) : 0;
}

/** Few enough entries in a folder that people and tools can list it. */
function placeIn(root: string, sha256: string): string {
  return join(root, sha256.slice(0, 2), sha256);
}

async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx+', 0o600);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeFolder(dirname(path));
    return open(path, 'wx+', 0o600);
  }
}

/** Hashes a piece while it is written, and stops at the size limit. */
async function writeHashed(
  file: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
  { most, tooLarge, mayBeEmpty, isPassing = false }: Bounds,
): Promise<Pick<Received, 'sha256' | 'size'>> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > most) throw tooLarge();
    const written = writeWhole(file, piece);
    hash.update(piece);
    await written;
  }
  if (size === 0 && !mayBeEmpty) throw refuse.fileEmpty();
  if (!isPassing) await file.datasync();
  return { sha256: hash.digest('hex'), size };
}

/** A full disk first writes a part, and reports the error at the next write. */
export async function writeWhole(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten;
}

/**
 * The bytes are flushed already. An existing equal content is replaced, since it may not have been flushed. A folder is
 * flushed once, however many files are moved into it.
 */
async function putInPlace(moves: readonly (readonly [from: string, to: string])[]): Promise<void> {
  for (const [from, to] of moves) await renameInto(from, to);
  for (const folder of new Set(moves.map(([, to]) => dirname(to)))) await flush(folder);
}

async function renameInto(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A folder is an entry of its parent, which must be as durable as its contents.
    await flush(dirname(folder));
    await flush(dirname(dirname(folder)));
    await rename(from, to);
  }
}

export async function refusingWhenFull<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw cannotWrite(error) ? Object.assign(refuse.storageFull(), { cause: error }) : error;
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  }
}
