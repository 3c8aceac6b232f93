/** The stored responses of requests with an idempotency key. */
import type { Role } from '../../generated/operations.ts';
import { fixedQuery } from '../../store/fixed-query.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { DAY, secondsAfter, stamp } from '../../time/clock.ts';

export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | boolean | string[]>>;
  /** JSON; null if it was too long to be stored. */
  readonly body: string | null;
}

/** The owner of a key, and the key. */
export interface KeyName {
  readonly owner: string;
  readonly key: string;
}

/** A request that was carried out, and its response. */
export interface Remembered {
  readonly fingerprint: string;
  /** The roles that the domain code required in projects which the body names. */
  readonly roles: readonly (readonly [project: number, role: Role])[];
  readonly response: StoredResponse;
}

interface Row {
  readonly fingerprint: string;
  readonly projects: string;
  readonly status: number;
  readonly headers: string;
  readonly response: string | null;
}

const rowOf = fixedQuery<'owner' | 'key' | 'since', Row>(({ db }, mark) =>
  db('idempotency_keys')
    .where({ owner: mark('owner'), key: mark('key') })
    .where('created_at', '>', mark('since'))
    .select<Row[]>('fingerprint', 'projects', 'status', 'headers', 'response'),
);

/** Null if the key is unused, or older than a day. */
export async function remembered(read: Read, name: KeyName, now: Date): Promise<Remembered | null> {
  const [row] = await rowOf(read, { ...name, since: aDayBefore(now) });
  if (!row) return null;
  return {
    fingerprint: row.fingerprint,
    roles: JSON.parse(row.projects) as Remembered['roles'],
    response: {
      status: row.status,
      headers: JSON.parse(row.headers) as StoredResponse['headers'],
      body: row.response,
    },
  };
}

export async function remember(
  work: Work,
  name: KeyName,
  { fingerprint, roles, response }: Remembered,
): Promise<void> {
  // It is part of the change that the response is about.
  work.untraced();
  await work
    .db('idempotency_keys')
    .insert({
      ...name,
      fingerprint,
      projects: JSON.stringify(roles),
      status: response.status,
      headers: JSON.stringify(response.headers),
      response: response.body,
      created_at: work.now,
    })
    // A key that is older than a day may be used again before it is deleted.
    .onConflict(['owner', 'key'])
    .merge();
}

/** The number of keys that are deleted in one change. */
const KEYS_A_CHANGE = 500;

/** Deletes keys that are older than a day, oldest first; returns whether there may be more. */
export async function forgetKeys(work: Work): Promise<boolean> {
  work.untraced();
  const old = await work
    .db('idempotency_keys')
    .where('created_at', '<=', aDayBefore(work.call.now))
    .orderBy('created_at')
    .limit(KEYS_A_CHANGE)
    .select<KeyName[]>('owner', 'key');
  if (old.length === 0) return false;
  await work
    .db('idempotency_keys')
    .whereIn(
      ['owner', 'key'],
      old.map(({ owner, key }) => [owner, key]),
    )
    .delete();
  return old.length === KEYS_A_CHANGE;
}

function aDayBefore(now: Date): string {
  return stamp(secondsAfter(now, -DAY));
}
