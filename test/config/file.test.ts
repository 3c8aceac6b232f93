/** Errors in docket.yaml that prevent a start, and their locations. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refusal, start } from '../setting/start.ts';

const origin = 'an http:// or https:// URL without path, query or user, such as https://docket.example.org';

const malformed: [reason: string, yaml: string, sentence: string][] = [
  ['a repeated key', 'port: 1\nport: 2', 'docket.yaml, line 2: "port" is given more than once.'],
  [
    'a second document',
    'port: 1\n---\nport: 2',
    'docket.yaml, line 2: a second document begins here; only one is allowed.',
  ],
  [
    'a tab as indentation',
    'trusted_proxies:\n\t- ::1',
    'docket.yaml, line 2: this line is indented with a tab; YAML requires spaces.',
  ],
  ['an anchor', 'port: 1\nhost: &here x', 'docket.yaml, line 2: anchors and aliases are not supported.'],
  ['an alias without anchor', 'host: *here', 'docket.yaml, line 1: anchors and aliases are not supported.'],
  ['a tag', 'port: !!int 3', 'docket.yaml, line 1: tags are not supported.'],
  [
    'an open quote',
    'host: x\nport: "1',
    'docket.yaml, line 2: a closing quote, bracket or colon is missing.',
  ],
  [
    'an open bracket',
    'host: x\nport: [1',
    'docket.yaml, line 2: a bracket is not closed, or the indentation of this line is wrong.',
  ],
  [
    'a reserved character',
    'host: @x',
    'docket.yaml, line 1: a value that begins with this character must be quoted.',
  ],
  ['text after a value', 'host: "x" y', 'docket.yaml, line 1: this is not valid YAML.'],
  ['a YAML version of the future', '%YAML 9.9\n---\nport: 1', 'docket.yaml, line 1: this is not valid YAML.'],
  ['a list', '- port', 'docket.yaml, line 1: expected keys with values here.'],
  ['plain text', '\n\nhunter2', 'docket.yaml, line 3: expected keys with values here.'],
  ['a key that is a list', '? [a]\n: 1', 'docket.yaml, line 1: this is not valid YAML.'],
];

for (const [reason, yaml, sentence] of malformed) {
  test(`${reason} is refused with file and line`, () => assert.equal(refusal({ yaml }), sentence));
}

for (const opening of ['[', '- ', '? ', 'a: {', '- [ ']) {
  test(`a file that opens "${opening}" endlessly is refused, and the process survives`, () => {
    const yaml = opening.repeat(Math.floor(60_000 / opening.length));
    assert.equal(refusal({ yaml }), 'docket.yaml, line 1: values are nested too deeply.');
  });
}

test('aliases that multiply are refused before they grow', () => {
  const levels = Array.from({ length: 30 }, (_, n) => `k${n + 1}: &k${n + 1} [*k${n}, *k${n}]`);
  const yaml = ['k0: &k0 x', ...levels].join('\n');
  assert.equal(refusal({ yaml }), 'docket.yaml, line 1: anchors and aliases are not supported.');
});

test('bytes that are not UTF-8 are refused with their line', () => {
  const yaml = Buffer.from('port: 1\nhost: \xff\n', 'latin1');
  assert.equal(refusal({ yaml }), 'docket.yaml, line 2, is not UTF-8 text.');
});

test('a byte order mark and Windows line ends are read', () => {
  const yaml = '\ufeffport: 1\r\ntrash_days: 2\r\n';
  const { config } = start({ yaml });
  assert.deepEqual([config.port, config.trash_days], [1, 2]);
  assert.match(refusal({ yaml: `${yaml}prot: 3\r\n` }), /line 3/);
});

test('a file beyond 64 KiB is refused', () => {
  assert.equal(refusal({ yaml: '#'.repeat(65_537) }), 'docket.yaml is larger than 65536 bytes.');
  start({ yaml: '#'.repeat(65_536) });
});

const misfits: [reason: string, yaml: string, sentence: string][] = [
  [
    'a misspelt key',
    'host: x\nprot: 1',
    '"prot" (docket.yaml, line 2) is not a setting of Docket; did you mean "port"?',
  ],
  ['a key like no other', 'zzzzzzzz: 1', 'A key (docket.yaml, line 1) is not a setting of Docket.'],
  [
    'a key that every object has',
    'constructor: 1',
    'A key (docket.yaml, line 1) is not a setting of Docket.',
  ],
  [
    'the prototype as a key',
    '__proto__: {port: 1}',
    'A key (docket.yaml, line 1) is not a setting of Docket.',
  ],
  [
    'a key in capitals',
    'PORT: 1',
    '"PORT" (docket.yaml, line 1) is not a setting of Docket; did you mean "port"?',
  ],
  [
    'an administrator in the file',
    'admin_password: hunter22',
    '"admin_password" (docket.yaml, line 1) can only be set with DOCKET_ADMIN_PASSWORD.',
  ],
  ['text for a number', 'port: abc', '"port" (docket.yaml, line 1) must be a whole number from 0 to 65535.'],
  [
    'a number in quotes',
    'port: "80"',
    '"port" (docket.yaml, line 1) must be a whole number from 0 to 65535.',
  ],
  ['a fraction', 'port: 1.5', '"port" (docket.yaml, line 1) must be a whole number from 0 to 65535.'],
  ['no value', 'port:', '"port" (docket.yaml, line 1) must be a whole number from 0 to 65535.'],
  [
    'a port too high',
    '\nport: 65536',
    '"port" (docket.yaml, line 2) must be a whole number from 0 to 65535.',
  ],
  [
    'negative days',
    'trash_days: -1',
    '"trash_days" (docket.yaml, line 1) must be a whole number from 0 to 36500.',
  ],
  [
    'endless days',
    'trash_days: .inf',
    '"trash_days" (docket.yaml, line 1) must be a whole number from 0 to 36500.',
  ],
  ['a word for yes', 'server_timing: yes', '"server_timing" (docket.yaml, line 1) must be true or false.'],
  ['a word outside the choice', 'auth: no', '"auth" (docket.yaml, line 1) must be one of required, off.'],
  [
    'text for a list',
    'allowed_origins: https://a.example',
    `"allowed_origins" (docket.yaml, line 1) must be a list of at most 256 entries, each ${origin}.`,
  ],
  [
    'an entry that does not fit',
    'allowed_origins:\n  - https://a.example\n\n  - "*"',
    `Entry 2 of "allowed_origins" (docket.yaml, line 4) must be ${origin}.`,
  ],
];

for (const [reason, yaml, sentence] of misfits) {
  test(`${reason} is refused with file, line and key`, () => assert.equal(refusal({ yaml }), sentence));
}

test('a mistake in the file is refused even while a variable hides it', () => {
  assert.match(
    refusal({ yaml: 'port: abc', env: { DOCKET_PORT: '80' } }),
    /^"port" \(docket[.]yaml, line 1\)/,
  );
});

const refusedTexts: Record<string, string[]> = {
  host: ['', '[::1]', 'a b', '127.1', '0x7f000001', 'h:80', '-a', '1.2.3.256'],
  public_url: [
    'docket.example.org',
    'ftp://a.example',
    'https://a.example/docket',
    'https://a.example//',
    'https://a.example?',
    'https://a.example#',
    'https://a@a.example',
    'https://*.example.org',
    'https://a..b',
    'https://.',
    'https://127.1',
    'https://a%2eb',
    'https:\\\\a.example',
    'https://a.exa\tmple',
    'https://',
  ],
  data_folder: ['', '  ', 'a\u0000b', 'a\nb'],
  metrics_token: ['', 'too-short', 'with spaces in it', 'x'.repeat(1025)],
  files_url: [
    's3://',
    's3://a',
    's3://Files',
    's3://files#a',
    's3://key:secret@files',
    's3://files/a b',
    's3://files?key=a',
    's3://files?endpoint=objects.example.org',
    's3://files?endpoint=https://objects.example.org/path',
    's3://files?region=EU 1',
    's3://files?region=a&region=b',
    'https://files.s3.amazonaws.com',
    'files',
  ],
  database_url: [
    'docket.db',
    'sqlite:',
    'sqlite::memory:',
    'sqlite://docket.db',
    'mysql://a.example/b',
    'postgres://u:p#w@h/d',
    'postgres://h/d#f',
    'postgres://h/d\u0001',
    'postgres:h',
    'postgres://',
    'postgres://u:12',
    'postgres://u:12/34@h/d',
    'postgres://u:12?34@h/d',
    'sqlite:postgres://u:p@h/d',
  ],
  linear_url: ['api.linear.app', 'https://u@a.example/'],
  jira_url: ['jira.example.org', 'https://a.example/?q'],
  codehost_url: [
    'api.github.com',
    'https://a.example/?q',
    'https://u@a.example/',
    'https://a.example/#f',
    'https://a..b/v3',
  ],
  proxy_secret: ['', ' x', 'x ', 'x\ny', 'ä', 'x'.repeat(1025)],
};

for (const [key, texts] of Object.entries(refusedTexts)) {
  for (const text of texts) {
    test(`${key} cannot be ${JSON.stringify(text.slice(0, 40))}`, () => {
      const yaml = `${key}: ${JSON.stringify(text)}`;
      assert.match(refusal({ yaml }), new RegExp(`^"${key}" \\(docket[.]yaml, line 1\\) must be `));
    });
  }
}

const acceptedTexts: Record<string, string[]> = {
  host: ['::1', '::', '0.0.0.0', 'localhost', 'docket-1.example.org', 'fe80::1%eth0'],
  public_url: ['http://localhost:3456', 'https://[::1]:8443', 'https://10.0.0.1'],
  files_url: [
    's3://docket-files',
    's3://docket-files/',
    's3://docket.files/of/production/',
    's3://docket-files?region=eu-1',
    's3://docket-files/a?region=eu-1&endpoint=http://127.0.0.1:9000',
  ],
  database_url: [
    'sqlite:/var/lib/docket.db',
    'postgres:///docket?host=/run/postgresql',
    'postgres://u:p%40w@h:1/d?a=b',
  ],
};

for (const [key, texts] of Object.entries(acceptedTexts)) {
  for (const text of texts) {
    test(`${key} can be ${text}`, () => {
      const { config } = start({ yaml: `${key}: ${JSON.stringify(text)}` });
      assert.ok(Object.entries(config).some(([name, value]) => name === key && value === text));
    });
  }
}
