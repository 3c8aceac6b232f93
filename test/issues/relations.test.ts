/** Relations between issues: both ends show the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine, type ActivityRow } from '../setting/aftermath.ts';
import { madeIssue, readIssue } from '../setting/made.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';
import fc from 'fast-check';
import type { Schemas } from '../../src/generated/types.ts';

type Type = Schemas['RelationCreate']['relation_type'];

const TYPES: readonly Type[] = ['blocks', 'relates_to', 'duplicate'];

async function link({ max }: World, source: string, target: string, relation_type: Type): Promise<void> {
  const { data, error } = await max.api.POST('/api/issues/link', { body: { source, target, relation_type } });
  assert.deepEqual(data, { linked: true }, JSON.stringify(error));
}

async function unlink({ max }: World, source: string, target: string): Promise<void> {
  const { data, error } = await max.api.POST('/api/issues/unlink', { body: { source, target } });
  assert.deepEqual(data, { unlinked: true }, JSON.stringify(error));
}

async function reverse({ max }: World, source: string, target: string): Promise<void> {
  const { data, error } = await max.api.POST('/api/issues/reverse', { body: { source, target } });
  assert.deepEqual(data, { reversed: true }, JSON.stringify(error));
}

async function edges({ vera, app }: World): Promise<string[]> {
  const { data, error } = await vera.api.GET('/api/projects/{id}/relations', {
    params: { path: { id: app } },
  });
  assert.ok(data, JSON.stringify(error));
  return data.map(one => `${one.source_identifier} ${one.relation_type} ${one.target_identifier}`);
}

/** The relations of an issue that are not empty. */
async function related({ ada }: World, id: number): Promise<Record<string, string[]>> {
  const { blocks, blocked_by, relates_to, duplicates, duplicated_by } = await readIssue(ada.api, id);
  const all = { blocks, blocked_by, relates_to, duplicates, duplicated_by };
  return Object.fromEntries(Object.entries(all).filter(([, identifiers]) => identifiers.length > 0));
}

test('each type is shown on both sides under its own name', async t => {
  const site = await world(t);
  const [a, b] = [await site.issue(), await site.issue()];
  const cases = [
    ['blocks', { blocks: ['APP-2'] }, { blocked_by: ['APP-1'] }],
    ['duplicate', { duplicates: ['APP-2'] }, { duplicated_by: ['APP-1'] }],
    ['relates_to', { relates_to: ['APP-2'] }, { relates_to: ['APP-1'] }],
  ] as const;
  for (const [type, onSource, onTarget] of cases) {
    await link(site, 'app-1', 'App-02', type);
    assert.deepEqual([await related(site, a.id), await related(site, b.id)], [onSource, onTarget]);
    await unlink(site, 'APP-1', 'APP-2');
    assert.deepEqual([await related(site, a.id), await related(site, b.id)], [{}, {}]);
  }
});

test('two issues may have relations of several types, in both directions', async t => {
  const site = await world(t);
  const [a] = [await site.issue(), await site.issue()];
  for (const type of TYPES) await link(site, 'APP-1', 'APP-2', type);
  await link(site, 'APP-2', 'APP-1', 'blocks');
  assert.deepEqual(await related(site, a.id), {
    blocks: ['APP-2'],
    blocked_by: ['APP-2'],
    relates_to: ['APP-2'],
    duplicates: ['APP-2'],
  });
  await unlink(site, 'APP-1', 'APP-2');
  assert.deepEqual(await edges(site), []);
});

test('related issues are sorted by number, not as text', async t => {
  const site = await world(t);
  const first = await site.issue();
  for (let number = 2; number <= 10; number += 1) await site.issue();
  for (const target of ['APP-10', 'APP-9', 'APP-2']) await link(site, 'APP-1', target, 'blocks');
  assert.deepEqual(await related(site, first.id), { blocks: ['APP-2', 'APP-9', 'APP-10'] });
});

test('linking is recorded once, on the source, and announced for both issues, without a seq', async t => {
  const site = await world(t);
  const [a, b] = [await site.issue(), await site.issue()];
  const both = (type: string) => [a, b].map(({ id }) => ({ type, project_id: site.app, issue_id: id }));
  const lines = (rows: readonly ActivityRow[]) => rows.map(row => `${row.entity_label} ${activityLine(row)}`);
  const linked = await aftermath(site.server, () => link(site, 'APP-1', 'APP-2', 'blocks'));
  assert.deepEqual(lines(linked.activity), ['APP-1 issue link blocks: - → APP-2']);
  assert.deepEqual(linked.events, both('issue.linked'));
  const turned = await aftermath(site.server, () => reverse(site, 'APP-1', 'APP-2'));
  assert.deepEqual(lines(turned.activity), [
    'APP-1 issue unlink blocks: APP-2 → -',
    'APP-2 issue link blocks: - → APP-1',
  ]);
  assert.deepEqual(turned.events, both('issue.linked'));
  const unlinked = await aftermath(site.server, () => unlink(site, 'APP-1', 'APP-2'));
  assert.deepEqual(lines(unlinked.activity), ['APP-2 issue unlink blocks: APP-1 → -']);
  assert.deepEqual(unlinked.events, both('issue.unlinked'));
  assert.deepEqual([(await site.read(a.id)).seq, (await site.read(b.id)).seq], [a.seq, b.seq]);
});

test('linking twice, or unlinking unrelated issues, changes nothing', async t => {
  const site = await world(t);
  await site.issue();
  await site.issue();
  await link(site, 'APP-1', 'APP-2', 'blocks');
  await link(site, 'APP-1', 'APP-2', 'relates_to');
  const rows = await site.server.rows();
  const { activity, events } = await aftermath(site.server, async () => {
    await link(site, 'APP-1', 'APP-2', 'blocks');
    await link(site, 'APP-1', 'APP-2', 'relates_to');
    await link(site, 'APP-2', 'APP-1', 'relates_to');
  });
  assert.deepEqual([activity, events, await site.server.rows()], [[], [], rows]);
  await unlink(site, 'APP-1', 'APP-2');
  const again = await aftermath(site.server, () => unlink(site, 'APP-1', 'APP-2'));
  assert.deepEqual([again.activity, again.events], [[], []]);
});

test('reversing reverses the relations from the source, and leaves those to it', async t => {
  const site = await world(t);
  await site.issue();
  await site.issue();
  await link(site, 'APP-1', 'APP-2', 'blocks');
  await link(site, 'APP-1', 'APP-2', 'duplicate');
  await link(site, 'APP-2', 'APP-1', 'duplicate');
  await reverse(site, 'APP-1', 'APP-2');
  assert.deepEqual(await edges(site), ['APP-2 blocks APP-1', 'APP-2 duplicate APP-1']);
  const again = () =>
    site.max.api.POST('/api/issues/reverse', { body: { source: 'APP-1', target: 'APP-2' } });
  const { error } = await refused(site.server, again, 'relation_unknown');
  assert.match(error, /APP-1 to APP-2/);
});

test('an issue cannot be related to itself, so it has nothing to unlink or reverse', async t => {
  const site = await world(t);
  const { server, max } = site;
  await site.issue();
  const body = { source: 'APP-1', target: 'app-01' };
  const linking = { ...body, relation_type: 'relates_to' } as const;
  await refused(server, () => max.api.POST('/api/issues/link', { body: linking }), 'self_relation');
  await refused(server, () => max.api.POST('/api/issues/reverse', { body }), 'relation_unknown');
  const { outcome, activity, events } = await aftermath(server, () =>
    max.api.POST('/api/issues/unlink', { body }),
  );
  assert.deepEqual([outcome.data, activity, events], [{ unlinked: true }, [], []]);
});

test('relations to missing, hidden or deleted issues are refused', async t => {
  const site = await world(t);
  const { server, max, lena } = site;
  const hidden = await storeProject(site.server, 'HID', [['maintainer', lena]]);
  await madeIssue(lena.api, { project_id: hidden, title: 'Hidden' });
  await site.issue();
  const trashed = await site.issue();
  await max.api.DELETE('/api/issues/{id}', { params: { path: { id: trashed.id } } });
  const others = ['APP-2', 'APP-99', 'HID-1', 'NOPE-1', 'DOC-1', 'APP-9999999999999999999'];
  const pairs = [
    ...others.flatMap(other => [
      ['unknown_reference', { source: 'APP-1', target: other }] as const,
      ['unknown_reference', { source: other, target: 'APP-1' }] as const,
    ]),
    ['invalid_body', { source: 'APP-1', target: 'APP' }] as const,
  ];
  for (const [code, body] of pairs) {
    const relation_type = 'blocks';
    await refused(server, () => max.api.POST('/api/issues/link', { body: { ...body, relation_type } }), code);
    await refused(server, () => max.api.POST('/api/issues/unlink', { body }), code);
    await refused(server, () => max.api.POST('/api/issues/reverse', { body }), code);
  }
});

test('between two projects, the role is required in both', async t => {
  const site = await world(t);
  const { server, max, lena } = site;
  const boat = await storeProject(server, 'BOAT', [
    ['viewer', max],
    ['maintainer', lena],
  ]);
  await site.issue();
  await madeIssue(lena.api, { project_id: boat, title: 'Boats' });
  for (const [source, target] of [
    ['APP-1', 'BOAT-1'],
    ['BOAT-1', 'APP-1'],
  ] as const) {
    const body = { source, target, relation_type: 'blocks' } as const;
    await refused(server, () => max.api.POST('/api/issues/link', { body }), 'role_required');
    const linked = await lena.api.POST('/api/issues/link', { body });
    assert.equal(linked.response.status, 200);
    const pair = { source, target };
    await refused(server, () => max.api.POST('/api/issues/unlink', { body: pair }), 'role_required');
    await refused(server, () => max.api.POST('/api/issues/reverse', { body: pair }), 'role_required');
  }
});

test('related issues that are hidden or in the trash are omitted', async t => {
  const site = await world(t);
  const { max, vera, ada, app } = site;
  const boat = await storeProject(site.server, 'BOAT', [['maintainer', max]]);
  const first = await site.issue();
  const second = await site.issue();
  await site.issue({ project_id: boat });
  for (const target of ['APP-2', 'BOAT-1']) await link(site, 'APP-1', target, 'relates_to');
  assert.deepEqual((await readIssue(max.api, first.id)).relates_to, ['APP-2', 'BOAT-1']);
  assert.deepEqual((await readIssue(vera.api, first.id)).relates_to, ['APP-2']);
  const { data } = await vera.api.GET('/api/issues/resolve/{identifier}', {
    params: { path: { identifier: 'APP-1' } },
  });
  assert.deepEqual(data?.relates_to, ['APP-2']);
  assert.deepEqual(await edges(site), ['APP-1 relates_to APP-2']);
  await max.api.DELETE('/api/issues/{id}', { params: { path: { id: second.id } } });
  assert.deepEqual((await readIssue(ada.api, first.id)).relates_to, ['BOAT-1']);
  assert.deepEqual(await edges(site), []);
  await max.api.POST('/api/issues/{id}/restore', { params: { path: { id: second.id } } });
  assert.deepEqual((await readIssue(vera.api, first.id)).relates_to, ['APP-2']);
  assert.equal(first.project_id, app);
});

test('the relations of a project are listed once each, with both ends', async t => {
  const site = await world(t);
  const [a, b] = [await site.issue(), await site.issue()];
  await link(site, 'APP-2', 'APP-1', 'duplicate');
  const path = { params: { path: { id: site.app } } };
  const { data } = await site.vera.api.GET('/api/projects/{id}/relations', path);
  assert.deepEqual(data, [
    {
      source_id: b.id,
      source_identifier: 'APP-2',
      target_id: a.id,
      target_identifier: 'APP-1',
      relation_type: 'duplicate',
    },
  ]);
  const nowhere = { params: { path: { id: 999 } } };
  const ask = () => site.vera.api.GET('/api/projects/{id}/relations', nowhere);
  await refused(site.server, ask, 'not_found');
});

const OPPOSITE = {
  blocks: 'blocked_by',
  blocked_by: 'blocks',
  duplicates: 'duplicated_by',
  duplicated_by: 'duplicates',
  relates_to: 'relates_to',
} as const;

test('both sides agree after any sequence of links, unlinks and reversals', async t => {
  const site = await world(t);
  const made = [await site.issue(), await site.issue(), await site.issue()];
  const one = fc.constantFrom(...made.map(({ identifier }) => identifier));
  const act = fc.oneof(
    fc.record({
      path: fc.constant('link' as const),
      source: one,
      target: one,
      type: fc.constantFrom(...TYPES),
    }),
    fc.record({ path: fc.constant('unlink' as const), source: one, target: one }),
    fc.record({ path: fc.constant('reverse' as const), source: one, target: one }),
  );
  const property = fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async acts => {
    for (const { path, source, target, ...rest } of acts) {
      const body = { source, target, ...('type' in rest ? { relation_type: rest.type } : {}) };
      const { response } = await site.max.api.POST(`/api/issues/${path}` as '/api/issues/link', {
        body: body as Schemas['RelationCreate'],
      });
      assert.ok(response.status < 500);
    }
    const known = new Map<string, Schemas['IssueWithRelations']>();
    for (const { id, identifier } of made) known.set(identifier, await site.read(id));
    for (const [identifier, issue] of known) {
      for (const [side, other] of Object.entries(OPPOSITE) as [
        keyof typeof OPPOSITE,
        keyof typeof OPPOSITE,
      ][]) {
        assert.equal(new Set(issue[side]).size, issue[side].length);
        for (const end of issue[side]) assert.ok(known.get(end)?.[other].includes(identifier));
      }
    }
  });
  await fc.assert(property, { numRuns: 25 });
});
