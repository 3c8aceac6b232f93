/**
 * Bundles the command line into a folder. Each command by hand and the table of the others are chunks, loaded when they are
 * needed.
 */
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

const root = join(import.meta.dirname, '..');

export async function bundleCommandLine(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { docket: 'clients/command-line/src/main.ts' },
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // The jq of `--jq` is a CommonJS module, which requires modules of Node, and its data is in the module.
    banner: {
      js: "#!/usr/bin/env node\nimport{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
    define: { __dirname: '"."' },
    minify: true,
    logLevel: 'warning',
  });
  chmodSync(join(folder, 'docket.js'), 0o755);
}
