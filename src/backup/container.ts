/** Writes a backup file entry by entry; an entry can be added while earlier ones are still being written. */
import { createHash, type Hash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Reached } from './reached.ts';
import { unwritable } from './refused.ts';
import { BLOCK, END, headerOf, paddingOf } from './tar.ts';

/** The bytes that are written at a time. */
const PIECE = 1024 * 1024;

/** A position between two entries. */
export interface Bookmark {
  readonly size: number;
  readonly seal: Hash;
}

export class Container {
  readonly #path: string;
  readonly #file: FileHandle;
  /** The written length, readable at any time. */
  readonly reached = new Reached();
  #seal = createHash('sha256');
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #size = 0;
  /** The write in progress; the next write receives its failure. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(path: string, file: FileHandle) {
    [this.#path, this.#file] = [path, file];
  }

  /** A new file, private to our account. */
  static async create(path: string): Promise<Container> {
    const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
      throw unwritable(error, dirname(path), dirname(path));
    });
    return new Container(path, file);
  }

  /** The current size, including what is not written yet. */
  get size(): number {
    return this.#size + this.#heldBytes;
  }

  /** Sealed as a whole. */
  async put(name: string, content: Uint8Array): Promise<void> {
    const header = headerOf(name, content.length);
    this.#seal.update(header).update(content);
    for (const piece of [header, content, END.subarray(0, paddingOf(content.length))]) this.#add(piece);
    if (this.#heldBytes >= PIECE) await this.#write();
  }

  /** Resolves when everything so far is written; others may append after it. */
  async settle(): Promise<Bookmark> {
    await this.#write();
    await this.#writing;
    return { size: this.#size, seal: this.#seal.copy() };
  }

  /** Drops everything that was added since. */
  async goBack({ size, seal }: Bookmark): Promise<void> {
    [this.#size, this.#seal] = [size, seal];
    await this.#file.truncate(size);
    this.reached.advance(size);
  }

  /** An entry that others have appended. It is sealed by its name, which is the SHA-256 of its content. */
  passed(name: string, size: number): void {
    this.#seal.update(headerOf(name, size));
    this.#size += BLOCK + size + paddingOf(size);
  }

  /** One SHA-256 over everything so far. */
  get seal(): string {
    return this.#seal.copy().digest('hex');
  }

  async finish(): Promise<void> {
    this.#add(END);
    await this.settle();
    this.reached.finish();
  }

  /** Waits until it is on disk. */
  async flush(): Promise<void> {
    await this.#file.sync();
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#file.close();
  }

  #add(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#held.push(piece);
    this.#heldBytes += piece.length;
  }

  /** Writes what is buffered, after the previous write. */
  async #write(): Promise<void> {
    await this.#writing;
    const [held, at] = [this.#held, this.#size];
    const to = (this.#size += this.#heldBytes);
    [this.#held, this.#heldBytes] = [[], 0];
    // Reported here, because a reader of the database would take it for an error of the database.
    this.#writing = this.#writeAt(held, at).then(
      () => this.reached.advance(to),
      (error: unknown) => {
        throw unwritable(error, this.#path);
      },
    );
    this.#writing.catch(() => undefined);
  }

  async #writeAt(pieces: readonly Uint8Array[], at: number): Promise<void> {
    const { bytesWritten } = await this.#file.writev([...pieces], at);
    const all = pieces.reduce((sum, { length }) => sum + length, 0);
    if (bytesWritten === all) return;
    // A full disk first writes a part, and reports the error at the next attempt.
    const rest = Buffer.concat(pieces).subarray(bytesWritten);
    for (let done = 0; done < rest.length;) {
      const next = await this.#file.write(rest, done, rest.length - done, at + bytesWritten + done);
      done += next.bytesWritten;
    }
  }
}
