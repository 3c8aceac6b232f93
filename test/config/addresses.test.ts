/** Matches addresses against a list of addresses and networks. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addressMatcher, isAddressOrNetwork } from '../../src/config/addresses.ts';

const cases: { list: string[]; holds: string[]; misses: string[] }[] = [
  { list: [], holds: [], misses: ['127.0.0.1', '::1'] },
  {
    list: ['10.0.0.1'],
    holds: ['10.0.0.1', '::ffff:10.0.0.1', '::FFFF:0a00:1', '0:0:0:0:0:ffff:a00:1'],
    misses: ['10.0.0.2', '::10.0.0.1'],
  },
  { list: ['10.1.2.3/8'], holds: ['10.0.0.0', '10.255.255.255'], misses: ['9.255.255.255', '11.0.0.0'] },
  { list: ['192.168.1.64/27'], holds: ['192.168.1.95'], misses: ['192.168.1.63', '192.168.1.96'] },
  { list: ['::ffff:10.0.0.0/104'], holds: ['10.9.9.9', '::ffff:10.9.9.9'], misses: ['11.0.0.0'] },
  { list: ['fd00::/8'], holds: ['fd12::1', 'FD12:0::1'], misses: ['fe00::1', '10.0.0.1'] },
  { list: ['fe80::/10'], holds: ['fe80::1%eth0'], misses: ['fec0::1'] },
  { list: ['::/0'], holds: ['::1', '2001:db8::1'], misses: ['10.0.0.1', '::ffff:10.0.0.1'] },
  { list: ['0.0.0.0/0'], holds: ['10.0.0.1', '::ffff:10.0.0.1'], misses: ['::1'] },
  { list: ['::1', '127.0.0.0/8'], holds: ['::1', '127.3.2.1'], misses: ['::2', '', 'localhost', '127.1'] },
];

for (const { list, holds, misses } of cases) {
  test(`[${list.join(', ')}] holds ${holds.join(', ') || 'nothing'}`, () => {
    const matches = addressMatcher(list);
    assert.deepEqual(holds.filter(matches), holds);
    assert.deepEqual(misses.filter(matches), []);
  });
}

const wrong = [
  '',
  'localhost',
  '10.0.0',
  '10.0.0.0/33',
  '::/129',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '010.0.0.1',
];
for (const text of [...wrong, 'fe80::1%eth0', '[::1]', '10.0.0.0/ 8', '::ffff:10.0.0.0/95', '*']) {
  test(`"${text}" is neither an address nor a network`, () => {
    assert.equal(isAddressOrNetwork(text), false);
    assert.throws(() => addressMatcher([text]), TypeError);
  });
}
