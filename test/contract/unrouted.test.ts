/** Every published document lists the refusals that happen before an operation is known. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../scripts/contract/catalogue.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = [...readCatalogue(root).refusals.values()];
const unrouted = new Set(all.filter(refusal => refusal.unrouted).map(({ status }) => String(status)));

for (const name of ['rest', 'rest.3.0', 'public', 'public.3.0', 'oauth', 'oauth.3.0'])
  test(`the description of ${name} lists what is refused before an operation is known`, () => {
    const file = `${root}/src/generated/documents/${name}.json`;
    const { info } = JSON.parse(readFileSync(file, 'utf8')) as { info: { description: string } };
    const [, list = ''] = /which no operation lists: (.*)\.$/.exec(info.description) ?? [];
    const listed = new Set(list.match(/\b\d{3}\b/g));
    assert.deepEqual(listed, unrouted);
    assert.ok(listed.has('431'));
  });
