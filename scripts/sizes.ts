/** Limits on the length of files. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

interface Limit {
  folders: readonly string[];
  endings: readonly string[];
  warn: number;
  fail: number;
}

const limits: Limit[] = [
  { folders: ['src', 'scripts', 'clients'], endings: ['.ts'], warn: 300, fail: 500 },
  { folders: ['test', 'contract-tests'], endings: ['.ts'], warn: 600, fail: 600 },
  { folders: ['openapi', 'asyncapi'], endings: ['.yaml'], warn: 700, fail: 700 },
];

/** Generated files, whose length does not matter, and build output. */
const generated = /(^|[\\/])(src[\\/]generated|dist|node_modules)[\\/]/;

/** A catalogue is a reference: it has one subject however many entries it has. */
const catalogues: readonly string[] = [join('openapi', 'errors.yaml')];

export interface LongFile {
  path: string;
  lines: number;
  limit: number;
  fails: boolean;
}

/** The files below `root` that exceed a limit, the longest first. */
export function longFiles(root: string): LongFile[] {
  return limits
    .flatMap(limit => pathsUnder(root, limit).flatMap(path => measure(root, path, limit)))
    .sort((a, b) => b.lines - a.lines);
}

function pathsUnder(root: string, { folders, endings }: Limit): string[] {
  const present = new Set(readdirSync(root));
  return folders
    .filter(folder => present.has(folder))
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(path => endings.some(ending => path.endsWith(ending)) && !generated.test(path))
    .filter(path => !catalogues.includes(path));
}

function measure(root: string, path: string, { warn, fail }: Limit): LongFile[] {
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
  if (lines <= warn) return [];
  const fails = lines > fail;
  return [{ path, lines, limit: fails ? fail : warn, fails }];
}

if (import.meta.filename === process.argv[1]) {
  const long = longFiles(process.cwd());
  for (const { path, lines, limit, fails } of long) {
    console.log(`${fails ? 'error' : 'warning'}: ${path} has ${lines} lines, more than ${limit}`);
  }
  process.exitCode = long.some(({ fails }) => fails) ? 1 : 0;
}
