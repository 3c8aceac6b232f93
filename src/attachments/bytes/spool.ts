/** Spools many long lines to disk, to be read back in order. */
import { rm, type FileHandle } from 'node:fs/promises';
import { refusingWhenFull, writeWhole, type Contents } from './contents.ts';

/** The bytes that are written or read at a time. */
const PIECE = 256 * 1024;
const LINE_END = 10;

/** A range of lines. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export class Spool {
  readonly #path: string;
  readonly #file: FileHandle;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #written = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  static async open(contents: Contents): Promise<Spool> {
    const { path, file } = await contents.begin();
    return new Spool(path, file);
  }

  /** The position of the next line. */
  get end(): number {
    return this.#written + this.#heldBytes;
  }

  /** The line must not contain a line break. */
  async add(line: string): Promise<void> {
    const bytes = Buffer.from(`${line}\n`);
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
    if (this.#heldBytes >= PIECE) await this.#write();
  }

  async *lines({ from, to }: LineRange = { from: 0, to: this.end }): AsyncGenerator<string> {
    await this.#write();
    let begun: Buffer[] = [];
    for (let at = from; at < to;) {
      const { bytesRead, buffer } = await this.#file.read(
        Buffer.allocUnsafe(Math.min(PIECE, to - at)),
        0,
        null,
        at,
      );
      if (bytesRead === 0) throw new Error('A spool ends before its lines do.');
      at += bytesRead;
      let start = 0;
      for (
        let end = buffer.indexOf(LINE_END);
        end !== -1 && end < bytesRead;
        end = buffer.indexOf(LINE_END, start)
      ) {
        yield Buffer.concat([...begun, buffer.subarray(start, end)]).toString('utf8');
        begun = [];
        start = end + 1;
      }
      if (start < bytesRead) begun.push(buffer.subarray(start, bytesRead));
    }
  }

  /** May be called twice. */
  async discard(): Promise<void> {
    this.#held = [];
    await this.#file.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }

  async #write(): Promise<void> {
    const held = Buffer.concat(this.#held);
    await refusingWhenFull(() => writeWhole(this.#file, held));
    this.#written += held.length;
    [this.#held, this.#heldBytes] = [[], 0];
  }
}
