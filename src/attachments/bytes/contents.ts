/**
 * The stored contents of files, each of them once, however many files have it. Bytes are received in a folder of the server's
 * own, and kept in a `ContentStore`. Placing, committing and removing a content happen one at a time on all servers, so that no
 * content is removed while a row for it is being committed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config/schema.ts';
import { refuse } from '../../generated/refusals.ts';
import { codeOf } from '../../store/dialects/dialect.ts';
import { cannotWrite, makeFolder } from '../../store/folder.ts';
import { alone } from '../../store/servers/alone.ts';
import { ownFolder, type Confirm, type Servers } from '../../store/servers/servers.ts';
import { sizeLimits } from '../../text/limits.ts';
import { BucketStore } from './bucket-store.ts';
import type { ContentFile, ContentStore } from './content-store.ts';
import { FolderStore, namesIn } from './folder-store.ts';

/** The size limit of one file. */
const LARGEST_FILE = sizeLimits.file.most;

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
export interface Received extends ContentFile {
  readonly size: number;
}

/** Where the bytes of an instance are. */
export type Where = Pick<Config, 'data_folder' | 'files_url'>;

/** Returns those contents that may be removed, because no row names them. */
export type Unwanted = (contents: readonly string[]) => Promise<readonly string[]>;

export class Contents {
  readonly #store: ContentStore;
  readonly #incoming: string;
  readonly #allIncoming: string;
  readonly #hold: Servers['hold'];

  constructor({ data_folder, files_url }: Where, servers: Pick<Servers, 'number' | 'hold'> = alone()) {
    this.#allIncoming = join(data_folder, 'incoming');
    this.#incoming = ownFolder(this.#allIncoming, servers);
    this.#hold = (names, act) => servers.hold(names, act);
    const newPlace = (): Promise<string> => this.newPlace();
    this.#store =
      files_url === undefined ? new FolderStore(data_folder, newPlace) : new BucketStore(files_url, newPlace);
  }

  /** Where they are kept, to be read. */
  get kept(): Pick<
    ContentStore,
    'called' | 'isOwnFolder' | 'has' | 'read' | 'thumbnail' | 'withFiles' | 'all' | 'mark' | 'putMark'
  > {
    return this.#store;
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

  /** Puts the bytes in their place, then commits the row; if the commit fails, they are removed again. */
  keep<T>(received: Received, unwanted: Unwanted, commit: () => Promise<T>): Promise<T> {
    return this.keepAll([received], unwanted, commit);
  }

  /** The same for many contents, whose rows are committed together. */
  async keepAll<T>(received: readonly Received[], unwanted: Unwanted, commit: () => Promise<T>): Promise<T> {
    const contents = received.map(({ sha256 }) => sha256);
    return this.#hold(contents, async confirm => {
      try {
        await refusingWhenFull(() => this.#store.put(received));
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
    await this.#hold([sha256], async () => {
      if (await this.#store.has(sha256)) await this.#store.putThumbnail(sha256, picture);
    });
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
    for (const sha256 of removed) await this.#store.remove(sha256);
  }
}

/** A server among others receives in a folder named by its number; one that is alone, in the folder above. */
function serverOf(name: string): number {
  return /^[1-9][0-9]{0,9}$/.test(name) ? Number(name) : 0;
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

export async function refusingWhenFull<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw cannotWrite(error) ? Object.assign(refuse.storageFull(), { cause: error }) : error;
  }
}
