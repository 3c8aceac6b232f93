/** Who may read, write, edit and delete comments: every role, with and without enforcement. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { done } from '../setting/client.ts';
import {
  commented,
  commentOn,
  edit,
  listOf,
  remove,
  type Commented,
  type Target,
} from '../setting/commented.ts';
import { refused } from '../setting/refused.ts';
import { stored } from '../setting/stored.ts';
import { enforceRoles } from '../setting/world.ts';

type Who = 'ada' | 'lena' | 'max' | 'vera' | 'sam' | 'bot' | 'operator';
type Outcome = 200 | RefusalCode;
type Table = Readonly<Record<Who, Outcome>>;

interface Walk {
  readonly enforced: boolean;
  readonly target: Target;
  readonly reads: Table;
  readonly writes: Table;
  /** Editing and deleting a comment of max. */
  readonly owns: Table;
}

const all = (outcome: Outcome): Table => ({
  ada: outcome,
  lena: outcome,
  max: outcome,
  vera: outcome,
  sam: outcome,
  bot: outcome,
  operator: outcome,
});

const NO_USER = { operator: 'authentication_required' } as const;

const inProject: Omit<Walk, 'target'>[] = [
  {
    enforced: true,
    reads: { ...all(200), sam: 'not_found' },
    writes: { ...all(200), vera: 'role_required', sam: 'not_found', ...NO_USER },
    owns: { ...all('only_author'), ada: 200, max: 200, sam: 'not_found', ...NO_USER },
  },
  {
    enforced: false,
    reads: all(200),
    writes: { ...all(200), ...NO_USER },
    owns: { ...all('only_author'), ada: 200, max: 200, ...NO_USER },
  },
];

const WALKS: readonly Walk[] = [
  ...inProject.map(walk => ({ ...walk, target: 'issue' as const })),
  ...inProject.map(walk => ({ ...walk, target: 'page' as const })),
  {
    enforced: true,
    target: 'workspacePage',
    reads: { ...all('not_found'), ada: 200, operator: 200 },
    writes: { ...all('not_found'), ada: 200, ...NO_USER },
    owns: { ...all('not_found'), ada: 200, ...NO_USER },
  },
  {
    enforced: false,
    target: 'workspacePage',
    reads: all(200),
    writes: { ...all('administrator_required'), ada: 200, ...NO_USER },
    owns: { ...all('only_author'), ada: 200, max: 200, ...NO_USER },
  },
];

const EVERYBODY: readonly Who[] = ['ada', 'lena', 'max', 'vera', 'sam', 'bot', 'operator'];

/** Runs the request as each of them, and compares the results with the table. */
async function walked(
  site: Commented,
  table: Table,
  request: (who: Who) => Promise<() => Promise<{ response: Response; error?: unknown }>>,
): Promise<void> {
  for (const who of EVERYBODY) {
    const expected = table[who];
    const send = await request(who);
    if (expected !== 200) await refused(site.server, send, expected);
    else assert.equal((await send()).response.status, 200, who);
  }
}

/** A comment of max, inserted directly: on a workspace page he could not write it. */
async function byMax(site: Commented, target: Target): Promise<number> {
  const { id } = done(await commentOn(site, site.ada.api, target, 'Written.'));
  await stored(site.server, work => work.db('comments').where({ id }).update({ user_id: site.max.id }));
  return id;
}

for (const { enforced, target, reads, writes, owns } of WALKS) {
  const where = `on ${target === 'workspacePage' ? 'a workspace page' : `the ${target}`}`;
  const when = enforced ? 'while roles are enforced' : 'without enforcement';
  test(`who reads and writes comments ${where} ${when}`, async t => {
    const site = await commented(t);
    await enforceRoles(site, enforced);
    await walked(site, reads, who => Promise.resolve(() => listOf(site, site[who].api, target)));
    await walked(site, writes, who =>
      Promise.resolve(() => commentOn(site, site[who].api, target, 'Hello.')),
    );
  });
  test(`who changes and deletes comments ${where} ${when}`, async t => {
    const site = await commented(t);
    await enforceRoles(site, enforced);
    for (const act of [remove, (api: Parameters<typeof edit>[0], id: number) => edit(api, id, 'Changed.')]) {
      await walked(site, owns, async who => {
        const id = await byMax(site, target);
        return () => act(site[who].api, id);
      });
    }
  });
}

test('an author who became a viewer can still edit and delete; one who left cannot', async t => {
  const site = await commented(t);
  const [first, second] = [
    done(await commentOn(site, site.max.api, 'issue', 'first')),
    done(await commentOn(site, site.max.api, 'issue', 'second')),
  ];
  const membership = { project_id: site.app, user_id: site.max.id };
  await stored(site.server, work => work.db('project_members').where(membership).update({ role: 'viewer' }));
  await refused(site.server, () => commentOn(site, site.max.api, 'issue', 'third'), 'role_required');
  done(await edit(site.max.api, first.id, 'changed'));
  assert.deepEqual((await remove(site.max.api, first.id)).data, { deleted: true });
  await stored(site.server, work => work.db('project_members').where(membership).delete());
  await refused(site.server, () => edit(site.max.api, second.id, 'changed'), 'not_found');
  await refused(site.server, () => remove(site.max.api, second.id), 'not_found');
});

test('missing and hidden comments are refused with the same error', async t => {
  const site = await commented(t);
  const nowhere = { ...site, targets: { ...site.targets, issue: 999, page: 999 } };
  for (const target of ['issue', 'page'] as const) {
    await refused(site.server, () => listOf(nowhere, site.ada.api, target), 'not_found');
    await refused(site.server, () => commentOn(nowhere, site.ada.api, target, 'Hello.'), 'not_found');
  }
  await refused(site.server, () => edit(site.ada.api, 999, 'Hello.'), 'not_found');
  await refused(site.server, () => remove(site.ada.api, 999), 'not_found');
});

test('the role is checked before the length of the text', async t => {
  const site = await commented(t);
  const text = 'x'.repeat(262_145);
  await refused(site.server, () => commentOn(site, site.vera.api, 'issue', text), 'role_required');
  await refused(site.server, () => commentOn(site, site.sam.api, 'issue', text), 'not_found');
  const { id } = done(await commentOn(site, site.max.api, 'issue', 'short'));
  await refused(site.server, () => edit(site.lena.api, id, text), 'only_author');
});

test('without a credential, every operation is refused', async t => {
  const site = await commented(t);
  const stranger = site.server.as();
  for (const target of ['issue', 'page'] as const) {
    await refused(site.server, () => listOf(site, stranger, target), 'unauthenticated');
    await refused(site.server, () => commentOn(site, stranger, target, 'Hello.'), 'unauthenticated');
  }
  await refused(site.server, () => edit(stranger, 1, 'Hello.'), 'unauthenticated');
  await refused(site.server, () => remove(stranger, 1), 'unauthenticated');
});
