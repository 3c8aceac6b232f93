/** Makes sure that there is a socket: opens one, and another after a while when it ends. */
import type { CallOff, Clock } from './clock.ts';
import type { ClientMessage, ServerEvent } from './events.ts';
import type { Rest } from './rest.ts';
import type { Socket } from './socket.ts';
import { waitAfter } from './waits.ts';
import { Wire, type WireEnd } from './wire.ts';

export type State =
  | { readonly name: 'connecting' }
  | { readonly name: 'open' }
  /**
   * There is no socket for now, and another is opened after the wait. The code is the one that closed the last socket;
   * 1006 when the network broke, or no socket could be opened.
   */
  | { readonly name: 'waiting'; readonly ms: number; readonly code: number }
  /** For good. Signed out: sign in, and connect again. */
  | { readonly name: 'closed'; readonly reason: 'closed' | 'signed out' };

/** The session has ended. */
const SESSION_ENDED = 4401;
/** A client that is closed again and again comes back as rarely as one that is not let in. */
const LASTING_MS = 60_000;

export interface ConnectionHooks {
  stateChanged(state: State): void;
  opened(): void;
  heard(event: ServerEvent): void;
  /** A socket that was open has ended; it was last heard at that time. */
  lost(heardAt: number): void;
  /** No socket lasts, though the server answers. */
  poll(): void;
}

export class Connection {
  readonly #open: () => Socket;
  readonly #rest: Rest;
  readonly #clock: Clock;
  readonly #hooks: ConnectionHooks;
  readonly #over = new AbortController();
  #wire: Wire | null = null;
  #failures = 0;
  #isInquiring = false;
  #callOff: CallOff = () => {};
  #state: State = { name: 'connecting' };

  constructor(open: () => Socket, rest: Rest, clock: Clock, hooks: ConnectionHooks) {
    this.#open = open;
    this.#rest = rest;
    this.#clock = clock;
    this.#hooks = hooks;
  }

  get state(): State {
    return this.#state;
  }

  begin(): void {
    this.#become({ name: 'connecting' });
    // A listener may have closed the client.
    if (this.#over.signal.aborted) return;
    this.#wire = new Wire(this.#open(), this.#clock, {
      opened: () => {
        this.#become({ name: 'open' });
        this.#hooks.opened();
      },
      heard: event => this.#hooks.heard(event),
      ended: end => this.#ended(end),
    });
  }

  /** Without an open socket, nothing is sent. */
  send(message: ClientMessage): void {
    if (this.#wire?.isOpen) this.#wire.send(message);
  }

  close(reason: 'closed' | 'signed out'): void {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.#callOff();
    this.#wire?.cut();
    this.#become({ name: 'closed', reason });
  }

  #ended({ code, openMs }: WireEnd): void {
    if (openMs !== null) this.#hooks.lost(this.#wire?.heardAt ?? 0);
    if (code === SESSION_ENDED) return this.close('signed out');
    const hasLasted = openMs !== null && openMs >= LASTING_MS;
    this.#failures = hasLasted ? 1 : this.#failures + 1;
    const ms = waitAfter(this.#failures, this.#clock);
    this.#callOff = this.#clock.after(ms, () => this.begin());
    this.#become({ name: 'waiting', ms, code });
    if (!hasLasted) void this.#inquire();
  }

  /** Browsers do not say why a socket was refused. Unless it is the session, copies can do without one for a while. */
  async #inquire(): Promise<void> {
    if (this.#isInquiring || this.#over.signal.aborted) return;
    this.#isInquiring = true;
    const answer = await this.#rest.whoAmI(this.#over.signal);
    this.#isInquiring = false;
    if (this.#over.signal.aborted) return;
    if (answer === 'signed out') this.close('signed out');
    else if (answer === 'somebody' && !this.#wire?.isOpen) this.#hooks.poll();
  }

  #become(state: State): void {
    this.#state = state;
    this.#hooks.stateChanged(state);
  }
}
