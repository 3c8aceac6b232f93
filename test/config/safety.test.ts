/** The rules across settings, loopback and private addresses, and that no refusal repeats a secret. */

import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { isLoopbackHost, isPrivateOrLoopbackUrl } from '../../src/config/safety.ts';
import { freshFolder, refusal, start, type Start } from '../setting/start.ts';

for (const host of ['127.0.0.1', '127.9.9.9', '::1', '"::ffff:127.0.0.1"', 'localhost', 'LocalHost']) {
  test(`auth may be off on ${host}`, () => {
    assert.equal(start({ yaml: `auth: off\nhost: ${host}` }).config.auth, 'off');
  });
}

for (const host of ['0.0.0.0', '"::"', '10.0.0.1', '128.0.0.1', 'docket', 'localhost.example.org']) {
  test(`auth may not be off on ${host}`, () => {
    assert.equal(
      refusal({ yaml: `host: ${host}\nauth: off` }),
      '"auth" (docket.yaml, line 2) can only be off on a loopback address, and "host" (docket.yaml, line 1) is not one.',
    );
  });
}

test('auth may be off with a public URL only if that is loopback too', () => {
  for (const url of ['http://localhost:3456', 'http://127.0.0.1', 'http://[::1]:80']) {
    assert.equal(start({ env: { DOCKET_AUTH: 'off', DOCKET_PUBLIC_URL: url } }).config.auth, 'off');
  }
  for (const url of ['https://docket.example.org', 'http://10.0.0.1', 'http://localhost.example.org']) {
    assert.equal(
      refusal({ yaml: 'auth: off', env: { DOCKET_PUBLIC_URL: url } }),
      '"auth" (docket.yaml, line 1) can only be off on a loopback address, and DOCKET_PUBLIC_URL is not one.',
    );
  }
});

test('the rules check the combined settings, not those of one source', () => {
  const { config } = start({ yaml: 'auth: off\nhost: 0.0.0.0', env: { DOCKET_HOST: '::1' } });
  assert.equal(config.auth, 'off');
  assert.match(
    refusal({ yaml: 'auth: off\nhost: ::1', env: { DOCKET_HOST: '0.0.0.0' } }),
    /and DOCKET_HOST is not one[.]$/,
  );
});

const halves: [attempt: Start, sentence: string][] = [
  [
    { yaml: 'proxy_secret: abc' },
    '"proxy_secret" (docket.yaml, line 1) is set without "trusted_proxies"; both are required.',
  ],
  [
    { yaml: 'trusted_proxies: []\nproxy_secret: abc' },
    '"proxy_secret" (docket.yaml, line 2) is set without "trusted_proxies" (docket.yaml, line 1); both are required.',
  ],
  [
    { yaml: 'trusted_proxies: ["::1"]\nproxy_secret_previous: abc' },
    '"proxy_secret_previous" (docket.yaml, line 2) is set without "proxy_secret"; both are required.',
  ],
  [
    { env: { DOCKET_ADMIN_USERNAME: 'ada' } },
    'DOCKET_ADMIN_USERNAME is set without DOCKET_ADMIN_PASSWORD; both are required.',
  ],
  [
    { env: { DOCKET_ADMIN_PASSWORD: 'correct-horse' } },
    'DOCKET_ADMIN_PASSWORD is set without DOCKET_ADMIN_USERNAME; both are required.',
  ],
];

for (const [attempt, sentence] of halves) {
  test(`half a pair is refused: ${sentence}`, () => assert.equal(refusal(attempt), sentence));
}

for (const proxies of ['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1'])
  test(`trusting ${proxies} causes a warning`, () => {
    const { warnings } = start({ env: { DOCKET_TRUSTED_PROXIES: proxies } });
    assert.match(warnings.join(), /^DOCKET_TRUSTED_PROXIES includes every address, /);
  });

test('trusting private networks causes none', () => {
  const env = { DOCKET_TRUSTED_PROXIES: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fd00::/8,::1' };
  assert.deepEqual(start({ env }).warnings, []);
});

test('a proxy secret in one source and its proxies in the other are a pair', () => {
  const { config } = start({ yaml: 'trusted_proxies: ["::1"]', env: { DOCKET_PROXY_SECRET: 'abc' } });
  assert.equal(config.proxy_secret, 'abc');
});

test('loopback is 127.0.0.0/8, ::1 in any spelling, and localhost', () => {
  for (const host of ['127.0.0.1', '127.255.255.255', '::1', '[::1]', '0:0:0:0:0:0:0:1', '[::ffff:7f00:1]']) {
    assert.ok(isLoopbackHost(host), host);
  }
  for (const host of [
    '',
    '126.255.255.255',
    '128.0.0.0',
    '::',
    '::2',
    '127.1',
    'localhost.example.org',
    'a.localhost',
  ]) {
    assert.ok(!isLoopbackHost(host), host);
  }
});

test('a URL is private when its host is loopback or an address of a private network', () => {
  const inside = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
  ];
  for (const host of [...inside, '169.254.1.1', '[fd12::1]', '[fe80::1]', '[::ffff:10.0.0.1]']) {
    assert.ok(isPrivateOrLoopbackUrl(`https://${host}:8443/x`), host);
  }
  const outside = [
    'docket.example.org',
    'docket.local',
    '11.0.0.1',
    '172.15.255.255',
    '172.32.0.0',
    '192.169.0.1',
  ];
  for (const host of [...outside, '0.0.0.0', '[::]', '[2001:db8::1]', '[fec0::1]']) {
    assert.ok(!isPrivateOrLoopbackUrl(`https://${host}`), host);
  }
  for (const text of ['', '10.0.0.1', 'ftp://10.0.0.1', 'mailto:a@10.0.0.1']) {
    assert.ok(!isPrivateOrLoopbackUrl(text), text);
  }
});

test('backups may not be put into the data folder, however its path is written', () => {
  const cwd = freshFolder();
  mkdirSync(join(cwd, 'data'));
  symlinkSync('data', join(cwd, 'link'));
  for (const folder of [
    'data',
    './data/',
    'data/backups',
    'data/a/../b',
    'link',
    'link/backups',
    join(cwd, 'data/x'),
  ])
    assert.equal(
      refusal({ cwd, yaml: `data_folder: data\nbackup_folder: ${folder}` }),
      '"backup_folder" (docket.yaml, line 2) must not be inside "data_folder" (docket.yaml, line 1): whatever takes that ' +
        'folder away would take the backups along.',
    );
  for (const folder of ['data-backups', 'backups', '..', 'backups/data'])
    start({ cwd, yaml: `data_folder: data\nbackup_folder: ${folder}` });
});

const secret = 'hunter2hunter2';
const leaks: Start[] = [
  { yaml: `proxy_secret: ${secret}` },
  { yaml: `proxy_secret: "${secret}\\n"` },
  { yaml: `proxy_secret: {${secret}: 1}` },
  { yaml: `proxy_secret: [${secret}]` },
  { yaml: `proxy_secret: "${secret}` },
  { yaml: `proxy_secret: "x" ${secret}` },
  { yaml: `proxy_secret: @${secret}` },
  { yaml: `proxy_secret: *${secret}` },
  { yaml: `proxy_secret: !${secret} x` },
  { yaml: `proxy_secret ${secret}` },
  { yaml: `proxy_secret: "\\q${secret}"` },
  { yaml: `database_url: mysql://docket:${secret}@db/docket` },
  { yaml: `database_url: "postgres://docket:${secret}#@db/docket"` },
  { yaml: `postgres://docket:${secret}@db/docket: 1` },
  { yaml: `admin_password: ${secret}` },
  { env: { DOCKET_PROXY_SECRET: `${secret}\n` } },
  { env: { DOCKET_PROXY_SECRET: secret } },
  { env: { DOCKET_DATABASE_URL: `postgres//docket:${secret}@db` } },
  { env: { DOCKET_ADMIN_PASSWORD: secret } },
  { env: { DOCKET_ADMIN_USERNAME: 'ada', DOCKET_ADMIN_PASSWORD: secret.repeat(100) } },
  { env: { DOCKET_PORT: secret } },
];

for (const attempt of leaks) {
  test(`a refusal does not repeat the secret in ${JSON.stringify(attempt).slice(0, 80)}`, () => {
    assert.doesNotMatch(refusal(attempt), /hunter2/);
  });
}

test('a warning does not repeat the value of its variable', () => {
  const { warnings } = start({ env: { DOCKET_PROXY_SECRETS: secret } });
  assert.deepEqual(warnings, [
    'DOCKET_PROXY_SECRETS is not a setting of Docket and is ignored; did you mean DOCKET_PROXY_SECRET?',
  ]);
});
