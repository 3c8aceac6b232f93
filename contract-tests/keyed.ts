/** Outcomes of idempotency keys, which every operation with keys has: reached from its successful request. */
import type { Operation } from '../src/generated/operations.ts';
import { demote } from '../src/identity/users.ts';
import type { Work } from '../src/store/work.ts';
import { removeMember } from '../src/tracker/projects/members.ts';
import { somebodyWhoMay, type Asking } from './asking.ts';
import type { AllHooks } from './hooks.ts';
import type { Outcome } from './outcomes.ts';
import type { Reach } from './rules.ts';
import { freshName, type Credential, type Member, type Stage } from './stage.ts';

const KEY = { 'Idempotency-Key': 'used-before' };

export function reachWithKey({ operation, code }: Outcome, hooks: AllHooks): Reach | null {
  const success: Reach = hooks[operation.id]?.['200'] ?? hooks[operation.id]?.['201'] ?? (() => ({}));
  if (!operation.idempotent) return null;
  if (code === 'idempotency_key_reused') return reused(success);
  const isInPath = operation.parameters.some(parameter => parameter.in === 'path');
  return code === 'not_found' && !isInPath ? lostAccess(success) : null;
}

/** The caller has used the key for another request. */
function reused(success: Reach): Reach {
  return async (stage, operation) => {
    const { asking, as } = await permitted(success, stage, operation);
    await post(stage, as, '/api/project-groups', json({ name: freshName() }));
    return { ...asking, headers: KEY };
  };
}

/** The same request was carried out; then its caller left the project. */
function lostAccess(success: Reach): Reach {
  return async (stage, operation) => {
    const { asking, as } = await permitted(success, stage, operation);
    await post(stage, as, operation.path, asking.bytes ?? json(asking.body ?? {}));
    await stage.write(work => loseAccess(work, as));
    return { ...asking, headers: KEY };
  };
}

/** Administrators read every project, also without being a member. */
async function loseAccess(work: Work, { id }: Member): Promise<void> {
  const joined = await work.db('project_members').where({ user_id: id }).select('project_id');
  for (const { project_id } of joined) await removeMember(work, [project_id, id]);
  await demote(work, id);
}

/** The successful request by a caller who is known. */
async function permitted(success: Reach, stage: Stage, operation: Operation) {
  const asking = await success(stage, operation);
  const as = asking.as ?? (await somebodyWhoMay(operation, stage));
  if (as === null || !isMember(as))
    throw new Error(`${operation.id} succeeds for a caller without an account`);
  return { asking: { ...asking, as } satisfies Asking, as };
}

function isMember(credential: Credential): credential is Member {
  return 'username' in credential;
}

type Sent = NonNullable<Asking['bytes']>;

function json(body: object): Sent {
  return { type: 'application/json', content: JSON.stringify(body) };
}

async function post({ url }: Stage, { token }: Credential, path: string, { type, content }: Sent) {
  const headers = { ...KEY, Authorization: `Bearer ${token}`, 'Content-Type': type };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: content });
  if (!response.ok) throw new Error(`POST ${path} with a key: ${await response.text()}`);
}
