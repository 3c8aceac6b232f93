/** A store with a test-only kind of rows, for the tests of the store alone. */
import type { TestContext } from 'node:test';
import type { Action } from '../../src/store/writing/activity.ts';
import type { StoreEvent } from '../../src/store/events.ts';
import type { TracedKind, UntracedKind } from '../../src/store/kinds.ts';
import type { Store, StoreOptions } from '../../src/store/store.ts';
import type { Origin, Work } from '../../src/store/work.ts';
import { openedStore, type OpenedStore } from './engines.ts';

export interface Thing {
  readonly id: number;
  readonly title: string;
  readonly note: string | null;
  readonly shelf_id: number | null;
  readonly heavy: number;
  readonly sort_order: number;
  /** The title, shouted. */
  readonly loud: string;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Shelf {
  readonly id: number;
  readonly name: string;
}

export interface OpenThings extends OpenedStore {
  /** Every event that was sent, in order, one array for each commit. */
  readonly commits: (readonly StoreEvent[])[];
}

export const call: Origin = { now: new Date('2026-03-01T12:30:45.678Z'), transport: 'api', actorId: 7 };

/** Takes a `seq`, and logs some of its columns unchanged and some by name. */
export const thingKind: TracedKind<Thing, 'loud'> = {
  entity: 'issue',
  table: 'things',
  stamps: { seq: true, created_at: true, updated_at: true },
  derived: { loud: ({ title }) => title.toUpperCase() },
  texts: ['note'],
  named: {
    heavy: (_, value) => (value ? 'true' : 'false'),
    shelf_id: async ({ db }, id) => (await db<Shelf>('shelves').where({ id }).first())?.name ?? null,
  },
  silent: ['sort_order'],
  of: ({ id, title }) => ({
    entity_id: id,
    entity_label: `T-${String(id)}`,
    issue_id: id,
    project_id: 1,
    title,
  }),
  event: ({ id }, action, seq) => eventOf(id, action, seq),
};

/** Is recorded, but takes no `seq`. */
export const shelfKind: TracedKind<Shelf> = {
  entity: 'folder',
  table: 'shelves',
  stamps: {},
  derived: {},
  named: {},
  silent: [],
  of: ({ id, name }) => ({ entity_id: id, project_id: 1, title: name }),
};

/** Has only an event. */
export const visitKind: UntracedKind<Shelf> = {
  entity: null,
  table: 'shelves',
  stamps: {},
  derived: {},
  event: ({ id }) => ({ type: 'projects.reordered', user_id: id }),
};

const EVENTS: Partial<Record<Action, StoreEvent['type']>> = {
  create: 'issue.created',
  delete: 'issue.deleted',
  restore: 'issue.linked',
};

function eventOf(id: number, action: Action, seq: number | null): StoreEvent {
  return {
    type: EVENTS[action] ?? 'issue.updated',
    issue_id: id,
    project_id: 1,
    ...(seq === null ? {} : { seq }),
  };
}

export async function openThings(t: TestContext, options: Partial<StoreOptions> = {}): Promise<OpenThings> {
  const { store, url } = await openedStore(t, options);
  await store.write(call, createTables);
  const commits: (readonly StoreEvent[])[] = [];
  store.onCommit(events => commits.push(events));
  return { store, url, commits };
}

export async function createTables(work: Work): Promise<void> {
  const { id, integer, real, text, strict } = work.dialect.migrationWords;
  await work.db.raw(`CREATE TABLE shelves (id ${id}, name ${text} NOT NULL UNIQUE) ${strict}`);
  await work.db.raw(`CREATE TABLE things (
    id ${id},
    title ${text} NOT NULL UNIQUE,
    note ${text},
    shelf_id ${integer} REFERENCES shelves (id),
    heavy ${integer} NOT NULL DEFAULT 0 CHECK (heavy IN (0, 1)),
    sort_order ${real} NOT NULL DEFAULT 0,
    loud ${text} NOT NULL DEFAULT '',
    seq ${integer} NOT NULL DEFAULT 0,
    created_at ${text} NOT NULL DEFAULT '',
    updated_at ${text} NOT NULL DEFAULT ''
  ) ${strict}`);
  // The only constraint that is checked at the commit.
  await work.db.raw(
    `CREATE TABLE late (thing_id ${integer} REFERENCES things (id) DEFERRABLE INITIALLY DEFERRED) ${strict}`,
  );
  work.untraced();
}

export function makeThing(work: Work, title: string): Promise<Thing> {
  return work.insert(thingKind, { title, note: null, shelf_id: null, heavy: 0, sort_order: 0 });
}

/** A row without events. */
export async function insertThing(work: Work, title: string): Promise<Thing> {
  const [thing] = await work.db<Thing>('things').insert({ title }).returning('*');
  if (!thing) throw new Error('No thing was inserted.');
  return thing;
}

export function titles(store: Store): Promise<string[]> {
  return store.read(({ db }) => db<Thing>('things').orderBy('id').pluck('title'));
}
