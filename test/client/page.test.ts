/** The example page in a real browser: it signs in, shows changes, and reports the progress of an upload. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { noBrowser, openBrowser } from '../setting/browser.ts';
import { PASSWORD } from '../setting/password.ts';
import { servedPackage, strangersProject } from '../setting/packed-client.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

test(
  'a page signs in, follows a project and uploads a file with its progress',
  { skip: noBrowser },
  async t => {
    const folder = strangersProject();
    t.after(() => rmSync(folder, { recursive: true }));
    const origin = await servedPackage(t, folder);
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
    // The progress disappears when the upload is done.
    await page.evaluate(`(() => {
    globalThis.progress = [];
    new MutationObserver(() => progress.push(document.querySelector('output').value)).observe(
      document.querySelector('output'), { childList: true });
  })()`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tides.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByText('tides.txt is there').waitFor();
    const progress = await page.evaluate<string[]>('progress');
    assert.ok(
      progress.some(text => /^\d+ of \d+$/.test(text)),
      progress.join(),
    );
    assert.deepEqual(wrong, []);
  },
);
