/** A release: it starts where there is nothing else, and names what it consists of. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { addressOf, asked, PERSON } from '../../scripts/bench/built.ts';
import { lacks } from '../setting/lacking.ts';
import { build } from '../setting/program.ts';

const root = join(import.meta.dirname, '../..');
const isRoot = process.geteuid?.() === 0;
const skip =
  lacks('cc') ||
  lacks('ldd') ||
  lacks('chroot') ||
  (isRoot ? false : 'only root may change the root folder') ||
  (process.platform === 'linux' && process.arch === 'x64' ? false : 'the tarball is for Linux on x64');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const NAME = `docket-${version}-linux-x64`;

describe('a release', { skip }, () => {
  let folder = '';
  before(async () => {
    await build();
    folder = mkdtempSync(join(tmpdir(), 'docket-release-'));
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/release.ts', join(folder, 'release')], {
      cwd: root,
    });
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });
  const released = (name: string): string => join(folder, 'release', name);

  test('has a tarball, a package and their hashes, and is small enough', () => {
    assert.deepEqual(readdirSync(join(folder, 'release')).sort(), [
      'SHA256SUMS',
      `${NAME}.tar.gz`,
      `docket-${version}.tgz`,
    ]);
    const sums = readFileSync(released('SHA256SUMS'), 'utf8').trimEnd().split('\n');
    assert.equal(sums.length, 2);
    for (const [sum = '', name = ''] of sums.map(line => line.split('  '))) {
      assert.equal(
        createHash('sha256')
          .update(readFileSync(released(name)))
          .digest('hex'),
        sum,
      );
      assert.ok(statSync(released(name)).size < 70_000_000, name);
    }
  });

  test('pins what the package installs, without an address', () => {
    const shrinkwrap = execFileSync('tar', [
      '-xzOf',
      released(`docket-${version}.tgz`),
      'package/npm-shrinkwrap.json',
    ]);
    const { packages } = JSON.parse(shrinkwrap.toString()) as { packages: Record<string, object> };
    assert.ok('node_modules/sqlite3' in packages);
    for (const [name, entry] of Object.entries(packages)) {
      assert.ok(!('resolved' in entry), name);
      assert.ok(!('dev' in entry), name);
    }
    const manifest = execFileSync('tar', [
      '-xzOf',
      released(`docket-${version}.tgz`),
      'package/package.json',
    ]);
    const { dependencies, scripts } = JSON.parse(manifest.toString()) as {
      readonly dependencies: Readonly<Record<string, string>>;
      readonly scripts: Readonly<Record<string, string>>;
    };
    // `npm ci` in the package needs both to agree, and runs nothing that only a checkout has.
    assert.deepEqual(dependencies, (packages[''] as { readonly dependencies: object }).dependencies);
    for (const pinned of Object.values(dependencies)) assert.match(pinned, /^\d+\.\d+\.\d+(-[\w.]+)?$/);
    assert.deepEqual(Object.keys(scripts), ['start']);
  });

  test('starts in a folder without anything else, and handles requests', async () => {
    const jail = mkdtempSync(join(folder, 'jail-'));
    chmodSync(jail, 0o755);
    execFileSync('tar', ['-xzf', released(`${NAME}.tar.gz`), '-C', jail]);
    const chroot = execFileSync('which', ['chroot'], { encoding: 'utf8' }).trim();
    const docket = (...words: readonly string[]) =>
      spawn(chroot, [jail, `/${NAME}/docket`, ...words], {
        env: {
          DOCKET_PORT: '0',
          DOCKET_ADMIN_USERNAME: PERSON.identity,
          DOCKET_ADMIN_PASSWORD: PERSON.password,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    const server = docket('start');
    const ended = once(server, 'exit');
    try {
      const url = await addressOf(server);
      const { token } = (await asked(url, null, 'POST', '/api/auth/login', PERSON)) as { token: string };
      const project = { name: 'Harbour', identifier: 'HARB' };
      const { id } = (await asked(url, token, 'POST', '/api/projects', project)) as { id: number };
      const issue = { project_id: id, title: 'The first one' };
      const made = (await asked(url, token, 'POST', '/api/issues', issue)) as { identifier: string };
      assert.equal(made.identifier, 'HARB-1');
    } finally {
      server.kill('SIGTERM');
    }
    assert.deepEqual(await ended, [0, null]);
    assert.ok(existsSync(join(jail, 'data/docket.db')));
    for (const words of [
      ['--version'],
      ['user', 'list'],
      ['audit'],
      ['backup', '/harbour.tar'],
      ['doctor'],
    ]) {
      const [code] = (await once(docket(...words).on('error', assert.fail), 'exit')) as [number];
      assert.equal(code, 0, words.join(' '));
    }
  });
});
