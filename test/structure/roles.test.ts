/** Who may do what with modules, labels, folders and pages of a project. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { raw, type RawAnswer } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Who = 'ada' | 'operator' | 'lena' | 'max' | 'bot' | 'vera' | 'sam';

const KEEPERS: readonly Who[] = ['ada', 'operator', 'lena', 'max', 'bot'];
const READERS: readonly Who[] = [...KEEPERS, 'vera'];
const EVERYBODY: readonly Who[] = [...READERS, 'sam'];

interface Things {
  readonly app: number;
  readonly module: number;
  readonly label: number;
  readonly other: number;
  readonly folder: number;
  readonly page: number;
}

type Act = readonly [method: string, path: (things: Things) => string, body?: (things: Things) => object];

const READS: readonly Act[] = [
  ...['modules', 'labels', 'folders', 'pages'].map((family): Act => [
    'GET',
    ({ app }) => `/api/${family}?project_id=${app}`,
  ]),
  ['GET', ({ module }) => `/api/modules/${module}`],
  ['GET', ({ page }) => `/api/pages/${page}`],
  ['GET', () => '/api/pages/resolve/APP-DOC-1'],
];

/** The body names the project, so that what is hidden is 400. */
const CREATIONS: readonly Act[] = [
  ['POST', () => '/api/modules', ({ app }) => ({ project_id: app, name: 'New' })],
  ['POST', () => '/api/labels', ({ app }) => ({ project_id: app, name: 'New' })],
  ['POST', () => '/api/folders', ({ app }) => ({ project_id: app, name: 'New' })],
  ['POST', () => '/api/pages', ({ app }) => ({ project_id: app, title: 'New' })],
];

const CHANGES: readonly Act[] = [
  ['PUT', ({ module }) => `/api/modules/${module}`, () => ({ name: 'Other' })],
  ['PUT', ({ label }) => `/api/labels/${label}`, () => ({ name: 'Other' })],
  ['PUT', ({ folder }) => `/api/folders/${folder}`, () => ({ name: 'Other' })],
  ['PUT', ({ page }) => `/api/pages/${page}`, () => ({ title: 'Other' })],
  ['POST', ({ label }) => `/api/labels/${label}/merge`, ({ other }) => ({ into: other })],
  ['DELETE', ({ module }) => `/api/modules/${module}`],
  ['DELETE', ({ other }) => `/api/labels/${other}`],
  ['DELETE', ({ folder }) => `/api/folders/${folder}`],
  ['DELETE', ({ page }) => `/api/pages/${page}`],
];

async function things(site: World): Promise<Things> {
  const [label = 0, other = 0] = await site.label('bug', 'fault');
  const [module, folder, page] = [await site.module(), await site.folder('Handbook'), await site.page()];
  return { app: site.app, module: module.id, label, other, folder: folder.id, page: page.id };
}

function ask(site: World, made: Things, [method, path, body]: Act, who: Who): () => Promise<RawAnswer> {
  const request = { method, token: site[who].token, ...(body ? { body: body(made) } : {}) };
  return () => raw(site.server, path(made), request);
}

async function allowed(site: World, made: Things, act: Act, who: Who): Promise<void> {
  const { response, error } = await ask(site, made, act, who)();
  assert.equal(response.status, 200, `${who} ${act[0]} ${act[1](made)} ${JSON.stringify(error)}`);
}

test('viewers read, maintainers create and change, outsiders see nothing', async t => {
  const site = await world(t);
  const made = await things(site);
  const hidden = (act: Act): RefusalCode => (CREATIONS.includes(act) ? 'unknown_reference' : 'not_found');
  for (const act of READS) for (const who of READERS) await allowed(site, made, act, who);
  for (const act of [...CREATIONS, ...CHANGES]) {
    await refused(site.server, ask(site, made, act, 'vera'), 'role_required');
  }
  for (const act of [...READS, ...CREATIONS, ...CHANGES]) {
    await refused(site.server, ask(site, made, act, 'sam'), hidden(act));
  }
});

for (const who of KEEPERS) {
  test(`${who} may make, change and delete all of it`, async t => {
    const site = await world(t);
    const made = await things(site);
    for (const act of [...CREATIONS, ...CHANGES]) await allowed(site, made, act, who);
  });
}

test('every signed-in user may do everything while roles are not enforced', async t => {
  const site = await world(t);
  const made = await things(site);
  await enforceRoles(site, false);
  for (const act of [...READS, ...CREATIONS, ...CHANGES]) await allowed(site, made, act, 'sam');
});

test('without a credential nothing is revealed', async t => {
  const site = await world(t);
  const made = await things(site);
  for (const [method, path, body] of [...READS, ...CREATIONS, ...CHANGES]) {
    const request = { method, ...(body ? { body: body(made) } : {}) };
    await refused(site.server, () => raw(site.server, path(made), request), 'unauthenticated');
  }
});

test('an absent project is refused in the words of a hidden one', async t => {
  const site = await world(t);
  const made = await things(site);
  const absent = { ...made, app: 999 };
  for (const act of CREATIONS) {
    const one = await refused(site.server, ask(site, made, act, 'sam'), 'unknown_reference');
    for (const who of EVERYBODY) {
      const other = await refused(site.server, ask(site, absent, act, who), 'unknown_reference');
      assert.equal(other.error, one.error);
    }
  }
  for (const act of READS.slice(0, 4)) {
    await refused(site.server, ask(site, absent, act, 'ada'), 'not_found');
  }
});

test('the role is checked before the rest of the body is judged', async t => {
  const site = await world(t);
  const made = await things(site);
  const judged: readonly Act[] = [
    ['POST', () => '/api/labels', ({ app }) => ({ project_id: app, name: 'bug' })],
    ['PUT', ({ label }) => `/api/labels/${label}`, () => ({ name: 'fault' })],
    ['POST', ({ label }) => `/api/labels/${label}/merge`, ({ label }) => ({ into: label })],
    ['POST', ({ label }) => `/api/labels/${label}/merge`, () => ({ into: 999 })],
    ['POST', () => '/api/folders', ({ app }) => ({ project_id: app, name: 'x', parent_id: 999 })],
    ['POST', () => '/api/pages', ({ app }) => ({ project_id: app, title: 'x', labels: ['nope'] })],
    ['PUT', ({ page }) => `/api/pages/${page}`, () => ({ folder_id: 999, labels: ['nope'] })],
  ];
  for (const act of judged) await refused(site.server, ask(site, made, act, 'vera'), 'role_required');
});
