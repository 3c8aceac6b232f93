/** One socket from open to close; it detects a dead connection by a timeout. */
import type { CallOff, Clock } from './clock.ts';
import { readEvent, type ClientMessage, type ServerEvent } from './events.ts';
import { Pace } from './pace.ts';
import type { Socket } from './socket.ts';

/** Some proxies accept a request for a socket and never respond. */
const OPENS_WITHIN_MS = 20_000;
/** Pages do not see the server's pings, so they would wait forever on a dead connection. */
const QUIET_MS = 60_000;
const ANSWERS_WITHIN_MS = 20_000;

/** No project has this id: a `resume` of it gets one `sync_required`, and resets the server's timer too. */
const NO_PROJECT = 0;
const ARE_YOU_THERE: ClientMessage = { type: 'resume', project_id: NO_PROJECT, cursor: 0 };

/** The `readyState` of an open socket. */
const OPEN = 1;

/** The browsers' code for a connection that ended without a close frame. */
const LOST = 1006;

export interface WireEnd {
  readonly code: number;
  /** The time that it was open; null if it never was. */
  readonly openMs: number | null;
}

export interface WireHooks {
  opened(): void;
  heard(event: ServerEvent): void;
  /** Called once; no messages follow. */
  ended(end: WireEnd): void;
}

export class Wire {
  readonly #socket: Socket;
  readonly #clock: Clock;
  readonly #hooks: WireHooks;
  readonly #pace: Pace;
  #callOff: CallOff;
  #openedAt: number | null = null;
  #heardAt = 0;
  #isOver = false;

  constructor(socket: Socket, clock: Clock, hooks: WireHooks) {
    this.#socket = socket;
    this.#clock = clock;
    this.#hooks = hooks;
    this.#pace = new Pace(clock, text => this.#transmit(text));
    this.#callOff = clock.after(OPENS_WITHIN_MS, () => this.#end(LOST));
    socket.addEventListener('open', () => this.#open());
    socket.addEventListener('message', ({ data }) => this.#receive(data));
    // An error is always followed by a close.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code }) => this.#end(code));
  }

  get isOpen(): boolean {
    return this.#openedAt !== null && !this.#isOver;
  }

  /** The time at which the server was last known to be alive. */
  get heardAt(): number {
    return this.#heardAt;
  }

  send(message: ClientMessage): void {
    this.#pace.push(JSON.stringify(message));
  }

  /** Closes it immediately and reports nothing. */
  cut(): void {
    this.#isOver = true;
    this.#callOff();
    this.#pace.stop();
    this.#socket.close();
  }

  #open(): void {
    if (this.#isOver) return;
    this.#openedAt = this.#clock.now();
    this.#listen();
    this.#hooks.opened();
  }

  #receive(text: unknown): void {
    if (this.#isOver) return;
    this.#listen();
    const event = typeof text === 'string' ? readEvent(text) : null;
    if (!event || (event.type === 'sync_required' && event.project_id === NO_PROJECT)) return;
    this.#hooks.heard(event);
  }

  #listen(): void {
    this.#heardAt = this.#clock.now();
    this.#callOff();
    this.#callOff = this.#clock.after(QUIET_MS, () => {
      // Before queued messages, which may take longer than the timeout.
      this.#transmit(JSON.stringify(ARE_YOU_THERE));
      this.#callOff = this.#clock.after(ANSWERS_WITHIN_MS, () => this.#end(LOST));
    });
  }

  /** A closing socket loses messages, and browsers complain of each: its close event is on the way. */
  #transmit(text: string): void {
    if ((this.#socket.readyState ?? OPEN) === OPEN) this.#socket.send(text);
  }

  #end(code: number): void {
    if (this.#isOver) return;
    this.cut();
    const openMs = this.#openedAt === null ? null : this.#clock.now() - this.#openedAt;
    this.#hooks.ended({ code, openMs });
  }
}
