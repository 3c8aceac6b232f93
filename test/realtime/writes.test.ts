/** Every write of the API: it sends exactly its events, to readers of the project only, and no cached response outlives it. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { CACHED, watch } from '../setting/cached.ts';
import { openSocket, type ServerEvent, type TestSocket } from '../setting/sockets.ts';
import { acted, STORY, type Made } from '../setting/story.ts';
import { world, type World } from '../setting/world.ts';

/** These end their session, and its socket: see the tests of the life of a socket. */
const ENDS_SESSIONS: readonly OperationId[] = [
  'logOut',
  'changePassword',
  'refreshSession',
  'revokeSessions',
];

/** Their events are tested with what they do. */
const ELSEWHERE = new Set(['archives', 'hooks', 'imports', 'repos']);

test('there is a line for every write', () => {
  const writes = Object.values(operations).filter(
    ({ method, document, family }) => method !== 'GET' && document === 'rest' && !ELSEWHERE.has(family),
  );
  const lines = new Set<OperationId>([...STORY.map(({ asks }) => asks), ...ENDS_SESSIONS]);
  assert.deepEqual(
    writes.map(operation => operation.id).filter(operation => !lines.has(operation)),
    [],
  );
});

interface Stage {
  readonly site: World;
  readonly made: Record<string, number>;
  readonly sockets: Readonly<Record<string, TestSocket>>;
}

async function stage(t: TestContext): Promise<Stage> {
  const site = await world(t);
  const { server, ada, lena, max, vera, sam } = site;
  await max.api.POST('/api/auth/keys', { body: { name: 'to be revoked' } });
  const { data: keys } = await max.api.GET('/api/auth/keys');
  const sockets: Record<string, TestSocket> = {};
  for (const { username, token } of [ada, lena, max, vera, sam])
    sockets[username] = await openSocket(t, server, token);
  return { site, made: { APP: site.app, sam: sam.id, key: keys?.[0]?.id ?? 0 }, sockets };
}

const READERS = new Set(['ada', 'lena', 'max', 'vera']);

test('every write sends its events to its recipients alone, and ends the cached responses that it changes', async t => {
  const { site, made, sockets } = await stage(t);
  const { look, kept, raised } = await watch(t, site, site.app);
  for (const line of STORY) {
    await acted(site, made, line);
    for (const [name, socket] of Object.entries(sockets)) {
      const heard = (await socket.heardAll()).map(event => shortly(event, made));
      const expected = line.others?.[name] ?? (READERS.has(name) ? (line.events ?? []) : []);
      assert.deepEqual(heard, expected, `line ${STORY.indexOf(line)}, ${line.asks}, as received by ${name}`);
    }
    await look(line.asks);
    // The limit of ten seconds does not matter here.
    site.server.clock.advance(1);
  }
  for (const id of Object.keys(CACHED)) assert.ok((raised[id] ?? 0) > 0, `${id} changes`);
  assert.ok(Object.values(kept).reduce((sum, count) => sum + count, 0) > 1_000, 'many writes leave it alone');
});

const ISSUES = ['one', 'two'];
const HOMES = ['APP', 'YARD', 'SHED'];

function shortly(event: ServerEvent, made: Made): string {
  const [names, value] =
    'issue_id' in event
      ? [ISSUES, event.issue_id]
      : 'project_id' in event
        ? [HOMES, event.project_id]
        : [[], 0];
  const about = names.filter(name => made[name] === value);
  return [event.type, ...about, ...('seq' in event ? ['*'] : [])].join(' ');
}
