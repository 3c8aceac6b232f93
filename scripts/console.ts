/** Builds the console into `src/generated/console`: a page, and hashed assets next to their compressed forms. */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

/** A running server may read the old files until the new ones are in place. */
export async function buildConsole(root: string): Promise<void> {
  const [out, next] = ['console', 'console.next'].map(name => join(root, 'src/generated', name)) as [
    string,
    string,
  ];
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const { metafile } = await esbuild.build({
    absWorkingDir: join(root, 'console'),
    entryPoints: ['src/main.tsx'],
    outdir: join(next, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome131', 'firefox132', 'safari18'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: { '@docket/client': join(root, 'clients/typescript/src/index.ts') },
    logLevel: 'warning',
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'src/main.tsx');
  const icon = readFileSync(join(root, 'console/icon.svg'));
  const iconName = `icon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;
  writeFileSync(join(next, 'assets', iconName), icon);
  const page = readFileSync(join(root, 'console/index.html'), 'utf8')
    .replace('{icon}', `/assets/${iconName}`)
    .replace('{script}', `/assets/${basename(entry?.[0] ?? '')}`)
    .replace('{style}', `/assets/${basename(entry?.[1].cssBundle ?? '')}`);
  writeFileSync(join(next, 'index.html'), page);
  for (const name of readdirSync(join(next, 'assets'))) compress(join(next, 'assets', name));
  rmSync(out, { recursive: true, force: true });
  renameSync(next, out);
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
