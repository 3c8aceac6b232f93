/** Seats limit open sockets; this is the interface for the handshake. */

/** The requester of a socket. */
export interface Guest {
  /** The handshake's request id, which identifies the seat when the handshake completes. */
  readonly requestId: string;
  readonly userId: number;
  readonly sessionId: number;
  readonly client: string | null;
}

export interface Seats {
  /** Counts and takes a seat in one step, or refuses. */
  take(guest: Guest): Promise<void>;
}
