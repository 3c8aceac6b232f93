/** A team's work in the console: from the first project to issues, pages and plans, with people beside each other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser } from '../setting/browser.ts';
import { cast } from '../setting/cast.ts';
import { button, heading, region, signedIn } from '../setting/console.ts';
import { startServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const skip = noBrowser;

async function newIssue(page: Page, title: string, status = 'todo'): Promise<void> {
  await button(page, 'New issue').click();
  const dialog = page.getByRole('dialog', { name: 'New issue' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Status').selectOption(status);
  await dialog.getByRole('button', { name: 'Create issue' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('the first hour: an administrator makes a project and its first issues', { skip }, async t => {
  const server = await startServer(t);
  await cast(server);
  const { page } = await signedIn(t, server, 'ada');
  await button(page, 'New project').click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill('Harbour app');
  assert.equal(await dialog.getByLabel('Identifier').inputValue(), 'HARB');
  await dialog.getByLabel('Identifier').fill('happ');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await region(page, 'Todo, 0 issues').waitFor();
  assert.equal(new URL(page.url()).pathname, '/p/HAPP/board');
  await newIssue(page, 'Mend the rope');
  await newIssue(page, 'Count the boats', 'done');
  await region(page, 'Todo, 1 issue').getByRole('link', { name: 'HAPP-1 Mend the rope' }).waitFor();
  await region(page, 'Done, 1 issue').waitFor();
});

test('cards are moved by menu, by keys and by dragging; another browser sees it', { skip }, async t => {
  const { server, issue, read } = await world(t);
  const { id } = await issue({ title: 'Mend the rope', status: 'todo' });
  const [max, lena] = await Promise.all([signedIn(t, server, 'max'), signedIn(t, server, 'lena')]);
  await Promise.all([max.go('/p/APP/board'), lena.go('/p/app/board')]);
  const { page } = max;
  await region(lena.page, 'Todo, 1 issue').waitFor();
  await button(page, 'Move APP-1').click();
  await page.getByRole('menuitem', { name: 'Active' }).click();
  await region(lena.page, 'Active, 1 issue').waitFor();
  assert.equal((await read(id)).status, 'active');
  await page.getByRole('link', { name: 'APP-1 Mend the rope' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await region(lena.page, 'Done, 1 issue').waitFor();
  await page.getByRole('link', { name: 'APP-1 Mend the rope' }).dragTo(region(page, 'Backlog, 0 issues'));
  await region(lena.page, 'Backlog, 1 issue').waitFor();
  assert.equal((await read(id)).status, 'backlog');
});

test('a card that is dragged between two others lies between them', { skip }, async t => {
  const { server, issue, read } = await world(t);
  const [one, two, three] = [
    await issue({ title: 'One', status: 'todo' }),
    await issue({ title: 'Two', status: 'todo' }),
    await issue({ title: 'Three', status: 'active' }),
  ];
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/board');
  await page
    .getByRole('link', { name: 'APP-3 Three' })
    .dragTo(page.getByRole('link', { name: 'APP-2 Two' }), { targetPosition: { x: 4, y: 2 } });
  await region(page, 'Todo, 3 issues').waitFor();
  const orders = async () =>
    (await Promise.all([one, three, two].map(({ id }) => read(id)))).map(({ sort_order }) => sort_order);
  await until('it was sent', async () => {
    const [first = 0, second = 0, third = 0] = await orders();
    return first < second && second < third;
  });
});

test(
  'a card that is dragged into another lane gets its priority; a hidden column stays hidden',
  { skip },
  async t => {
    const { server, issue, read } = await world(t);
    const { id } = await issue({ title: 'Mend the rope', status: 'todo', priority: 'low' });
    await issue({ title: 'Count the boats', status: 'todo', priority: 'high' });
    const { page, go } = await signedIn(t, server, 'max');
    await go('/p/APP/board?lanes=priority');
    const high = region(page, 'Lane High');
    await page
      .getByRole('link', { name: 'APP-1 Mend the rope' })
      .dragTo(high.getByRole('link', { name: 'APP-2 Count the boats' }), { targetPosition: { x: 4, y: 2 } });
    await high.getByRole('link', { name: 'APP-1 Mend the rope' }).waitFor();
    await until('it was sent', async () => (await read(id)).priority === 'high');
    assert.equal((await read(id)).status, 'todo');
    await go('/p/APP/board');
    await button(page, 'Columns').click();
    await page.getByRole('checkbox', { name: 'Cancelled' }).uncheck();
    await region(page, /^Cancelled/).waitFor({ state: 'detached' });
    await page.reload();
    await region(page, /^Todo/).waitFor();
    assert.equal(await region(page, /^Cancelled/).count(), 0);
  },
);

test('an issue is written, discussed, related, closed, deleted and brought back', { skip }, async t => {
  const { server, issue, read } = await world(t);
  const { id } = await issue({ title: 'Mend the rope' });
  await issue({ title: 'Buy a rope' });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/app-1');
  await heading(page, 'Mend the rope').waitFor();
  assert.equal(new URL(page.url()).pathname, '/APP-1');
  await button(page, 'Edit description').click();
  const text = '## Plan\n\n- [ ] find <b>one</b>\n- [x] think & look\n\n```\na < b\n```';
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(text);
  await button(page, 'Save').click();
  await page.getByRole('checkbox', { name: 'find <b>one</b>' }).check();
  await until('it was sent', async () => (await read(id)).description === text.replace('[ ]', '[x]'));
  await page.getByLabel('Status', { exact: true }).selectOption('active');
  await page.getByLabel('Priority', { exact: true }).selectOption('urgent');
  await until('they were sent', async () => {
    const { status, priority } = await read(id);
    return status === 'active' && priority === 'urgent';
  });
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('On it.');
  await button(page, 'Comment').click();
  await page
    .getByRole('article', { name: /^Comment by/ })
    .getByText('On it.')
    .waitFor();
  await button(page, 'Add relation').click();
  const dialog = page.getByRole('dialog', { name: 'Add relation' });
  await dialog.getByLabel('Kind').selectOption('blocked_by');
  await dialog.getByRole('combobox', { name: 'Issue', exact: true }).fill('Buy');
  await dialog.getByRole('option', { name: 'APP-2 Buy a rope' }).dispatchEvent('mousedown');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await region(page, 'Relations').getByRole('link', { name: 'APP-2' }).waitFor();
  assert.deepEqual((await read(id)).blocked_by, ['APP-2']);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await button(page, 'Undo').click();
  await page.getByRole('status').getByText('APP-1 restored').waitFor();
  assert.equal((await read(id)).title, 'Mend the rope');
});

test('what was typed survives a reload, and another change shows both versions', { skip }, async t => {
  const { server, issue, lena, read } = await world(t);
  const { id } = await issue({ title: 'Mend the rope', description: 'Old.' });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/APP-1');
  await button(page, 'Edit description').click();
  const editor = page.getByRole('textbox', { name: 'Description', exact: true });
  await editor.fill('Mine.');
  await page.reload();
  await editor.waitFor();
  assert.equal(await editor.inputValue(), 'Mine.');
  await lena.api.PUT('/api/issues/{id}', { params: { path: { id } }, body: { description: 'Theirs.' } });
  await page.getByText('Somebody else has changed the description').waitFor();
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this' });
  await dialog.getByText('Theirs.').waitFor();
  assert.equal((await read(id)).description, 'Theirs.');
  await dialog.getByRole('button', { name: 'Use mine' }).click();
  await until('it was sent', async () => (await read(id)).description === 'Mine.');
});

test('a change without a connection is shown, and sent when it is back', { skip }, async t => {
  const { server, issue, read } = await world(t);
  const { id } = await issue({ title: 'Mend the rope', status: 'todo' });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/board');
  await region(page, 'Todo, 1 issue').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('status').getByText('offline').waitFor();
  await button(page, 'Move APP-1').click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  await region(page, 'Done, 1 issue').waitFor();
  assert.equal((await read(id)).status, 'todo');
  await page.context().setOffline(false);
  await until('it was sent', async () => (await read(id)).status === 'done');
  await region(page, 'Done, 1 issue').waitFor();
});

test('the list filters, selects and changes many; a view is saved and opened', { skip }, async t => {
  const { server, issue, read } = await world(t);
  const made = [];
  for (const title of ['One', 'Two', 'Three']) made.push(await issue({ title }));
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/list');
  await page.getByRole('checkbox', { name: 'Select APP-1' }).check();
  await page.getByRole('checkbox', { name: 'Select APP-3' }).check();
  await page.getByRole('toolbar', { name: 'Selection' }).getByLabel('Priority').selectOption('urgent');
  await page.getByRole('status').getByText('2 issues changed').waitFor();
  const priorities = await Promise.all(made.map(async ({ id }) => (await read(id)).priority));
  assert.deepEqual(priorities, ['urgent', 'none', 'urgent']);
  await button(page, 'Filter').click();
  await page.getByRole('checkbox', { name: 'Urgent' }).check();
  await page.getByRole('status').getByText('2 issues', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Save view').click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('Hot');
  await dialog.getByRole('checkbox', { name: 'Open with this view' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await go('/p/APP/list');
  await page.getByRole('link', { name: 'APP-2 Two' }).waitFor();
  await button(page, 'Views').click();
  await page.getByRole('menuitem', { name: 'Hot' }).click();
  await page.getByRole('link', { name: 'APP-2 Two' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'APP-1 One' }).waitFor();
});

test('a page is written, and another edit of it is not overwritten', { skip }, async t => {
  const { server, lena } = await world(t);
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/pages');
  await button(page, 'New page').click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill('Rules of the pier');
  await dialog.getByRole('textbox', { name: 'Content', exact: true }).fill('Close it.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await heading(page, 'Rules of the pier').waitFor();
  await button(page, 'Edit page').click();
  await page.getByRole('textbox', { name: 'Content', exact: true }).fill('Close it in a storm.');
  const params = { path: { id: 1 } };
  await lena.api.PUT('/api/pages/{id}', { params, body: { content: 'Theirs.' } });
  await page.getByText('Somebody else has changed this page').waitFor();
  await button(page, 'Save').click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this' });
  await conflict.getByRole('button', { name: 'Merge' }).click();
  await button(page, 'Save').click();
  await button(page, 'Edit page').waitFor();
  const { data } = await lena.api.GET('/api/pages/{id}', { params });
  assert.equal(data?.content, 'Theirs.\n\nClose it in a storm.');
  await go('/p/APP/pages');
  await page.getByRole('treeitem', { name: 'Rules of the pier' }).waitFor();
});

test('a step that mirrors an issue closes it, and undo opens it again', { skip }, async t => {
  const { server, issue, plan, read } = await world(t);
  const { id } = await issue({ title: 'Tie up' });
  await plan({ title: 'Storm', steps: [{ title: 'Tie up', issue_id: id }] });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/APP-PLAN-1');
  await page.getByLabel('Step title').fill('Go home');
  await button(page, 'Add step').click();
  await page.getByRole('checkbox', { name: 'Go home' }).waitFor();
  await page.getByRole('checkbox', { name: 'Tie up' }).check();
  await until('it is closed', async () => (await read(id)).status === 'done');
  await button(page, 'Undo').click();
  await until('it is open', async () => (await read(id)).status !== 'done');
});

test(
  'steps are moved by dragging, by keys and by their menus; another browser sees it',
  { skip },
  async t => {
    const { server, plan, max } = await world(t);
    const { id } = await plan({
      title: 'Storm',
      steps: [{ title: 'Tie up' }, { title: 'Look' }, { title: 'Go home' }],
    });
    const { page, go } = await signedIn(t, server, 'max');
    await go('/APP-PLAN-1');
    const row = (title: string) => page.locator('.tree .row').filter({ hasText: title });
    const steps = async () => {
      const { data } = await max.api.GET('/api/plans/{id}', { params: { path: { id } } });
      const drawn = (all: readonly { title: string; children: readonly unknown[] }[]): string =>
        all.map(({ title, children }) => `${title}(${drawn(children as typeof all)})`).join(' ');
      return drawn(data?.steps ?? []);
    };
    await row('Go home').dragTo(row('Tie up'), { targetPosition: { x: 60, y: 2 } });
    await until('it is the first', async () => (await steps()) === 'Go home() Tie up() Look()');
    await page.getByRole('checkbox', { name: 'Look' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await until('it is below', async () => (await steps()) === 'Go home() Tie up(Look())');
    await button(page, 'Step Look').click();
    await page.getByRole('menuitem', { name: 'Move one level up' }).click();
    await until('it is back', async () => (await steps()) === 'Go home() Tie up() Look()');
  },
);

test('pages are dragged into folders and out of them', { skip }, async t => {
  const { server, page: written, max, app } = await world(t);
  const { id } = await written({ title: 'Rules' });
  await max.api.POST('/api/folders', { body: { project_id: app, name: 'Manuals' } });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/pages');
  const folder = page.getByRole('treeitem', { name: 'Manuals' });
  const link = page.getByRole('link', { name: 'Rules' });
  const folderOf = async () =>
    (await max.api.GET('/api/pages/{id}', { params: { path: { id } } })).data?.folder_id;
  await link.dragTo(folder.getByText('Manuals'));
  await until('it is in the folder', async () => typeof (await folderOf()) === 'number');
  await folder.getByRole('link', { name: 'Rules' }).waitFor();
  await link.dragTo(page.getByText('No folder'));
  await until('it is out again', async () => (await folderOf()) === null);
});

test('code is coloured in the languages that are known', { skip }, async t => {
  const { server, issue } = await world(t);
  const description = '```ts\nconst rope = "<b>";\n```\n\n```cobol\nMOVE A TO B\n```';
  await issue({ title: 'Mend the rope', description });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/APP-1');
  await page.locator('.md .hljs-keyword', { hasText: 'const' }).waitFor();
  const blocks = await page.locator('.md pre').allTextContents();
  assert.deepEqual(blocks, ['const rope = "<b>";', 'MOVE A TO B']);
});

test('a project that was open is there without a connection to its rows', { skip }, async t => {
  const { server, issue } = await world(t);
  await issue({ title: 'Mend the rope', status: 'todo' });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/board');
  await region(page, 'Todo, 1 issue').waitFor();
  const saved = `new Promise(resolve => {
    const open = indexedDB.open('docket');
    open.onsuccess = () => {
      const all = open.result.transaction('copies').objectStore('copies').getAll();
      all.onsuccess = () => (open.result.close(), resolve(all.result.length));
    };
  })`;
  await until('it is saved', async () => (await page.evaluate(saved)) === 1);
  await page.route('**/changes?**', route => route.abort());
  await page.reload();
  await page.getByRole('link', { name: 'APP-1 Mend the rope' }).waitFor();
  await page.unroute('**/changes?**');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await heading(page, /^Sign in/).waitFor();
  const names = 'indexedDB.databases().then(all => all.map(({ name }) => name))';
  await until('nothing is left', async () => (await page.evaluate<unknown[]>(names)).length === 0);
});

test('a list is grouped, and an issue leads to its neighbours', { skip }, async t => {
  const { server, issue } = await world(t);
  await issue({ title: 'One', status: 'done' });
  await issue({ title: 'Two', status: 'todo' });
  await issue({ title: 'Three', status: 'done' });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/list');
  await page.getByLabel('Group', { exact: true }).selectOption('status');
  await page.getByRole('heading', { level: 2, name: 'Done 2 issues' }).waitFor();
  await page.getByRole('checkbox', { name: 'Dense' }).check();
  await button(page, 'Save view').click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('By state');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await go('/p/APP/list');
  await button(page, 'Views').click();
  await page.getByRole('menuitem', { name: 'By state' }).click();
  await page.getByRole('heading', { level: 2, name: 'Todo 1 issue' }).waitFor();
  assert.equal(await page.getByRole('checkbox', { name: 'Dense' }).isChecked(), true);
  await page.getByRole('link', { name: 'APP-2 Two' }).click();
  await heading(page, 'Two').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Previous', exact: true }).count(), 0);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await heading(page, 'One').waitFor();
  await page.keyboard.press('j');
  await heading(page, 'Three').waitFor();
  await page.keyboard.press('k');
  await heading(page, 'One').waitFor();
});

test('an outline leads to the headings of a page', { skip }, async t => {
  const { server, page: written } = await world(t);
  const content = '# Ropes\n\n```sh\n# no heading\n```\n\n# Boats\n\n## Small ones\n\nText.';
  await written({ title: 'Rules', content });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/APP-DOC-1');
  const outline = page.getByRole('complementary', { name: 'Outline' });
  await outline.waitFor();
  assert.deepEqual(await outline.getByRole('link').allTextContents(), ['Ropes', 'Boats', 'Small ones']);
  const href = await outline.getByRole('link', { name: 'Small ones' }).getAttribute('href');
  assert.equal(await page.locator(href ?? '').textContent(), 'Small ones');
});

test('search, the palette and the keys lead everywhere', { skip }, async t => {
  const { server, issue } = await world(t);
  await issue({ title: 'Mend the rope' });
  const { page, go } = await signedIn(t, server, 'max');
  await go('/p/APP/board');
  await region(page, /^Todo/).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('rope');
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: 'APP-1 Mend the rope' })
    .click();
  await heading(page, 'Mend the rope').waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('insights');
  await page.keyboard.press('Enter');
  await heading(page, 'Insights').waitFor();
  for (const [keys, title] of [
    ['gl', 'List of Anything'],
    ['gp', 'Pages of Anything'],
    ['gn', 'Plans of Anything'],
    ['ga', 'Activity of Anything'],
    ['gb', 'Board of Anything'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await until(title, async () => (await page.title()).startsWith(title.split(' of ')[0] ?? ''));
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'New issue' }).waitFor();
  await page.keyboard.press('Escape');
  for (const key of 'gh') await page.keyboard.press(key);
  await heading(page, 'Projects').waitFor();
  await page.keyboard.press('/');
  await button(page, 'rope').click();
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: 'APP-1 Mend the rope' })
    .click();
  for (const [key, label] of [
    ['s', 'Status'],
    ['p', 'Priority'],
    ['m', 'Module'],
  ] as const) {
    await heading(page, 'Mend the rope').waitFor();
    await page.getByLabel('Status', { exact: true }).waitFor();
    await page.evaluate('document.activeElement?.blur()');
    await page.keyboard.press(key);
    assert.equal(await page.evaluate('document.activeElement?.labels?.[0]?.textContent'), label);
  }
  await page.evaluate('document.activeElement?.blur()');
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Description', exact: true }).waitFor();
});
