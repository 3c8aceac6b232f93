/**
 * Where the bytes of files are: each content once, under its SHA-256, whatever number of files has it.
 * What is to be kept is flushed, and so is its folder, before anybody may commit a row that names it. A content is
 * placed, committed and removed in turns of its own, so that none goes while a row for it is on its way.
 */
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { refuse } from '../../generated/refusals.ts';
import { codeOf } from '../../store/dialects/dialect.ts';
import { cannotWrite, flush, makeFolder } from '../../store/folder.ts';
import { TurnsByName } from '../../time/turns.ts';

/** The most that one file may hold. */
const LARGEST_FILE = 10 * 1024 * 1024;

/** What may be taken in: `LARGEST_FILE` bytes and more than none, unless said otherwise. */
export interface Bounds {
  readonly most: number;
  readonly tooLarge: () => Error;
  readonly mayBeEmpty: boolean;
  /** What is never kept need not outlive the server, and is not flushed. */
  readonly isPassing?: boolean;
}

const OF_UPLOADS: Bounds = { most: LARGEST_FILE, tooLarge: refuse.fileTooLarge, mayBeEmpty: false };

/** Bytes that have arrived, whole, and flushed unless they are only passing; they are not kept yet. */
export interface Received {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** The contents that may go, since no row names them. */
export type Unwanted = (contents: readonly string[]) => Promise<readonly string[]>;

const SHA256 = /^[0-9a-f]{64}$/;

export class Contents {
  readonly #kept: string;
  readonly #incoming: string;
  readonly #thumbnails: string;
  readonly #turns = new TurnsByName();

  constructor(dataFolder: string) {
    this.#kept = join(dataFolder, 'files');
    this.#incoming = join(dataFolder, 'incoming');
    this.#thumbnails = join(dataFolder, 'thumbnails');
  }

  pathOf(sha256: string): string {
    return placeIn(this.#kept, sha256);
  }

  thumbnailPathOf(sha256: string): string {
    return placeIn(this.#thumbnails, sha256);
  }

  /** Takes in bytes as they come. What does not arrive whole, or does not fit, leaves nothing behind. */
  async receive(bytes: AsyncIterable<Uint8Array>, bounds: Bounds = OF_UPLOADS): Promise<Received> {
    const path = join(this.#incoming, randomUUID());
    const file = await refusingWhenFull(() => openNew(path));
    try {
      const { sha256, size } = await refusingWhenFull(() => writeHashed(file, bytes, bounds));
      await file.close();
      return { path, sha256, size };
    } catch (error) {
      // Closing reports the same trouble once more.
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
      throw error;
    }
  }

  /** A file for what is only kept while something is going on; like all that is incoming, none outlives its server. */
  async begin(): Promise<{ readonly path: string; readonly file: FileHandle }> {
    const path = join(this.#incoming, randomUUID());
    return { path, file: await refusingWhenFull(() => openNew(path)) };
  }

  /** A path where nothing is yet, in the folder that every start empties. */
  async newPlace(): Promise<string> {
    await makeFolder(this.#incoming);
    return join(this.#incoming, randomUUID());
  }

  /** Removes what was received and is not wanted. */
  async discard({ path }: Received): Promise<void> {
    await rm(path, { force: true });
  }

  /** Puts the bytes in their place, and then has the row committed; without it they are removed again. */
  keep<T>(received: Received, unwanted: Unwanted, commit: () => Promise<T>): Promise<T> {
    return this.keepAll([received], unwanted, commit);
  }

  /** The same for many contents, whose rows are committed together. */
  async keepAll<T>(received: readonly Received[], unwanted: Unwanted, commit: () => Promise<T>): Promise<T> {
    const contents = received.map(({ sha256 }) => sha256);
    return this.#turns.takeAll(contents, async () => {
      try {
        await refusingWhenFull(() =>
          putInPlace(received.map(({ path, sha256 }) => [path, this.pathOf(sha256)])),
        );
        return await commit();
      } catch (error) {
        // Where even that fails, the sweep finds it.
        await this.#removeUnwanted(contents, unwanted).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Removes what no row names any more. */
  async release(contents: readonly string[], unwanted: Unwanted): Promise<void> {
    await this.#turns.takeAll(contents, () => this.#removeUnwanted(contents, unwanted));
  }

  /** Keeps a picture of a content, as long as the content is there. */
  async keepThumbnail(sha256: string, picture: Uint8Array): Promise<void> {
    const path = join(this.#incoming, randomUUID());
    try {
      const file = await openNew(path);
      try {
        await file.writeFile(picture);
      } finally {
        await file.close();
      }
      await this.#turns.take(sha256, async () => {
        if (await isThere(this.pathOf(sha256))) await renameInto(path, this.thumbnailPathOf(sha256));
      });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** The names of all contents and thumbnails that are there, whether a row names them or not, a folder at a time. */
  async *all(): AsyncGenerator<readonly string[]> {
    for (const root of [this.#kept, this.#thumbnails]) {
      for (const folder of await namesIn(root)) {
        yield (await namesIn(join(root, folder))).filter(name => SHA256.test(name));
      }
    }
  }

  /** Before anybody uploads: what a server that was killed had begun to take in. */
  async forgetIncoming(): Promise<void> {
    for (const name of await namesIn(this.#incoming)) await rm(join(this.#incoming, name), { force: true });
  }

  async #removeUnwanted(contents: readonly string[], unwanted: Unwanted): Promise<void> {
    for (const sha256 of await unwanted(contents)) {
      await rm(this.pathOf(sha256), { force: true });
      await rm(this.thumbnailPathOf(sha256), { force: true });
    }
  }
}

/** Few enough in a folder that people and tools can look into it. */
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

/** Hashes one piece while it is written, and takes no more pieces than fit. */
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

/** A full disk first takes a part, and reports that it is full at the next write. */
export async function writeWhole(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten;
}

/**
 * The bytes are flushed already. An equal content that is there is replaced: nobody knows whether it was flushed. A folder is
 * flushed once, however many come into it.
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
    // A folder is an entry of the one above, which must last as long as what is in it.
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
