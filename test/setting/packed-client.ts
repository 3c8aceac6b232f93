/** An empty project with the client installed: built alone, packed, and unpacked by npm. */
import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import process from 'node:process';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const CLIENT = join(ROOT, 'clients/typescript');

/** The caller removes it. */
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

/** The installed client in such a project. */
export const INSTALLED = 'node_modules/@docket/client';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** An origin that serves the installed client to browsers, below `/client`, and its page. */
export async function servedPackage(t: TestContext, folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = normalize((request.url ?? '/').replace(/[?].*/, ''));
    const file = path === '/page.html' ? join('examples', path) : join('dist', path.replace(/^\/client/, ''));
    const type = TYPES[path.split('.').at(-1) ?? ''];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, INSTALLED, file)));
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
