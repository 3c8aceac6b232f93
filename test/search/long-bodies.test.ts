/** Queries that a long text repeats almost everywhere cost about as much as any other query. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searcher, indexed } from '../setting/searching.ts';
import { world, type World } from '../setting/world.ts';

/** Nearly as long as a body may be. */
const BODY_BYTES = 2 * 1024 * 1024 - 1_024;
const ROUNDS = 3;

/** Letter by letter, the queries below would take 100 to 1,000 times as long as the short ones. */
const MOST_TIMES = 25;

interface Case {
  readonly name: string;
  readonly mode: 'fts' | 'literal';
  /** Repeated, and then its end. */
  readonly body: readonly [letter: string, end: string];
  readonly short: string;
  readonly long: string;
}

const CASES: readonly Case[] = [
  {
    name: 'a run of a script without blanks, by words',
    mode: 'fts',
    body: ['永', '水'],
    short: '永水',
    long: `${'永'.repeat(1_364)}水`,
  },
  {
    name: 'the same, literally',
    mode: 'literal',
    body: ['永', '水'],
    short: '永水',
    long: `${'永'.repeat(84)}水`,
  },
  { name: 'a letter', mode: 'literal', body: ['a', 'b'], short: 'ab', long: `${'a'.repeat(255)}b` },
];

async function fill(site: World, [letter, end]: Case['body']): Promise<void> {
  const letters = Math.floor((BODY_BYTES - Buffer.byteLength(end)) / Buffer.byteLength(letter));
  await site.issue({ title: 'Long', description: letter.repeat(letters) + end });
  await indexed(site.server);
}

/** The least of some rounds, in milliseconds: what else runs only adds to it. */
async function leastMs(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

for (const { name, mode, body, short, long } of CASES)
  test(`a long query finds ${name}, about as quickly as a short one`, async t => {
    const site = await world(t);
    await fill(site, body);
    const search = searcher(site.max.api);
    for (const query of [short, long])
      assert.deepEqual(
        (await search(query, { mode })).map(({ title }) => title),
        ['Long'],
      );
    const usual = await leastMs(() => search(short, { mode }));
    const least = await leastMs(() => search(long, { mode }));
    assert.ok(least < usual * MOST_TIMES, `${least} ms in place of ${usual} ms`);
  });

test('only the first 64 characters of a word are searched', async t => {
  const site = await world(t);
  await site.issue({ title: 'Run', description: '永'.repeat(64) });
  await indexed(site.server);
  const found = await searcher(site.max.api)(`${'永'.repeat(64)}${'水'.repeat(10)}`);
  assert.deepEqual(
    found.map(({ title }) => title),
    ['Run'],
  );
  assert.deepEqual(await searcher(site.max.api)(`${'永'.repeat(63)}水`), []);
});
