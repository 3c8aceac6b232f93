/** The single writer: every change queues here, and those that wait together are committed together. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Batch, type AppliedChange, type Change } from './batch.ts';
import type { Connection, Engine } from '../engines/engine.ts';
import type { CommitListener } from '../commits.ts';

export class Writer {
  readonly #engine: Engine;
  readonly #tell: CommitListener;
  /** Called while another process keeps the writer waiting. */
  readonly #locked: (error: unknown) => void;
  #waiting: Change[] = [];
  #connection: Connection | null;
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(
    engine: Engine,
    connection: Connection,
    { tell, locked }: { readonly tell: CommitListener; readonly locked: (error: unknown) => void },
  ) {
    this.#engine = engine;
    this.#tell = tell;
    this.#locked = locked;
    this.#connection = connection;
  }

  submit(change: Change): void {
    if (this.#closed) {
      change.refuse(new Error('The store is closed.'));
      return;
    }
    this.#waiting.push(change);
    this.#running ??= this.#run();
  }

  /** Accepts no more changes, and finishes those that wait. */
  async drain(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async close(): Promise<void> {
    await this.drain();
    await this.#connection?.close();
    this.#connection = null;
  }

  async #run(): Promise<void> {
    // The changes of this turn of the event loop join the first commit.
    await nextTurn();
    while (this.#waiting.length > 0) await this.#commitWaiting();
    this.#running = null;
  }

  async #commitWaiting(): Promise<void> {
    let connection: Connection;
    try {
      connection = await this.#sound();
    } catch (error) {
      for (const change of this.#waiting.splice(0)) change.refuse(error);
      return;
    }
    const first = this.#waiting.shift();
    if (!first) return;
    const { dialect } = this.#engine;
    const batch = new Batch(connection, dialect, first, () => this.#waiting.shift());
    const { committed, untouched, sound } = await batch.commit(this.#locked);
    this.#waiting = [...untouched, ...this.#waiting];
    if (!sound) await this.#discard(connection);
    this.#publish(committed);
  }

  async #sound(): Promise<Connection> {
    if (this.#connection?.broken) await this.#discard(this.#connection);
    this.#connection ??= await this.#engine.connect('writing');
    return this.#connection;
  }

  /** Closing a connection also rolls back its transaction. */
  async #discard(connection: Connection): Promise<void> {
    this.#connection = null;
    // It may be closed already, which is why it is discarded.
    await connection.close().catch(() => undefined);
  }

  #publish(committed: readonly AppliedChange[]): void {
    const events = committed.flatMap(change => change.events);
    if (events.length > 0) this.#tell(events);
    for (const change of committed) change.acknowledge();
  }
}
