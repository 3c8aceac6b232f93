/** The seats of sockets, counted from the handshake to the end of the connection, over all servers. */
import type { Guest, Seats } from '../contract/seats.ts';
import { refuse } from '../generated/refusals.ts';
import type { GiveBack, Places } from '../store/servers/servers.ts';

const SOCKETS_OF_A_USER = 16;
const SOCKETS_OF_THE_INSTANCE = 1_024;

interface Seated {
  readonly guest: Guest;
  readonly giveBack: GiveBack;
}

export class CountedSeats implements Seats {
  readonly #places: Places;
  readonly #seated = new Map<string, Seated>();
  /** Handshakes whose sessions ended before they completed. */
  readonly #turnedOut = new Set<string>();
  #closed = false;

  constructor(places: Places) {
    this.#places = places;
  }

  async take(guest: Guest): Promise<void> {
    if (this.#closed) throw refuse.instanceSocketsFull();
    const first = guest.userId * SOCKETS_OF_A_USER;
    const keys = Array.from({ length: SOCKETS_OF_A_USER }, (_, seat) => first + seat);
    const giveBack = await this.#places.take('seat', keys);
    if (!giveBack) throw refuse.tooManySockets();
    // Counted after it was taken: of two that take the last one at the same time, at least one is refused.
    const taken = await this.#places.count('seat').catch(failing(giveBack));
    if (taken > SOCKETS_OF_THE_INSTANCE) {
      giveBack();
      throw refuse.instanceSocketsFull();
    }
    this.#seated.set(guest.requestId, { guest, giveBack });
  }

  /** The user who took the seat; undefined if it is free. */
  guest(requestId: string): Guest | undefined {
    return this.#seated.get(requestId)?.guest;
  }

  giveBack(requestId: string): void {
    this.#seated.get(requestId)?.giveBack();
    this.#seated.delete(requestId);
    this.#turnedOut.delete(requestId);
  }

  /** Closes the user's sessions, including pending handshakes. */
  turnOut(userId: number): void {
    for (const { guest } of this.#seated.values())
      if (guest.userId === userId) this.#turnedOut.add(guest.requestId);
  }

  isTurnedOut(requestId: string): boolean {
    return this.#turnedOut.has(requestId);
  }

  /** Accepts no more guests. */
  close(): void {
    this.#closed = true;
  }
}

function failing(giveBack: GiveBack) {
  return (error: unknown): never => {
    giveBack();
    throw error;
  };
}
