/** Settings from the environment: values, refusals and warnings. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { freshFolder, refusal, start, write } from '../setting/start.ts';

test('text becomes the type of its setting', () => {
  const { config } = start({
    env: {
      DOCKET_PORT: '0',
      DOCKET_TRASH_DAYS: '0',
      DOCKET_AUTH: 'off',
      DOCKET_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      DOCKET_PROXY_SECRET: '12345678',
    },
  });
  assert.deepEqual(
    [config.port, config.trash_days, config.auth, config.trusted_proxies, config.proxy_secret],
    [0, 0, 'off', ['10.0.0.0/8', '::1'], '12345678'],
  );
});

test('an empty variable counts as not set, misspelt ones included', () => {
  const env = { DOCKET_PORT: '', DOCKET_ALLOWED_ORIGINS: '', DOCKET_PROXY_SECRET: '', DOCKET_PROT: '' };
  const { config, warnings } = start({ yaml: 'port: 4000', env });
  assert.equal(config.port, 4000);
  assert.deepEqual(config.allowed_origins, []);
  assert.ok(!('proxy_secret' in config));
  assert.deepEqual(warnings, []);
});

const refused: [variable: string, value: string, sentence: RegExp][] = [
  ['DOCKET_PORT', 'tcp://10.0.0.1:3456', /^DOCKET_PORT must be a whole number from 0 to 65535[.]$/],
  ['DOCKET_PORT', '0x10', /^DOCKET_PORT must be/],
  ['DOCKET_PORT', ' ', /^DOCKET_PORT must be/],
  ['DOCKET_PORT', '70000', /^DOCKET_PORT must be/],
  ['DOCKET_TRASH_DAYS', '-1', /^DOCKET_TRASH_DAYS must be a whole number from 0 to 36500[.]$/],
  ['DOCKET_AUTH', 'OFF', /^DOCKET_AUTH must be one of required, off[.]$/],
  [
    'DOCKET_LOG_LEVEL',
    'loud',
    /^DOCKET_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent[.]$/,
  ],
  ['DOCKET_ALLOWED_ORIGINS', 'https://a.example,', /^Entry 2 of DOCKET_ALLOWED_ORIGINS must be an http:/],
  [
    'DOCKET_TRUSTED_PROXIES',
    '::1,10.0.0.0/33',
    /^Entry 2 of DOCKET_TRUSTED_PROXIES must be an IP address or a net/,
  ],
  [
    'DOCKET_TRUSTED_PROXIES',
    Array(257).fill('::1').join(),
    /^DOCKET_TRUSTED_PROXIES must be a list of at most 256/,
  ],
  ['DOCKET_ADMIN_USERNAME', 'ada@example.org', /^DOCKET_ADMIN_USERNAME must be 1 to 64 letters, digits/],
  ['DOCKET_ADMIN_USERNAME', 'a'.repeat(65), /^DOCKET_ADMIN_USERNAME must be/],
  ['DOCKET_ADMIN_PASSWORD', '1234567', /^DOCKET_ADMIN_PASSWORD must be 8 to 1024 bytes in UTF-8[.]$/],
  ['DOCKET_ADMIN_PASSWORD', 'ä'.repeat(513), /^DOCKET_ADMIN_PASSWORD must be/],
];

for (const [variable, value, sentence] of refused) {
  test(`${variable} cannot be "${value.slice(0, 30)}"`, () => {
    assert.match(refusal({ env: { [variable]: value } }), sentence);
  });
}

test('a password is counted in bytes and kept as it is', () => {
  for (const password of ['ää ää', '  8 bytes', 'ä'.repeat(512)]) {
    const { config } = start({ env: { DOCKET_ADMIN_USERNAME: 'ada', DOCKET_ADMIN_PASSWORD: password } });
    assert.equal(config.admin_password, password);
  }
});

const unknown: [variable: string, hint: string][] = [
  ['DOCKET_PROT', '; did you mean DOCKET_PORT?'],
  ['DOCKET_PUBLICURL', '; did you mean DOCKET_PUBLIC_URL?'],
  ['DOCKET_DATA_DIR', '; did you mean DOCKET_DATA_FOLDER?'],
  ['DOCKET_CONFIG_', '; did you mean DOCKET_CONFIG?'],
  ['DOCKET_PORT_3456_TCP_PROTO', '.'],
  [`DOCKET_${'X'.repeat(5000)}`, '.'],
];

for (const [variable, hint] of unknown) {
  test(`${variable.slice(0, 30)} is warned about${hint}`, () => {
    const { warnings } = start({
      env: { [variable]: 'a-value', PORT: '1', docket_port: '2', MY_DOCKET_PORT: '3' },
    });
    assert.deepEqual(warnings, [`${variable} is not a setting of Docket and is ignored${hint}`]);
  });
}

test('known variables are not warned about', () => {
  const env = { DOCKET_CONFIG: 'docket.yaml', DOCKET_HOST: '::1' };
  assert.deepEqual(start({ yaml: '', env }).warnings, []);
});

test('a secret can be in a file, whose line end is not part of it', () => {
  const cwd = freshFolder();
  write(join(cwd, 'secret'), 'a secret of the proxies\n');
  const env = { DOCKET_TRUSTED_PROXIES: '::1', DOCKET_PROXY_SECRET_FILE: 'secret' };
  const { config, sourceOf } = start({ cwd, env });
  assert.equal(config.proxy_secret, 'a secret of the proxies');
  assert.equal(sourceOf('proxy_secret'), 'DOCKET_PROXY_SECRET_FILE');
});

test('a secret in two places, in a file that cannot be read, or that does not fit, is refused without its value', () => {
  const cwd = freshFolder();
  write(join(cwd, 'secret'), 'mysql://harbour-lights@db/docket');
  write(join(cwd, 'long'), 'x'.repeat(70_000));
  const refusals: readonly (readonly [Record<string, string>, RegExp])[] = [
    [
      { DOCKET_DATABASE_URL: 'sqlite:a.db', DOCKET_DATABASE_URL_FILE: 'secret' },
      /^DOCKET_DATABASE_URL and DOCKET_DATABASE_URL_FILE are both set: use one of them[.]$/,
    ],
    [
      { DOCKET_DATABASE_URL_FILE: 'nowhere' },
      /^nowhere, named by DOCKET_DATABASE_URL_FILE, cannot be read [(]ENOENT[)][.]$/,
    ],
    [{ DOCKET_DATABASE_URL_FILE: 'secret' }, /^DOCKET_DATABASE_URL_FILE must be sqlite: /],
    [{ DOCKET_ADMIN_PASSWORD_FILE: 'long' }, /is larger than 65536 bytes[.]$/],
  ];
  for (const [env, sentence] of refusals) {
    const said = refusal({ cwd, env });
    assert.match(said, sentence);
    assert.ok(!said.includes('harbour'));
  }
});
