/** Finds the caller of a credential, in one query for each kind. */
import type { Knex } from 'knex';
import { fixedStatement } from '../store/fixed-query.ts';
import type { Statement } from '../store/statement.ts';
import type { Read } from '../store/read.ts';
import { MINUTE, stamp, timeOfStamp } from '../time/clock.ts';
import type { Account, Caller } from './caller.ts';
import { isEnforced, readSettings } from './settings.ts';
import { tokenHash, tokenKind, type TokenKind } from './tokens.ts';
import { signableAdministrators } from './users.ts';

const RECENT_SECONDS = 15 * MINUTE;

interface CredentialRow {
  readonly credential_id: number;
  readonly begun_at: string;
  readonly user_id: number | null;
  readonly username: string;
  readonly email: string;
  readonly display_name: string;
  readonly is_admin: number;
  readonly owner_id: number | null;
  readonly owner_is_admin: number | null;
  /** The setting `authz_enforced` as it is stored: it decides what the caller may do. */
  readonly enforced: string | null;
}

/** A credential as it was presented. */
export interface Presented {
  readonly kind: TokenKind;
  readonly hash: string;
}

/** Null for a token that is not ours, or mistyped. */
export function parseCredential(token: string): Presented | null {
  const kind = tokenKind(token);
  return kind && { kind, hash: tokenHash(token) };
}

/** The stored data of an active credential. */
export interface CredentialLookup {
  /** As written by the database: equal text means the same caller. */
  readonly row_json: string;
  readonly row: CredentialRow;
}

/**
 * The query for the `row_json` of a `CredentialLookup`; no row if the credential is unknown, expired or revoked, or has no active account.
 */
export function credentialQuery(read: Read, { kind, hash }: Presented, now: Date): Statement {
  return CREDENTIAL[kind](read, { hash, now: stamp(now) });
}

export async function findCredential(
  read: Read,
  credential: Presented,
  now: Date,
): Promise<CredentialLookup | null> {
  const [found] = (await read.rows(credentialQuery(read, credential, now))) as Pick<
    CredentialLookup,
    'row_json'
  >[];
  // The database wrote it from the selected columns.
  return found ? { ...found, row: JSON.parse(found.row_json) as CredentialRow } : null;
}

export function callerOfLookup({ kind }: Presented, { row }: CredentialLookup, now: Date): Caller {
  return callerOf(kind, row, now);
}

/** The caller of an active credential. */
export async function findCaller(read: Read, token: string, now: Date): Promise<Caller | null> {
  const credential = parseCredential(token);
  if (credential === null) return null;
  const found = await findCredential(read, credential, now);
  return found === null ? null : callerOfLookup(credential, found, now);
}

/** The caller as of now, inside a change: the credential may have ended since the request arrived. */
export async function findCallerAgain(read: Read, caller: Caller, now: Date): Promise<Caller | null> {
  const { kind, credentialId } = caller;
  if (kind === 'open' || credentialId === null) return caller;
  const row = await liveCredentials(read.db, kind, stamp(now))
    .where('credential.id', credentialId)
    .first<CredentialRow | undefined>(COLUMNS);
  return row ? { ...callerOf(kind, row, now), viaCookie: caller.viaCookie } : null;
}

/** The same as a query: no row if the credential has ended. */
export function callerAgainQuery(read: Read, { kind, id }: Held, now: Date): Statement {
  return CREDENTIAL_HELD[kind](read, { id, now: stamp(now) });
}

/** The caller described by the result. */
export function callerAgain(answer: unknown, caller: Caller, { kind }: Held, now: Date): Caller | null {
  if (typeof answer !== 'string') return null;
  // The database wrote it from the selected columns.
  const row = JSON.parse(answer) as CredentialRow;
  return { ...callerOf(kind, row, now), viaCookie: caller.viaCookie };
}

/** A credential that can end during a call. */
export interface Held {
  readonly kind: TokenKind;
  readonly id: number;
}

/** Null for a caller without one. */
export function heldBy({ kind, credentialId: id }: Caller): Held | null {
  return kind === 'open' || id === null ? null : { kind, id };
}

/** Those of the sessions that are still active. */
export async function liveSessions(
  read: Read,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await sessionsAmong(read, ids, now);
  return new Set(rows.map(row => row.credential_id));
}

export function sessionsAmong({ db }: Read, ids: readonly number[], now: Date) {
  return liveCredentials(db, 'session', stamp(now))
    .whereIn('credential.id', [...ids])
    .select<CredentialRow[]>(COLUMNS);
}

/** The account of a request without a credential while authentication is off: the first administrator, if there is one. */
export async function openCaller(read: Read): Promise<Caller> {
  const first = await signableAdministrators(read).first();
  const { authz_enforced } = await readSettings(read);
  return {
    kind: 'open',
    recent: false,
    viaCookie: false,
    credentialId: null,
    account: first ? accountOf(first, first.id) : null,
    isAdministrator: true,
    authorityId: first?.id ?? null,
    enforced: authz_enforced,
  };
}

const TABLES: Record<TokenKind, { table: string; hash: string; ends: string }> = {
  session: { table: 'sessions', hash: 'token_hash', ends: 'credential.expires_at > ?' },
  apiKey: {
    table: 'api_keys',
    hash: 'key_hash',
    ends: 'credential.revoked_at IS NULL AND (credential.expires_at IS NULL OR credential.expires_at > ?)',
  },
  oauthToken: {
    table: 'oauth_tokens',
    hash: 'token_hash',
    ends: 'credential.revoked_at IS NULL AND credential.expires_at > ?',
  },
};

function liveCredentials(db: Knex, kind: TokenKind, now: string) {
  const { table, ends } = TABLES[kind];
  return db
    .from({ credential: table })
    .leftJoin({ account: 'users' }, 'account.id', 'credential.user_id')
    .leftJoin({ owner: 'users' }, 'owner.id', 'account.owner_id')
    .joinRaw(`LEFT JOIN settings AS rule ON rule.name = 'authz_enforced'`)
    .whereRaw(ends, [now])
    .whereRaw('(credential.user_id IS NULL OR (account.is_active = 1 AND account.deleted_at IS NULL))')
    .whereRaw('(owner.id IS NULL OR owner.is_active = 1)');
}

const COLUMNS: Readonly<Record<keyof CredentialRow, string>> = {
  credential_id: 'credential.id',
  begun_at: 'credential.created_at',
  user_id: 'credential.user_id',
  username: 'account.username',
  email: 'account.email',
  display_name: 'account.display_name',
  is_admin: 'account.is_admin',
  owner_id: 'account.owner_id',
  owner_is_admin: 'owner.is_admin',
  enforced: 'rule.value',
};

/** The active credential of each kind with this hash. */
const CREDENTIAL = {
  session: liveCredentialWithHash('session'),
  apiKey: liveCredentialWithHash('apiKey'),
  oauthToken: liveCredentialWithHash('oauthToken'),
};

/** The same by its id. */
const CREDENTIAL_HELD = {
  session: liveCredentialWithId('session'),
  apiKey: liveCredentialWithId('apiKey'),
  oauthToken: liveCredentialWithId('oauthToken'),
};

function liveCredentialWithHash(kind: TokenKind) {
  return fixedStatement<'hash' | 'now', Pick<CredentialLookup, 'row_json'>>((read, mark) =>
    credentialRows(read, kind, mark('now')).where(`credential.${TABLES[kind].hash}`, mark('hash')),
  );
}

function liveCredentialWithId(kind: TokenKind) {
  return fixedStatement<'id' | 'now', Pick<CredentialLookup, 'row_json'>>((read, mark) =>
    credentialRows(read, kind, mark('now')).where('credential.id', mark('id')),
  );
}

function credentialRows({ db, dialect }: Read, kind: TokenKind, now: string) {
  return liveCredentials(db, kind, now).select<Pick<CredentialLookup, 'row_json'>[]>(
    db.raw(`CAST(${dialect.json.object(Object.entries(COLUMNS))} AS TEXT) AS row_json`),
  );
}

function callerOf(kind: TokenKind, row: CredentialRow, now: Date): Caller {
  const isAdministrator =
    row.user_id === null || (row.owner_id === null ? row.is_admin : row.owner_is_admin) === 1;
  return {
    kind,
    recent: kind === 'session' && isRecent(row.begun_at, now),
    viaCookie: false,
    credentialId: row.credential_id,
    account: row.user_id === null ? null : accountOf(row, row.user_id),
    isAdministrator,
    authorityId: row.owner_id ?? row.user_id,
    enforced: isEnforced(row.enforced),
  };
}

function accountOf(
  row: Omit<Account, 'id' | 'is_admin'> & { readonly is_admin: number },
  id: number,
): Account {
  const { username, email, display_name, owner_id } = row;
  return { id, username, email, display_name, is_admin: row.is_admin === 1, owner_id };
}

/** A session from the future (the clock was set back) is not a recent one. */
function isRecent(begunAt: string, now: Date): boolean {
  const age = Math.floor(now.getTime() / 1000) - timeOfStamp(begunAt) / 1000;
  return age <= RECENT_SECONDS && age >= -MINUTE;
}
