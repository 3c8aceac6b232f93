/** Sees to it that there is a socket: opens one, and another after a while when it ends. */
import type { CallOff, Clock } from './clock.ts';
import type { ClientMessage, ServerEvent } from './events.ts';
import type { Rest } from './rest.ts';
import type { Socket } from './socket.ts';
import { waitAfter } from './waits.ts';
import { Wire, type WireEnd } from './wire.ts';

export type State =
  | { readonly name: 'connecting' }
  | { readonly name: 'open' }
  /** There is no socket for now, and another one is opened after the wait. */
  | {
      readonly name: 'waiting';
      readonly ms: number;
      /** The code that the last socket was closed with; 1006 when the network broke or none could be had. */
      readonly code: number;
      /** Whether the server answers all the same, so that copies are kept in step by asking now and then. */
      readonly isPolling: boolean;
    }
  /** For good. Signed out: sign in, and connect anew. */
  | { readonly name: 'closed'; readonly reason: 'closed' | 'signed out' };

/** The session has ended. */
const SESSION_ENDED = 4401;
/** Whoever is closed again and again comes back as rarely as somebody who is not let in. */
const LASTING_MS = 60_000;

export interface ConnectionHooks {
  stateChanged(state: State): void;
  opened(): void;
  heard(event: ServerEvent): void;
  /** It was open, and was last heard at that time. */
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
    this.#wire = new Wire(this.#open(), this.#clock, {
      opened: () => {
        this.#become({ name: 'open' });
        this.#hooks.opened();
      },
      heard: event => this.#hooks.heard(event),
      ended: end => void this.#ended(end),
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

  async #ended({ code, openMs }: WireEnd): Promise<void> {
    if (openMs !== null) this.#hooks.lost(this.#wire?.heardAt ?? 0);
    if (code === SESSION_ENDED) return this.close('signed out');
    const lasted = openMs !== null && openMs >= LASTING_MS;
    this.#failures = lasted ? 1 : this.#failures + 1;
    // Browsers do not tell why a socket was refused.
    const answer = lasted ? 'no answer' : await this.#rest.whoAmI(this.#over.signal);
    if (this.#over.signal.aborted) return;
    if (answer === 'signed out') return this.close('signed out');
    this.#wait(code, answer === 'somebody');
  }

  #wait(code: number, isPolling: boolean): void {
    const ms = waitAfter(this.#failures, this.#clock);
    this.#callOff = this.#clock.after(ms, () => this.begin());
    this.#become({ name: 'waiting', ms, code, isPolling });
    if (isPolling) this.#hooks.poll();
  }

  #become(state: State): void {
    this.#state = state;
    this.#hooks.stateChanged(state);
  }
}
