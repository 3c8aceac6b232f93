/** The example of a page in a real browser: it signs in, shows what changes, and tells how far an upload is. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { test, type TestContext } from 'node:test';
import { noBrowser, openBrowser } from '../setting/browser.ts';
import { PASSWORD } from '../setting/cast.ts';
import { strangersProject } from '../setting/packed-client.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** The packed client and its page, from an origin of their own. */
async function pageServer(t: TestContext): Promise<string> {
  const folder = strangersProject();
  const installed = join(folder, 'node_modules/@docket/client');
  const server = createServer((request, response) => {
    const path = normalize((request.url ?? '/').replace(/[?].*/, ''));
    const file = path === '/page.html' ? join('examples', path) : join('dist', path.replace(/^\/client/, ''));
    const type = TYPES[path.split('.').at(-1) ?? ''];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(installed, file)));
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test(
  'a page signs in, follows a project and uploads a file with its progress',
  { skip: noBrowser },
  async t => {
    const origin = await pageServer(t);
    const { server, issue } = await world(t, { config: { allowed_origins: origin } });
    await issue({ title: 'Lights out' });
    const page = await (await openBrowser(t)).newPage();
    const wrong: string[] = [];
    page.on('pageerror', error => wrong.push(String(error)));
    await page.goto(`${origin}/page.html?url=${encodeURIComponent(server.url)}`);
    await page.getByLabel('Name').fill('max');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('APP-1 Lights out').waitFor();
    await until('the socket is open', () => server.log.some(line => /events.ws".*"status":101/.test(line)));
    await issue({ title: 'Ropes torn' });
    await page.getByText('APP-2 Ropes torn').waitFor();
    const buffer = Buffer.from('High water.\n'.repeat(200_000));
    // What is told on the way is gone when the file is there.
    await page.evaluate(`(() => {
    globalThis.told = [];
    new MutationObserver(() => told.push(document.querySelector('output').value)).observe(
      document.querySelector('output'), { childList: true });
  })()`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tides.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByText('tides.txt is there').waitFor();
    const told = await page.evaluate<string[]>('told');
    assert.ok(
      told.some(text => /^\d+ of \d+$/.test(text)),
      told.join(),
    );
    assert.deepEqual(wrong, []);
  },
);
