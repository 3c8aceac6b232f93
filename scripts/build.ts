/**
 * `npm run build`: bundles the server and its packages into `dist`, and copies what it reads at run time. A file that is imported
 * with `import()` becomes a chunk that is loaded when it is needed; everything else that a start needs is in a few files.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleCommandLine } from './command-line-bundle.ts';
import { PROGRAMS } from './programs.ts';

const root = join(import.meta.dirname, '..');

/** Files that the running server reads and that are not TypeScript. */
const COPIED = [
  'generated/compiled',
  'generated/console',
  'generated/documents',
  'generated/portal',
  'store/schema/migrations',
];

/** Packages with native code, which they find next to themselves. `pg` tries the last one, which we do not install. */
const NATIVE = ['argon2', 'sharp', 'sqlite3', 'pg-native'];

/** Bundled CommonJS packages require Node's own modules, and an ES module has no `require`. */
const REQUIRE = "import { createRequire as __from } from 'module'; const require = __from(import.meta.url);";

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
await esbuild.build({
  absWorkingDir: root,
  entryPoints: PROGRAMS,
  outbase: 'src',
  outdir: 'dist',
  // Files look for others from here: see src/program/files.ts.
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: NATIVE,
  define: { 'process.env.BUILT_COMMIT': JSON.stringify(commit()) },
  banner: { js: REQUIRE },
  // Traces name the sources; the text of the program stays in memory.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
});
for (const folder of COPIED)
  cpSync(join(root, 'src', folder), join(root, 'dist', folder), { recursive: true });
await bundleCommandLine(join(root, 'dist/command-line'));
