/** Applies a change: gives it a unit of work, watches its writes, and records its activity. */
import { activityRow } from './activity.ts';
import type { Check } from '../checks.ts';
import type { Connection, Engine } from '../engines/engine.ts';
import type { StoreEvent } from '../events.ts';
import { withLease } from '../connections/lease.ts';
import type { Reading } from '../connections/reading.ts';
import { UnitOfWork, type Shared } from './unit-of-work.ts';
import { projectsOf } from './versions.ts';
import type { Origin, Work } from '../work.ts';

/** The context in which a change is applied. */
export interface Ground extends Shared {
  readonly engine: Engine;
  readonly connection: Connection;
  /** Refuses a change that wrote rows without recording it. */
  readonly strict: boolean;
  /** Checks that must pass first. */
  readonly checks: readonly Check[];
}

export interface Applied<T> {
  readonly value: T;
  readonly events: readonly StoreEvent[];
  /** The affected projects. */
  readonly projects: readonly number[];
}

export async function applyChange<Call extends Origin, T>(
  ground: Ground,
  call: Call,
  act: (work: Work<Call>) => Promise<T>,
): Promise<Applied<T>> {
  const { engine, connection, leavings, strict, checks } = ground;
  const writtenBefore = strict ? await connection.rowsWritten() : null;
  let writtenForOthers = 0;
  let running: UnitOfWork<Call> | null = null;
  // A knex query may read anything, including pending traces of earlier changes of this commit.
  const first = async (): Promise<void> => {
    running?.forget();
    const before = strict ? await connection.rowsWritten() : null;
    await leavings.write();
    if (before !== null) writtenForOthers += ((await connection.rowsWritten()) ?? 0) - before;
  };
  const doing = async (reading: Reading) => {
    const work = new UnitOfWork(reading, call, ground);
    running = work;
    try {
      return { work, value: await work.under(checks, () => act(work)) };
    } finally {
      work.end();
    }
  };
  const { work, value } = await withLease(engine, connection, doing, first);
  if (connection.aborted) {
    throw new Error('A statement failed inside a change, and the change went on as if it had not.');
  }
  const wasWritten = writtenBefore === null ? null : writtenBefore + writtenForOthers;
  if (strict && !work.spoken && wasWritten !== (await connection.rowsWritten())) {
    throw new Error(
      'A change wrote rows without a record: use insert, update, remove, touch or restamp, or call trace, announce or untraced.',
    );
  }
  const { entries, events, authorship } = work;
  for (const entry of entries) leavings.leave({ activity: activityRow(authorship, entry) });
  return { value, events, projects: projectsOf(entries, events) };
}
