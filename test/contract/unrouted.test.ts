/** What any request can be refused with, before its operation is known, is said in every published document. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../scripts/contract/catalogue.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = [...readCatalogue(root).refusals.values()];
const unrouted = all.filter(refusal => refusal.unrouted).map(({ status }) => status);

for (const name of ['rest', 'rest.3.0', 'public', 'public.3.0', 'oauth', 'oauth.3.0'])
  test(`the description of ${name} lists what is refused before an operation is known`, () => {
    const file = `${root}/src/generated/documents/${name}.json`;
    const { info } = JSON.parse(readFileSync(file, 'utf8')) as { info: { description: string } };
    const listed = [...info.description.matchAll(/^\| (\d{3}) \|/gm)].map(([, status]) => Number(status));
    assert.deepEqual(
      listed,
      unrouted.toSorted((one, other) => one - other),
    );
    assert.ok(listed.includes(431));
  });
