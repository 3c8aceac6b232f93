/** A real browser, for what people see; where there is none, the tests that need it are skipped. */
import { existsSync } from 'node:fs';
import { after, type TestContext } from 'node:test';
import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** The machine's own, or the one that `npm run browser` brings. */
const CHROMIUM = ['/usr/bin/chromium', '.cache/browser/chromium'].find(path => existsSync(path));

/** Given to a test as its `skip`: false where there is a browser. */
export const noBrowser: string | false =
  CHROMIUM === undefined ? 'there is no browser; npm run browser brings one' : false;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A busy machine takes its time. */
const PATIENCE_MS = 120_000;

/** Launched once for the file, by its first test. */
let launched: Promise<Browser> | null = null;

after(async () => (await launched)?.close());

/** A fresh browser profile. */
export async function openBrowser(
  t: TestContext,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const browser = await (launched ??= chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS }));
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  t.after(() => context.close());
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
