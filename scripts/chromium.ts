/** The browser of page tests and of the console's benchmark. */
import { existsSync } from 'node:fs';

/** The machine's browser, or the one that `npm run browser` installs. */
export const CHROMIUM = ['/usr/bin/chromium', '.cache/browser/chromium'].find(path => existsSync(path));

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
