/** Every address as every role, in light, dark and on a phone: no error, no breach of the policy, no fault of axe. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf, noBrowser, widthOf } from '../setting/browser.ts';
import { PASSWORD } from '../setting/password.ts';
import { openConsole, signedIn } from '../setting/console.ts';
import { publish } from '../setting/strangers.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const skip = noBrowser;

const ADDRESSES = [
  '/',
  ...['board', 'list', 'pages', 'plans', 'files', 'activity', 'insights', 'trash'].map(
    view => `/p/APP/${view}`,
  ),
  ...['general', 'members', 'labels', 'modules', 'repositories', 'archive'].map(
    one => `/p/APP/settings/${one}`,
  ),
  ...['/APP-1', '/APP-DOC-1', '/APP-PLAN-1', '/pages', '/search?q=rope'],
  ...['profile', 'keys', 'tools', 'sessions', 'appearance'].map(one => `/settings/${one}`),
  ...['instance', 'users', 'archives', 'audit'].map(one => `/admin/${one}`),
  ...['/published/APP', '/published/APP/APP-1', '/published/APP/APP-DOC-1', '/nowhere'],
];

const LOOKS = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', colorScheme: 'light', viewport: { width: 360, height: 740 } },
] as const;

const TEXT =
  '# Plan\n\n- [ ] find a [rope](https://example.org)\n\n![A boat](https://example.org/boat.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |';

for (const { name, ...look } of LOOKS)
  for (const who of ['ada', 'vera'] as const)
    test(`no address has a fault for ${who}, ${name}`, { skip }, async t => {
      const { server, issue, page: written, plan, label, app, lena } = await world(t);
      await label('wet');
      await issue({
        title: 'Mend the rope',
        description: TEXT,
        labels: ['wet'],
        status: 'todo',
        priority: 'high',
      });
      await issue({ title: 'A'.repeat(200), status: 'active', assignees: ['max'] });
      await written({ title: 'Rules', content: TEXT });
      await plan({ title: 'Storm', steps: [{ title: 'Tie up', steps: [{ title: 'Look' }] }] });
      await publish(lena.api, app);
      const { page, go } = await signedIn(t, server, who, look);
      const all: string[] = [];
      for (const address of ADDRESSES) {
        await go(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await until('it is loaded', async () => (await page.locator('[aria-busy]').count()) === 0);
        if (address.startsWith('/search'))
          await page.getByRole('list', { name: 'Results' }).getByRole('link').first().waitFor();
        all.push(...(await faultsOf(page)).map(fault => `${address}: ${fault}`));
        if ((await widthOf(page)) > look.viewport.width) all.push(`${address}: too wide`);
      }
      assert.deepEqual(all, []);
    });

test('a visitor without an account is asked to sign in, and comes back to the page', { skip }, async t => {
  const { server, issue } = await world(t);
  await issue({ title: 'Mend the rope' });
  const { page, go } = await openConsole(t, server);
  await go('/APP-1');
  await page.getByRole('heading', { level: 1, name: /^Sign in/ }).waitFor();
  assert.deepEqual(await faultsOf(page), []);
  await page.getByLabel('Username or e-mail').fill('max');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mend the rope' }).waitFor();
});
