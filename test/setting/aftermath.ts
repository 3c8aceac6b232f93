/** The traces of a request: its activity and its events. */
import { isInternal, type StoreEvent } from '../../src/store/events.ts';
import type { TestServer } from './server.ts';

export interface ActivityRow {
  readonly actor_user_id: number | null;
  readonly transport: string;
  readonly entity_type: string;
  readonly entity_id: number;
  readonly entity_label: string | null;
  readonly project_id: number | null;
  readonly issue_id: number | null;
  readonly action: string;
  readonly field: string | null;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

export interface Aftermath<T> {
  readonly outcome: T;
  readonly activity: ActivityRow[];
  readonly events: StoreEvent[];
}

const eventLists = new WeakMap<TestServer, StoreEvent[]>();

export async function aftermath<T>(server: TestServer, act: () => Promise<T>): Promise<Aftermath<T>> {
  const events = eventsOf(server);
  const { store } = server.app.instance;
  await store.caughtUp();
  const earlier = events.length;
  const last = await lastActivity(server);
  const outcome = await act();
  await store.caughtUp();
  return { outcome, activity: await activityAfter(server, last), events: events.slice(earlier) };
}

/** One entry as `entity action field: old → new`, which reads well in a list. */
export function activityLine({ entity_type, action, field, old_value, new_value }: ActivityRow): string {
  return `${entity_type} ${action} ${field ?? '-'}: ${old_value ?? '-'} → ${new_value ?? '-'}`;
}

/** The author, transport, subject and values of an entry, without its position. */
export function entry(row: ActivityRow) {
  const { actor_user_id, transport, entity_type, entity_label, action, field, old_value, new_value } = row;
  return { actor_user_id, transport, entity_type, entity_label, action, field, old_value, new_value };
}

/** The parts of each entry that matter for tests of many changes. */
export function changedValues(activity: readonly ActivityRow[]): (string | null)[][] {
  return activity.map(({ action, field, old_value, new_value }) => [action, field, old_value, new_value]);
}

/** All events since the first call; later ones are appended. */
export function eventsOf(server: TestServer): StoreEvent[] {
  const known = eventLists.get(server);
  if (known) return known;
  const events: StoreEvent[] = [];
  server.app.instance.store.onCommit(committed =>
    events.push(...committed.filter(event => !isInternal(event))),
  );
  eventLists.set(server, events);
  return events;
}

async function lastActivity({ app }: TestServer): Promise<number> {
  const [row] = await app.instance.store.read(({ db }) =>
    db('activity').max<{ last: number | null }[]>({ last: 'id' }),
  );
  return row?.last ?? 0;
}

async function activityAfter({ app }: TestServer, last: number): Promise<ActivityRow[]> {
  return app.instance.store.read(({ db }) =>
    db('activity').where('id', '>', last).orderBy('id').select<ActivityRow[]>('*'),
  );
}
