/**
 * Requests that wait for a change of a project. A request is notified of changes that are made after its read has begun, so
 * none is missed, and holds a place only while it waits.
 */
import { refuse } from '../generated/refusals.ts';
import type { StoreEvent } from '../store/events.ts';

const PLACES_OF_A_USER = 16;
const PLACES_OF_THE_INSTANCE = 1_024;

export interface Waiter {
  readonly requestId: string;
  readonly project: number;
  /** The key of those who share places: a user. */
  readonly owner: string;
  /** The accounts on which the access depends. */
  readonly accounts: readonly (number | null)[];
  readonly seconds: number;
  readonly whenLeft: (act: () => void) => void;
}

interface Place extends Waiter {
  isWaiting: boolean;
  isOver: boolean;
  /** Whether there may be something new since the last read. */
  isNotified: boolean;
  wake: () => void;
  timer: NodeJS.Timeout | null;
}

export class Waiters {
  readonly #places = new Map<string, Place>();
  readonly #ofOwner = new Map<string, number>();
  #waiting = 0;
  #isStopped = false;

  get size(): number {
    return this.#waiting;
  }

  /**
   * Begins to listen; call it before the read. Returns how to wait if the read finds nothing, or null if the request may not
   * wait any longer. A request that runs again keeps its place and its time.
   */
  listen(waiter: Waiter): (() => Promise<void>) | null {
    if (waiter.seconds === 0 || this.#isStopped) return null;
    const place = this.#places.get(waiter.requestId) ?? this.#newPlace(waiter);
    if (place.isOver) return null;
    place.isNotified = false;
    return () => this.#wait(place);
  }

  /** Wakes the requests which these events may concern. */
  notify(events: readonly StoreEvent[]): void {
    for (const place of this.#places.values()) {
      if (events.some(event => concerns(event, place))) notify(place);
    }
  }

  /** Wakes all requests: something may have changed unnoticed. */
  notifyAll(): void {
    for (const place of this.#places.values()) notify(place);
  }

  /** Ends all waits, at once and from now on. */
  stop(): void {
    this.#isStopped = true;
    for (const place of this.#places.values()) end(place);
  }

  #newPlace(waiter: Waiter): Place {
    const place: Place = {
      ...waiter,
      isWaiting: false,
      isOver: false,
      isNotified: false,
      wake: () => {},
      timer: null,
    };
    this.#places.set(waiter.requestId, place);
    waiter.whenLeft(() => this.#leave(place));
    return place;
  }

  async #wait(place: Place): Promise<void> {
    // Something may have changed, or its client may have left, during the read.
    if (place.isNotified || place.isOver) return;
    if (!place.isWaiting) this.#seat(place);
    await new Promise<void>(resolve => {
      place.wake = resolve;
    });
  }

  #seat(place: Place): void {
    const taken = this.#ofOwner.get(place.owner) ?? 0;
    if (taken >= PLACES_OF_A_USER || this.#waiting >= PLACES_OF_THE_INSTANCE) throw refuse.tooManyWaiting();
    this.#ofOwner.set(place.owner, taken + 1);
    this.#waiting += 1;
    place.isWaiting = true;
    place.timer = setTimeout(() => end(place), place.seconds * 1_000);
  }

  #leave(place: Place): void {
    this.#places.delete(place.requestId);
    end(place);
    if (!place.isWaiting) return;
    place.isWaiting = false;
    this.#waiting -= 1;
    const left = (this.#ofOwner.get(place.owner) ?? 0) - 1;
    if (left > 0) this.#ofOwner.set(place.owner, left);
    else this.#ofOwner.delete(place.owner);
  }
}

function notify(place: Place): void {
  place.isNotified = true;
  place.wake();
}

function end(place: Place): void {
  if (place.timer) clearTimeout(place.timer);
  place.isOver = true;
  place.wake();
}

/** An event that names neither a user nor a project concerns everyone. */
function concerns({ user_id, project_id }: StoreEvent, { accounts, project }: Waiter): boolean {
  if (user_id !== undefined) return accounts.includes(user_id);
  return project_id === undefined || project_id === project;
}
