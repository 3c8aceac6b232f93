/** SQLite's plans for hot queries: in order from an index, never by sorting or a full scan. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Knex } from 'knex';
import type { Authority } from '../../src/access/authority.ts';
import type { Read } from '../../src/store/read.ts';
import { foundFilter, issues } from '../../src/tracker/issues/list.ts';
import type { IssueFilter } from '../../src/tracker/issues/access-path.ts';
import { trashQuery } from '../../src/tracker/trash/list.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { startServer } from '../setting/server.ts';
import { world } from '../setting/world.ts';

const EVERYWHERE: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};

const WINDOW = { limit: 50, offset: 0 };

async function plan(read: Read, query: Knex.QueryBuilder): Promise<string> {
  return (await explained(read, query)).join('\n');
}

async function listPlan(read: Read, by: Authority, filter: IssueFilter): Promise<string> {
  return plan(read, issues.sql(read, await foundFilter(read, by, { ...filter, ...WINDOW })));
}

const CASES: readonly [name: string, filter: IssueFilter, index: RegExp][] = [
  ['the default list of a project', { project_id: 1 }, /issues_in_order/],
  ['a list by number', { project_id: 1, order_by: 'sequence' }, /project_id=\?/],
  ['a list by priority', { project_id: 1, order_by: 'priority' }, /issues_by_priority/],
  ['a list by creation', { project_id: 1, order_by: 'created_at' }, /issues_by_creation/],
  ['a list by update', { project_id: 1, order_by: 'updated', order: 'desc' }, /issues_by_update/],
  ['a list of one priority', { project_id: 1, priority: 'high' }, /issues_by_priority/],
  ['a list of one module', { project_id: 1, module_id: 1 }, /issues_by_module/],
  ['a list of one status', { project_id: 1, status: 'active' }, /issues_by_status/],
  ['the list of all projects', {}, /issues_of_all_projects/],
  ['the list of all projects backwards', { order: 'desc' }, /issues_of_all_projects/],
];

if (engine === 'sqlite') {
  for (const [name, filter, index] of CASES) {
    test(`${name} comes in order from an index`, async t => {
      const server = await startServer(t);
      const found = await server.app.instance.store.read(read => listPlan(read, EVERYWHERE, filter));
      assert.match(found, index);
      assert.doesNotMatch(found, /TEMP B-TREE|^SCAN issues$/m);
    });
  }

  test('a list of what a member can read takes the first of each project from an index', async t => {
    const server = await startServer(t);
    const member = { ...EVERYWHERE, isAdministrator: false };
    for (const [filter, index] of [
      // Any index in work order.
      [{}, 'issues_(in_order|by_status|by_priority)'],
      [{ order_by: 'updated' }, 'issues_by_update'],
      [{ order_by: 'priority', order: 'desc' }, 'issues_by_priority'],
    ] as const) {
      const found = await server.app.instance.store.read(read => listPlan(read, member, filter));
      assert.match(found, new RegExp(`SEARCH issues USING COVERING INDEX ${index} `));
    }
  });

  test('blocked issues and their blockers are found along indexes', async t => {
    const server = await startServer(t);
    for (const [filter, index] of [
      [{ workable: true }, 'relations_blocking'],
      [{ blocked: true }, 'issues_blocked'],
    ] as const) {
      const found = await server.app.instance.store.read(read =>
        listPlan(read, EVERYWHERE, { project_id: 1, ...filter }),
      );
      assert.match(found, new RegExp(`COVERING INDEX ${index} `));
      assert.doesNotMatch(found, /TEMP B-TREE/);
    }
  });

  test('the issues of a person, across projects too, and the one of a source are found along indexes', async t => {
    const { server } = await world(t);
    const member = { ...EVERYWHERE, isAdministrator: false };
    for (const by of [EVERYWHERE, member])
      for (const [filter, index] of [
        [{ assignee: 'max' }, 'issues_of_assignee'],
        [{ assignee: 'max', order_by: 'updated', statuses: 'todo,active' }, 'issues_of_assignee'],
        [{ source: 'github:harbour/app#7' }, 'issues_by_source'],
      ] as const) {
        const found = await server.app.instance.store.read(read => listPlan(read, by, filter));
        assert.match(found, new RegExp(`SEARCH issue\\w+ USING (COVERING )?INDEX ${index} `));
        assert.match(found, /SEARCH issues USING (INTEGER PRIMARY KEY|INDEX issues_by_source)/);
        assert.doesNotMatch(found, /SCAN/);
      }
  });

  test('the trash is merged from three indexes, not sorted', async t => {
    const server = await startServer(t);
    const found = await server.app.instance.store.read(read => plan(read, trashQuery(read, 1, WINDOW)));
    for (const index of ['issues_in_trash', 'pages_in_trash', 'comments_in_trash']) {
      assert.match(found, new RegExp(index));
    }
    assert.match(found, /MERGE/);
    assert.doesNotMatch(found, /TEMP B-TREE FOR ORDER BY$/m);
  });
}
