/** One table of cases in six scripts: both engines agree, whether the texts are indexed yet or not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOCUMENTS } from './documents.ts';
import { BY_WORDS, LITERALLY, type Case } from './cases.ts';
import { forgotten, indexed, searcher } from '../setting/searching.ts';
import { world, type World } from '../setting/world.ts';

type Mode = 'fts' | 'literal';

async function documented(site: World): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [name, { title, body }] of Object.entries(DOCUMENTS)) {
    const { identifier } = await site.issue({ title, description: body });
    names.set(identifier, name);
  }
  return names;
}

async function answers(
  site: World,
  names: ReadonlyMap<string, string>,
  mode: Mode,
  cases: readonly Case[],
): Promise<Case[]> {
  const find = searcher(site.max.api);
  const answered: Case[] = [];
  for (const [query] of cases) {
    const found = await find(query, { mode });
    answered.push([query, found.map(({ identifier }) => names.get(identifier ?? '')).join(' ')]);
  }
  return answered;
}

test('every case finds the same texts in the same order, whether the index knows them or not', async t => {
  const site = await world(t);
  const names = await documented(site);
  await indexed(site.server);
  for (const isKnown of [true, false]) {
    if (!isKnown) await forgotten(site.server);
    assert.deepEqual(await answers(site, names, 'fts', BY_WORDS), BY_WORDS);
    assert.deepEqual(await answers(site, names, 'literal', LITERALLY), LITERALLY);
  }
});
