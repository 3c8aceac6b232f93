/** Installs a browser for the page tests if the machine has none: the Chromium from npm, into `.cache/browser`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const PACKAGE = '@sparticuz/chromium@153.0.0';
const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'browser');
/** The places where the tests look, in this order. */
const [installed, brought] = ['/usr/bin/chromium', join(folder, 'chromium')];

if (existsSync(installed)) console.log(`there is a browser at ${installed}`);
else if (process.platform !== 'linux' || process.arch !== 'x64')
  console.log(`npm carries no browser for ${process.platform} on ${process.arch}: its tests are skipped`);
else {
  if (!existsSync(brought)) bring();
  // One that does not start would only fail in the tests.
  const browser = await chromium.launch({
    executablePath: brought,
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: 60_000,
  });
  await browser.close();
  console.log(`there is a browser at ${brought}`);
}

function bring(): void {
  mkdirSync(folder, { recursive: true });
  // Outside our dependencies: it is as large as all of them, and few machines need it.
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', folder, ...quietly, PACKAGE], { stdio: 'inherit' });
  const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin');
  writeFileSync(join(folder, 'program'), unpacked(join(packed, 'chromium.br')), { mode: 0o755 });
  writeFileSync(join(folder, 'libraries.tar'), unpacked(join(packed, 'al2023.tar.br')));
  execFileSync('tar', ['-xf', 'libraries.tar'], { cwd: folder });
  // Its libraries come last, so that those of the machine take precedence.
  const start = [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    'LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$here/lib" exec "$here/program" "$@"',
  ];
  writeFileSync(brought, `${start.join('\n')}\n`, { mode: 0o755 });
}

function unpacked(path: string): Buffer {
  return brotliDecompressSync(readFileSync(path));
}
