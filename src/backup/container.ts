/** Writes the file of a backup, an entry after the other, while what was put in before is still on its way to the disk. */
import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { unwritable } from './refused.ts';
import { END, headerOf, paddingOf } from './tar.ts';

/** How much goes to the disk at once. */
const PIECE = 1024 * 1024;

export class Container {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #seal = createHash('sha256');
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #size = 0;
  /** The write that runs; a failure of it waits for whoever writes next. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(path: string, file: FileHandle) {
    [this.#path, this.#file] = [path, file];
  }

  /** A new file, for our account alone. */
  static async create(path: string): Promise<Container> {
    return new Container(path, await open(path, 'wx', 0o600));
  }

  /** What it has come to, including what is not written yet. */
  get size(): number {
    return this.#size + this.#heldBytes;
  }

  /** Sealed as a whole. */
  async put(name: string, content: Uint8Array): Promise<void> {
    this.#begin(name, content.length).update(content);
    await this.#end(content);
  }

  /** Sealed by its name, which is the SHA-256 of the content. */
  async putFile(name: string, content: Uint8Array): Promise<void> {
    this.#begin(name, content.length);
    await this.#end(content);
  }

  /** What was put in so far, as one SHA-256. */
  get seal(): string {
    return this.#seal.copy().digest('hex');
  }

  async finish(): Promise<void> {
    this.#add(END);
    await this.#write();
    await this.#writing;
  }

  /** Until it is on the disk. */
  async flush(): Promise<void> {
    await this.#file.sync();
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#file.close();
  }

  #begin(name: string, size: number) {
    const header = headerOf(name, size);
    this.#add(header);
    return this.#seal.update(header);
  }

  async #end(content: Uint8Array): Promise<void> {
    this.#add(content);
    this.#add(END.subarray(0, paddingOf(content.length)));
    if (this.#heldBytes >= PIECE) await this.#write();
  }

  #add(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#held.push(piece);
    this.#heldBytes += piece.length;
  }

  /** Begins to write what is held, once what went before is written. */
  async #write(): Promise<void> {
    await this.#writing;
    const [held, at] = [this.#held, this.#size];
    this.#size += this.#heldBytes;
    [this.#held, this.#heldBytes] = [[], 0];
    // Told here for what it is: to whoever writes from a view of the database it would look like the database's own trouble.
    this.#writing = this.#writeAt(held, at).catch((error: unknown) => {
      throw unwritable(error, this.#path);
    });
    this.#writing.catch(() => undefined);
  }

  async #writeAt(pieces: readonly Uint8Array[], at: number): Promise<void> {
    const { bytesWritten } = await this.#file.writev([...pieces], at);
    const all = pieces.reduce((sum, { length }) => sum + length, 0);
    if (bytesWritten === all) return;
    // A full disk takes a part first, and says so at the next attempt.
    const rest = Buffer.concat(pieces).subarray(bytesWritten);
    for (let done = 0; done < rest.length;) {
      const next = await this.#file.write(rest, done, rest.length - done, at + bytesWritten + done);
      done += next.bytesWritten;
    }
  }
}
