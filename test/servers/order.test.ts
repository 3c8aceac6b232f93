/** All servers write in one order, and all sockets receive the same events in that order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStore } from '../../src/store/store.ts';
import { done } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import { madeIssue } from '../setting/made.ts';
import { several, two } from '../setting/several.ts';
import { openSocket, type TestSocket } from '../setting/sockets.ts';
import { lastSeq } from '../setting/stamps.ts';
import { until } from '../setting/until.ts';

const seqsOf = (socket: TestSocket): number[] =>
  socket.heard.flatMap(event => ('seq' in event && event.seq !== undefined ? [event.seq] : []));

if (engine === 'postgres') {
  test('three servers write at once: seq has no gap, and every socket hears every event once, in order', async t => {
    const { servers, casts, app } = await several(t, 3);
    const sockets: TestSocket[] = [];
    for (const [at, one] of servers.entries())
      for (let open = 0; open < 2; open += 1)
        sockets.push(await openSocket(t, one, casts[at]?.vera.token ?? ''));
    const [server] = servers;
    assert.ok(server);
    const first = await lastSeq(server);
    const rounds = 15;
    await Promise.all(
      casts.flatMap(({ max }, server) =>
        [1, 2].map(async client => {
          for (let round = 0; round < rounds; round += 1)
            await madeIssue(max.api, { project_id: app, title: `Of ${server}.${client}.${round}` });
        }),
      ),
    );
    const made = 3 * 2 * rounds;
    const expected = Array.from({ length: made }, (_, place) => first + 1 + place);
    for (const socket of sockets) {
      await socket.heardAll();
      assert.deepEqual(seqsOf(socket), expected);
      assert.deepEqual(socket.texts, sockets[0]?.texts);
    }
    const positions = await server.app.instance.store.read(({ db }) =>
      db('news').orderBy('position').pluck<number[]>('position'),
    );
    assert.deepEqual(
      positions,
      positions.map((_, place) => (positions[0] ?? 0) + place),
    );
  });

  test('a follower of changes never skips one, however many servers write', async t => {
    const { near, far, app } = await two(t);
    let writing = true;
    const written: number[] = [];
    const writers = [near, far].map(async ({ max }) => {
      for (let round = 0; round < 40; round += 1) {
        const { seq } = await madeIssue(max.api, { project_id: app, title: `Wave ${round}` });
        written.push(seq);
      }
    });
    const followed = async (): Promise<number[]> => {
      const seen: number[] = [];
      let cursor = 0;
      for (let isLast = false; !isLast;) {
        isLast = !writing;
        const query = { since: cursor };
        const changes = done(
          await far.vera.api.GET('/api/projects/{id}/changes', { params: { path: { id: app }, query } }),
        );
        seen.push(...changes.changes.map(({ seq }) => seq));
        cursor = changes.cursor;
      }
      return seen;
    };
    const following = followed();
    await Promise.all(writers);
    writing = false;
    const seen = new Set(await following);
    assert.deepEqual(
      written.filter(seq => !seen.has(seq)),
      [],
    );
  });

  test('a client resumes on another server, and receives the same bytes', async t => {
    const { here, there, near, app } = await two(t);
    const first = await openSocket(t, here, near.vera.token);
    const issues = [];
    for (let round = 0; round < 5; round += 1)
      issues.push(await madeIssue(near.max.api, { project_id: app, title: `Tide ${round}` }));
    await first.heardAll();
    const second = await openSocket(t, there, near.vera.token);
    second.say({ type: 'resume', project_id: app, cursor: issues[0]?.seq ?? 0 });
    await second.heardAll();
    assert.deepEqual(second.texts, first.texts.slice(1));
    // Without a pause: the other server reads what is committed before it answers.
    for (let round = 0; round < 10; round += 1) {
      const { seq } = await madeIssue(near.max.api, { project_id: app, title: `Ebb ${round}` });
      const known = second.heard.length;
      await second.heardAll();
      assert.deepEqual(
        second.heard.slice(known).map(event => ('seq' in event ? event.seq : null)),
        [seq],
      );
    }
  });

  test('an event without a notification is delivered all the same, and one that is missing closes the sockets', async t => {
    const { here, there, near, app } = await two(t);
    const sockets = [await openSocket(t, here, near.vera.token), await openSocket(t, there, near.vera.token)];
    // A command of the operator writes, and notifies nobody.
    const command = await openStore({ url: here.app.instance.config.database_url });
    const call = { now: here.clock.now(), transport: 'cli', actorId: null } as const;
    await command.write(call, async work => work.announce({ type: 'project.updated', project_id: app }));
    for (const socket of sockets) {
      await until('the event has arrived', () => socket.heard.length > 0);
      assert.deepEqual(socket.heard, [{ type: 'project.updated', project_id: app }]);
    }
    await command.write(call, async work => {
      work.untraced();
      await work.db('counters').where({ name: 'news' }).increment('value', 1);
    });
    await madeIssue(near.max.api, { project_id: app, title: 'After a gap' });
    for (const socket of sockets) assert.equal(await socket.closed(), 1011);
    await command.close();
    const again = await openSocket(t, there, near.vera.token);
    again.say({ type: 'resume', project_id: app, cursor: 0 });
    await until('it is told to start over', () => again.heard.length > 0);
    assert.deepEqual(again.heard, [{ type: 'sync_required', project_id: app }]);
    const { id, seq } = await madeIssue(near.max.api, { project_id: app, title: 'As before' });
    await again.heardAll();
    assert.deepEqual(again.heard.slice(1), [{ type: 'issue.created', project_id: app, issue_id: id, seq }]);
  });
}
