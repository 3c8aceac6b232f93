/** A board that stays open does not grow with the changes of others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser } from '../setting/browser.ts';
import { region, signedIn } from '../setting/console.ts';
import { world } from '../setting/world.ts';

const ISSUES = 30;
// The last one is of the first card, which is in view.
const CHANGES = 601;
/** A page that kept old rows grew by 6 kB with each change. */
const MOST_GROWTH = 1024 ** 2;

test('a board that is open for long holds only what it shows', { skip: noBrowser }, async t => {
  const { server, issue, lena } = await world(t);
  const ids: number[] = [];
  for (let at = 0; at < ISSUES; at += 1) ids.push((await issue({ title: `Rope ${at}`, status: 'todo' })).id);
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/board');
  await region(page, `Todo, ${ISSUES} issues`).waitFor();
  // The whole frame is drawn once more.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
  await page.keyboard.press('Escape');
  const debug = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    for (let time = 0; time < 2; time += 1) await debug.send('HeapProfiler.collectGarbage');
    return (await debug.send('Runtime.getHeapUsage')).usedSize;
  };
  const change = async (round: string): Promise<void> => {
    for (let at = 0; at < CHANGES; at += 1) {
      const params = { path: { id: ids[at % ISSUES] ?? 0 } };
      await lena.api.PUT('/api/issues/{id}', { params, body: { title: `Rope ${round} ${at}` } });
    }
    await page.getByText(`Rope ${round} ${CHANGES - 1}`).waitFor();
  };
  await change('first');
  const before = await heap();
  await change('second');
  const growth = (await heap()) - before;
  assert.ok(growth < MOST_GROWTH, `the heap grew by ${growth} bytes`);
});
