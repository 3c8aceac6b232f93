/** The messages of the socket: what the compiled validators accept, and what is published. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readShared } from '../../scripts/contract/shared.ts';
import { eventChecks, readEvents } from '../../scripts/contract/events.ts';
import { objectAt, textAt, type JsonObject } from '../../scripts/contract/json.ts';
import { readCatalogue } from '../../scripts/contract/catalogue.ts';
import { readContract } from '../../scripts/contract/whole.ts';
import { writeTree } from '../setting/tree.ts';

type Check = (message: unknown) => boolean;

const root = join(import.meta.dirname, '../..');
const { events } = readContract(root);
let folder: string;
let checks: Record<string, Check>;

before(() => {
  // Below the repository, where the compiled code finds the runtime of its validator.
  folder = mkdtempSync(join(root, 'node_modules/.docket-events-'));
  writeFileSync(join(folder, 'events.cjs'), eventChecks(events));
  checks = createRequire(import.meta.url)(join(folder, 'events.cjs')) as Record<string, Check>;
});

after(() => rmSync(folder, { recursive: true }));

/** Every message with its required and its optional fields. */
const messages: [schema: string, union: string, must: JsonObject, may?: JsonObject][] = [
  ['issue.created', 'ServerEvent', { type: 'issue.created', project_id: 3, issue_id: 41, seq: 7 }],
  ['issue.updated', 'ServerEvent', { type: 'issue.updated', project_id: 3, issue_id: 41, seq: 7 }],
  ['issue.deleted', 'ServerEvent', { type: 'issue.deleted', project_id: 3, issue_id: 41, seq: 7 }],
  ['issue.linked', 'ServerEvent', { type: 'issue.linked', project_id: 3, issue_id: 41 }],
  ['issue.unlinked', 'ServerEvent', { type: 'issue.unlinked', project_id: 3, issue_id: 41 }],
  ['project.created', 'ServerEvent', { type: 'project.created', project_id: 3 }, { seq: 7 }],
  ['project.updated', 'ServerEvent', { type: 'project.updated', project_id: 3 }, { seq: 7 }],
  ['project.deleted', 'ServerEvent', { type: 'project.deleted', project_id: 3 }, { seq: 7 }],
  ['projects.reordered', 'ServerEvent', { type: 'projects.reordered' }],
  ['project_groups.changed', 'ServerEvent', { type: 'project_groups.changed' }],
  ['resync.required', 'ServerEvent', { type: 'resync.required' }],
  ['sync_required', 'ServerEvent', { type: 'sync_required', project_id: 3 }],
  ['activity.baseline', 'ServerEvent', { type: 'activity.baseline', day_count: 0 }],
  ['heartbeat', 'ClientMessage', { type: 'heartbeat' }],
  ['activity.baseline.request', 'ClientMessage', { type: 'activity.baseline.request' }],
  ['resume', 'ClientMessage', { type: 'resume', project_id: 3, cursor: 0 }],
];

for (const [schema, union, must, may = {}] of messages) {
  test(`${schema} has the fields ${Object.keys({ ...must, ...may }).join(', ')} and no others`, () => {
    for (const name of [schema, union]) {
      assert.equal(accepts(name, must), true, name);
      assert.equal(accepts(name, { ...must, ...may }), true, `${name} with ${Object.keys(may).join()}`);
      assert.equal(accepts(name, { ...must, more: 1 }), false, `${name} with another field`);
      for (const field of Object.keys(must)) {
        const { [field]: _left, ...rest } = must;
        assert.equal(accepts(name, rest), false, `${name} without ${field}`);
      }
      for (const field of Object.keys({ ...must, ...may })) {
        assert.equal(accepts(name, { ...must, [field]: '7' }), false, `${name} with a text as ${field}`);
      }
    }
  });
}

test('there is a check for each message and the two unions, and no more', () => {
  const names = [...messages.map(([schema]) => schema), 'ServerEvent', 'ClientMessage'];
  assert.deepEqual(Object.keys(checks).sort(), names.sort());
});

test('the values of `type` are the names of the schemas, as AsyncAPI has it', () => {
  for (const [schema, , must] of messages) assert.equal(must['type'], schema);
});

test('a later version may add fields to an event, and none to what the client sends', () => {
  const schemas = objectAt(events.document, 'components', 'schemas');
  for (const [schema, union] of messages) {
    const closed = objectAt(schemas, schema)['additionalProperties'] === false;
    assert.equal(closed, union === 'ClientMessage', schema);
  }
});

test('a message of the one side is none of the other', () => {
  for (const [schema, union, must] of messages) {
    const other = union === 'ServerEvent' ? 'ClientMessage' : 'ServerEvent';
    assert.equal(accepts(other, must), false, schema);
  }
});

test('a resume accepts every integer, since an absent project gets a response and not a refusal', () => {
  assert.equal(accepts('ClientMessage', { type: 'resume', project_id: -1, cursor: -5 }), true);
  assert.equal(accepts('ClientMessage', { type: 'resume', project_id: 1.5, cursor: 0 }), false);
  assert.equal(accepts('ServerEvent', { type: 'sync_required', project_id: -1 }), true);
});

for (const value of [null, [], 'heartbeat', 7, {}, { type: 'subscribe' }]) {
  test(`${JSON.stringify(value)} is not a message`, () => {
    assert.equal(accepts('ClientMessage', value), false);
    assert.equal(accepts('ServerEvent', value), false);
  });
}

test('every message schema, and each of the two unions, is carried by a message of the channel', () => {
  const payloads = Object.values(objectAt(events.document, 'components', 'messages')).map(
    message => objectAt(objectAt(message), 'payload')['$ref'],
  );
  const names = [...messages.map(([schema]) => schema), 'ServerEvent', 'ClientMessage'];
  assert.deepEqual(payloads.sort(), names.map(name => `#/components/schemas/${name}`).sort());
});

test('the refusals of the handshake are published with their status, and no private key is', () => {
  const description = textAt(objectAt(events.document, 'channels', 'events'), 'description') ?? '';
  assert.match(description, /\| 403 \| `session_cookie_required` \|/);
  assert.match(description, /\| 429 \| `too_many_sockets` \|/);
  assert.doesNotMatch(JSON.stringify(events.document), /"x-errors"/);
});

const CHANNEL = 'asyncapi: 3.0.0\nchannels:\n  events:\n    address: /\n';

for (const [name, more, message] of [
  [
    'a refusal that the catalogue has not',
    '    x-errors: [no_such_code]\n',
    '5: the refusal no_such_code is not in errors.yaml',
  ],
  ['an unknown key', '    x-eror: [x]\n', '5: unknown key x-eror; openapi/EXTENSIONS.md lists them all'],
  [
    'a reference to nowhere',
    "    messages: { one: { $ref: '#/components/messages/One' } }\n",
    '5: #/components/messages/One does not exist',
  ],
  [
    'a component that nothing uses',
    'components:\n  schemas:\n    Idle: { type: string }\n',
    '7: nothing refers to Idle',
  ],
  ['a component twice', 'components:\n  schemas:\n    One: {}\n    One: {}\n', '8: Map keys must be unique'],
] as const) {
  test(`${name} stops the build and names the line`, () => {
    const tree = writeTree({ 'asyncapi/events.yaml': CHANNEL + more });
    try {
      assert.throws(() => readEvents(tree, readCatalogue(root), readShared(root)), {
        name: 'ContractError',
        message: `asyncapi/events.yaml:${message}`,
      });
    } finally {
      rmSync(tree, { recursive: true });
    }
  });
}

function accepts(name: string, message: unknown): boolean {
  const check = checks[name];
  assert.ok(check, `${name} has a check`);
  const before = structuredClone(message);
  const answer = check(message);
  assert.deepEqual(message, before, 'a check changes nothing');
  return answer;
}
