/** The authorization server's rows: clients, tokens, codes and device approvals. */
import { randomBytes } from 'node:crypto';
import { makeToken, tokenHash } from '../../src/identity/tokens.ts';
import type { Work } from '../../src/store/work.ts';
import { DAY, secondsAfter, stamp } from '../../src/time/clock.ts';
import type { RunningServer } from './server.ts';

const CLIENT = 'client-of-the-tests';

/** A registered client, once for each server. */
async function registerClient(server: RunningServer): Promise<void> {
  const row = {
    id: CLIENT,
    name: 'A client',
    redirect_uris: '["http://127.0.0.1/callback"]',
    grant_types: '["authorization_code"]',
    response_types: '["code"]',
  };
  await write(server, ({ db, now }) =>
    db('oauth_clients')
      .insert({ ...row, created_at: now })
      .onConflict('id')
      .ignore(),
  );
}

/** An access token that acts as the account. */
export async function oauthToken(server: RunningServer, userId: number): Promise<string> {
  await registerClient(server);
  const token = makeToken('oauthToken');
  await insert(server, 'oauth_tokens', { token_hash: tokenHash(token), user_id: userId });
  await write(server, work => work.db('oauth_clients').where({ id: CLIENT }).update({ used_at: work.now }));
  return token;
}

/** A code that waits to be exchanged, for a tool of the approver. */
export async function waitingCode(server: RunningServer, approverId: number, userId: number): Promise<void> {
  await registerClient(server);
  await insert(server, 'oauth_codes', {
    code_hash: randomBytes(16).toString('hex'),
    redirect_uri: 'http://127.0.0.1/callback',
    code_challenge: 'x'.repeat(43),
    approver_id: approverId,
    user_id: userId,
  });
}

export type DeviceState = 'pending' | 'approved' | 'denied' | 'gathered';

/** A device login; a pending one has no user yet. */
export async function deviceLogin(
  server: RunningServer,
  state: DeviceState,
  approverId: number | null,
  userId: number | null,
): Promise<void> {
  await registerClient(server);
  await insert(server, 'oauth_devices', {
    device_code_hash: randomBytes(16).toString('hex'),
    user_code: randomBytes(4).toString('hex'),
    state,
    approver_id: approverId,
    user_id: userId,
  });
}

async function insert(server: RunningServer, table: string, row: object): Promise<void> {
  const now = server.clock.now();
  const times = { created_at: stamp(now), expires_at: stamp(secondsAfter(now, 30 * DAY)) };
  await write(server, ({ db }) => db(table).insert({ client_id: CLIENT, ...row, ...times }));
}

async function write(
  { app, clock }: RunningServer,
  act: (work: Work) => PromiseLike<unknown>,
): Promise<void> {
  await app.instance.store.write({ now: clock.now(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    await act(work);
  });
}
