/** Every pattern of a request has a description, so that no refusal shows a regular expression. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { eachObject, listAt, objectAt, operationsOf, type JsonObject } from '../../scripts/contract/json.ts';
import { reachedFrom } from '../../scripts/contract/references.ts';
import { FORMS } from '../../src/contract/answers/sentence.ts';
import { ownFile } from '../../src/program/files.ts';

function patternsOfRequests(document: JsonObject): string[] {
  const requests = operationsOf(document).flatMap(({ path, operation }) => [
    listAt(objectAt(document, 'paths', path), 'parameters'),
    listAt(operation, 'parameters'),
    objectAt(operation, 'requestBody'),
  ]);
  const components = [...reachedFrom(document, requests)].map(place => {
    const [section = '', name = ''] = place.split('/');
    return objectAt(document, 'components', section, name);
  });
  const patterns: string[] = [];
  eachObject([...requests, ...components], ({ pattern }) => {
    if (typeof pattern === 'string') patterns.push(pattern);
  });
  return patterns;
}

for (const name of ['rest', 'public', 'oauth']) {
  test(`the patterns of the ${name} document have words`, () => {
    const text = readFileSync(ownFile(`generated/documents/${name}.json`), 'utf8');
    const patterns = patternsOfRequests(JSON.parse(text) as JsonObject);
    assert.ok(patterns.length > 0);
    assert.deepEqual(
      patterns.filter(pattern => !(pattern in FORMS)),
      [],
    );
  });
}
