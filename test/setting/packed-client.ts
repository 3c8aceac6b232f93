/** A stranger's empty project in which the client is installed: built on its own, packed, and unpacked by npm. */
import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const CLIENT = join(ROOT, 'clients/typescript');

/** Whoever asks for it removes it. */
export function strangersProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docket-client-'));
  const copy = join(folder, 'copy');
  cpSync(CLIENT, copy, { recursive: true, filter: path => !/[\\/](dist|node_modules)$/.test(path) });
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(copy, 'tsconfig.build.json')], { stdio: 'inherit' });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const npm = (command: string) => execSync(`npm ${command}`, { cwd: folder, stdio: 'pipe' });
  npm('pack ./copy --ignore-scripts');
  const version = String(manifestOf(CLIENT)['version']);
  npm(`install ./docket-client-${version}.tgz --offline --ignore-scripts --no-audit --no-fund`);
  return folder;
}

export function manifestOf(place: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Record<string, unknown>;
}
