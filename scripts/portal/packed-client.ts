/** The TypeScript client as a package that `npm install` takes from the instance. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packed again only if its sources have changed. */
export function packedClient(root: string): string {
  const folder = join(root, 'clients/typescript');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /[\\/](?:dist|node_modules)[\\/]/.test(file)) continue;
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  }
  const cache = join(root, '.cache/client', hash.digest('hex').slice(0, 16));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const packed = join(cache, `docket-client-${version}.tgz`);
  if (!existsSync(packed)) {
    mkdirSync(cache, { recursive: true });
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', join(folder, 'tsconfig.build.json')], {
      stdio: 'inherit',
    });
    const npm = process.env['npm_execpath'];
    const [program, ...words] = npm === undefined ? ['npm'] : [process.execPath, npm];
    execFileSync(program ?? 'npm', [...words, 'pack', '--ignore-scripts', '--pack-destination', cache], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  return packed;
}
