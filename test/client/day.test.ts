/** A team's day with only the packed package, in Node and in a browser: from the first issue to another server. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import type * as client from '../../clients/typescript/src/index.ts';
import { noBrowser, openBrowser } from '../setting/browser.ts';
import { cast } from '../setting/cast.ts';
import { INSTALLED, servedPackage, strangersProject } from '../setting/packed-client.ts';
import { startServer } from '../setting/server.ts';

type Package = typeof client;

interface Given {
  readonly here: string;
  readonly there: string;
  /** A user of this server, and an administrator of the other one. */
  readonly token: string;
  readonly admin: string;
}

/** Runs in a page as well, and so uses only its parameters. */
async function day({ docket, Refused }: Package, { here, there, token, admin }: Given) {
  const team = docket({ url: here, token });
  const { id: project_id } = await team.createProject({ body: { name: 'Harbour', identifier: 'HRB' } });
  await team.createLabel({ body: { project_id, name: 'wet' } });
  const { id: module_id } = await team.createModule({ body: { project_id, name: 'Moorings' } });
  const lights = await team.createIssue({
    body: { project_id, module_id, title: 'Lights out', labels: ['wet'] },
  });
  const ropes = await team.createIssue({ body: { project_id, title: 'Ropes torn', priority: 'high' } });
  const pair = { source: lights.identifier, target: ropes.identifier };
  await team.linkIssues({ body: { ...pair, relation_type: 'blocks' } });
  const steps = [{ title: 'Mend', issue_id: lights.id }, { title: 'Splice' }];
  const plan = await team.createPlan({ body: { project_id, title: 'Storm', steps } });
  const rules = await team.createPage({ body: { project_id, title: 'Rules', content: 'Close the pier.' } });
  await team.createIssueComment({ path: { issue_id: lights.id }, body: { content: 'On it.' } });
  await team.createPageComment({ path: { page_id: rules.id }, body: { content: 'And the gate.' } });
  const text = new Blob(['High water at nine.'], { type: 'text/plain' });
  const file = await team.uploadAttachment({
    body: { file: text, entity_type: 'issue', entity_id: lights.id },
  });
  const stale = await team
    .updateIssue({ path: { id: ropes.id }, body: { title: 'Ropes', expected_seq: ropes.seq - 1 } })
    .catch((error: unknown) => (error instanceof Refused ? error.code : String(error)));
  const first = plan.steps[0]?.id ?? 0;
  const updated = await team.updatePlanStep({
    path: { plan_id: plan.id, step_id: first },
    body: { done: true },
  });

  const found: string[] = [];
  for await (const { identifier } of team.each.search({ query: { query: 'pier', project_id } }))
    found.push(identifier ?? '');
  const exported = await team.exportIssue({ path: { identifier: lights.identifier } });
  const bundle = await team.exportProject({ path: { identifier: 'HRB' } });

  const archive = await team.exportArchive({ path: { identifier: 'HRB' } });
  const elsewhere = docket({ url: there, token: admin });
  const { project, report } = await elsewhere.importArchive({ body: { archive } });
  const moved = [];
  for await (const { title, status } of elsewhere.each.listIssues({
    query: { project_id: project.id, order_by: 'sequence' },
  }))
    moved.push(`${title}: ${status}`);
  const carried = await elsewhere.resolveIssue({ path: { identifier: lights.identifier } });
  const [copy] = await elsewhere.listAttachments({ query: { entity_type: 'issue', entity_id: carried.id } });
  const copied = copy ? await (await elsewhere.getAttachment({ path: { id: copy.id } })).text() : '';

  await team.updateProject({ path: { id: project_id }, body: { is_public: true } });
  const strangers = docket({ url: here });
  const path = { project: 'hrb' };
  const shown = await strangers.resolvePublicIssue({ path: { ...path, identifier: lights.identifier } });
  const said = [];
  for await (const { content } of strangers.each.listPublicIssueComments({
    path: { ...path, id: lights.id },
  }))
    said.push(content);
  const download = await strangers.downloadPublicAttachment({ path: { ...path, id: file.id } });
  const read = await download.text();
  await team.updateProject({ path: { id: project_id }, body: { is_public: false } });
  const hidden = await strangers
    .getPublicProject({ path })
    .then(() => 200)
    .catch((error: unknown) => (error instanceof Refused ? error.status : String(error)));
  return {
    stale,
    closed: updated.effect?.issue_new_status,
    found,
    exported: typeof exported === 'string' && exported.includes('# Lights out'),
    bundle: [...new Uint8Array(await (bundle as Blob).slice(0, 2).arrayBuffer())],
    rows: report.rows > 10,
    moved,
    blocks: carried.blocks,
    copied,
    shown: `${shown.title} ${String(shown.labels)}`,
    said,
    read,
    hidden,
  };
}

const EVENING: Awaited<ReturnType<typeof day>> = {
  stale: 'stale_seq',
  closed: 'done',
  found: ['HRB-DOC-1'],
  exported: true,
  bundle: [...Buffer.from('PK')],
  rows: true,
  moved: ['Lights out: done', 'Ropes torn: backlog'],
  blocks: ['HRB-2'],
  copied: 'High water at nine.',
  shown: 'Lights out wet',
  said: ['On it.'],
  read: 'High water at nine.',
  hidden: 404,
};

let folder: string;

before(() => {
  folder = strangersProject();
});

after(() => rmSync(folder, { recursive: true }));

async function twoServers(t: TestContext, allowed_origins: string): Promise<Given> {
  const [here, there] = [
    await startServer(t, { config: { allowed_origins } }),
    await startServer(t, { config: { allowed_origins } }),
  ];
  const [{ max }, { ada }] = [await cast(here), await cast(there)];
  return { here: here.url, there: there.url, token: max.token, admin: ada.token };
}

test('a day goes by in Node', async t => {
  const given = await twoServers(t, 'http://127.0.0.1:1');
  const installed = pathToFileURL(join(folder, INSTALLED, 'dist/index.js')).href;
  assert.deepEqual(await day((await import(installed)) as Package, given), EVENING);
});

test('the same day goes by in a browser', { skip: noBrowser }, async t => {
  const origin = await servedPackage(t, folder);
  const given = await twoServers(t, origin);
  const page = await (await openBrowser(t)).newPage();
  await page.goto(`${origin}/page.html`);
  const asked = `import('/client/index.js').then(client => (${day.toString()})(client, ${JSON.stringify(given)}))`;
  assert.deepEqual(await page.evaluate(asked), EVENING);
});
