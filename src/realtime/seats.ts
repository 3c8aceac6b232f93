/** The seats of sockets, counted from the handshake to the end of the connection. */
import type { Guest, Seats } from '../contract/seats.ts';
import { refuse } from '../generated/refusals.ts';

const SOCKETS_OF_A_USER = 16;
const SOCKETS_OF_THE_INSTANCE = 1_024;

export class CountedSeats implements Seats {
  readonly #guests = new Map<string, Guest>();
  readonly #ofUser = new Map<number, number>();
  /** Handshakes whose sessions ended before they completed. */
  readonly #turnedOut = new Set<string>();
  #closed = false;

  take(guest: Guest): void {
    const taken = this.#ofUser.get(guest.userId) ?? 0;
    if (taken >= SOCKETS_OF_A_USER) throw refuse.tooManySockets();
    if (this.#closed || this.#guests.size >= SOCKETS_OF_THE_INSTANCE) throw refuse.instanceSocketsFull();
    this.#guests.set(guest.requestId, guest);
    this.#ofUser.set(guest.userId, taken + 1);
  }

  /** The user who took the seat; undefined if it is free. */
  guest(requestId: string): Guest | undefined {
    return this.#guests.get(requestId);
  }

  giveBack(requestId: string): void {
    const guest = this.#guests.get(requestId);
    if (!guest) return;
    this.#guests.delete(requestId);
    this.#turnedOut.delete(requestId);
    const left = (this.#ofUser.get(guest.userId) ?? 0) - 1;
    if (left > 0) this.#ofUser.set(guest.userId, left);
    else this.#ofUser.delete(guest.userId);
  }

  /** Closes the user's sessions, including pending handshakes. */
  turnOut(userId: number): void {
    for (const guest of this.#guests.values())
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
