/**
 * The size of the TypeScript client in a page: all of it, and one operation with its dependencies. Fails above the limit.
 */
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const CEILING = 20 * 1024;

const root = join(import.meta.dirname, '../clients/typescript/src');

const PROGRAMS: Readonly<Record<string, string>> = {
  'all of it': "export * from './index.ts';",
  'one operation':
    "export { instanceAt } from './index.ts'; export { getIssue } from './generated/operations.ts';",
};

/** Minified and compressed, in bytes. */
async function weightOf(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

for (const [name, program] of Object.entries(PROGRAMS)) {
  const bytes = await weightOf(program);
  console.log(`the client, ${name}: ${(bytes / 1024).toFixed(1)} KiB gzipped`);
  if (bytes > CEILING) process.exitCode = 1;
}
