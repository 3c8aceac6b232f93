/** What `npm run status` says of the operations without a handler. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HandlerPlace } from '../../scripts/contract/handlers.ts';
import { eventPlaces, statusLines } from '../../scripts/status.ts';
import { readSource } from '../../scripts/contract/sources.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeTree } from '../setting/tree.ts';

const place = (file: string, id: string, planned: boolean): HandlerPlace => ({
  id,
  family: file.split('/').at(-1) ?? '',
  file,
  planned,
});

const places = [
  place('issues', 'listIssues', false),
  place('issues', 'createIssue', true),
  place('public/issues', 'getPublicIssue', true),
  place('users', 'listUsers', false),
];

test('families with planned operations are listed with their counts, the others are not', () => {
  assert.deepEqual(
    statusLines(places, () => false),
    [
      'issues: 1 of 2 planned',
      '  createIssue',
      'public/issues: 1 of 1 planned',
      '  getPublicIssue',
      '2 of 4 operations are planned',
    ],
  );
});

test('a family whose file of handlers is there has begun', () => {
  const lines = statusLines(places, ({ file }) => file === 'issues');
  assert.deepEqual(
    lines.filter(line => line.endsWith('begun')),
    ['issues: 1 of 2 planned, begun'],
  );
});

test('what the socket does not do yet counts like an operation', () => {
  const text = 'operations:\n  hear: { action: receive, x-planned: true }\n  tell: { action: send }\n';
  const tree = writeTree({ 'events.yaml': text });
  try {
    const source = readSource(tree, join(tree, 'events.yaml'));
    const found = eventPlaces({ source, origin: String, document: {}, messages: {} });
    assert.deepEqual(
      found.map(({ id, planned }) => [id, planned]),
      [
        ['hear', true],
        ['tell', false],
      ],
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
});
