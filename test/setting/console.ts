/** The console in a real browser: signed in as one of the cast, with everything that must not happen recorded. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { PASSWORD } from './password.ts';
import type { TestServer } from './server.ts';

export interface Console {
  readonly page: Page;
  /** Opens an address. */
  readonly go: (path: string) => Promise<void>;
  /** Errors of scripts and of the policy, and requests to other hosts; responses that a test expects are not among them. */
  readonly faults: string[];
}

/** Failed requests are the server's answer to what the test did; everything else is a fault. */
const EXPECTED = /Failed to load resource|WebSocket connection to/;

export async function openConsole(
  t: TestContext,
  { url }: Pick<TestServer, 'url'>,
  options: BrowserContextOptions = {},
): Promise<Console> {
  const page = await (await openBrowser(t, { baseURL: url, ...options })).newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text());
  });
  page.on('request', request => {
    if (!request.url().startsWith(url) && !request.url().startsWith('blob:'))
      faults.push(`request to ${request.url()}`);
  });
  t.after(() => assert.deepEqual(faults, []));
  return { page, faults, go: async path => void (await page.goto(path)) };
}

export async function signedIn(
  t: TestContext,
  server: Pick<TestServer, 'url'>,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Console> {
  const opened = await openConsole(t, server, options);
  const { page } = opened;
  await page.goto('/');
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  return opened;
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

export function region(page: Page, name: string | RegExp) {
  return page.getByRole('region', { name });
}
