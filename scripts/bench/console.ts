/**
 * Measures the console in a browser against the built server: the time until the sign-in page and boards can be used, from
 * keys and changes to the next frame, and the elements and heap of a large board, also after an hour's changes.
 * Needs `npm run build` and `npm run browser`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM, FLAGS } from '../chromium.ts';
import { asked, PERSON, startBuilt } from './built.ts';
import { median } from './quantile.ts';

const LARGE = 10_000;
const SMALL = 500;
const TIMES = 5;
/** As many as in an hour with one change a second. */
const CHANGES = 3_600;
const AT_ONCE = 4;

const folder = mkdtempSync(join(tmpdir(), 'docket-console-'));
const server = await startBuilt(folder);
const { url, token } = server;
const browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS });

async function makeProject(identifier: string, issues: number): Promise<void> {
  const project = await asked(url, token, 'POST', '/api/projects', { name: identifier, identifier });
  const { id } = project as { id: number };
  const statuses = ['backlog', 'todo', 'active', 'done'];
  const rows = Array.from({ length: issues }, (_, at) => `Rope ${at},${statuses[at % 4] ?? ''}`);
  const form = new FormData();
  form.append('name', identifier);
  form.append('file', new Blob([`title,status\n${rows.join('\n')}`]), 'issues.csv');
  const headers = { Authorization: `Bearer ${token}` };
  const sent = await fetch(`${url}/api/projects/${id}/import/csv`, { method: 'POST', headers, body: form });
  if (!sent.ok) throw new Error(await sent.text());
}

async function repeated(measure: () => Promise<number>): Promise<string> {
  const all: number[] = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await measure());
  return `${median(all).toFixed(0)} ms`;
}

async function took(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

/** From an event in the page until the frame after it. */
function untilPainted(page: Page, act: string): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const from = performance.now();
    ${act};
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - from;
  })()`);
}

async function heapMb(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  // The second one collects objects that finalizers have released.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return `${(usedSize / 1024 ** 2).toFixed(1)} MiB`;
}

try {
  await makeProject('SML', SMALL);
  await makeProject('LRG', LARGE);
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const board = async (identifier: string): Promise<void> => {
    await page.goto(`/p/${identifier}/board`);
    const count = (identifier === 'SML' ? SMALL : LARGE) / 4;
    await page.getByRole('region', { name: `Done, ${count} issues` }).waitFor();
    await page.locator('.issue-card').first().waitFor();
  };
  const cold = async (identifier: string): Promise<number> => {
    // Leaves the page first: it would hold the database.
    await page.goto('/assets/none');
    await page.evaluate('new Promise(done => (indexedDB.deleteDatabase("docket").onsuccess = done))');
    return took(() => board(identifier));
  };
  const show = (name: string, value: string): void => console.log(`${name.padEnd(44)}${value}`);
  const signInPage = async (): Promise<number> => {
    const stranger = await browser.newContext({ baseURL: url });
    const opened = await stranger.newPage();
    const time = await took(async () => {
      await opened.goto('/');
      await opened.getByLabel('Password').waitFor();
    });
    await stranger.close();
    return time;
  };
  show('sign-in page', await repeated(signInPage));
  await page.goto('/');
  await page.getByLabel('Username or e-mail').fill(PERSON.identity);
  await page.getByLabel('Password').fill(PERSON.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  show(`board of ${SMALL}`, await repeated(() => cold('SML')));
  show(`board of ${LARGE}, cold`, await repeated(() => cold('LRG')));
  // Copies are saved some seconds after a change.
  await pause(8_000);
  show(`board of ${LARGE}, from the saved copy`, await repeated(() => took(() => board('LRG'))));
  await page.getByRole('status').getByText('live').waitFor();
  show('elements', await page.evaluate<number>('document.getElementsByTagName("*").length').then(String));
  show('heap', await heapMb(page));
  const press = `document.querySelector('.issue-card a').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }))`;
  show('card moved by key, until painted', await repeated(() => untilPainted(page, press)));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  const type = `(() => {
    const input = document.querySelector('dialog [role=combobox]');
    input.value = 'rope ' + Math.trunc(Math.random() * 9999);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  })()`;
  show('letter typed in the palette, until painted', await repeated(() => untilPainted(page, type)));
  await page.keyboard.press('Escape');
  const id = Number(await page.locator('.issue-card').first().getAttribute('data-issue'));
  const change = (of: number, title: string): Promise<unknown> =>
    asked(url, token, 'PUT', `/api/issues/${of}`, { title });
  const elsewhere = async (): Promise<number> => {
    const title = `Rope ${Math.random()}`;
    const seen = page.getByText(title).waitFor();
    return took(async () => {
      await change(id, title);
      await seen;
    });
  };
  show("another user's change, until painted", await repeated(elsewhere));
  const one = async (from: number): Promise<void> => {
    for (let at = from; at < CHANGES; at += AT_ONCE) await change(id + (at % 400), `Rope ${at}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, from) => one(from)));
  await pause(8_000);
  show(`heap after ${CHANGES} changes`, await heapMb(page));
  await Promise.all(Array.from({ length: AT_ONCE }, (_, from) => one(from)));
  await pause(8_000);
  show(`heap after ${2 * CHANGES} changes`, await heapMb(page));
} finally {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
