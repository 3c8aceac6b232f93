/** Every page of the documentation in a real browser: how it looks, the search, the samples, and "Try it". */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf, noBrowser, widthOf } from '../setting/browser.ts';
import { openConsole, signedIn } from '../setting/console.ts';
import { PAGES } from '../setting/portal.ts';
import { startServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const skip = noBrowser;

const LOOKS = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { name: 'without a script', javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
] as const;

/** One page of each kind; the others of its kind have the same elements. */
const KINDS = PAGES.filter(
  path =>
    !/^\/docs\/(?:rest|public|oauth)\/(?!issues$|tokens$)/.test(path) &&
    !/^\/docs\/guides\/(?!operating$|typescript$)/.test(path),
);

for (const { name, ...look } of LOOKS)
  test(`no page has a fault, ${name}`, { skip }, async t => {
    const server = await startServer(t);
    const { page, go } = await openConsole(t, server, look);
    const all: string[] = [];
    for (const path of PAGES) {
      await go(path);
      if ((await widthOf(page)) > look.viewport.width) all.push(`${path}: too wide`);
      if (KINDS.includes(path) && name !== 'without a script')
        all.push(...(await faultsOf(page)).map(fault => `${path}: ${fault.slice(0, 300)}`));
    }
    assert.deepEqual(all, []);
  });

test('the search opens with a slash, and leads to the place by keys', { skip }, async t => {
  const server = await startServer(t);
  const { page, go } = await openConsole(t, server);
  await go('/docs');
  await page.keyboard.press('/');
  await page.keyboard.type('stale_seq');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await list.getByRole('option').first().waitFor();
  assert.equal(await list.getByRole('option').first().getAttribute('data-href'), '/docs/errors#stale_seq');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/errors#stale_seq');
});

test('an old anchor leads to where the operation is now', { skip }, async t => {
  const server = await startServer(t);
  const { page, go } = await openConsole(t, server);
  await go('/docs/rest#listIssues');
  await page.waitForURL('**/docs/rest/issues#listIssues');
});

test(
  'the chosen language of the samples is remembered, and all are shown without a script',
  { skip },
  async t => {
    const server = await startServer(t);
    const shown = async (page: Page) => page.locator('#createIssue .sample:visible').count();
    const { page, go } = await openConsole(t, server);
    await go('/docs/rest/issues');
    assert.equal(await shown(page), 1);
    await page.locator('#createIssue').getByLabel('Language of the samples').selectOption('python');
    await go('/docs/rest/labels');
    assert.equal(
      await page.locator('#createLabel .sample:visible code').getAttribute('data-language'),
      'python',
    );
    const without = await openConsole(t, server, { javaScriptEnabled: false });
    await without.go('/docs/rest/issues');
    assert.equal(await shown(without.page), 6);
  },
);

async function tried(page: Page, operation: string) {
  const place = page.locator(`#${operation}`);
  await button2(place, 'Try it').click();
  await button2(place, 'Send').waitFor();
  return place;
}

function button2(place: ReturnType<Page['locator']>, name: string) {
  return place.getByRole('button', { name, exact: true });
}

test('"Try it" creates an issue with the session of the console, after a second click', { skip }, async t => {
  const { server, app, max } = await world(t);
  const { page, go } = await signedIn(t, server, 'max');
  await go('/docs/rest/issues#createIssue');
  const place = await tried(page, 'createIssue');
  assert.equal(await place.getByLabel('API key').count(), 0);
  await place.getByLabel('project_id', { exact: true }).fill(String(app));
  await place.getByLabel('title', { exact: true }).fill('Tried from the page');
  for (const name of ['module_id', 'labels']) await place.getByLabel(name, { exact: true }).fill('');
  await button2(place, 'Send').click();
  const { data: before } = await max.api.GET('/api/issues', { params: { query: { project_id: app } } });
  assert.equal(before?.length, 0);
  await button2(place, 'Confirm and send').click();
  const response = place.getByRole('region', { name: 'Response' });
  await response.getByText('200').waitFor();
  assert.match((await response.textContent()) ?? '', /\d+ ms/);
  assert.doesNotMatch((await response.textContent()) ?? '', /differs from the contract/);
  const { data: after } = await max.api.GET('/api/issues', { params: { query: { project_id: app } } });
  assert.deepEqual(
    after?.map(({ title }) => title),
    ['Tried from the page'],
  );
});

test('"Try it" takes a key that is never stored, and shows the call as curl', { skip }, async t => {
  const { server, max } = await world(t);
  const { page, go } = await openConsole(t, server);
  await go('/docs/rest/projects');
  const place = await tried(page, 'listProjects');
  await place.getByText('As curl').click();
  assert.match(
    (await place.locator('form pre').first().textContent()) ?? '',
    /^curl "\$DOCKET_URL\/api\/projects"/,
  );
  const response = place.getByRole('region', { name: 'Response' });
  await button2(place, 'Send').click();
  await response.getByText('401').waitFor();
  await place.getByLabel('API key').fill(max.token);
  await button2(place, 'Send').click();
  await response.getByText('"APP"').waitFor();
  const kept = await page.evaluate<string>('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)');
  assert.ok(!kept.includes(max.token));
});

test('"Try it" refuses what is not JSON before it is sent', { skip }, async t => {
  const { server, max } = await world(t);
  const { page, go } = await openConsole(t, server);
  await go('/docs/rest/issues');
  const place = await tried(page, 'createIssue');
  await place.getByLabel('API key').fill(max.token);
  await place.getByLabel('project_id', { exact: true }).fill('three');
  await button2(place, 'Send').click();
  await button2(place, 'Confirm and send').click();
  const response = place.getByRole('region', { name: 'Response' });
  await until('it says why', async () =>
    /project_id is not valid number/.test((await response.textContent()) ?? ''),
  );
});
