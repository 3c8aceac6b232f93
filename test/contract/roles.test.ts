/** Every operation that requires a role in a project, called with a lower role. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { operations, type Operation, type OperationId, type Role } from '../../src/generated/operations.ts';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Member } from '../setting/cast.ts';
import { exampleRequest } from '../setting/examples.ts';
import { raw, type RawAnswer, type RawRequest } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { picture } from '../setting/files.ts';
import { storePage } from '../setting/stored.ts';
import { on as linkedTo, uploaded } from '../setting/uploads.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

interface Asking {
  readonly operation: Operation;
  readonly role: Role;
  /** The source of the project: the body, the query, or an item of this kind in the path. */
  readonly of: string;
}

const asking: readonly Asking[] = Object.values(operations).flatMap(operation => {
  const { role = 'user', of = '' } = operation.access ?? {};
  return role === 'user' || role === 'admin' ? [] : [{ operation, role, of }];
});

/** Groups belong to no project, and exist only for their owner. */
const ofGroups = Object.values(operations)
  .filter(({ access }) => access?.of === 'group')
  .map(operation => ({ operation, role: 'viewer', of: 'group' }) as const);

/** Items that a path names within another one. */
const WITHIN = ['user', 'step', 'view'];

type Name = number | string;

/** The name of an item of some kind in a request. */
type Naming = (kind: string) => Name;

interface Site extends World {
  /** The items of APP, by kind. */
  readonly present: Naming;
}

async function site(t: TestContext): Promise<Site> {
  const made = await world(t);
  const { app: project, server, max, vera, put } = made;
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const [issue, other] = [await made.issue(), await made.issue()];
  const page = await storePage(server, project);
  const on = { params: { path: { issue_id: issue.id } }, body: { content: 'Seen' } };
  const comment = await max.api.POST('/api/issues/{issue_id}/comments', on);
  const planned = { project_id: project, title: 'Moorings', steps: [{ title: 'Count' }] };
  const plan = await max.api.POST('/api/plans', { body: planned });
  const bytes = await picture('png', 600, 400);
  const attachment = (await uploaded(server, max, { bytes, ...linkedTo('issue', issue) })).id;
  const named = { project_id: project, name: 'One', name_folded: 'one' };
  const [module] = await put('modules', { ...named, description: '', status: 'active', ...times });
  const [folder] = await put('folders', { ...named, sort_order: 0 });
  const [view] = await put('saved_views', { ...named, user_id: vera.id, config: '{}', ...times });
  const [label] = await made.label('bug');
  const waiting = { issue_id: issue.id, earliest: '2999-01-01', latest: '2999-01-01', note: '' };
  const [wait] = await put('issue_waits', { ...waiting, created_at: times.created_at });
  const bound = { project_id: project, created_at: times.created_at };
  const [binding, otherBinding] = await put('repo_bindings', bound, bound);
  for (const binding_id of [binding, otherBinding]) {
    const digest = `digest ${String(binding_id)}`;
    await put('repo_identities', {
      binding_id,
      kind: 'root',
      value: digest,
      digest,
      first_seen_at: times.created_at,
    });
  }
  const things: Readonly<Record<string, Name | undefined>> = {
    project,
    issue: issue.id,
    page: page.id,
    seq: page.seq,
    comment: comment.data?.id,
    wait,
    plan: plan.data?.id,
    step: plan.data?.steps[0]?.id,
    module,
    folder,
    view,
    label,
    user: vera.id,
    attachment,
    binding,
    'other binding': otherBinding,
    source: issue.identifier,
    target: other.identifier,
    'issue identifier': issue.identifier,
    'page identifier': 'APP-DOC-1',
    'plan identifier': 'APP-PLAN-1',
    'project identifier': 'APP',
  };
  const present: Naming = kind => {
    const name = things[kind];
    assert.ok(name !== undefined, `a request names a ${kind}, and there is none in APP`);
    return name;
  };
  return { ...made, present };
}

const ABSENT: Readonly<Record<string, Name>> = {
  source: 'NONE-1',
  target: 'NONE-2',
  'issue identifier': 'NONE-1',
  'page identifier': 'NONE-DOC-1',
  'plan identifier': 'NONE-PLAN-1',
  'project identifier': 'NONE',
};

const absent: Naming = kind => ABSENT[kind] ?? 999_999;

/** The fields of a body that name items, with their kinds. */
const IN_BODIES = { project_id: 'project', source: 'source', target: 'target' };
/** The same for the entries of a list. */
const IN_ENTRIES = { project_id: 'project', id: 'issue' };
/** If the path names nothing. */
const IN_BODIES_ALONE = { project: 'project identifier', from: 'binding', into: 'other binding' };

interface Asked {
  readonly path: string;
  readonly request: RawRequest;
}

/** The operation's example, about the given items. */
function requestOf({ operation, of }: Asking, named: Naming): Asked {
  const { body, ...request } = exampleRequest(operation);
  const kindOf = (parameter: string): string => {
    if (parameter === 'identifier') return `${of} identifier`;
    if (parameter === 'id') return of === 'view' ? 'project' : of;
    return parameter.replace(/_id$/, '');
  };
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    String(named(kindOf(parameter))),
  );
  const path = of === 'query' ? `${filled}?${queryOf(operation, named)}` : filled;
  if (typeof body !== 'object' || body instanceof Uint8Array) return { path, request };
  const naming = (fields: object, kinds: object): object => ({
    ...fields,
    ...Object.fromEntries(
      Object.entries(kinds)
        .filter(([field]) => field in fields)
        .map(([field, kind]) => [field, named(String(kind))]),
    ),
  });
  const list = operation.body?.entries ?? '';
  if (list in body) {
    const [first] = Reflect.get(body, list) as object[];
    return { path, request: { ...request, body: { [list]: [naming(first ?? {}, IN_ENTRIES)] } } };
  }
  const kinds = { ...IN_BODIES, ...(of === 'body' ? IN_BODIES_ALONE : {}) };
  return { path, request: { ...request, body: naming(body, kinds) } };
}

/** What the query names: a project, or an item in one. */
function queryOf({ parameters }: Operation, named: Naming): string {
  const isOfItem = parameters.some(({ name }) => name === 'entity_id');
  return isOfItem ? `entity_type=issue&entity_id=${named('issue')}` : `project_id=${named('project')}`;
}

function ask({ server }: Site, one: Asking, { token }: Member, named: Naming): Promise<RawAnswer> {
  const { path, request } = requestOf(one, named);
  return raw(server, path, { ...request, token });
}

/** A hidden or missing item is not found in a path, and invalid in a body. */
const missing = ({ operation, of }: Asking): RefusalCode =>
  of === 'body' && !NOT_FOUND_IN_BODIES.includes(operation.id) ? 'unknown_reference' : 'not_found';

/** Names that identify the subject of the call, as a path would. */
const NOT_FOUND_IN_BODIES: readonly string[] = [
  'bindRepo',
  'mergeBindings',
  'updateIssues',
] satisfies OperationId[];

test('an outsider gets the same response for a hidden project as for an absent one', async t => {
  const made = await site(t);
  for (const one of asking) {
    await t.test(one.operation.id, async () => {
      const ofHidden = await refused(made.server, () => ask(made, one, made.sam, made.present), missing(one));
      const ofAbsent = await refused(made.server, () => ask(made, one, made.sam, absent), missing(one));
      assert.equal(ofHidden.error, ofAbsent.error);
    });
  }
});

test('a member with the role below the required one is refused', async t => {
  const made = await site(t);
  const below = { viewer: null, maintainer: made.vera, lead: made.max };
  for (const one of asking) {
    const member = below[one.role];
    if (member === null) continue;
    await t.test(one.operation.id, async () => {
      await refused(made.server, () => ask(made, one, member, made.present), 'role_required');
    });
  }
});

test('a caller without the role is not shown what is wrong with the body', async t => {
  const made = await site(t);
  const below = { viewer: made.sam, maintainer: made.vera, lead: made.max };
  for (const one of asking) {
    const { path, request } = requestOf(one, made.present);
    const { body } = request;
    const isNaming = (fields: object) =>
      'project_id' in fields || (one.operation.body?.entries ?? '') in fields;
    if (typeof body !== 'object' || (one.of === 'body' && !isNaming(body))) continue;
    // If the body names the project, it must be a readable one.
    const spoilt = [{ ...body, nonsense: true }, ...(one.of === 'body' ? [] : ['{'])];
    const refusal = one.role === 'viewer' ? 'not_found' : 'role_required';
    await t.test(one.operation.id, async () => {
      for (const wrong of spoilt) {
        const send = ({ token }: Member) => raw(made.server, path, { ...request, token, body: wrong });
        await refused(made.server, () => send(made.sam), missing(one));
        await refused(made.server, () => send(below[one.role]), refusal);
      }
    });
  }
});

test('an absent item is not found, whatever the body contains', async t => {
  const made = await site(t);
  const within: Naming = kind => (WITHIN.includes(kind) ? absent : made.present)(kind);
  for (const one of [...asking, ...ofGroups]) {
    const { request } = requestOf(one, absent);
    if (request.body === undefined || !one.operation.path.includes('{')) continue;
    const namings = WITHIN.some(kind => one.operation.path.includes(`{${kind}_id}`))
      ? [absent, within]
      : [absent];
    await t.test(one.operation.id, async () => {
      for (const { path } of namings.map(naming => requestOf(one, naming))) {
        const send = () => raw(made.server, path, { ...request, token: made.ada.token, body: '{' });
        await refused(made.server, send, 'not_found');
      }
    });
  }
});

test('a viewer reads everything that a viewer may read', async t => {
  const made = await site(t);
  for (const one of asking) {
    if (one.role !== 'viewer' || one.operation.method !== 'GET') continue;
    await t.test(one.operation.id, async () => {
      const { response, error } = await ask(made, one, made.vera, made.present);
      assert.equal(response.status, 200, JSON.stringify(error));
    });
  }
});

/** Deletes an item that others need. */
const takesAway = ({ operation: { id, method } }: Asking): boolean =>
  method === 'DELETE' || id.startsWith('merge') || id === 'archiveProject';

const saying = ({ error }: RawAnswer): string => {
  const { code = '', error: text = '' } = error as { code?: string; error?: string };
  return `${code} ${text}`;
};

/** The call passes the role check, whatever else may be wrong with its example. */
async function admits(made: Site, one: Asking, member: Member): Promise<void> {
  const answer = await ask(made, one, member, made.present);
  assert.notEqual(answer.response.status, 500);
  assert.doesNotMatch(saying(answer), /^(role_required|unauthenticated) /);
  if (answer.response.ok) return;
  const hidden = await ask(made, one, member, absent);
  assert.notEqual(saying(answer), saying(hidden));
}

/** Each of the operations by its caller; destructive ones on a separate site. */
async function admitsAll(
  t: TestContext,
  all: readonly Asking[],
  { isEnforced, by }: { isEnforced: boolean; by: (one: Asking, made: Site) => Member },
): Promise<void> {
  const fresh = async (): Promise<Site> => {
    const made = await site(t);
    await enforceRoles(made, isEnforced);
    return made;
  };
  const shared = await fresh();
  for (const one of all)
    await t.test(one.operation.id, async () => {
      const made = takesAway(one) ? await fresh() : shared;
      await admits(made, one, by(one, made));
    });
}

test('a member with exactly the required role is admitted', async t => {
  const least = { viewer: 'vera', maintainer: 'max', lead: 'lena' } as const;
  await admitsAll(t, asking, { isEnforced: true, by: ({ role }, made) => made[least[role]] });
});

test('member operations are open to every signed-in user while roles are not enforced', async t => {
  // A view is visible only to its owner.
  const isOpen = ({ role, operation }: Asking) => role !== 'lead' && !operation.path.includes('{view_id}');
  await admitsAll(t, asking.filter(isOpen), { isEnforced: false, by: (_, made) => made.sam });
});

test('lead operations need a lead while roles are not enforced, too', async t => {
  const made = await site(t);
  await enforceRoles(made, false);
  for (const one of asking) {
    if (one.role !== 'lead') continue;
    await t.test(one.operation.id, async () => {
      await refused(made.server, () => ask(made, one, made.sam, made.present), 'role_required');
    });
  }
});
