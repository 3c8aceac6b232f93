/** Reads a backup from beginning to end, and refuses it at the first byte that is not as it was written. */
import { createHash, type Hash } from 'node:crypto';
import { END_ENTRY, endOf, FILE, HEAD, headIn, LOST, ROWS, type Counts, type Head } from './format.ts';
import { ofLaterVersion, unusable, type BackupRefused } from './refused.ts';
import { WholeFile, type Source } from './source.ts';
import { BLOCK, END, entryIn, paddingOf } from './tar.ts';

/** Receives the parts of a backup, in order. */
export interface Visitor {
  head?(head: Head): Promise<void>;
  rows?(table: string, lines: Buffer): Promise<void>;
  file?(sha256: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Progress. */
  read?(position: number, size: number): void;
}

export interface Read {
  readonly head: Head;
  readonly counts: Counts;
  /** Files that the backup names, but whose contents were missing when it was made. */
  readonly lost: readonly string[];
}

/** Rows come in portions of about a mebibyte, and a single one is never near this. */
const LARGEST_PART = 256 * 1024 * 1024;

export async function readBackup(path: string, visitor: Visitor = {}): Promise<Read> {
  const source = await WholeFile.open(path);
  try {
    return await readFrom(source, path, visitor);
  } finally {
    await source.close();
  }
}

export function readFrom(source: Source, path: string, visitor: Visitor = {}): Promise<Read> {
  return new Reading(path, source, visitor).run();
}

class Reading {
  readonly #path: string;
  readonly #source: Source;
  readonly #visitor: Visitor;
  readonly #seal = createHash('sha256');
  readonly #rows = new Map<string, number>();
  #files = 0;
  #bytes = 0;
  #lastFile = '';
  #lost: readonly string[] = [];
  /** The kind of the previous entry: kinds come in order. */
  #stage = 0;

  constructor(path: string, source: Source, visitor: Visitor) {
    [this.#path, this.#source, this.#visitor] = [path, source, visitor];
  }

  async run(): Promise<Read> {
    const head = await this.#head();
    for (;;) {
      const { header, name, size } = await this.#entry();
      if (name === END_ENTRY) return await this.#end(head, size);
      this.#seal.update(header);
      const [, table] = ROWS.exec(name) ?? [];
      const [, sha256] = FILE.exec(name) ?? [];
      if (table !== undefined) await this.#part(head, table, size);
      else if (sha256 !== undefined) await this.#file(sha256, size);
      else if (name === LOST) await this.#lostFiles(size);
      else throw this.#unusable('it contains something that is not part of a backup');
      this.#visitor.read?.(this.#source.position, this.#source.size);
    }
  }

  #unusable(why: string): BackupRefused {
    return unusable(this.#path, why);
  }

  async #head(): Promise<Head> {
    const header = await this.#source.take(BLOCK);
    const entry = header.length === BLOCK ? entryIn(header) : null;
    if (entry?.name !== HEAD) throw this.#unusable('it is not a Docket backup');
    this.#seal.update(header);
    const head = headIn((await this.#content(entry.size)).toString('utf8'));
    if (head === null) throw this.#unusable('its header is damaged');
    if ('newer' in head) throw ofLaterVersion(this.#path, head.newer, 'format');
    await this.#visitor.head?.(head);
    return head;
  }

  async #entry() {
    const header = await this.#source.take(BLOCK);
    if (header.length < BLOCK) throw this.#cut();
    const entry = entryIn(header);
    if (!entry) throw this.#damaged();
    return { header, ...entry };
  }

  #cut(): BackupRefused {
    return this.#unusable('it is truncated');
  }

  #damaged(): BackupRefused {
    return this.#unusable('it is damaged or was changed');
  }

  #comes(stage: number): void {
    if (stage < this.#stage) throw this.#damaged();
    this.#stage = stage;
  }

  /** The content of an entry, which is part of the seal. */
  async #content(size: number): Promise<Buffer> {
    if (size > LARGEST_PART) throw this.#damaged();
    const content = await this.#source.take(size);
    if (content.length < size) throw this.#cut();
    this.#seal.update(content);
    await this.#padding(size);
    return content;
  }

  async #padding(size: number): Promise<void> {
    const padding = await this.#source.take(paddingOf(size));
    if (padding.length < paddingOf(size)) throw this.#cut();
    if (!padding.every(byte => byte === 0)) throw this.#damaged();
  }

  async #part(head: Head, table: string, size: number): Promise<void> {
    this.#comes(1);
    if (!Object.hasOwn(head.tables, table)) throw this.#unusable(`it has rows of an unknown table ${table}`);
    const lines = await this.#content(size);
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + linesIn(lines));
    await this.#visitor.rows?.(table, lines);
  }

  async #file(sha256: string, size: number): Promise<void> {
    this.#comes(2);
    if (sha256 <= this.#lastFile) throw this.#damaged();
    this.#lastFile = sha256;
    const hash = createHash('sha256');
    const pieces = hashing(this.#source.pieces(size), hash);
    await this.#visitor.file?.(sha256, size, pieces);
    let left = size - pieces.seen();
    for await (const piece of this.#source.pieces(left)) {
      hash.update(piece);
      left -= piece.length;
    }
    if (left > 0) throw this.#cut();
    if (hash.digest('hex') !== sha256) throw this.#damaged();
    await this.#padding(size);
    this.#files += 1;
    this.#bytes += size;
  }

  async #lostFiles(size: number): Promise<void> {
    this.#comes(3);
    const lost = namesIn((await this.#content(size)).toString('utf8'));
    if (!lost) throw this.#damaged();
    this.#lost = lost;
  }

  async #end(head: Head, size: number): Promise<Read> {
    const rows = Object.fromEntries(this.#rows);
    const counts = { rows, files: this.#files, bytes: this.#bytes };
    if (size > LARGEST_PART) throw this.#damaged();
    const expected = endOf(counts, this.#seal.digest('hex'));
    const content = await this.#source.take(size + paddingOf(size) + END.length);
    const text = content.toString('utf8', 0, size);
    const rest = content.subarray(size);
    if (content.length < size + paddingOf(size) + END.length) throw this.#cut();
    if (text !== expected || !rest.every(byte => byte === 0)) throw this.#damaged();
    if ((await this.#source.take(1)).length > 0) throw this.#unusable('there is data after its end');
    this.#visitor.read?.(this.#source.size, this.#source.size);
    return { head, counts, lost: this.#lost };
  }
}

function namesIn(text: string): readonly string[] | null {
  const names = text.trimEnd().split('\n');
  return names.every(name => /^[0-9a-f]{64}$/.test(name)) ? names : null;
}

const LINE_END = 10;

function linesIn(lines: Buffer): number {
  let count = 1;
  for (let at = lines.indexOf(LINE_END); at !== -1; at = lines.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

/** Passes pieces on, and adds them to a hash. */
function hashing(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncIterable<Buffer> & { seen(): number } {
  let seen = 0;
  return {
    seen: () => seen,
    async *[Symbol.asyncIterator]() {
      for await (const piece of pieces) {
        hash.update(piece);
        seen += piece.length;
        yield piece;
      }
    },
  };
}
