/** The audit: one entry for each administrative act that changed something, written in the transaction of the change. */
import { userInfo } from 'node:os';
import type { Schemas } from '../generated/types.ts';
import { credentialName } from '../log/credential.ts';
import type { Origin, Work } from '../store/work.ts';
import { DAY, secondsAfter, stamp } from '../time/clock.ts';
import { auditKind } from './kinds.ts';
import type { UserRow } from './rows.ts';

/** An account, a key, a project …, by its name at this time. */
export interface Target {
  readonly kind: Schemas['AuditTarget']['kind'];
  readonly id: number | null;
  readonly name: string;
}

export interface Act {
  readonly action: Schemas['AuditEntry']['action'];
  readonly target: Target;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  /** Who signs in: the call has no account yet. */
  readonly actor?: Actor;
}

type Actor = Pick<UserRow, 'id' | 'username'>;

export async function audited(work: Work, { action, target, before, after, actor }: Act): Promise<void> {
  const { call } = work;
  const who = actor ?? actorOf(call);
  await work.insert(auditKind, {
    at: work.now,
    action,
    actor_id: who.id,
    actor_username: who.username,
    ...credentialOf(call),
    client: call.address ?? null,
    request_id: call.id ?? null,
    target_kind: target.kind,
    target_id: target.id,
    target_name: target.name,
    values_before: before ? JSON.stringify(before) : null,
    values_after: after ? JSON.stringify(after) : null,
  });
}

/** A person or a tool. */
export function accountTarget({
  id,
  username,
  owner_id,
}: Pick<UserRow, 'id' | 'username' | 'owner_id'>): Target {
  return { kind: owner_id === null ? 'user' : 'bot', id, name: username };
}

/** The named fields that differ, before and after; null if none does. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
  names: readonly (keyof Values & string)[],
): { readonly before: object; readonly after: object } | null {
  const differing = names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (differing.length === 0) return null;
  const only = (values: Values): object => Object.fromEntries(differing.map(name => [name, values[name]]));
  return { before: only(before), after: only(after) };
}

/** Without a request, the account of the operating system that runs the command or the server. */
function actorOf({ id, caller }: Origin): { readonly id: number | null; readonly username: string | null } {
  if (id === undefined) return { id: null, username: systemUsername() };
  return caller?.account ?? { id: null, username: null };
}

function credentialOf({ id, caller, transport }: Origin) {
  if (caller) return { credential_kind: credentialName(caller), credential_id: caller.credentialId };
  const isCommand = id === undefined && transport === 'cli';
  return { credential_kind: isCommand ? 'command' : 'none', credential_id: null };
}

/** An account without a name has a number, as in a container. */
function systemUsername(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}

/** Deleted at a time, so that other changes do not wait. */
const PORTION = 1_000;

/** Deletes entries older than that many days; returns whether there may be more. */
export async function forgetAudit(work: Work, days: number): Promise<boolean> {
  work.untraced();
  const old = work
    .db('audit')
    .where('at', '<=', stamp(secondsAfter(work.call.now, -days * DAY)))
    .orderBy('at')
    .limit(PORTION)
    .select('id');
  return (await work.db('audit').whereIn('id', old).delete()) === PORTION;
}
