/** Contents as files in the data folder. A content and its folder are flushed before a row that names it can be committed. */
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../../store/dialects/dialect.ts';
import { flush, makeFolder, MARK_NAME } from '../../store/folder.ts';
import {
  onlyContents,
  placeOf,
  type ContentFile,
  type ContentStore,
  type NewPlace,
  unlessMissing,
} from './content-store.ts';
import type { ByteRange } from './ranges.ts';

export function contentPath(dataFolder: string, sha256: string): string {
  return join(dataFolder, 'files', placeOf(sha256));
}

export class FolderStore implements ContentStore {
  readonly called: string;
  readonly isOwnFolder = true;
  readonly #folder: string;
  readonly #newPlace: NewPlace;

  constructor(dataFolder: string, newPlace: NewPlace) {
    this.called = `folder ${dataFolder}`;
    [this.#folder, this.#newPlace] = [dataFolder, newPlace];
  }

  async has(sha256: string): Promise<boolean> {
    return access(this.#pathOf(sha256)).then(
      () => true,
      () => false,
    );
  }

  /**
   * The bytes are flushed already. An existing equal content is replaced, since it may not have been flushed. A folder is
   * flushed once, however many files are moved into it.
   */
  async put(files: readonly ContentFile[]): Promise<void> {
    const places = files.map(({ sha256 }) => this.#pathOf(sha256));
    for (const [at, { path }] of files.entries()) await renameInto(path, places[at] ?? '');
    for (const folder of new Set(places.map(place => dirname(place)))) await flush(folder);
  }

  async putThumbnail(sha256: string, picture: Uint8Array): Promise<void> {
    const path = await this.#newPlace();
    try {
      await writeFile(path, picture, { mode: 0o600 });
      await renameInto(path, this.#thumbnailPathOf(sha256));
    } finally {
      await rm(path, { force: true });
    }
  }

  async thumbnail(sha256: string): Promise<Buffer | null> {
    return unlessMissing(readFile(this.#thumbnailPathOf(sha256)));
  }

  async read(sha256: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.#pathOf(sha256));
    return file.createReadStream(range);
  }

  withFiles<T>(contents: readonly string[], act: (paths: readonly string[]) => Promise<T>): Promise<T> {
    return act(contents.map(sha256 => this.#pathOf(sha256)));
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.#pathOf(sha256), { force: true });
    await rm(this.#thumbnailPathOf(sha256), { force: true });
  }

  /** One folder at a time. */
  async *all(): AsyncGenerator<readonly string[]> {
    for (const root of ['files', 'thumbnails'].map(name => join(this.#folder, name))) {
      for (const folder of await namesIn(root)) yield onlyContents(await namesIn(join(root, folder)));
    }
  }

  async mark(): Promise<string | null> {
    const text = await unlessMissing(readFile(join(this.#folder, MARK_NAME), 'utf8'));
    return text?.trim() ?? null;
  }

  async putMark(mark: string): Promise<void> {
    const path = await this.#newPlace();
    await writeFile(path, `${mark}\n`, { mode: 0o600, flush: true });
    await rename(path, join(this.#folder, MARK_NAME));
    await flush(this.#folder);
  }

  #pathOf(sha256: string): string {
    return contentPath(this.#folder, sha256);
  }

  #thumbnailPathOf(sha256: string): string {
    return join(this.#folder, 'thumbnails', placeOf(sha256));
  }
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

export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  }
}
