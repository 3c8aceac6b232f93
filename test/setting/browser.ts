/** A real browser, for what people see; where none is installed the tests that need it say so, and fail in CI. */
import { existsSync } from 'node:fs';
import type { TestContext } from 'node:test';
import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';

/** Given to a test as its `skip`: false where there is a browser. */
export const noBrowser: string | false =
  existsSync(CHROMIUM) || process.env['CI'] === 'true' ? false : `there is no ${CHROMIUM}`;

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

let launched: Promise<Browser> | null = null;
let users = 0;

/** A fresh browser profile; the browser itself is shared, and closed with its last profile. */
export async function openBrowser(
  t: TestContext,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  users += 1;
  const browser = await (launched ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS }));
  const context = await browser.newContext(options);
  t.after(async () => {
    await context.close();
    users -= 1;
    if (users > 0) return;
    launched = null;
    await browser.close();
  });
  return context;
}

/** What axe finds wrong with the page, each with the elements that it is about. */
export async function faultsOf(page: Page): Promise<string[]> {
  // The page forbids every script; what the debugger evaluates is none of the page's.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** How wide the page is, what has to be scrolled to included. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth');
}
