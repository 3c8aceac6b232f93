/** Clients: tools that may ask for a user's approval. They have no secret, and anyone may register one. */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { DAY, secondsAfter, stamp } from '../time/clock.ts';
import { redirectProblem } from './redirects.ts';
import type { ClientRow, CodeRow, DeviceRow } from './rows.ts';

export const CODE_GRANT = 'authorization_code';
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
export type Grant = typeof CODE_GRANT | typeof DEVICE_GRANT;

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: readonly string[];
}

const MOST_CLIENTS = 1024;
const LONGEST_NAME_BYTES = 128;
export const UNUSED_SECONDS = 7 * DAY;
/** A client that is identified by a URL is not registered: it is stored only because other rows refer to it. */
export const IS_ADDRESS = "id LIKE 'http%'";

/** The client's metadata, as validated by the contract. */
export interface Metadata {
  readonly redirect_uris?: readonly string[] | undefined;
  readonly client_name: string;
  readonly grant_types: readonly string[];
}

export interface Registered extends Client {
  readonly grant_types: Grant[];
}

export async function registerClient(work: Work, metadata: Metadata): Promise<Registered> {
  const client = { id: `svc_client_${randomBytes(16).toString('base64url')}`, ...checkMetadata(metadata) };
  await makeRoom(work);
  await keepClient(work, client);
  return client;
}

/** Checked metadata with defaults filled in. */
function checkMetadata(metadata: Metadata): Omit<Registered, 'id'> {
  const { redirect_uris = [], client_name: name } = metadata;
  if (Buffer.byteLength(name) > LONGEST_NAME_BYTES)
    throw refuse.clientMetadataInvalid({
      problem: `client_name may be at most ${LONGEST_NAME_BYTES} bytes`,
    });
  const grant_types = ([CODE_GRANT, DEVICE_GRANT] as const).filter(grant =>
    metadata.grant_types.includes(grant),
  );
  if (grant_types.length === 0)
    throw refuse.clientMetadataInvalid({
      problem: `grant_types must include ${CODE_GRANT} or ${DEVICE_GRANT}`,
    });
  if (redirect_uris.length === 0 && grant_types.includes(CODE_GRANT))
    throw refuse.redirectUriInvalid({ problem: 'redirect_uris is missing' });
  for (const [index, address] of redirect_uris.entries()) {
    const problem = redirectProblem(address);
    if (problem) throw refuse.redirectUriInvalid({ problem: `redirect_uris[${index}] ${problem}` });
  }
  return { name, redirect_uris: [...redirect_uris], grant_types };
}

/** Stores a client, or updates it from its document. */
export async function keepClient(
  work: Work,
  {
    id,
    name,
    redirect_uris,
    grant_types = [CODE_GRANT, DEVICE_GRANT],
  }: Client & { readonly grant_types?: Grant[] },
): Promise<void> {
  const row = {
    id,
    name,
    redirect_uris: JSON.stringify(redirect_uris),
    grant_types: JSON.stringify(grant_types),
    response_types: '["code"]',
    created_at: work.now,
  };
  work.untraced();
  await work.db('oauth_clients').insert(row).onConflict('id').merge(['name', 'redirect_uris']);
}

/** A registered client, unless it has been unused so long that it has expired. */
export async function registeredClient({ db }: Read, id: string, now: Date): Promise<Client | null> {
  const row = await activeOnly(db<ClientRow>('oauth_clients'), now).where({ id }).first();
  return row ? { id: row.id, name: row.name, redirect_uris: addressesIn(row.redirect_uris) } : null;
}

function addressesIn(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.map(String) : [];
}

/** The upkeep job runs once an hour; what it would remove no longer counts. */
function activeOnly<Row extends object, Result>(clients: Knex.QueryBuilder<Row, Result>, now: Date) {
  return clients.whereRaw('(used_at IS NOT NULL OR created_at > ?)', [
    stamp(secondsAfter(now, -UNUSED_SECONDS)),
  ]);
}

/** When the instance is full, removes the oldest client that was never used. */
async function makeRoom(work: Work): Promise<void> {
  const registered = () =>
    activeOnly(work.db<ClientRow>('oauth_clients'), work.call.now).whereRaw(`NOT ${IS_ADDRESS}`);
  const [row] = await registered().count<{ count: number | string }[]>({ count: '*' });
  if (Number(row?.count) < MOST_CLIENTS) return;
  const unused = await registered()
    .whereNull('used_at')
    .whereRaw(`NOT (${IS_WAITED_FOR})`, { now: work.now })
    .orderBy(['created_at', 'id'])
    .first('id');
  // A pending login expires within minutes, so an hour is a safe guess.
  if (!unused) throw refuse.clientsFull({ wait: 3600 });
  await removeClient(work, unused.id);
}

/** Whether a code waits to be redeemed, or a device login waits for approval. */
const IS_WAITED_FOR = `
  EXISTS (SELECT 1 FROM oauth_codes c
    WHERE c.client_id = oauth_clients.id AND c.used_at IS NULL AND c.burned_at IS NULL AND c.expires_at > :now)
  OR EXISTS (SELECT 1 FROM oauth_devices d
    WHERE d.client_id = oauth_clients.id AND d.state IN ('pending', 'approved') AND d.expires_at > :now)`;

/** With its expired codes and device logins, which refer to it. */
async function removeClient({ db }: Work, id: string): Promise<void> {
  await db<CodeRow>('oauth_codes').where({ client_id: id }).delete();
  await db<DeviceRow>('oauth_devices').where({ client_id: id }).delete();
  await db<ClientRow>('oauth_clients').where({ id }).delete();
}
