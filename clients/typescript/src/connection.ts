/** Keeps a socket open: opens one, and another after a wait when it closes. */
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
   * There is no socket at the moment; another is opened after the wait. The code is the one that closed the last socket;
   * 1006 if the network failed, or no socket could be opened.
   */
  | { readonly name: 'waiting'; readonly ms: number; readonly code: number }
  /** Final. Signed out: sign in, and connect again. */
  | { readonly name: 'closed'; readonly reason: 'closed' | 'signed out' };

/** The session has ended. */
const SESSION_ENDED = 4401;
/** A client that is disconnected repeatedly backs off like one that cannot connect. */
const LASTING_MS = 60_000;

export interface ConnectionHooks {
  stateChanged(state: State): void;
  opened(): void;
  heard(event: ServerEvent): void;
  /** An open socket has closed; the server was last heard from at that time. */
  lost(heardAt: number): void;
  /** Sockets keep closing, though the server responds. */
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

  /** Does nothing without an open socket. */
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

  /** Browsers do not say why a socket was refused. Unless the session has ended, copies can poll for a while. */
  async #inquire(): Promise<void> {
    if (this.#isInquiring || this.#over.signal.aborted) return;
    this.#isInquiring = true;
    const answer = await this.#rest.whoAmI(this.#over.signal);
    this.#isInquiring = false;
    if (this.#over.signal.aborted) return;
    if (answer === 'signed out') this.close('signed out');
    else if (answer === 'signed in' && !this.#wire?.isOpen) this.#hooks.poll();
  }

  #become(state: State): void {
    this.#state = state;
    this.#hooks.stateChanged(state);
  }
}
