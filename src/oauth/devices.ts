/** Device logins: a device polls with one code while a user enters the other one elsewhere and decides (RFC 8628). */
import { randomBytes, randomInt } from 'node:crypto';
import { refuse, type Refusal } from '../generated/refusals.ts';
import { toolIdentity } from '../identity/bots.ts';
import { tokenHash } from '../identity/tokens.ts';
import type { UserRow } from '../identity/rows.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { MINUTE, secondsAfter, stamp } from '../time/clock.ts';
import type { Client } from './clients.ts';
import { deviceKind } from './kinds.ts';
import type { ClientRow, DeviceRow } from './rows.ts';
import { approved, issueToken } from './tokens.ts';

export const DEVICE_SECONDS = 15 * MINUTE;
export const POLL_SECONDS = 5;
const MOST_WAITING = 1024;

export interface Started {
  readonly device_code: string;
  readonly user_code: string;
}

export async function startDevice(work: Work, client: Client): Promise<Started> {
  await refuseWhenFull(work);
  const device_code = randomBytes(32).toString('base64url');
  const user_code = await freeUserCode(work);
  await work.insert(deviceKind, {
    device_code_hash: tokenHash(device_code),
    user_code,
    client_id: client.id,
    state: 'pending',
    approver_id: null,
    user_id: null,
    expires_at: stamp(secondsAfter(work.call.now, DEVICE_SECONDS)),
    polled_at: null,
  });
  return { device_code, user_code: shownCode(user_code) };
}

async function refuseWhenFull({ db, call, now }: Work): Promise<void> {
  const [row] = await db<DeviceRow>('oauth_devices')
    .where({ state: 'pending' })
    .where('expires_at', '>', now)
    .select<{ count: number | string; next: string | null }[]>(
      db.raw('count(*) AS count'),
      db.raw('min(expires_at) AS next'),
    );
  if (Number(row?.count) < MOST_WAITING) return;
  const next = Date.parse(`${(row?.next ?? now).replace(' ', 'T')}Z`);
  throw refuse.deviceCodesFull({ wait: Math.max(1, Math.ceil((next - call.now.getTime()) / 1000)) });
}

/** Consonants that are easy to tell apart and form no words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 8;

async function freeUserCode({ db }: Read): Promise<string> {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (!(await db('oauth_devices').where({ user_code: code }).first('id'))) return code;
  }
}

function shownCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** The code that a user typed, in stored form: case, hyphens and blanks are ignored. */
function typedCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

type Which = { readonly user_code: string } | { readonly id: number };

async function waitingRow({ db }: Read, which: Which, now: Date): Promise<DeviceRow> {
  const row = await db<DeviceRow>('oauth_devices')
    .where('id' in which ? { id: which.id } : { user_code: typedCode(which.user_code) })
    .where({ state: 'pending' })
    .where('expires_at', '>', stamp(now))
    .first();
  if (!row) throw refuse.userCodeInvalid();
  return row;
}

/** A pending login, with the client that started it. */
export interface WaitingDevice {
  readonly id: number;
  readonly user_code: string;
  readonly client: Pick<Client, 'id' | 'name'>;
}

export async function waitingDevice(read: Read, user_code: string, now: Date): Promise<WaitingDevice> {
  const row = await waitingRow(read, { user_code }, now);
  const client = await read.db<ClientRow>('oauth_clients').where({ id: row.client_id }).first();
  return {
    id: row.id,
    user_code: shownCode(row.user_code),
    client: { id: row.client_id, name: client?.name ?? row.client_id },
  };
}

export async function approveDevice(work: Work, approver: UserRow, id: number, tool: string): Promise<void> {
  const row = await waitingRow(work, { id }, work.call.now);
  const bot = await toolIdentity(work, approver, tool);
  await work.update(deviceKind, row, { state: 'approved', approver_id: approver.id, user_id: bot.id });
  await approved(work, bot, row.client_id);
}

export async function denyDevice(work: Work, id: number): Promise<void> {
  await work.update(deviceKind, await waitingRow(work, { id }, work.call.now), { state: 'denied' });
}

/** The token, or why there is none (yet). Returned, not thrown, because the poll itself must be stored. */
export async function pollDevice(
  work: Work,
  device_code: string,
  client_id: string | undefined,
): Promise<string | Refusal> {
  work.untraced();
  const row = await work
    .db<DeviceRow>('oauth_devices')
    .where({ device_code_hash: tokenHash(device_code) })
    .first();
  if (!row || (client_id !== undefined && client_id !== row.client_id)) return refuse.grantInvalid();
  const refusal = stateRefusal(row, work.now) ?? tooFast(row, work.call.now);
  if (refusal) return refusal;
  if (row.state === 'approved') return gather(work, row);
  await work.update(deviceKind, row, { polled_at: work.now });
  return refuse.grantPending();
}

function stateRefusal({ state, expires_at }: DeviceRow, now: string): Refusal | null {
  if (state === 'gathered') return refuse.grantInvalid();
  if (state === 'denied') return refuse.grantDenied();
  return expires_at > now ? null : refuse.grantExpired();
}

/** Measured from the last poll that was on time. A poll time in the future was stored before the clock was set back. */
function tooFast({ polled_at }: DeviceRow, now: Date): Refusal | null {
  const isEarly =
    polled_at !== null && polled_at > stamp(secondsAfter(now, -POLL_SECONDS)) && polled_at <= stamp(now);
  return isEarly ? refuse.grantTooFast({ interval: POLL_SECONDS }) : null;
}

async function gather(work: Work, row: DeviceRow): Promise<string | Refusal> {
  const { client_id, approver_id, user_id } = row;
  if (approver_id === null || user_id === null) return refuse.grantInvalid();
  const issued = await issueToken(work, { client_id, approver_id, user_id });
  if (!issued) return refuse.grantInvalid();
  await work.update(deviceKind, row, { state: 'gathered' });
  return issued.token;
}
