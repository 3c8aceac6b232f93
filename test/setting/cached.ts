/** Every cached response of a project, compared with a new one after each write, on two servers that cache. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Inward } from '../../src/contract/inside/invoke.ts';
import { operations, type CachedOperation, type OperationId } from '../../src/generated/operations.ts';
import { findCaller } from '../../src/identity/credentials.ts';
import { anotherServer } from './another-server.ts';
import type { World } from './world.ts';

/** What is in the project now: ids, and the identifiers of plans. */
export interface Held {
  readonly project: number;
  readonly issues: readonly number[];
  readonly pages: readonly number[];
  readonly plans: readonly number[];
  readonly called: readonly string[];
}

/** A request for an operation. */
export interface Asked {
  readonly params?: object;
  readonly query?: object;
}

const ofProject = ({ project }: Held): Asked[] => [{ params: { id: project } }];
const inProject = ({ project }: Held): Asked[] => [{ query: { project_id: project } }];
const each = (ids: readonly (number | string)[], name: string): Asked[] =>
  ids.map(id => ({ params: { [name]: id } }));

/** Requests for every cached operation: what is missing here does not compile. */
export const CACHED: { readonly [Id in CachedOperation]: (held: Held) => readonly Asked[] } = {
  getBoard: ({ project: id }) => [{ params: { id } }, { params: { id }, query: { group_by: 'module' } }],
  getIssueCounts: ofProject,
  getInsights: ofProject,
  getProjectIndex: ofProject,
  listIssues: ({ project: project_id }) => [
    { query: { project_id } },
    { query: { project_id, workable: true } },
    { query: { project_id, blocked: true } },
    { query: { project_id, assignee: 'me' } },
    { query: { project_id, label: 'quay', order_by: 'updated' } },
  ],
  listWaits: ({ issues }) => each(issues, 'id'),
  listRelations: ofProject,
  listPages: ({ project: project_id }) => [{ query: { project_id } }, { query: { project_id, limit: 2 } }],
  listLabels: inProject,
  listModules: inProject,
  listFolders: inProject,
  listMembers: ofProject,
  listPlans: inProject,
  getPlan: ({ plans }) => each(plans, 'id'),
  resolvePlan: ({ called }) => each(called, 'identifier'),
  listProjectActivity: ofProject,
  listActivityActors: ofProject,
  listIssueActivity: ({ issues }) => each(issues, 'id'),
  listPageActivity: ({ pages }) => each(pages, 'id'),
  listPageVersions: ({ pages }) => each(pages, 'id'),
  listPlanActivity: ({ plans }) => each(plans, 'id'),
  listIssueComments: ({ issues }) => [
    ...each(issues, 'issue_id'),
    ...issues.map(issue_id => ({ params: { issue_id }, query: { author: 'max' } })),
  ],
  listPageComments: ({ pages }) => each(pages, 'page_id'),
};

/** How many of each are asked for. */
const MOST = 3;

async function heldIn({ server }: World, project: number): Promise<Held> {
  return server.app.instance.store.read(async ({ db }) => {
    const first = (table: string) =>
      db(table).where({ project_id: project }).orderBy('id').limit(MOST).pluck<number[]>('id');
    const [issues, pages, plans] = [await first('issues'), await first('pages'), await first('plans')];
    const called = await db('plans')
      .join('projects', 'projects.id', 'plans.project_id')
      .whereIn('plans.id', plans)
      .select<{ identifier: string; sequence: number }[]>('projects.identifier', 'plans.sequence');
    return {
      project,
      issues,
      pages,
      plans,
      called: called.map(({ identifier, sequence }) => `${identifier}-PLAN-${sequence}`),
    };
  });
}

interface Seen {
  readonly tag: string | null;
  /** The status or the code of the refusal, and the body. */
  readonly text: string;
}

export interface Watch {
  /** Compares every response, with a new one and with those of before. */
  readonly look: (after: string) => Promise<void>;
  /** How often the tag of an operation stayed, and how often it changed. */
  readonly kept: Readonly<Record<string, number>>;
  readonly raised: Readonly<Record<string, number>>;
}

const VIA = { id: 'a request', address: null, issuer: () => 'http://localhost', transport: 'api' } as const;

/** Watches a project through the eyes of an administrator, of a maintainer and of a viewer. */
export async function watch(t: TestContext, site: World, project: number): Promise<Watch> {
  const { server } = site;
  const caching = [server.app.invoke, await anotherServer(t, server)];
  const fresh = await anotherServer(t, server, { answer_memory_mib: '0' });
  const kept: Record<string, number> = {};
  const raised: Record<string, number> = {};
  let before = new Map<string, Seen>();

  const look = async (after: string): Promise<void> => {
    const held = await heldIn(site, project);
    const seen = new Map<string, Seen>();
    for (const name of ['ada', 'max', 'vera'] as const) {
      const ask = await asking(site, site[name].token);
      for (const [id, asked] of everyRequest(held)) {
        const which = `${id} ${JSON.stringify(asked)} as ${name}`;
        const now = await ask(fresh, id, asked);
        for (const invoke of caching)
          assert.deepEqual(await ask(invoke, id, asked), now, `${which} after ${after}`);
        seen.set(which, now);
        const former = before.get(which);
        if (!former || former.tag === null) continue;
        if (former.tag === now.tag)
          assert.equal(now.text, former.text, `${which} has its tag after ${after}`);
        const counts = former.tag === now.tag ? kept : raised;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    before = seen;
  };
  await look('the beginning');
  return { look, kept, raised };
}

function everyRequest(held: Held): [CachedOperation, Asked][] {
  return Object.entries(CACHED).flatMap(([id, requests]) =>
    requests(held).map((asked): [CachedOperation, Asked] => [
      operations[id as CachedOperation].id as CachedOperation,
      asked,
    ]),
  );
}

/** Asks for the caller as he is now. */
async function asking({ server }: World, token: string) {
  const { store } = server.app.instance;
  const caller = await store.read(read => findCaller(read, token, server.clock.now()));
  return async (invoke: Inward['invoke'], id: OperationId, asked: Asked): Promise<Seen> => {
    const { refusal, headers, ...outcome } = await invoke<OperationId>(id, asked, caller, VIA);
    if (refusal) return { tag: null, text: refusal.code };
    const tag = headers['ETag'];
    const text = JSON.stringify('body' in outcome ? outcome.body : null);
    // The cursor counts the changes of all projects: if this one has none, an older cursor is equivalent.
    return { tag: typeof tag === 'string' ? tag : null, text: text.replace(/"cursor":\d+/, '') };
  };
}
