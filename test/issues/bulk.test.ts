/** Creating and updating many issues in one request: all of them or none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { done } from '../setting/client.ts';
import { loopTurns } from '../setting/loop-turns.ts';
import { raw, type RawAnswer } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { Statements } from '../setting/statements.ts';
import { storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Made = Schemas['Issue'];

async function create({ max }: World, issues: Schemas['IssueCreate'][]): Promise<Made[]> {
  return done(await max.api.POST('/api/issues/bulk', { body: { issues } })).issues;
}

async function update({ max }: World, issues: Schemas['IdentifiedIssueUpdate'][]): Promise<Made[]> {
  return done(await max.api.PUT('/api/issues/bulk', { body: { issues } })).issues;
}

function ask(
  { server, max }: World,
  method: 'POST' | 'PUT',
  body: object,
  by: { readonly token: string } = max,
): Promise<RawAnswer> {
  return raw(server, '/api/issues/bulk', { method, token: by.token, body });
}

interface Refused {
  readonly index?: number;
  readonly error: string;
  readonly current?: unknown;
}

/** Refused at this entry, with nothing written; returns the body of the refusal. */
async function refusedAt(
  site: World,
  [method, issues, by]: readonly ['POST' | 'PUT', readonly object[], { token: string }?],
  [index, code]: readonly [number | undefined, RefusalCode],
): Promise<Refused> {
  let answer: RawAnswer | undefined;
  await refused(site.server, async () => (answer = await ask(site, method, { issues }, by)), code);
  const body = answer?.error as Refused;
  assert.equal(body.index, index);
  if (index !== undefined) assert.ok(body.error.startsWith(`issues[${index}]`), body.error);
  return body;
}

test('issues are created in the order of the request, in several projects, as single ones are', async t => {
  const site = await world(t);
  await site.label('bug');
  const yard = await storeProject(site.server, 'YARD', [['maintainer', site.max]]);
  const described = { description: '- [ ] Count @vera', labels: ['bug'], assignees: ['me'] };
  const { outcome, activity, events } = await aftermath(site.server, () =>
    create(site, [
      { project_id: site.app, title: 'One', ...described },
      { project_id: yard, title: 'Two', priority: 'high', source: 'elsewhere:2' },
      { project_id: site.app, title: 'Three' },
    ]),
  );
  assert.deepEqual(
    outcome.map(({ identifier, title, status }) => [identifier, title, status]),
    [
      ['APP-1', 'One', 'backlog'],
      ['YARD-1', 'Two', 'backlog'],
      ['APP-2', 'Three', 'backlog'],
    ],
  );
  const [first] = outcome;
  assert.ok(first);
  assert.deepEqual(
    outcome.map(({ seq }) => seq - first.seq),
    [0, 1, 2],
  );
  assert.deepEqual(
    [first.labels, first.checklist, first.needs_human],
    [['bug'], { done: 0, total: 1 }, true],
  );
  assert.deepEqual(
    events.map(event => ('issue_id' in event ? [event.type, event.issue_id, event.seq] : [])),
    outcome.map(({ id, seq }) => ['issue.created', id, seq]),
  );
  assert.deepEqual(
    activity.filter(({ action }) => action === 'create').map(({ entity_id }) => entity_id),
    outcome.map(({ id }) => id),
  );
  for (const { id, ...issue } of outcome) {
    const {
      blocks: _1,
      blocked_by: _2,
      relates_to: _3,
      duplicates: _4,
      duplicated_by: _5,
      ...read
    } = await site.read(id);
    assert.deepEqual({ id, ...issue }, read);
  }
});

test('a bulk create leaves the activity and events of single creates', async t => {
  const site = await world(t);
  await site.label('bug');
  const issue = {
    project_id: site.app,
    title: 'A berth',
    description: 'For @vera',
    labels: ['bug'],
    assignees: ['lena'],
  };
  const single = await aftermath(site.server, () => site.issue(issue));
  const bulk = await aftermath(site.server, () => create(site, [issue, issue]));
  const entries = single.activity.map(activityLine);
  assert.deepEqual(bulk.activity.map(activityLine), [...entries, ...entries]);
  const types = single.events.map(({ type }) => type);
  assert.deepEqual(
    bulk.events.map(({ type }) => type),
    [...types, ...types],
  );
});

test('issues are updated in the order of the request, with expected_seq and evidence', async t => {
  const site = await world(t);
  const [one, two, three] = [await site.issue(), await site.issue({ status: 'active' }), await site.issue()];
  const { outcome, activity, events } = await aftermath(site.server, () =>
    update(site, [
      { id: three.id, title: 'Third', expected_seq: three.seq },
      { id: two.id, status: 'done', evidence: 'Counted them.' },
      { id: one.id, priority: 'low' },
    ]),
  );
  assert.deepEqual(
    outcome.map(({ id, title, status, priority }) => [id, title, status, priority]),
    [
      [three.id, 'Third', 'backlog', 'none'],
      [two.id, 'A mooring', 'done', 'none'],
      [one.id, 'A mooring', 'backlog', 'low'],
    ],
  );
  assert.deepEqual(
    outcome.map(({ seq }) => seq - three.seq),
    [1, 4, 5],
  );
  for (const { id, seq } of outcome) assert.equal((await site.read(id)).seq, seq);
  assert.deepEqual(activity.map(activityLine), [
    'issue update title: A mooring → Third',
    'issue update status: active → done',
    'comment create -: - → Counted them.',
    'issue update priority: none → low',
  ]);
  assert.deepEqual(
    events.map(({ type }) => type),
    ['issue.updated', 'issue.updated', 'project.updated', 'issue.updated', 'issue.updated'],
  );
});

test('an entry that changes nothing uses no seq and leaves no trace', async t => {
  const site = await world(t);
  const [one, two] = [await site.issue(), await site.issue()];
  const { outcome, activity, events } = await aftermath(site.server, () =>
    update(site, [
      { id: one.id, title: one.title },
      { id: two.id, title: 'Other' },
    ]),
  );
  assert.deepEqual(
    outcome.map(({ seq }) => seq),
    [one.seq, two.seq + 1],
  );
  assert.deepEqual([activity.length, events.length], [1, 1]);
  assert.deepEqual(outcome[0], one);
});

test('the first refused entry refuses a create with its code and position', async t => {
  const site = await world(t);
  const good = { project_id: site.app, title: 'A berth' };
  await site.issue({ source: 'elsewhere:1' });
  const wrong: readonly (readonly [object, RefusalCode])[] = [
    [{ project_id: 999_999 }, 'unknown_reference'],
    [{ module_id: 999_999 }, 'unknown_reference'],
    [{ labels: ['none'] }, 'label_unknown'],
    [{ assignees: ['human', 'me'] }, 'assignees_mixed'],
    [{ assignees: ['nobody'] }, 'person_unknown'],
    [{ assignees: [site.bot.username] }, 'assignee_is_bot'],
    [{ source: 'elsewhere:1' }, 'source_taken'],
  ];
  for (const [fields, code] of wrong)
    await refusedAt(
      site,
      ['POST', [good, good, { ...good, ...fields }, { ...good, labels: ['other'] }]],
      [2, code],
    );
  const twice = { ...good, source: 'elsewhere:2' };
  await refusedAt(site, ['POST', [twice, twice]], [1, 'source_taken']);
});

test('the first refused entry refuses an update with its code and position', async t => {
  const site = await world(t);
  const [one, two, gone] = [
    await site.issue(),
    await site.issue({ source: 'elsewhere' }),
    await site.issue(),
  ];
  await site.max.api.DELETE('/api/issues/{id}', { params: { path: { id: gone.id } } });
  const good = { id: one.id, title: 'Changed' };
  const wrong: readonly (readonly [object, RefusalCode])[] = [
    [{ id: 999_999 }, 'not_found'],
    [{ id: gone.id }, 'not_found'],
    [{ module_id: 999_999 }, 'unknown_reference'],
    [{ labels: ['none'] }, 'label_unknown'],
    [{ evidence: 'Seen.' }, 'evidence_not_closing'],
    [{ status: 'done', evidence: 'x'.repeat(262_145) }, 'comment_too_large'],
  ];
  for (const [fields, code] of wrong)
    await refusedAt(site, ['PUT', [good, { id: two.id, title: 'Changed', ...fields }]], [1, code]);
  const stale = { id: two.id, expected_seq: two.seq - 1 };
  const { current } = await refusedAt(site, ['PUT', [good, stale]], [1, 'stale_seq']);
  assert.deepEqual(current, two);
  const unknown = { id: one.id, labels: ['none'] };
  await refusedAt(site, ['PUT', [unknown, { id: 999_999 }]], [0, 'label_unknown']);
});

test('a malformed list is refused as a whole, a malformed entry with its position', async t => {
  const site = await world(t);
  const good = { project_id: site.app, title: 'A berth' };
  const { id } = await site.issue();
  for (const method of ['POST', 'PUT'] as const) {
    await refusedAt(site, [method, []], [undefined, 'invalid_body']);
    const entry = method === 'POST' ? good : { id, title: 'A berth' };
    const many = Array.from({ length: 501 }, () => entry);
    await refusedAt(site, [method, many], [undefined, 'invalid_body']);
    await refusedAt(site, [method, [entry, { ...entry, title: '' }]], [1, 'invalid_body']);
    await refusedAt(site, [method, [entry, { ...entry, nonsense: 1 }]], [1, 'invalid_body']);
    await refusedAt(site, [method, [{}, entry]], [0, 'invalid_body']);
    await refused(site.server, () => ask(site, method, {}), 'invalid_body');
    const text = { ...entry, description: 'x'.repeat(1_100_000) };
    await refused(site.server, () => ask(site, method, { issues: [text, text] }), 'body_too_large');
  }
  const { error } = await refusedAt(site, ['PUT', [{ id }, { id: 999_999 }, { id }]], [1, 'not_found']);
  assert.equal(error, 'issues[1]: not found');
  const other = await site.issue();
  const twice = await refusedAt(site, ['PUT', [{ id }, { id: other.id }, { id }]], [2, 'invalid_body']);
  assert.equal(twice.error, `issues[2]: id ${id} is also in issues[0]`);
});

test('the role is required in the project of every entry, even if other entries are invalid', async t => {
  const site = await world(t);
  const { server, app, max, vera, sam, ada } = site;
  await enforceRoles(site, true);
  const yard = await storeProject(server, 'YARD', [['maintainer', vera]]);
  const mine = await site.issue();
  const made = await ada.api.POST('/api/issues', { body: { project_id: yard, title: 'Hidden' } });
  const hidden = done(made);
  const [here, there] = [
    { project_id: app, title: 'Here' },
    { project_id: yard, title: 'There' },
  ];
  await refusedAt(site, ['POST', [here, there]], [1, 'unknown_reference']);
  await refusedAt(site, ['POST', [there, here], vera], [1, 'role_required']);
  await refusedAt(site, ['POST', [here], sam], [0, 'unknown_reference']);
  const [title, wrong] = [{ title: 'Changed' }, { title: '' }];
  await refusedAt(
    site,
    [
      'PUT',
      [
        { id: mine.id, ...title },
        { id: hidden.id, ...title },
      ],
    ],
    [1, 'not_found'],
  );
  const both = [
    { id: hidden.id, ...title },
    { id: mine.id, ...title },
  ];
  await refusedAt(site, ['PUT', both, vera], [1, 'role_required']);
  // What is wrong with an entry is for those who may send it, and for those who may send all before it.
  await refusedAt(site, ['PUT', [{ id: hidden.id, ...wrong }]], [0, 'not_found']);
  await refusedAt(site, ['PUT', [{ id: hidden.id }, { id: mine.id, ...wrong }], max], [0, 'not_found']);
  await refusedAt(site, ['PUT', [{ id: mine.id, ...wrong }, { id: hidden.id }], max], [0, 'invalid_body']);
  await refusedAt(site, ['POST', [{ ...here, ...wrong }], vera], [0, 'role_required']);
  await refusedAt(site, ['PUT', [{ id: hidden.id }, { id: hidden.id }], sam], [0, 'not_found']);
});

test('evidence in a list needs an account', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  const closing = { id, status: 'done', evidence: 'Seen.' };
  await refusedAt(site, ['PUT', [closing], site.operator], [0, 'authentication_required']);
});

test('a long list is written in slices, with few statements', async t => {
  const site = await world(t);
  const titles = Array.from({ length: 500 }, (_, index) => `Berth ${index}`);
  const statements = Statements.of(site.server);
  let made: Made[] = [];
  const created = await statements.during(async () => {
    const issues = titles.map(title => ({ project_id: site.app, title }));
    const { turns, result } = await loopTurns(() => create(site, issues));
    made = result;
    assert.ok(turns > 100, `${turns} turns`);
  });
  assert.deepEqual(
    made.map(({ identifier, title }) => [identifier, title]),
    titles.map((title, index) => [`APP-${index + 1}`, title]),
  );
  assert.ok(created.length < 520, `${created.length} statements`);
  const updated = await statements.during(async () => {
    await update(
      site,
      made.map(({ id }) => ({ id, status: 'todo' as const })),
    );
  });
  assert.ok(updated.length < 1_020, `${updated.length} statements`);
});

test('issues that are too long for one response are not updated together', async t => {
  const site = await world(t);
  const description = 'x'.repeat(1_900_000);
  const long: { id: number; title: string }[] = [];
  for (let number = 0; number < 9; number += 1) {
    const { id } = await site.issue({ description });
    long.push({ id, title: `Long ${number}` });
  }
  await refusedAt(site, ['PUT', long], [8, 'bulk_too_large']);
  const updated = await update(site, long.slice(0, 8));
  assert.deepEqual(
    updated.map(({ title }) => title),
    long.slice(0, 8).map(({ title }) => title),
  );
});
