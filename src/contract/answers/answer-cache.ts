/** Caches responses by the versions of what they depend on, limited in bytes. */
import type { Json } from '../../store/json.ts';

/** A response as it was sent. */
export interface KeptAnswer {
  /** Names the versions. */
  readonly tag: string;
  readonly body: Json<unknown>;
  readonly headers: object;
}

/** The approximate overhead of an entry, in bytes. */
const ROOM_OF_ENTRY = 1_024;

/** One response may use at most this part of the cache. */
const LARGEST_PART = 1 / 8;

export class AnswerCache {
  readonly #room: number;
  /** The least recently used one comes first. */
  readonly #kept = new Map<string, KeptAnswer>();
  #taken = 0;

  constructor(room: number) {
    this.#room = room;
  }

  /** The used size in bytes. */
  get taken(): number {
    return this.#taken;
  }

  /** Whether there is one, of any versions. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** The response, unless something that it depends on has changed since. */
  get(key: string, tag: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept?.tag !== tag) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  set(key: string, answer: KeptAnswer): void {
    this.#forget(key);
    const room = roomOf(key, answer);
    if (room > this.#room * LARGEST_PART) return;
    this.#kept.set(key, answer);
    this.#taken += room;
    for (const oldest of this.#kept.keys()) {
      if (this.#taken <= this.#room) return;
      this.#forget(oldest);
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#taken = 0;
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#taken -= roomOf(key, kept);
  }
}

/** A short text may be a slice of a larger buffer, which stays in memory with it. */
function roomOf(key: string, { body }: KeptAnswer): number {
  return body.bytes.buffer.byteLength + 2 * key.length + ROOM_OF_ENTRY;
}
