/** What requests leave behind besides their answers: rows of activity, and events. */
import type { StoreEvent } from '../src/store/events.ts';
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
  const { store } = server.app.instance;
  const last = await store.read(({ db }) => db('activity').max<{ id: number | null }[]>({ id: 'id' }));
  const events: StoreEvent[] = [];
  let listening = true;
  store.onCommit(committed => {
    if (listening) events.push(...committed);
  });
  const value = await act();
  listening = false;
  const activity = await store.read(({ db }) =>
    db('activity')
      .where('id', '>', last[0]?.id ?? 0)
      .orderBy('id')
      .select<Trace[]>('transport', 'action', 'field', {
        actor: 'actor_user_id',
        entity: 'entity_type',
        label: 'entity_label',
        old: 'old_value',
        new: 'new_value',
      }),
  );
  return { value, activity, events };
}

/** The parts of each entry that most tests are about. */
export function said(activity: readonly Trace[]): (string | null)[][] {
  return activity.map(({ action, field, old, new: now }) => [action, field, old, now]);
}
