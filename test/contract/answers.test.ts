/** The responses that every operation of the contract has. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { objectAt, operationsOf } from '../../scripts/contract/json.ts';
import { lowered } from '../../scripts/contract/lower.ts';
import { published } from '../../scripts/contract/publish.ts';
import { readContract } from '../../scripts/contract/whole.ts';

const { assembled, catalogue } = readContract(join(import.meta.dirname, '../..'));

for (const { name, document } of assembled) {
  test(`every operation of ${name} documents its refusal of an undecodable query, and its failure`, () => {
    const silent = operationsOf(document).filter(({ operation }) => {
      const responses = objectAt(operation, 'responses');
      return responses['400'] === undefined || responses['500'] === undefined;
    });
    assert.deepEqual(
      silent.map(({ method, path }) => `${method} ${path}`),
      [],
    );
  });

  test(`the license of ${name} keeps its text when OpenAPI 3.0.3 takes its identifier away`, () => {
    const license = objectAt(lowered(published(document, catalogue)), 'info', 'license');
    assert.deepEqual(license, { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' });
  });
}
