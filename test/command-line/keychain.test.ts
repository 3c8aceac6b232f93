/**
 * Tokens in the keychain of the system. The program of the system needs a desktop, so one with the same arguments stands in for it:
 * it shows what it was called with, and keeps secrets in files.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { commandLine } from '../setting/command-line.ts';
import { startServer } from '../setting/server.ts';

let env: Record<string, string> = {};
const line = commandLine(() => env);
const skip = process.platform === 'linux' ? false : 'secret-tool is the program of Linux';

const STAND_IN = `#!/bin/sh
echo "$*" >> "$KEYCHAIN/calls"
case $1 in
  store) cat > "$KEYCHAIN/secret" ;;
  lookup) cat "$KEYCHAIN/secret" ;;
  clear) rm "$KEYCHAIN/secret" ;;
esac
`;

/** The folder of the stand-in, whose program is found first. */
function keychain(): string {
  const folder = join(line.folder, 'keychain');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'secret-tool'), STAND_IN, { mode: 0o755 });
  env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, KEYCHAIN: folder };
  return folder;
}

const stored = (): string => readFileSync(join(line.folder, 'config/docket/credentials.json'), 'utf8');

test('with --keychain the token is in the keychain alone, and no argument shows it', { skip }, async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const folder = keychain();
  const words = ['login', server.url, '--with-token', '--keychain'];
  const signedIn = await line.run(words, { input: `${max.token}\n` });
  assert.equal(signedIn.status, 0, signedIn.problems);
  assert.equal(readFileSync(join(folder, 'secret'), 'utf8'), max.token);
  assert.ok(!stored().includes(max.token));
  const who = await line.run(['whoami', '--json']);
  assert.equal((JSON.parse(who.out) as { user: { username: string } }).user.username, 'max');
  const calls = readFileSync(join(folder, 'calls'), 'utf8');
  assert.ok(!calls.includes(max.token), calls);
  assert.deepEqual(calls.trimEnd().split('\n'), [
    `store --label=Docket at ${server.url} service docket server ${server.url}`,
    `lookup service docket server ${server.url}`,
  ]);
  assert.equal((await line.run(['logout'])).status, 0);
  assert.match(readFileSync(join(folder, 'calls'), 'utf8'), /clear service docket server \S+\n$/);
});

test(
  'a keychain that has lost the token, or is not there, is a sentence with a remedy',
  { skip },
  async t => {
    const server = await startServer(t);
    const { max } = await cast(server);
    const folder = keychain();
    const words = ['login', server.url, '--with-token', '--keychain'];
    assert.equal((await line.run(words, { input: max.token })).status, 0);
    writeFileSync(join(folder, 'secret'), '');
    const lost = await line.run(['whoami']);
    assert.deepEqual([lost.status, lost.out], [4, '']);
    assert.match(
      lost.problems,
      /^docket: The keychain has no token for http\S+\.\nSign in: docket login http/,
    );
    const nowhere = join(line.folder, 'nowhere');
    mkdirSync(nowhere, { recursive: true });
    env = { ...env, PATH: nowhere };
    const absent = await line.run(words, { input: max.token });
    assert.equal(absent.status, 1);
    assert.match(
      absent.problems,
      /^docket: Secret-tool cannot be run\.\nInstall it, or sign in without --keychain\./i,
    );
  },
);

test('signing in without it takes the token back into the file', { skip }, async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const folder = keychain();
  await line.run(['login', server.url, '--with-token', '--keychain'], { input: max.token });
  assert.equal((await line.run(['login', server.url, '--with-token'], { input: max.token })).status, 0);
  assert.ok(stored().includes(max.token));
  assert.match(readFileSync(join(folder, 'calls'), 'utf8'), /clear service docket server \S+\n$/);
});
