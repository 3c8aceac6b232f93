/** Credentials are random, stored only as digests, and reveal their kind and typos. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCaller } from '../../src/identity/credentials.ts';
import { createKey } from '../../src/identity/keys.ts';
import { makeToken, PREFIX, tokenKind, type TokenKind } from '../../src/identity/tokens.ts';
import { NOON, onePerson } from '../setting/people.ts';
import { listenTo } from '../setting/statements.ts';

const KINDS: readonly TokenKind[] = ['session', 'apiKey', 'oauthToken'];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Every key that differs from this one in a single character after the prefix. */
function* typosOf(key: string): Generator<string> {
  for (let at = PREFIX.apiKey.length; at < key.length; at++) {
    for (const other of ALPHABET) {
      if (other !== key[at]) yield key.slice(0, at) + other + key.slice(at + 1);
    }
  }
}

function swapped(key: string, at: number): string {
  return key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2);
}

for (const kind of KINDS) {
  test(`a token of the kind ${kind} is recognised by its form`, () => {
    const token = makeToken(kind);
    assert.ok(token.startsWith(PREFIX[kind]));
    assert.equal(tokenKind(token), kind);
  });

  test(`a token of the kind ${kind} carries 256 random bits`, () => {
    const secret = makeToken(kind).slice(PREFIX[kind].length, PREFIX[kind].length + 43);
    assert.equal(Buffer.from(secret, 'base64url').length, 32);
    assert.notEqual(makeToken(kind), makeToken(kind));
  });
}

test('the checksum catches an API key with any one character mistyped', () => {
  const key = makeToken('apiKey');
  assert.deepEqual(
    [...typosOf(key)].filter(typo => tokenKind(typo) !== null),
    [],
  );
});

test('the checksum catches an API key with two neighbours swapped', () => {
  const key = makeToken('apiKey');
  for (let at = PREFIX.apiKey.length; at < key.length - 1; at++) {
    const typo = swapped(key, at);
    if (typo !== key) assert.equal(tokenKind(typo), null);
  }
});

const MALFORMED: readonly (readonly [string, (token: string) => string])[] = [
  ['cut short', token => token.slice(0, -1)],
  ['with one character more', token => `${token}A`],
  ['in upper case', token => token.toUpperCase()],
  ['with a character of another alphabet', token => `${token.slice(0, -1)}+`],
  ['without its prefix', token => token.slice(token.lastIndexOf('_', 9) + 1)],
];

for (const [how, broken] of MALFORMED) {
  test(`a token ${how} is of no kind`, () => {
    for (const kind of KINDS) assert.equal(tokenKind(broken(makeToken(kind))), null);
  });
}

test('a mistyped API key is refused without a look at the database, a well-formed one is looked up', async t => {
  const { store } = await onePerson(t);
  const key = makeToken('apiKey');
  const [typo = ''] = typosOf(key);
  let asked = 0;
  listenTo(store, () => (asked += 1));
  await store.read(async read => {
    assert.equal(await findCaller(read, typo, NOON), null);
    assert.equal(asked, 0);
    assert.equal(await findCaller(read, key, NOON), null);
    assert.equal(asked, 1);
  });
});

test('neither keys nor their beginnings are stored', async t => {
  const { store, person, change } = await onePerson(t);
  const key = await change(work => createKey(work, person.id, 'report'));
  const rows = await store.read(async ({ db }) => JSON.stringify(await db('api_keys').select('*')));
  assert.ok(!rows.includes(key.slice(PREFIX.apiKey.length, 20)));
});
