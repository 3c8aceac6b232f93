/** Passwords are compared with Argon2id, and an unknown account takes as long as a wrong password. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import argon2 from 'argon2';
import { checkPasswordLength, openPasswords } from '../../src/identity/passwords.ts';

test('a password is hashed by Argon2id with 19 MiB, 2 passes and 1 lane', async () => {
  const hash = await openPasswords().hash('correct horse');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a hash of the library before, which orders its parameters differently, still matches', async () => {
  const passwords = openPasswords();
  const hash = await passwords.hash('correct horse');
  const before = hash.replace(/m=(\d+),t=(\d+),p=(\d+)/, 'm=$1,p=$3,t=$2');
  assert.notEqual(before, hash);
  assert.equal(await passwords.matches(before, 'correct horse'), true);
});

test('the prebuilt binary of the library loads on this Node, so no install has to compile it', t => {
  const { arch, platform, env, execPath } = process;
  if (platform !== 'linux' || !['x64', 'arm64'].includes(arch)) return t.skip('no ready binary here');
  const script = "require('argon2').hash('x').then(hash => console.log(hash))";
  const { status, stdout } = spawnSync(execPath, ['-e', script], {
    env: { ...env, PREBUILDS_ONLY: '1' },
    encoding: 'utf8',
  });
  assert.deepEqual([status, stdout.slice(0, 9)], [0, '$argon2id']);
});

test('two hashes of one password differ', async () => {
  const passwords = openPasswords();
  assert.notEqual(await passwords.hash('correct horse'), await passwords.hash('correct horse'));
});

test('without a hash the same comparison is made as with one, and the result is false', async t => {
  const passwords = openPasswords();
  const hash = await passwords.hash('correct horse');
  const verify = t.mock.method(argon2, 'verify');
  assert.equal(await passwords.matches(null, 'correct horse'), false);
  assert.equal(await passwords.matches(hash, 'wrong'), false);
  const costs = verify.mock.calls.map(call => /\$m=.*?\$/.exec(String(call.arguments[0]))?.[0]);
  assert.equal(costs.length, 2);
  assert.equal(costs[0], costs[1]);
});

test('at most two comparisons run concurrently, and all of them are made', async t => {
  const passwords = openPasswords();
  const hash = await passwords.hash('correct horse');
  const { verify } = argon2;
  let running = 0;
  let most = 0;
  t.mock.method(argon2, 'verify', async (...given: Parameters<typeof verify>) => {
    most = Math.max(most, ++running);
    return verify(...given).finally(() => running--);
  });
  const matched = await Promise.all(
    Array.from({ length: 8 }, () => passwords.matches(hash, 'correct horse')),
  );
  assert.deepEqual([matched.filter(Boolean).length, most], [8, 2]);
});

test('a failed comparison frees its slot', async () => {
  const passwords = openPasswords();
  const broken = await Promise.allSettled(Array.from({ length: 4 }, () => passwords.matches('no hash', 'x')));
  assert.ok(broken.every(({ status }) => status === 'rejected'));
  assert.ok((await passwords.hash('correct horse')).length > 0);
});

const LENGTHS: readonly (readonly [string, string, boolean])[] = [
  ['7 bytes', '1234567', false],
  ['8 bytes', '12345678', true],
  ['8 bytes that are 2 characters', '😀😀', true],
  ['5 bytes that are 3 characters', 'äöx', false],
  ['1024 bytes', 'x'.repeat(1024), true],
  ['1025 bytes', 'x'.repeat(1025), false],
  ['1024 bytes that are 256 characters', '😀'.repeat(256), true],
  ['1028 bytes that are 257 characters', '😀'.repeat(257), false],
  ['8 spaces', ' '.repeat(8), true],
];

for (const [what, password, fits] of LENGTHS) {
  test(`a password of ${what} is ${fits ? 'taken' : 'refused'}`, () => {
    const check = (): void => checkPasswordLength('password', password);
    if (fits) assert.doesNotThrow(check);
    else assert.throws(check, { code: 'password_length', message: 'password must have 8 to 1024 bytes' });
  });
}
