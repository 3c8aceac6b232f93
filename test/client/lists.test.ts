/** The client's lists: paged ones are read to their end while others write, and no further than they are consumed. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { docket, type Docket, type OperationId } from '../../clients/typescript/src/index.ts';
import { operations } from '../../src/generated/operations.ts';
import { publish } from '../setting/strangers.ts';
import { world } from '../setting/world.ts';

interface Things {
  readonly project_id: number;
  readonly issue_id: number;
  readonly page_id: number;
  readonly plan_id: number;
}

const MANY = 5;

/** One more of every listable item. */
async function oneMore(client: Docket, { project_id, issue_id, page_id, plan_id }: Things, title: string) {
  const { id } = await client.createIssue({ body: { project_id, title: `Mooring ${title}` } });
  await client.deleteIssue({ path: { id } });
  await client.createIssue({ body: { project_id, title: `Mooring ${title}` } });
  await client.createPage({ body: { project_id, title } });
  await client.createPlan({ body: { project_id, title } });
  await client.updateIssue({ path: { id: issue_id }, body: { title } });
  await client.updatePage({ path: { id: page_id }, body: { title, content: title } });
  await client.updatePlan({ path: { id: plan_id }, body: { title } });
  await client.createIssueComment({ path: { issue_id }, body: { content: title } });
  await client.createPageComment({ path: { page_id }, body: { content: title } });
  const file = new File([`High water ${title}`], 'tides.txt');
  await client.uploadAttachment({ body: { file, entity_type: 'issue', entity_id: issue_id } });
  await client.updateMe({ body: { display_name: title } });
}

async function site(t: TestContext) {
  const { server, ada, max, lena, app: project_id } = await world(t);
  const { url } = server;
  const [mine, hers] = [docket({ url, token: max.token }), docket({ url, token: lena.token })];
  const { id: issue_id } = await mine.createIssue({ body: { project_id, title: 'Lights out' } });
  const { id: page_id } = await mine.createPage({ body: { project_id, title: 'Rules' } });
  const { id: plan_id } = await mine.createPlan({ body: { project_id, title: 'Storm' } });
  const things = { project_id, issue_id, page_id, plan_id };
  for (let number = 0; number < MANY; number += 1) await oneMore(mine, things, String(number));
  await publish(lena.api, project_id);
  const administrator = docket({ url, token: ada.token });
  return { mine, hers, administrator, strangers: docket({ url }), things };
}

type Begun = (limit: number) => AsyncGenerator<object>;

/** Every paged list, by its operation. */
function listsOf({ mine, administrator, strangers, things }: Awaited<ReturnType<typeof site>>) {
  const { project_id, issue_id, page_id, plan_id } = things;
  const path = { id: project_id };
  const { each } = mine;
  const project = 'APP';
  return {
    listAudit: limit => administrator.each.listAudit({ query: { limit } }),
    listIssues: limit => each.listIssues({ query: { project_id, order_by: 'sequence', limit } }),
    listPages: limit => each.listPages({ query: { project_id, order_by: 'created_at', limit } }),
    listPlans: limit => each.listPlans({ query: { project_id, order_by: 'id', limit } }),
    listIssueComments: limit => each.listIssueComments({ path: { issue_id }, query: { limit } }),
    listPageComments: limit => each.listPageComments({ path: { page_id }, query: { limit } }),
    listProjectActivity: limit => each.listProjectActivity({ path, query: { limit } }),
    listIssueActivity: limit => each.listIssueActivity({ path: { id: issue_id }, query: { limit } }),
    listPageActivity: limit => each.listPageActivity({ path: { id: page_id }, query: { limit } }),
    listPageVersions: limit => each.listPageVersions({ path: { id: page_id }, query: { limit } }),
    listPlanActivity: limit => each.listPlanActivity({ path: { id: plan_id }, query: { limit } }),
    listProjectAttachments: limit => each.listProjectAttachments({ path, query: { limit } }),
    listProjectChanges: limit => each.listProjectChanges({ path, query: { limit } }),
    listTrash: limit => each.listTrash({ path, query: { limit } }),
    search: limit => each.search({ query: { query: 'mooring', result_type: 'issue', limit } }),
    listPublicIssueComments: limit =>
      strangers.each.listPublicIssueComments({ path: { project, id: issue_id }, query: { limit } }),
    listPublicPageComments: limit =>
      strangers.each.listPublicPageComments({ path: { project, id: page_id }, query: { limit } }),
    listPublicChanges: limit => strangers.each.listPublicChanges({ path: { project }, query: { limit } }),
  } satisfies { readonly [Id in OperationId]?: Begun };
}

/** Identifies an item, however it has changed. */
function nameOf(item: object): string {
  const { id, identifier, seq, kind, type } = item as Readonly<Record<string, unknown>>;
  return JSON.stringify([kind ?? type, id ?? identifier ?? seq]);
}

async function namesIn(list: AsyncIterable<object>): Promise<string[]> {
  const names: string[] = [];
  for await (const item of list) names.push(nameOf(item));
  return names;
}

test('every paged list is read to its end, while others write', async t => {
  const made = await site(t);
  for (const [name, begin] of Object.entries<Begun>(listsOf(made))) {
    const whole = await namesIn(begin(100));
    assert.ok(whole.length >= MANY, `${name} has ${whole.length}`);
    const seen: string[] = [];
    for await (const item of begin(2)) {
      seen.push(nameOf(item));
      if (seen.length === 1) await oneMore(made.hers, made.things, `While ${name}`);
    }
    assert.deepEqual(
      whole.filter(one => !seen.includes(one)),
      [],
      name,
    );
  }
});

test('no paged list is missing here', async t => {
  const isPaged = Object.values(operations).filter(({ answers }) =>
    Object.values(answers).some(({ headers = [] }) => headers.some(header => /^link$/i.test(header))),
  );
  assert.deepEqual(Object.keys(listsOf(await site(t))).sort(), isPaged.map(({ id }) => id).sort());
});

test('a list that is not read further requests no further page', async t => {
  const { server, max, issue, app: project_id } = await world(t);
  for (let number = 0; number < 4; number += 1) await issue();
  const asked: string[] = [];
  const client = docket({
    url: server.url,
    token: max.token,
    fetch: (input, init) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return fetch(input, init);
    },
  });
  for await (const { identifier } of client.each.listIssues({ query: { project_id, limit: 2 } }))
    if (identifier === 'APP-2') break;
  assert.equal(asked.length, 1);
});
