/** Applies a change: lends it the unit of work, watches what it does, and writes down its activity. */
import { insertActivity } from './activity.ts';
import type { Connection, Engine } from './engine.ts';
import type { StoreEvent } from './events.ts';
import { withLease } from './lease.ts';
import type { SeqCounter } from './seq-counter.ts';
import { UnitOfWork, type Origin, type Work } from './work.ts';

/** What a change is applied on. */
export interface Ground {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly counter: SeqCounter;
  /** Refuse a change that wrote rows and said nothing of it. */
  readonly strict: boolean;
}

export interface Applied<T> {
  readonly value: T;
  readonly events: readonly StoreEvent[];
}

export async function applyChange<Call extends Origin, T>(
  ground: Ground,
  call: Call,
  act: (work: Work<Call>) => Promise<T>,
): Promise<Applied<T>> {
  const { engine, connection, counter, strict } = ground;
  const writtenBefore = strict ? await connection.rowsWritten() : null;
  const { work, value } = await withLease(engine, connection, async handle => {
    const work = new UnitOfWork(handle, engine.dialect, call, counter);
    try {
      return { work, value: await act(work) };
    } finally {
      work.end();
    }
  });
  if (connection.aborted) {
    throw new Error('A statement failed inside a change, and the change went on as if it had not.');
  }
  if (strict && !work.spoken && writtenBefore !== (await connection.rowsWritten())) {
    throw new Error(
      'A change wrote rows and said nothing of it: insert, update, remove, touch or restamp, or say trace, announce or untraced.',
    );
  }
  const { entries, events, authorship } = work;
  await insertActivity(connection, engine.dialect, authorship, entries);
  return { value, events };
}
