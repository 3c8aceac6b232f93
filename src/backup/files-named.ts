/** The contents that file rows name, without duplicates, ordered by SHA-256. */
import type { Ask } from '../store/read.ts';
import type { Dialect } from '../store/dialects/dialect.ts';

export interface Named {
  readonly sha256: string;
  readonly size: number;
}

const AT_ONCE = 2_000;

export async function* contentsNamed(ask: Ask, dialect: Dialect): AsyncGenerator<readonly Named[], void> {
  const text = dialect.placed(`
    SELECT sha256, MAX(size_bytes) AS size FROM attachments
    WHERE sha256 > ? GROUP BY sha256 ORDER BY sha256 LIMIT ${String(AT_ONCE)}`);
  let last = '';
  for (;;) {
    const named = (await ask(text, [last])) as Named[];
    if (named.length > 0) yield named;
    if (named.length < AT_ONCE) return;
    last = named.at(-1)?.sha256 ?? last;
  }
}

const HASH_BYTES = 32;
const SIZE_BYTES = 8;

/** A compact list, in a fraction of the memory of objects: there may be millions. */
export class NamedContents {
  #packed: Buffer[] = [];
  #bytes = 0;

  add(named: readonly Named[]): void {
    const packed = Buffer.alloc(named.length * (HASH_BYTES + SIZE_BYTES));
    for (const [place, { sha256, size }] of named.entries()) {
      const at = place * (HASH_BYTES + SIZE_BYTES);
      packed.write(sha256, at, 'hex');
      packed.writeBigUInt64LE(BigInt(size), at + HASH_BYTES);
      this.#bytes += size;
    }
    this.#packed.push(packed);
  }

  get count(): number {
    return this.#packed.reduce((sum, { length }) => sum + length, 0) / (HASH_BYTES + SIZE_BYTES);
  }

  get bytes(): number {
    return this.#bytes;
  }

  *[Symbol.iterator](): Generator<Named, void> {
    for (const packed of this.#packed) {
      for (let at = 0; at < packed.length; at += HASH_BYTES + SIZE_BYTES) {
        const sha256 = packed.toString('hex', at, at + HASH_BYTES);
        yield { sha256, size: Number(packed.readBigUInt64LE(at + HASH_BYTES)) };
      }
    }
  }
}

/** Compares files, in order, with those that rows name. */
export class Matching {
  readonly #portions: AsyncGenerator<readonly Named[], void>;
  #coming: Named[] = [];
  #missed: string[] = [];

  constructor(portions: AsyncGenerator<readonly Named[], void>) {
    this.#portions = portions;
  }

  /** Whether a row names the next file, with this size. */
  async has(sha256: string, size: number): Promise<boolean> {
    for (let next = await this.#next(); next; next = await this.#next()) {
      if (next.sha256 > sha256) {
        this.#coming.push(next);
        return false;
      }
      if (next.sha256 === sha256) return next.size === size;
      this.#missed.push(next.sha256);
    }
    return false;
  }

  /** Named by rows, but missing once all files have been seen. */
  async missed(): Promise<readonly string[]> {
    for (let next = await this.#next(); next; next = await this.#next()) this.#missed.push(next.sha256);
    return this.#missed;
  }

  async #next(): Promise<Named | undefined> {
    if (this.#coming.length === 0) this.#coming = [...((await this.#portions.next()).value ?? [])].reverse();
    return this.#coming.pop();
  }
}
