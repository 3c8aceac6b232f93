/** What requests leave behind, in the short words that the tests of plans compare. */
import type { StoreEvent } from '../../src/store/events.ts';
import { aftermath, type ActivityRow } from './aftermath.ts';
import type { TestServer } from './server.ts';

export interface Trace {
  readonly actor: number | null;
  readonly transport: string;
  readonly entity: string;
  readonly label: string | null;
  readonly action: string;
  readonly field: string | null;
  readonly old: string | null;
  readonly new: string | null;
}

export interface Traces<T> {
  readonly value: T;
  readonly activity: Trace[];
  readonly events: StoreEvent[];
}

/** Runs the requests and tells everything that they recorded and announced. */
export async function traces<T>(server: TestServer, act: () => Promise<T>): Promise<Traces<T>> {
  const { outcome, activity, events } = await aftermath(server, act);
  return { value: outcome, activity: activity.map(traceOf), events };
}

function traceOf(row: ActivityRow): Trace {
  return {
    actor: row.actor_user_id,
    transport: row.transport,
    entity: row.entity_type,
    label: row.entity_label,
    action: row.action,
    field: row.field,
    old: row.old_value,
    new: row.new_value,
  };
}

/** The parts of each entry that most tests are about. */
export function said(activity: readonly Trace[]): (string | null)[][] {
  return activity.map(({ action, field, old, new: now }) => [action, field, old, now]);
}
