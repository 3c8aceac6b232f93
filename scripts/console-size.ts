/** The compressed size of everything that a browser loads until a board is shown. Fails above the limit. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const LIMIT = 150 * 1024;
const SCREEN_LIMIT = 40 * 1024;

const folder = join(import.meta.dirname, '../src/generated/console');
const assets = readdirSync(join(folder, 'assets'));
const page = readFileSync(join(folder, 'index.html'), 'utf8');

function sizeOf(name: string): number {
  return statSync(join(folder, 'assets', `${name}.br`)).size;
}

/** A script with everything that it imports before it runs. */
function closure(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(folder, 'assets', name), 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    closure(imported, found);
  return found;
}

const entries = [...page.matchAll(/assets\/(main-[^"]+)"/g)].map(([, name = '']) => name);
const main = closure(entries.find(name => name.endsWith('.js')) ?? '');
const board = closure(assets.find(name => /^board-\w+\.js$/.test(name)) ?? '', new Set(main));
const style = entries.find(name => name.endsWith('.css')) ?? '';
const total = [...board, style].reduce((sum, name) => sum + sizeOf(name), 0);
console.log(`the console until a board is shown: ${(total / 1024).toFixed(1)} KiB`);
if (total > LIMIT) process.exitCode = 1;
for (const name of assets.filter(one => one.endsWith('.js'))) {
  if (main.has(name) || sizeOf(name) <= SCREEN_LIMIT) continue;
  console.log(`${name} has ${(sizeOf(name) / 1024).toFixed(1)} KiB, more than a screen may have`);
  process.exitCode = 1;
}
