/** What the authorization server leaves in the database: clients, tokens, codes and device approvals. */
import { randomBytes } from 'node:crypto';
import { makeToken, tokenHash } from '../../src/identity/tokens.ts';
import { DAY, secondsAfter, stamp } from '../../src/time/clock.ts';
import type { RunningServer } from './server.ts';

const CLIENT = 'client-of-the-tests';

/** A registered client, once for each server. */
async function registerClient({ app, clock }: RunningServer): Promise<void> {
  const now = clock.now();
  await app.instance.store.write({ now, transport: 'system', actorId: null }, async work => {
    work.untraced();
    const row = {
      id: CLIENT,
      name: 'A client',
      redirect_uris: '["http://127.0.0.1/callback"]',
      grant_types: '["authorization_code"]',
      response_types: '["code"]',
      created_at: stamp(now),
    };
    await work.db('oauth_clients').insert(row).onConflict('id').ignore();
  });
}

/** An access token that acts as the account. */
export async function oauthToken(server: RunningServer, userId: number): Promise<string> {
  await registerClient(server);
  const token = makeToken('oauthToken');
  await insert(server, 'oauth_tokens', { token_hash: tokenHash(token), user_id: userId });
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

/** A device login; a pending one names nobody yet. */
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

async function insert({ app, clock }: RunningServer, table: string, row: object): Promise<void> {
  const now = clock.now();
  const times = { created_at: stamp(now), expires_at: stamp(secondsAfter(now, 30 * DAY)) };
  await app.instance.store.write({ now, transport: 'system', actorId: null }, async work => {
    work.untraced();
    await work.db(table).insert({ client_id: CLIENT, ...row, ...times });
  });
}
