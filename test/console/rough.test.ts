/** Work in the console over a network that loses requests and responses: at the end, it shows what the server has. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { noBrowser } from '../setting/browser.ts';
import { button, region, signedIn } from '../setting/console.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const RUNS = 3;
const COLUMNS = ['Backlog', 'Todo', 'Active', 'Done'] as const;
const STATUS = { Backlog: 'backlog', Todo: 'todo', Active: 'active', Done: 'done' } as const;

type Act =
  | { readonly act: 'move'; readonly issue: number; readonly to: (typeof COLUMNS)[number] }
  | { readonly act: 'elsewhere'; readonly issue: number; readonly title: string }
  | { readonly act: 'network'; readonly is: 'whole' | 'loses requests' | 'loses responses' };

const issue = fc.integer({ min: 0, max: 2 });
const acts = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ act: fc.constant('move' as const), issue, to: fc.constantFrom(...COLUMNS) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('elsewhere' as const),
        issue,
        title: fc.constantFrom('Mend', 'Splice', 'Tar'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('network' as const),
        is: fc.constantFrom('whole' as const, 'loses requests' as const, 'loses responses' as const),
      }),
    },
  ),
  { minLength: 8, maxLength: 14 },
);

test(
  'after any moves over a rough network, the board shows what the server has',
  { skip: noBrowser },
  async t => {
    const { server, issue: create, read, lena } = await world(t);
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three']) ids.push((await create({ title, status: 'todo' })).id);
    const { page, go } = await signedIn(t, server, 'max');
    await go('/p/APP/board');
    await region(page, 'Todo, 3 issues').waitFor();
    let network: Extract<Act, { act: 'network' }>['is'] = 'whole';
    await page.route(/\/api\/issues\/\d+$/, async route => {
      if (route.request().method() !== 'PUT' || network === 'whole') return route.continue();
      if (network === 'loses responses') await route.fetch();
      await route.abort();
    });
    const wanted = new Map<number, string>();
    const carryOut = async (act: Act): Promise<void> => {
      if (act.act === 'network') network = act.is;
      else if (act.act === 'elsewhere') {
        const params = { path: { id: ids[act.issue] ?? 0 } };
        await lena.api.PUT('/api/issues/{id}', { params, body: { title: act.title } });
      } else if (act.act === 'move') {
        const card = page.locator(`[data-issue="${ids[act.issue] ?? 0}"]`);
        await card.getByRole('button', { name: /^Move/ }).click();
        await page.getByRole('menuitem', { name: act.to }).click();
        wanted.set(act.issue, STATUS[act.to]);
        await region(page, new RegExp(`^${act.to}`))
          .locator(`[data-issue="${ids[act.issue] ?? 0}"]`)
          .waitFor();
      }
    };
    await fc.assert(
      fc.asyncProperty(acts, async all => {
        for (const act of all) await carryOut(act);
        network = 'whole';
        for (const [at, id] of ids.entries()) {
          const { title } = await read(id);
          const status = wanted.get(at) ?? 'todo';
          await until('it is sent', async () => (await read(id)).status === status);
          const column = region(page, new RegExp(`^${COLUMNS.find(name => STATUS[name] === status) ?? ''},`));
          await column.getByRole('link', { name: `APP-${at + 1} ${title}` }).waitFor();
        }
        assert.equal((await page.getByRole('alert').allTextContents()).join(''), '');
        assert.equal(await button(page, 'Use mine').count(), 0);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
