/** Every pattern of the documents has a description, so that no refusal shows a regular expression. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FORMS } from '../../src/contract/answers/sentence.ts';
import { readFileSync } from 'node:fs';

for (const name of ['rest', 'public', 'oauth']) {
  test(`the patterns of the ${name} document have words`, () => {
    const text = readFileSync(new URL(`../../src/generated/documents/${name}.json`, import.meta.url), 'utf8');
    const wordless = new Set<string>();
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string' && !(value in FORMS)) wordless.add(value);
      return value;
    });
    assert.deepEqual([...wordless], []);
  });
}
