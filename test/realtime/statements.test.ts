/** Queries for the sockets use an index, on a table of any size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Knex } from 'knex';
import { standings } from '../../src/access/readers.ts';
import { sessionsAmong } from '../../src/identity/credentials.ts';
import type { Read } from '../../src/store/read.ts';
import { activitySince } from '../../src/tracker/activity/count.ts';
import { latestByKind } from '../../src/tracker/sync.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { startServer } from '../setting/server.ts';

const IDS = [1, 2, 3];
const A_DAY_AGO = '2026-01-01 00:00:00';
const READER = { memberId: 1, isAdministrator: false, enforced: true };

const STATEMENTS: Readonly<Record<string, readonly [(read: Read) => Knex.QueryBuilder, readonly string[]]>> =
  {
    'the readers of a project': [
      read => standings(read, IDS, IDS),
      [
        'SEARCH users USING INTEGER PRIMARY KEY (rowid=?)',
        'SEARCH project_members USING COVERING INDEX project_members_of_user (user_id=? AND project_id=?) LEFT-JOIN',
      ],
    ],
    'which sessions live': [
      read => sessionsAmong(read, IDS, new Date()),
      ['SEARCH credential USING INTEGER PRIMARY KEY (rowid=?)'],
    ],
    'how far each project has come': [
      latestByKind,
      ['issues', 'pages', 'comments'].map(
        table => `SEARCH ${table} USING COVERING INDEX ${table}_by_seq (project_id=?)`,
      ),
    ],
    'how busy the last day was': [
      read => activitySince(read, READER, A_DAY_AGO),
      ['SEARCH activity USING COVERING INDEX activity_by_time (project_id=? AND ts>?)'],
    ],
    'how busy the last day was, for an administrator': [
      read => activitySince(read, { ...READER, isAdministrator: true }, A_DAY_AGO),
      ['SEARCH activity USING COVERING INDEX activity_by_time (project_id=? AND ts>?)'],
    ],
  };

for (const [what, [query, expected]] of Object.entries(STATEMENTS)) {
  test(`${what} is found by an index`, { skip: engine !== 'sqlite' }, async t => {
    const server = await startServer(t);
    const plan = await server.app.instance.store.read(read => explained(read, query(read)));
    for (const step of expected) assert.ok(plan.includes(step), `${step} is not in\n${plan.join('\n')}`);
  });
}
