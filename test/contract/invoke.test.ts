/** Calls from inside are answered, refused, limited, recorded and announced like those over HTTP. */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, test, type TestContext } from 'node:test';
import type { Handlers } from '../../src/contract/handler.ts';
import { answer, type Handler } from '../../src/contract/handler.ts';
import type { Outcome } from '../../src/contract/inside/invoke.ts';
import { budgets, concurrencies, operations, type OperationId } from '../../src/generated/operations.ts';
import { handlers } from '../../src/generated/handlers.ts';
import { findCaller } from '../../src/identity/credentials.ts';
import type { Transport } from '../../src/store/writing/activity.ts';
import type { StoreEvent } from '../../src/store/events.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { isFailure } from '../setting/failures.ts';
import { TEXT } from '../setting/files.ts';
import { OF_JIRA, OF_LINEAR, trackers } from '../setting/trackers.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { on, uploaded } from '../setting/uploads.ts';

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type Who = 'ada' | 'max' | 'vera' | 'sam';

interface Site extends Cast {
  readonly server: TestServer;
  /** The id of APP, which max leads and vera sees. */
  readonly app: number;
  /** Calls from inside, as one of the cast. */
  readonly inside: (
    who: Who,
    id: OperationId,
    sent?: Sent,
    transport?: Transport,
  ) => Promise<Outcome<OperationId>>;
  readonly together: (
    who: Who,
    parts: readonly (readonly [OperationId, Sent])[],
  ) => ReturnType<TestServer['app']['invokeAll']>;
  readonly http: (who: Who, id: OperationId, sent?: Sent) => Promise<Answered>;
  /** Every event since the server started, an array for each commit. */
  readonly commits: (readonly StoreEvent[])[];
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function site(t: TestContext, ownHandlers: Partial<Handlers> = {}): Promise<Site> {
  const server = await startServer(t, { handlers: ownHandlers, config: await trackers(t) });
  const people = await cast(server);
  const { data } = await people.max.api.POST('/api/projects', {
    body: { name: 'Apples', identifier: 'APP' },
  });
  const app = data?.id ?? 0;
  const sent = { params: { path: { id: app } }, body: { user_id: people.vera.id, role: 'viewer' } } as const;
  await people.max.api.POST('/api/projects/{id}/members', sent);
  const commits: (readonly StoreEvent[])[] = [];
  const { store } = server.app.instance;
  await store.caughtUp();
  store.onCommit(events => commits.push(events));
  const heard = <T>(outcome: Promise<T>): Promise<T> => outcome.finally(() => store.caughtUp());
  const callerOf = (who: Who) => store.read(read => findCaller(read, people[who].token, server.clock.now()));
  const via = (transport: Transport) =>
    ({ id: 'from-inside', address: '127.0.0.1', issuer: () => server.url, transport }) as const;
  return {
    ...people,
    server,
    app,
    commits,
    inside: async (who, id, given = {}, transport = 'mcp') =>
      heard(server.app.invoke(id, given, await callerOf(who), via(transport))),
    together: async (who, parts) =>
      heard(
        server.app.invokeAll(
          parts.map(([id, given]) => ({ id, sent: given })),
          await callerOf(who),
          via('mcp'),
        ),
      ),
    http: (who, id, given = {}) => heard(request(server, people[who].token, id, given)),
  };
}

async function request(
  server: TestServer,
  token: string,
  id: OperationId,
  { params = {}, query = {}, body }: Sent,
): Promise<Answered> {
  const { method, path } = operations[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.append(name, String(value));
  const response = await fetch(`${server.url}${filled}?${asked.toString()}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A value after a round trip through JSON. */
const sentAs = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Fields that two equal items cannot share. */
const ITS_OWN =
  /^(id|identifier|.*_id|seq|sequence|sort_order|position|key|token|prefix|file_name|.*_at|ts|last_.*)$/;

function likeness(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(likeness);
  if (typeof value === 'string') return value.replace(/twin\d/g, 'twin');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      ITS_OWN.test(name) ? (child === null ? null : typeof child) : likeness(child),
    ]),
  );
}

/** Ids of created items, by table name. */
type Made = Record<string, number>;

type Line = readonly [who: Who, id: OperationId, sent: (made: Made, twin: string) => Sent, as?: string];

const of =
  (name: string) =>
  (made: Made): Sent => ({ params: { id: made[name] } });
const inApp = (body: Sent['body']) => (): Sent => ({ body });

/** Changes, each made once over HTTP and once from inside; created items are stored under a name. */
const CHANGES: readonly Line[] = [
  ['max', 'createIssue', ({ app }, twin) => ({ body: { project_id: app, title: twin } }), 'issue'],
  [
    'max',
    'createIssue',
    ({ app }, twin) => ({ body: { project_id: app, title: `the other ${twin}` } }),
    'other',
  ],
  [
    'max',
    'updateIssue',
    ({ issue }) => ({ params: { id: issue }, body: { status: 'active', priority: 'high' } }),
  ],
  [
    'max',
    'updateIssues',
    ({ issue, other }) => ({
      body: {
        issues: [
          { id: other, priority: 'low' },
          { id: issue, priority: 'low' },
        ],
      },
    }),
  ],
  ['max', 'addWait', ({ issue }) => ({ params: { id: issue }, body: { user: 'vera' } }), 'wait'],
  [
    'max',
    'createIssueComment',
    ({ issue }) => ({ params: { issue_id: issue }, body: { content: 'Seen.' } }),
    'comment',
  ],
  [
    'max',
    'updateComment',
    ({ comment }) => ({ params: { id: comment }, body: { content: 'Seen\r\ntwice.' } }),
  ],
  ['max', 'createPage', ({ app }, twin) => ({ body: { project_id: app, title: twin } }), 'page'],
  ['max', 'updatePage', ({ page }) => ({ params: { id: page }, body: { status: 'active' } })],
  ['max', 'createPlan', ({ app }, twin) => ({ body: { project_id: app, title: twin } }), 'plan'],
  ['max', 'createPlanStep', ({ plan }) => ({ params: { id: plan }, body: { title: 'Begin' } })],
  [
    'ada',
    'bindRepo',
    (_, twin) => ({ body: { project: 'APP', aliases: [{ kind: 'remote', value: twin }] } }),
  ],
  ['max', 'runGitHook', () => ({ body: { messages: ['Fixes APP-999'] } })],
  [
    'max',
    'importCodehost',
    ({ app }) => ({ params: { id: app }, body: { repo: 'harbour/app', dry_run: true } }),
  ],
  ['max', 'importLinear', ({ app }) => ({ params: { id: app }, body: OF_LINEAR })],
  ['max', 'importJira', ({ app }) => ({ params: { id: app }, body: OF_JIRA })],
  ['max', 'createModule', ({ app }, twin) => ({ body: { project_id: app, name: twin } }), 'module'],
  ['max', 'createLabel', ({ app }, twin) => ({ body: { project_id: app, name: twin } }), 'label'],
  ['max', 'createFolder', ({ app }, twin) => ({ body: { project_id: app, name: twin } }), 'folder'],
  [
    'max',
    'createProject',
    (_, twin) => ({ body: { name: twin, identifier: twin.replace('twin', 'TW') } }),
    'project',
  ],
  ['max', 'archiveProject', ({ project }) => ({ params: { id: project } }), 'archive'],
  ['ada', 'unarchiveProject', of('archive')],
  ['max', 'createProjectGroup', (_, twin) => ({ body: { name: twin } }), 'group'],
  [
    'max',
    'createView',
    ({ app }, twin) => ({ params: { id: app }, body: { name: twin, config: '{}' } }),
    'view',
  ],
  ['max', 'createKey', (_, twin) => ({ body: { name: twin } })],
  ['max', 'updateMe', () => ({ body: { display_name: 'Max M.' } })],
  [
    'ada',
    'createUser',
    (_, twin) => ({ body: { username: twin, email: `${twin}@example.org`, password: 'correct horse' } }),
  ],
  ['ada', 'updateInstanceSettings', () => ({ body: { login_message: 'Welcome.' } })],
  [
    'max',
    'addMember',
    ({ project, sam }) => ({ params: { id: project }, body: { user_id: sam, role: 'viewer' } }),
  ],
  ['max', 'deleteIssue', of('issue')],
  ['max', 'restoreIssue', of('issue')],
  ['max', 'deleteComment', of('comment')],
];

/** Files are only uploaded over HTTP; other operations on them run from inside as well. */
const ABOUT_FILES: readonly Line[] = [
  ['vera', 'listAttachments', ({ issue }) => ({ query: { entity_type: 'issue', entity_id: issue } })],
  ['vera', 'listAttachmentLinks', of('file')],
  ['vera', 'previewAttachment', of('file')],
  ['vera', 'listProjectAttachments', ({ app }) => ({ params: { id: app }, query: { limit: 1 } })],
  ['max', 'updateAttachment', ({ file }) => ({ params: { id: file }, body: { alt_text: 'A pier' } })],
];

const READS: readonly Line[] = [
  ['max', 'getIssue', of('issue')],
  ['vera', 'listIssues', ({ app }) => ({ query: { project_id: app, limit: 1 } })],
  ['vera', 'resolveIssue', () => ({ params: { identifier: 'app-1' } })],
  ['vera', 'listIssueComments', ({ issue }) => ({ params: { issue_id: issue }, query: { limit: 1 } })],
  ['vera', 'listWaits', of('issue')],
  ['ada', 'listArchivedProjects', () => ({})],
  ['vera', 'listAttention', () => ({})],
  ['vera', 'getHomeOverview', () => ({ query: { tz: 60, since: '2026-01-01' } })],
  ['vera', 'getPage', of('page')],
  ['vera', 'listPages', ({ app }) => ({ query: { project_id: app } })],
  ['vera', 'getPlan', of('plan')],
  ['vera', 'listPlans', ({ app }) => ({ query: { project_id: app } })],
  ['vera', 'listModules', ({ app }) => ({ query: { project_id: app } })],
  ['vera', 'listLabels', ({ app }) => ({ query: { project_id: app } })],
  ['vera', 'listFolders', ({ app }) => ({ query: { project_id: app } })],
  ['vera', 'listProjects', () => ({})],
  ['vera', 'getBoard', ({ app }) => ({ params: { id: app }, query: { group_by: 'priority' } })],
  ['max', 'getImportProgress', ({ app }) => ({ params: { id: app } })],
  ['vera', 'getInsights', ({ app }) => ({ params: { id: app }, query: { weeks: 2 } })],
  ['vera', 'listMembers', ({ app }) => ({ params: { id: app } })],
  ['vera', 'listProjectActivity', ({ app }) => ({ params: { id: app }, query: { limit: 500 } })],
  ['vera', 'getProjectIndex', ({ app }) => ({ params: { id: app } })],
  ['vera', 'listProjectChanges', ({ app }) => ({ params: { id: app }, query: { since: 0 } })],
  ['max', 'listTrash', ({ app }) => ({ params: { id: app } })],
  ['max', 'search', () => ({ query: { query: 'twin1' } })],
  ['ada', 'getArchiveLimits', () => ({})],
  ['max', 'exportIssue', () => ({ params: { identifier: 'APP-1' } })],
  ['max', 'listProjectGroups', () => ({})],
  ['max', 'listViews', ({ app }) => ({ params: { id: app } })],
  ['max', 'listKeys', () => ({})],
  ['max', 'listBots', () => ({})],
  ['max', 'getMe', () => ({})],
  ['ada', 'listUsers', () => ({})],
  ['ada', 'listAudit', () => ({ query: { target: 'max' } })],
  ['ada', 'getInstanceSettings', () => ({})],
  ['max', 'getInstance', () => ({})],
  ['max', 'getHealth', () => ({})],
];

/** A socket needs a connection, so it cannot be opened from inside. */
const NOT_FROM_INSIDE = ['events'];
/** Approval needs a browser: cookies, origins and forms come only from outside, and so do anonymous visitors. */
const comesFromInside = (id: string): boolean => operations[id as OperationId].document === 'rest';

const idIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0;

describe('the response of an internal call', () => {
  test('is the same as over HTTP, for changes of every kind', async t => {
    const { app, sam, http, inside } = await site(t);
    const street: Made = { app, sam: sam.id };
    const ours: Made = { app, sam: sam.id };
    for (const [who, id, sent, as] of CHANGES) {
      const expected = await http(who, id, sent(street, 'twin1'));
      const outcome = await inside(who, id, sent(ours, 'twin2'));
      assert.equal(outcome.refusal, null, `${id}: ${String(outcome.refusal)}`);
      assert.equal(outcome.status, expected.status, id);
      assert.deepEqual(likeness(sentAs(outcome.body)), likeness(expected.body), id);
      if (as !== undefined) [street[as], ours[as]] = [idIn(expected.body), idIn(outcome.body)];
    }
  });

  test('is the same as over HTTP, for reads of every kind, with links to other pages', async t => {
    const { server, app, max, sam, http, inside } = await site(t);
    const made: Made = { app, sam: sam.id };
    for (const [who, id, sent, as] of CHANGES) {
      const { body } = await http(who, id, sent(made, 'twin1'));
      if (as !== undefined) made[as] = idIn(body);
    }
    made.file = (await uploaded(server, max, { bytes: TEXT, ...on('issue', { id: made.issue ?? 0 }) })).id;
    for (const [who, id, sent] of [...READS, ...ABOUT_FILES]) {
      const expected = await http(who, id, sent(made, ''));
      const outcome = await inside(who, id, sent(made, ''));
      assert.equal(outcome.refusal, null, `${id}: ${String(outcome.refusal)}`);
      assert.equal(outcome.status, expected.status, id);
      assert.deepEqual(sentAs(outcome.body), expected.body, id);
      for (const [name, value] of Object.entries(outcome.headers))
        assert.equal(expected.headers.get(name), String(value), `${id} ${name}`);
    }
  });

  test('is compared for every family that has handlers', () => {
    const families = (ids: readonly string[]) => [
      ...new Set(ids.map(id => operations[id as OperationId].family)),
    ];
    const compared = families([...CHANGES, ...READS, ...ABOUT_FILES].map(([, id]) => id));
    const missing = families(Object.keys(handlers).filter(comesFromInside)).filter(
      family => !compared.includes(family) && !NOT_FROM_INSIDE.includes(family),
    );
    assert.deepEqual(missing, []);
  });
});

const REFUSALS: readonly (readonly [
  what: string,
  who: Who,
  id: OperationId,
  sent: (made: Made) => Sent,
  code: string,
])[] = [
  [
    'one role less',
    'vera',
    'updateIssue',
    ({ issue }) => ({ params: { id: issue }, body: { title: 'Mine' } }),
    'role_required',
  ],
  ['a project that is hidden', 'sam', 'getIssue', of('issue'), 'not_found'],
  [
    'one role less, before what is wrong with the body',
    'vera',
    'updateIssue',
    ({ issue }) => ({ params: { id: issue }, body: { titel: 7 } }),
    'role_required',
  ],
  ['an id that is unknown', 'max', 'getIssue', () => ({ params: { id: 999_999 } }), 'not_found'],
  ['an id that is not a number', 'max', 'getIssue', () => ({ params: { id: 'APP-1' } }), 'invalid_parameter'],
  ['half a number', 'max', 'getIssue', () => ({ params: { id: 1.5 } }), 'invalid_parameter'],
  [
    'a query that is unknown to an enum',
    'max',
    'listIssues',
    () => ({ query: { order: 'up' } }),
    'invalid_parameter',
  ],
  ['a body of the wrong kind', 'max', 'createIssue', inApp([]), 'invalid_body'],
  ['a body that is missing', 'max', 'createIssue', () => ({}), 'invalid_body'],
  [
    'a field that is unknown',
    'max',
    'createIssue',
    ({ app }) => ({ body: { project_id: app, title: 'A', titel: 'B' } }),
    'invalid_body',
  ],
  [
    'text that no engine keeps',
    'max',
    'createIssue',
    ({ app }) => ({ body: { project_id: app, title: 'A\0' } }),
    'malformed_body',
  ],
  [
    'a body past the ceiling',
    'max',
    'createIssue',
    ({ app }) => ({ body: { project_id: app, title: 'A', description: 'é'.repeat(1_100_000) } }),
    'body_too_large',
  ],
  [
    'a stale sequence',
    'max',
    'updateIssue',
    ({ issue }) => ({ params: { id: issue }, body: { title: 'B', expected_seq: 0 } }),
    'stale_seq',
  ],
  [
    'what only administrators do',
    'max',
    'updateInstanceSettings',
    () => ({ body: { login_message: 'Mine.' } }),
    'administrator_required',
  ],
  ['a handshake without a connection', 'max', 'openEvents', () => ({}), 'session_cookie_required'],
];

describe('the refusal of an internal call', () => {
  for (const [what, who, id, sent, code] of REFUSALS) {
    test(`is the same as over HTTP and changes nothing, for ${what}`, async t => {
      const { server, app, http, inside, commits } = await site(t);
      const { body } = await http('max', 'createIssue', { body: { project_id: app, title: 'A mooring' } });
      const given = sent({ app, issue: idIn(body) });
      const [rows, events] = [await server.rows(), commits.length];
      const expected = await http(who, id, given);
      const outcome = await inside(who, id, given);
      assert.ok(outcome.refusal, `${id} was not refused`);
      assert.equal(outcome.refusal.code, code);
      assert.equal(outcome.status, expected.status);
      const sentBody = expected.body as { readonly error: string; readonly code: string };
      assert.equal(outcome.refusal.message, sentBody.error);
      assert.equal(sentBody.code, code);
      const { error: _, code: __, request_id: ___, ...more } = expected.body as Record<string, unknown>;
      assert.deepEqual(sentAs(outcome.refusal.values.fields ?? {}), more);
      assert.equal(await server.rows(), rows);
      assert.equal(commits.length, events);
    });
  }

  test('is returned for a name with a lone surrogate, which no client could send', async t => {
    const { inside } = await site(t);
    const outcome = await inside('max', 'resolveIssue', { params: { identifier: 'APP-\ud800' } });
    assert.equal(outcome.refusal?.code, 'invalid_parameter');
  });

  test('is returned if the kind of credential is not sufficient', async t => {
    const { server, bot } = await site(t);
    const { store } = server.app.instance;
    const caller = await store.read(read => findCaller(read, bot.token, server.clock.now()));
    const via = { id: 'x', address: null, issuer: () => '', transport: 'mcp' } as const;
    const key = await server.app.invoke('createKey', { body: { name: 'more' } }, caller, via);
    assert.equal(key.refusal?.code, 'recent_authentication_required');
    const anonymous = await server.app.invoke('getMe', {}, null, via);
    assert.equal(anonymous.refusal?.code, 'unauthenticated');
    assert.match(String(anonymous.headers['WWW-Authenticate']), /^Bearer resource_metadata=/);
  });

  test('is returned if the caller lost the credential during the call', async t => {
    const { server, max } = await site(t);
    const { store } = server.app.instance;
    const caller = await store.read(read => findCaller(read, max.token, server.clock.now()));
    await max.api.POST('/api/auth/logout');
    const rows = await server.rows();
    const via = { id: 'x', address: '127.0.0.1', issuer: () => '', transport: 'mcp' } as const;
    const outcome = await server.app.invoke('createKey', { body: { name: 'late' } }, caller, via);
    assert.equal(outcome.refusal?.code, 'unauthenticated');
    assert.equal(await server.rows(), rows);
  });

  test('counts against the same budget as HTTP requests', async t => {
    const getPublicProject: Handler<'getPublicProject'> = () => {
      throw new Error('this is never called');
    };
    const { server, inside, http } = await site(t, { getPublicProject });
    // Budgets refill with time.
    server.clock.stop();
    const given = { params: { project: 'APP' } };
    for (let spent = 0; spent < budgets.public_read.points; spent += 1)
      await inside('max', 'getPublicProject', given);
    const outcome = await inside('max', 'getPublicProject', given);
    assert.equal(outcome.refusal?.code, 'public_read_throttled');
    assert.equal(outcome.headers['Retry-After'], '30');
    assert.equal((await http('max', 'getPublicProject', given)).status, 429);
    server.failures.push(...server.log.filter(isFailure));
  });
});

interface Entry {
  readonly actor_user_id: number | null;
  readonly transport?: string;
  readonly entity_type?: string;
  readonly action: string;
}

describe('a change by an internal call', () => {
  for (const transport of ['mcp', 'git'] as const) {
    test(`is recorded under its caller as ${transport}, and announced`, async t => {
      const { server, app, max, inside, commits } = await site(t);
      const outcome = await inside(
        'max',
        'createIssue',
        { body: { project_id: app, title: 'A mooring' } },
        transport,
      );
      assert.equal(outcome.refusal, null);
      const [entry] = await server.app.instance.store.read(({ db }) =>
        db('activity')
          .where({ issue_id: idIn(outcome.body) })
          .select<Entry[]>('actor_user_id', 'transport', 'action'),
      );
      assert.deepEqual(entry, { actor_user_id: max.id, transport, action: 'create' });
      assert.deepEqual(
        commits.flat().map(({ type, issue_id }) => [type, issue_id]),
        [['issue.created', idIn(outcome.body)]],
      );
    });
  }

  test('does not change the values that it gets', async t => {
    const { app, inside } = await site(t);
    const body = Object.freeze({ project_id: app, title: 'A mooring' });
    assert.equal((await inside('max', 'createIssue', { body })).refusal, null);
  });
});

describe('the slot of an internal call', () => {
  test('is held until the response has been read or discarded', async t => {
    const sources: PassThrough[] = [];
    const exportProject: Handler<'exportProject'> = async ({ store }) => {
      await store.read(read => read.settled());
      const source = new PassThrough();
      sources.push(source);
      return answer(200, source, { 'Content-Disposition': 'attachment; filename="APP.zip"' });
    };
    const { inside } = await site(t, { exportProject });
    const exporting = () => inside('max', 'exportProject', { params: { identifier: 'APP' } });
    const running = [];
    for (let taken = 0; taken < concurrencies.exports.slots; taken += 1) running.push(await exporting());
    assert.equal((await exporting()).refusal?.code, 'exports_busy');
    const [first] = running;
    assert.equal(first?.refusal, null);
    sources[0]?.destroy();
    await new Promise(resolve => {
      setImmediate(resolve);
    });
    assert.equal((await exporting()).refusal, null);
  });
});

describe('several calls together', () => {
  test('are one change, in which each sees what those before it did', async t => {
    const { server, app, max, together, commits } = await site(t);
    const result = await together('max', [
      ['createLabel', { body: { project_id: app, name: 'leak' } }],
      ['createIssue', { body: { project_id: app, title: 'The pump', labels: ['leak'] } }],
      ['listIssues', { query: { project_id: app, label: 'leak' } }],
    ]);
    assert.equal(result.refused, null);
    const [, issue, list] = result.done;
    assert.equal(result.done.length, 3);
    assert.deepEqual(
      (sentAs(list?.body) as { id: number }[]).map(({ id }) => id),
      [idIn(issue?.body)],
    );
    assert.equal(commits.length, 1);
    const entries = await server.app.instance.store.read(({ db }) =>
      db('activity')
        .where({ transport: 'mcp' })
        .orderBy('id')
        .select<Entry[]>('actor_user_id', 'entity_type', 'action'),
    );
    assert.deepEqual(
      entries.map(({ actor_user_id, entity_type, action }) => [actor_user_id, entity_type, action]),
      [
        [max.id, 'label', 'create'],
        [max.id, 'issue', 'create'],
        [max.id, 'issue', 'attach'],
      ],
    );
  });

  for (const [what, bad] of [
    ['by its handler', { params: { id: 999_999 }, body: { title: 'B' } }],
    ['before its handler', { params: { id: 1 }, body: { titel: 'B' } }],
  ] as const) {
    test(`leave nothing when one of them is refused ${what}, and say which`, async t => {
      const { server, app, together, commits } = await site(t);
      const rows = await server.rows();
      const result = await together('max', [
        ['createIssue', { body: { project_id: app, title: 'A mooring' } }],
        ['updateIssue', bad],
        ['createIssue', { body: { project_id: app, title: 'Another' } }],
      ]);
      assert.ok(result.refused);
      assert.equal(result.at, 1);
      assert.equal(await server.rows(), rows);
      assert.deepEqual(commits, []);
    });
  }

  test('may count against budgets in the database', async t => {
    const { together } = await site(t);
    const body = { current_password: 'not the password', new_password: 'correct horse battery' };
    const result = await together('max', [['changePassword', { body }]]);
    assert.equal(result.refused?.refusal.code, 'password_wrong');
  });

  test('may be none', async t => {
    const { together } = await site(t);
    assert.deepEqual(await together('max', []), { refused: null, done: [] });
  });
});
