/** One open socket: its messages in both directions, and when it must close. */
import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { Guest } from '../contract/seats.ts';
import type { Uptime } from '../time/clock.ts';
import { MessageBudget } from './budget.ts';
import { FrameWatch } from './frames.ts';
import { clientMessage, type ClientMessage } from './messages.ts';

const PING_MS = 30_000;
const SILENCE_MS = 120_000;

/**
 * How many bytes may be buffered for a peer before it counts as behind: some 15,000 events; a resume replays 1,024 at most.
 * A peer that is further behind should fetch `/changes`, over a connection that works.
 */
const BEHIND_BYTES = 1024 * 1024;

/** The close codes of the contract. */
export const CLOSING = {
  leaving: 1001,
  binary: 1003,
  notUnderstood: 1008,
  tooLarge: 1009,
  failed: 1011,
  signedOut: 4401,
} as const;

export interface ConnectionEnds {
  readonly receive: (message: ClientMessage) => void;
  readonly closed: (code: number) => void;
}

export class Connection {
  readonly guest: Guest;
  /** Resolves when the connection is completely closed. */
  readonly ended: Promise<void>;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  readonly #uptime: Uptime;
  readonly #budget = new MessageBudget();
  readonly #frames = new FrameWatch();
  #lastReceived: number;
  #pinged: number;
  /** The code with which the server closed it; null before that. */
  #code: number | null = null;
  #isCorked = false;
  /** Deferred until the peer has caught up. */
  readonly #postponed: (() => void)[] = [];

  constructor(
    guest: Guest,
    [ws, socket]: readonly [WebSocket, Socket],
    uptime: Uptime,
    { receive, closed }: ConnectionEnds,
  ) {
    this.guest = guest;
    this.#ws = ws;
    this.#socket = socket;
    this.#uptime = uptime;
    this.#lastReceived = this.#pinged = uptime();
    // Before the library's listener, which would buffer a frame that is too long.
    socket.prependListener('data', piece => this.#watch(piece));
    ws.on('message', (data, isBinary) => {
      const message = this.#judge(data, isBinary);
      if (message) receive(message);
    });
    // A mistake of the peer: the library closes with the right code.
    ws.on('error', () => undefined);
    this.ended = new Promise(resolve => {
      ws.once('close', code => {
        closed(this.#code ?? code);
        resolve();
      });
    });
  }

  /** Adds whole frames to the next `flush`, bypassing the library, which would create a frame header for each socket. */
  send(frames: Buffer): void {
    if (!this.#isOpen || frames.length === 0) return;
    if (!this.#isCorked) {
      if (this.#socket.writableLength > BEHIND_BYTES) {
        this.#ws.terminate();
        return;
      }
      this.#isCorked = true;
      this.#socket.cork();
    }
    this.#socket.write(frames);
  }

  flush(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#socket.uncork();
  }

  close(code: number): void {
    if (!this.#isOpen) return;
    this.#code = code;
    this.#ws.close(code);
  }

  /** Closes it without a close frame, for a peer that would not receive it. */
  cut(): void {
    this.#ws.terminate();
  }

  /** Called regularly: sends pings, and closes the connection of a silent peer. */
  beat(): void {
    const now = this.#uptime();
    if (now - this.#lastReceived >= SILENCE_MS) this.cut();
    else if (this.#isOpen && now - this.#pinged >= PING_MS) {
      this.#pinged = now;
      this.#ws.ping();
    }
  }

  /** Whether too much is buffered for the peer; `drain` is emitted when all of it is sent. */
  get isBehind(): boolean {
    return this.#isOpen && this.#socket.writableNeedDrain;
  }

  /** Stops reading until the peer has received everything, so it cannot request more in that time. */
  onceCaughtUp(then: () => void): void {
    this.#postponed.push(then);
    if (this.#postponed.length > 1) return;
    this.#ws.pause();
    this.#socket.once('drain', () => {
      this.#ws.resume();
      for (const act of this.#postponed.splice(0)) act();
    });
  }

  get #isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  #watch(piece: Buffer): void {
    this.#lastReceived = this.#uptime();
    if (this.#frames.exceedsIn(piece)) this.close(CLOSING.tooLarge);
  }

  /** The message, if it is allowed; otherwise the connection is closed. Text comes in one buffer. */
  #judge(sent: RawData, isBinary: boolean): ClientMessage | null {
    if (!this.#isOpen) return null;
    if (isBinary || !Buffer.isBuffer(sent)) {
      this.close(CLOSING.binary);
      return null;
    }
    const message = this.#budget.isExceededAt(this.#lastReceived) ? null : clientMessage(sent.toString());
    if (message === null) this.close(CLOSING.notUnderstood);
    return message;
  }
}
