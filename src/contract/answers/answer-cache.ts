/** Caches responses as long as the version of their project is unchanged, bounded in bytes. */
import type { Json } from '../../store/json.ts';

/** An answer as it left. */
export interface KeptAnswer {
  readonly version: number;
  readonly body: Json<unknown>;
  readonly headers: object;
}

/** What an answer takes up besides its own bytes, roughly. */
const ROOM_OF_ENTRY = 1_024;

/** One answer takes at most this part of the room. */
const LARGEST_PART = 1 / 8;

export class AnswerCache {
  readonly #room: number;
  /** The one that has gone unused the longest comes first. */
  readonly #kept = new Map<string, KeptAnswer>();
  #taken = 0;

  constructor(room: number) {
    this.#room = room;
  }

  /** How many bytes are taken. */
  get taken(): number {
    return this.#taken;
  }

  /** Whether there is one, of whichever version. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** The answer, unless its project has changed since. */
  get(key: string, version: number): KeptAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept?.version !== version) return undefined;
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

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#taken -= roomOf(key, kept);
  }
}

/** A short text may be part of a larger piece of memory, which stays as long as the text does. */
function roomOf(key: string, { body }: KeptAnswer): number {
  return body.bytes.buffer.byteLength + 2 * key.length + ROOM_OF_ENTRY;
}
