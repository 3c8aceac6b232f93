/** The sockets of the instance: admission, delivery, and timeouts. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Instance } from '../contract/instance.ts';
import type { Guest } from '../contract/seats.ts';
import type { Logger } from '../log/log.ts';
import { CREDENTIALS_ENDED, type StoreEvent } from '../store/events.ts';
import type { Follower } from '../store/commits.ts';
import type { Read } from '../store/read.ts';
import type { Uptime } from '../time/clock.ts';
import { storedSeq } from '../store/writing/seq-counter.ts';
import { latestSeqs } from '../tracker/sync.ts';
import { Baselines } from './baselines.ts';
import { CLOSING, Connection } from './connection.ts';
import { Delivery } from './delivery.ts';
import { Replay } from './replay.ts';
import { OpenSockets } from './open.ts';
import type { CountedSeats } from './seats.ts';
import { SessionWatch } from './session-watch.ts';
import { goodbye, resumeTurn, announcementTurn, type TurnParts } from './turns.ts';
import type { ClientMessage, Resume } from './messages.ts';

export interface RealtimeParts {
  readonly instance: Instance;
  readonly seats: CountedSeats;
  readonly log: Logger;
  readonly uptime: Uptime;
}

export interface Upgraded {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  readonly head: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

const MESSAGE_BYTES = 16 * 1024;

/** A peer has this long to acknowledge a close, also at shutdown. */
const CLOSE_MS = 5_000;
const GOODBYE_MS = 1_000;

/** Compressing an event of eighty bytes would cost more than it saves, on each socket. */
const PROTOCOL = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: MESSAGE_BYTES,
  closeTimeout: CLOSE_MS,
};

export class Realtime implements Follower {
  readonly #parts: RealtimeParts;
  readonly #replay: Replay;
  readonly #open = new OpenSockets();
  readonly #delivery: Delivery;
  readonly #sessions: SessionWatch;
  readonly #baselines: Baselines;
  readonly #server = new WebSocketServer(PROTOCOL);
  /** The headers of a response whose first line the library writes. */
  readonly #answers = new WeakMap<IncomingMessage, OutgoingHttpHeaders>();
  #closing: Promise<void> | null = null;

  constructor(parts: RealtimeParts) {
    const { instance, log, uptime } = parts;
    const { store, clock } = instance;
    const replay = new Replay(uptime);
    this.#parts = parts;
    this.#replay = replay;
    this.#delivery = new Delivery({ store, open: this.#open, replay, log });
    this.#sessions = new SessionWatch({ store, clock, uptime, open: this.#open, log });
    this.#baselines = new Baselines({ store, clock, log });
    this.#server.on('headers', (lines, request) => {
      lines.splice(1, lines.length, ...headerLines(this.#answers.get(request) ?? {}));
    });
    store.onCommit(events => this.#hearCommit(events));
  }

  /** Reads where a replay can begin. */
  async begin(read: Read): Promise<void> {
    this.#replay.begin(await storedSeq(read), await latestSeqs(read));
  }

  /** A stream with a gap would look complete: clients reconnect, and are told to start over. */
  lost(): void {
    this.#replay.begin(0, new Map());
    for (const connection of this.#open.all()) connection.close(CLOSING.failed);
  }

  /** Completes a handshake that was accepted. */
  accept(requestId: string, { request, socket, head, headers }: Upgraded): void {
    const { seats } = this.#parts;
    const guest = this.#closing ? undefined : seats.guest(requestId);
    let isOpen = false;
    // No subprotocol is supported, so the client's offer is ignored.
    delete request.headers['sec-websocket-protocol'];
    this.#answers.set(request, headers);
    if (guest)
      this.#server.handleUpgrade(request, socket, head, ws => {
        isOpen = true;
        this.#begin(guest, ws, socket);
      });
    if (isOpen) return;
    // The client has disconnected, or the server is shutting down.
    seats.giveBack(requestId);
    socket.destroy();
  }

  decline(requestId: string): void {
    this.#parts.seats.giveBack(requestId);
  }

  /** Does what is due: pings, timeouts, dropping old events, and a session check once a minute. */
  async tick(): Promise<void> {
    for (const connection of this.#open.all()) connection.beat();
    this.#replay.sweep();
    await this.#sessions.lookWhenDue();
  }

  /** Opens no more sockets, and sends a goodbye on the open ones after all earlier events. */
  close(): Promise<void> {
    return (this.#closing ??= this.#leave());
  }

  async #leave(): Promise<void> {
    const { instance, seats } = this.#parts;
    seats.close();
    await instance.store.caughtUp();
    const farewell = this.#open.all();
    if (farewell.length === 0) return;
    this.#delivery.add(goodbye(this.#open));
    const ended = Promise.all(farewell.map(connection => connection.ended));
    await Promise.race([ended, setTimeout(GOODBYE_MS, undefined, { ref: false })]);
    for (const connection of this.#open.all()) connection.cut();
  }

  #begin(guest: Guest, ws: WebSocket, socket: Socket): void {
    const { log, seats, uptime } = this.#parts;
    const line = { request_id: guest.requestId, client: guest.client, account: guest.userId };
    const connection = new Connection(guest, [ws, socket], uptime, {
      receive: message => this.#receive(connection, message),
      closed: code => {
        this.#open.remove(connection);
        seats.giveBack(guest.requestId);
        log.info({ ...line, code }, 'socket closed');
      },
    });
    this.#open.add(connection);
    log.info(line, 'socket opened');
    if (seats.isTurnedOut(guest.requestId)) connection.close(CLOSING.signedOut);
  }

  #receive(connection: Connection, message: ClientMessage): void {
    switch (message.type) {
      case 'heartbeat':
        return;
      case 'resume':
        void this.#resume(connection, message);
        return;
      case 'activity.baseline.request':
        this.#baselines.ask(connection);
    }
  }

  /** After everything that is committed now, on whichever server. */
  async #resume(connection: Connection, message: Resume): Promise<void> {
    await this.#parts.instance.store.caughtUp();
    this.#delivery.add(resumeTurn(connection, message, this.#turnParts));
  }

  #hearCommit(events: readonly StoreEvent[]): void {
    for (const { type, user_id } of events) {
      if (type === CREDENTIALS_ENDED && user_id !== undefined) this.#turnOut(user_id);
    }
    this.#delivery.add(announcementTurn(events, this.#turnParts));
  }

  #turnOut(userId: number): void {
    this.#parts.seats.turnOut(userId);
    for (const connection of [...this.#open.of(userId)]) connection.close(CLOSING.signedOut);
  }

  /** How many sockets are open. */
  get connections(): number {
    return this.#open.all().length;
  }

  get #turnParts(): TurnParts {
    const { instance, uptime } = this.#parts;
    const { reportFailure, strict } = instance;
    return {
      delivery: this.#delivery,
      open: this.#open,
      replay: this.#replay,
      uptime,
      reportFailure,
      strict,
    };
  }
}

function headerLines(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map(one => `${name}: ${String(one)}`),
  );
}
