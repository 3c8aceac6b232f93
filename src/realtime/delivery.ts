/**
 * One queue for everything that is ordered with events: commits, resumes, the goodbye. Waiting entries are delivered
 * together, after one query for their recipients.
 */
import { readersAmong, type Readers } from '../access/readers.ts';
import type { Logger } from '../log/log.ts';
import { storedSeq } from '../store/writing/seq-counter.ts';
import type { Store } from '../store/store.ts';
import { CLOSING } from './connection.ts';
import type { OpenSockets } from './open.ts';
import type { Replay } from './replay.ts';

export interface Turn {
  /** The projects whose readers must be known. */
  readonly projects: readonly number[];
  /** The position that the client claims to have reached. */
  readonly cursor?: number;
  deliver(readers: Readers): void;
  /** Its recipients are unknown, so every open socket is closed. */
  miss(): void;
}

export interface DeliveryParts {
  readonly store: Store;
  readonly open: OpenSockets;
  readonly replay: Replay;
  readonly log: Logger;
}

const NO_READERS: Readers = { read: () => false };

export class Delivery {
  readonly #parts: DeliveryParts;
  #waiting: Turn[] = [];
  #isRunning = false;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  add(turn: Turn): void {
    this.#waiting.push(turn);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const turns = this.#waiting;
      this.#waiting = [];
      await this.#deliver(turns);
    }
    this.#isRunning = false;
  }

  async #deliver(turns: readonly Turn[]): Promise<void> {
    const { open } = this.#parts;
    const readers = await this.#readersOrNone(turns);
    if (readers === null) return;
    for (const turn of turns) turn.deliver(readers);
    for (const connection of open.all()) connection.flush();
  }

  /**
   * A stream with a gap would look complete, so all sockets are closed: a client that reconnects and resumes misses nothing.
   */
  async #readersOrNone(turns: readonly Turn[]): Promise<Readers | null> {
    const { open, log } = this.#parts;
    const present = open.all();
    try {
      return await this.#readers(turns);
    } catch (error) {
      log.error({ err: error }, 'socket delivery failed; closing all sockets');
      for (const turn of turns) turn.miss();
      for (const connection of present) connection.close(CLOSING.failed);
      return null;
    }
  }

  /** As of now, so that a user who lost a project receives nothing more of it. */
  async #readers(turns: readonly Turn[]): Promise<Readers> {
    const { store, open, replay } = this.#parts;
    const users = open.users();
    const projects = [...new Set(turns.flatMap(turn => turn.projects))];
    if (users.length === 0 || projects.length === 0) return NO_READERS;
    // A number may be taken without an event: the database is queried before a cursor counts as one from before a restore.
    const isAhead = turns.some(({ cursor = 0 }) => cursor > replay.reached);
    return store.read(async read => {
      if (isAhead) replay.reach(await storedSeq(read));
      return readersAmong(read, users, projects);
    });
  }
}
