/** Every screen while its reads fail, without a connection, and empty: it names the problem, and recovers. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { faultsOf, noBrowser } from '../setting/browser.ts';
import { button, heading, signedIn } from '../setting/console.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const skip = noBrowser;

/** Each with what it reads for itself. */
const SCREENS = [
  ['/p/APP/plans', '/api/plans'],
  ['/p/APP/files', '/attachments/orphans'],
  ['/p/APP/activity', '/activity'],
  ['/p/APP/insights', '/insights'],
  ['/p/APP/trash', '/trash'],
  ['/p/APP/settings/members', '/members'],
  ['/p/APP/settings/labels', '/api/labels'],
  ['/p/APP/settings/modules', '/api/modules'],
  ['/p/APP/settings/repositories', '/bindings'],
  ['/APP-1', '/api/issues/resolve/'],
  ['/APP-DOC-1', '/api/pages/resolve/'],
  ['/APP-PLAN-1', '/api/plans/resolve/'],
  ['/pages', '/api/pages'],
  ['/settings/keys', '/api/auth/keys'],
  ['/settings/tools', '/bots'],
  ['/admin/users', '/api/users'],
] as const;

const REFUSAL = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({
    error: 'the database is unavailable',
    code: 'database_unavailable',
    request_id: 'b363d5a0-1f6f-4d6b-9a55-0a4c8f6c2d10',
  }),
};

function appears(found: Locator): Promise<boolean> {
  return found.waitFor().then(
    () => true,
    () => false,
  );
}

/** A project with something on each screen, open for an administrator. */
async function fullProject(t: TestContext) {
  const { server, issue, page, plan } = await world(t);
  await issue({ title: 'Mend the rope' });
  await page({ title: 'Rules' });
  await plan({ title: 'Storm', steps: [] });
  return signedIn(t, server, 'ada');
}

/** Moves as a link does, without loading the page again. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

test('a screen whose reads fail says why, and loads when it is asked again', { skip }, async t => {
  const { page, go } = await fullProject(t);
  const faults: string[] = [];
  for (const [address, read] of SCREENS) {
    const fails = (url: URL): boolean => url.pathname.startsWith('/api/') && url.pathname.includes(read);
    await page.route(fails, route => route.fulfill(REFUSAL));
    await go(address);
    const alert = page
      .getByRole('alert')
      .filter({ hasText: /unavailable/i })
      .first();
    if (!(await appears(alert))) faults.push(`${address}: nothing is said`);
    faults.push(...(await faultsOf(page)).map(fault => `${address}: ${fault}`));
    await page.unroute(fails);
    const again = page.getByRole('button', { name: 'Try again' });
    await until('it is loaded again', async () => {
      // What is loaded takes the button away.
      if ((await again.count()) > 0)
        await again
          .first()
          .click({ timeout: 1_000 })
          .catch(() => undefined);
      return (await again.count()) === 0;
    });
  }
  assert.deepEqual(faults, []);
});

test('without a connection every screen says so, and is there when it is back', { skip }, async t => {
  const { page, go } = await fullProject(t);
  const faults: string[] = [];
  // A screen's code is loaded with it: here, all are loaded before.
  for (const [address] of SCREENS) {
    await go('/p/APP/board');
    await follow(page, address);
    await until('it is loaded', async () => (await page.locator('[aria-busy]').count()) === 0);
    await page.context().setOffline(true);
    await page.getByRole('status').getByText('offline').waitFor();
    await follow(page, '/search');
    await follow(page, address);
    if (!(await appears(heading(page, /./)))) faults.push(`${address}: no heading`);
    await page.context().setOffline(false);
    await page.getByText('live', { exact: true }).waitFor();
    await until('it is loaded', async () => (await page.locator('[aria-busy]').count()) === 0);
  }
  assert.deepEqual(faults, []);
});

test('an issue that is deleted while it is open is gone for whoever reads it', { skip }, async t => {
  const { server, issue, max } = await world(t);
  const { id } = await issue({ title: 'Mend the rope' });
  const { page, go } = await signedIn(t, server, 'lena');
  await go('/APP-1');
  await heading(page, 'Mend the rope').waitFor();
  await max.api.DELETE('/api/issues/{id}', { params: { path: { id } } });
  await page.getByText('was deleted').first().waitFor();
  assert.equal(await button(page, 'Edit description').count(), 0);
});

test('an empty project says on every screen what belongs there', { skip }, async t => {
  const { server } = await world(t);
  const faults: string[] = [];
  for (const who of ['max', 'vera'] as const) {
    const { page, go } = await signedIn(t, server, who);
    for (const view of ['list', 'pages', 'plans', 'files', 'trash', 'settings/labels', 'settings/modules']) {
      await go(`/p/APP/${view}`);
      const isSaid = await appears(page.locator('main .empty').first());
      if (!isSaid) faults.push(`${view} for ${who}: nothing is said`);
      faults.push(...(await faultsOf(page)).map(fault => `${view} for ${who}: ${fault}`));
    }
  }
  assert.deepEqual(faults, []);
});
