/** The Git hook, in a real repository, with real pushes. */
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { done } from '../setting/client.ts';
import { world } from '../setting/world.ts';

const HOOK = fileURLToPath(new URL('../../integrations/git/post-receive', import.meta.url));
const missing = ['git', 'curl', 'awk'].filter(program => spawnSync(program, ['--version']).error);
const skip = missing.length > 0 && `${missing.join(' and ')} is not here`;

const run = promisify(execFile);

/** Git without user settings. */
const PLAIN_GIT = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@harbour.example',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@harbour.example',
};

/** A bare repository with the hook, configured with Docket's URL and a key; and a checkout of it. */
function repository(t: TestContext, url: string, key: string) {
  const folder = mkdtempSync(join(tmpdir(), 'docket-push-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const [bare, checkout, keyfile] = [join(folder, 'app.git'), join(folder, 'app'), join(folder, 'key')];
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', words, { cwd, env: PLAIN_GIT, stdio: ['ignore', 'pipe', 'pipe'] });
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  git(folder, 'init', '--quiet', '--initial-branch=main', checkout);
  git(checkout, 'remote', 'add', 'origin', bare);
  mkdirSync(join(bare, 'hooks'), { recursive: true });
  copyFileSync(HOOK, join(bare, 'hooks', 'post-receive'));
  writeFileSync(keyfile, `${key}\n`, { mode: 0o600 });
  git(bare, 'config', 'docket.url', url);
  git(bare, 'config', 'docket.keyfile', keyfile);
  return {
    commit: (message: string | Buffer) => {
      const file = join(folder, 'message');
      writeFileSync(file, message);
      git(checkout, 'commit', '--quiet', '--allow-empty', '--cleanup=verbatim', '--file', file);
    },
    git: (...words: string[]) => git(checkout, ...words),
    /** Asynchronous, because the server runs in this process. The hook's output is on standard error. */
    push: async (...refs: string[]) => {
      const words = ['push', '--quiet', 'origin', ...(refs.length > 0 ? refs : ['main'])];
      const { stderr } = await run('git', words, { cwd: checkout, env: PLAIN_GIT });
      return stderr;
    },
  };
}

async function pushing(t: TestContext) {
  const site = await world(t);
  const { key } = done(await site.max.api.POST('/api/auth/keys', { body: { name: 'git' } }));
  return { ...site, ...repository(t, site.server.url, key) };
}

test('a push closes the issues that its commits name, and says so in its output', { skip }, async t => {
  const { issue, read, commit, push } = await pushing(t);
  const [first, second, third] = [await issue(), await issue(), await issue()];
  commit('Fixes APP-1\n\n"Quoted" \\ back\\slashed,\ta tab, ünïcödé 🚢, a bell \u0007 and\r\na line');
  commit('Tidied up');
  assert.match(await push(), /Docket: \{"closed":\["APP-1"\],"skipped":\[\]\}/);
  commit('resolves\napp-2, fixes APP-1');
  assert.match(await push(), /\{"closed":\["APP-2"\],"skipped":\[\{"identifier":"APP-1"/);
  const statuses = await Promise.all([first, second, third].map(async ({ id }) => (await read(id)).status));
  assert.deepEqual(statuses, ['done', 'done', 'backlog']);
});

test('branches that are not followed, and branches that are deleted, close nothing', { skip }, async t => {
  const { issue, read, commit, git, push } = await pushing(t);
  const { id } = await issue();
  commit('Begun');
  await push();
  git('checkout', '--quiet', '-b', 'attempt');
  commit('Fixes APP-1');
  assert.doesNotMatch(await push('attempt'), /Docket/);
  assert.doesNotMatch(await push(':attempt'), /Docket/);
  assert.equal((await read(id)).status, 'backlog');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--ff-only', 'attempt');
  await push();
  assert.equal((await read(id)).status, 'done');
});

test('a message in an invalid encoding does not affect the others', { skip }, async t => {
  const { issue, read, commit, push } = await pushing(t);
  const { id } = await issue();
  commit(Buffer.from([0xff, 0xfe, 0x20, 0x80]));
  commit('Fixes APP-1');
  await push();
  assert.equal((await read(id)).status, 'done');
});

test('a push succeeds whatever happens to Docket: a wrong key, no server, no response', { skip }, async t => {
  const { server } = await world(t);
  const silent = createServer();
  const held = new Set<Socket>();
  silent.on('connection', socket => void held.add(socket.on('error', () => {})));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.after(() => {
    for (const socket of held) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  for (const [url, said] of [
    [server.url, /Docket: authentication required/],
    ['http://127.0.0.1:9', /Docket: curl/],
    [`http://127.0.0.1:${port}`, /Docket: curl.*timed out/],
  ] as const) {
    const { commit, push } = repository(t, url, 'svc_sk_wrong');
    commit('Fixes APP-1');
    assert.match(await push(), said);
  }
});
