/** A real browser for page tests; without one, they are skipped. */
import { after, type TestContext } from 'node:test';
import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { CHROMIUM, FLAGS } from '../../scripts/chromium.ts';
import { unless } from './lacking.ts';

/** The `skip` of a test: false if there is a browser. */
export const noBrowser = unless(CHROMIUM !== undefined, 'there is no browser; npm run browser installs one');

/** A busy machine is slow. */
const PATIENCE_MS = 120_000;

/** Launched once per file, by its first test. */
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

/** Accessibility faults that axe finds, each with its elements. */
export async function faultsOf(page: Page): Promise<string[]> {
  // The page forbids every script; code of the debugger is exempt.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The width of the page, including what has to be scrolled to. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth');
}
