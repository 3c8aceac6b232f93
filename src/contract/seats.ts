/** The seats that open sockets take, as the handshake sees them. */

/** Who asks for a socket. */
export interface Guest {
  /** The id of the handshake, by which the seat is found when the handshake completes. */
  readonly requestId: string;
  readonly userId: number;
  readonly sessionId: number;
  readonly client: string | null;
}

export interface Seats {
  /** Counts and takes a seat in one step, or refuses. */
  take(guest: Guest): void;
}
