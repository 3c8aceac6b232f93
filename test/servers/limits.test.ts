/** Limits are counted over all servers of the instance, also at the same moment. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { Refusal } from '../../src/generated/refusals.ts';
import type { Cast } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { codehost, type Repository } from '../setting/codehost.ts';
import { engine } from '../setting/engines.ts';
import { refused } from '../setting/refused.ts';
import { two } from '../setting/several.ts';
import { areFree, slotsTaken } from '../setting/slots.ts';
import { openSocket, turnedAway } from '../setting/sockets.ts';
import { until, untilLater } from '../setting/until.ts';
import { sendFile } from '../setting/uploads.ts';

async function outcomes(asked: readonly Promise<unknown>[]): Promise<[done: number, refused: number]> {
  const all = await Promise.allSettled(asked);
  return [
    all.filter(({ status }) => status === 'fulfilled').length,
    all.filter(({ status }) => status === 'rejected').length,
  ];
}

if (engine === 'postgres') {
  describe('sockets', () => {
    test('a user has sixteen, even when more are requested at both servers at once', async t => {
      const { here, there, near } = await two(t);
      const asked = Array.from({ length: 24 }, (_, place) =>
        openSocket(t, place % 2 === 0 ? here : there, near.vera.token),
      );
      assert.deepEqual(await outcomes(asked), [16, 8]);
      const cookie = { Cookie: `svc_token=${near.vera.token}` };
      const { error } = await turnedAway(there, cookie);
      assert.equal((error as { code: string }).code, 'too_many_sockets');
      const opened = (await Promise.allSettled(asked)).flatMap(one =>
        one.status === 'fulfilled' ? [one.value] : [],
      );
      for (const socket of opened.slice(0, 3)) {
        socket.ws.close();
        await socket.closed();
      }
      for (let open = 0; open < 3; open += 1)
        await until('a seat is free', () =>
          openSocket(t, open % 2 === 0 ? there : here, near.vera.token).then(
            () => true,
            () => false,
          ),
        );
      await assert.rejects(openSocket(t, here, near.vera.token));
    });

    test('the instance has 1,024', async t => {
      const { here, there } = await two(t);
      const take = ({ app }: typeof here, userId: number) =>
        app.instance.seats.take({ requestId: randomUUID(), userId, sessionId: 0, client: null });
      for (let user = 1_000; user < 2_023; user += 2)
        await Promise.all([take(here, user), take(there, user + 1)]);
      await assert.rejects(take(here, 5_000), (error: unknown) => {
        assert.ok(error instanceof Refusal && error.code === 'instance_sockets_full');
        return true;
      });
      await assert.rejects(take(there, 5_000), Refusal);
    });
  });

  test('two exports, one archive and four imports run at once, on whichever server', async t => {
    const { here, there } = await two(t);
    for (const [name, many] of [
      ['exports', 2],
      ['archives', 1],
      ['imports', 4],
    ] as const) {
      const asked = Array.from({ length: many + 4 }, (_, place) =>
        (place % 2 === 0 ? here : there).app.instance.slots.take(name),
      );
      assert.deepEqual(await outcomes(asked), [many, 4], name);
      assert.equal(await areFree(there.app, name, 1), false);
      for (const one of await Promise.allSettled(asked)) if (one.status === 'fulfilled') one.value();
      await until('the slots are free', () => areFree(there.app, name));
    }
    // Each process protects itself.
    const giveBack = await slotsTaken(here.app, 'public_requests');
    assert.equal(await areFree(there.app, 'public_requests'), true);
    giveBack();
  });

  test('a project is imported into once at a time, and not archived meanwhile', async t => {
    const { here, there, far, app } = await two(t);
    const giveBack = await here.app.instance.store.servers.places.take('import', [app]);
    const body = { map_open: 'backlog', map_closed: 'done', repo: 'harbour/pier', state: 'all' } as const;
    await refused(
      there,
      () => far.lena.api.POST('/api/projects/{id}/import/codehost', { ...at(app), body }),
      'import_running',
    );
    await refused(there, () => far.lena.api.POST('/api/projects/{id}/archive', at(app)), 'import_running');
    giveBack?.();
    assert.equal((await far.lena.api.POST('/api/projects/{id}/archive', at(app))).response.status, 201);
  });

  test('the progress of an import is shown by every server', async t => {
    const isLast: Repository['instead'] = ({ url }) => url.searchParams.get('page') === '3';
    const issues = Array.from({ length: 300 }, (_, place) => ({ number: place + 1 }));
    const host = await codehost(t, { issues, instead: isLast });
    const { near, far, app } = await two(t, { config: { codehost_url: host.url } });
    const progress = async (people: Cast) =>
      done(await people.max.api.GET('/api/projects/{id}/import', at(app)));
    assert.equal((await progress(far)).stage, 'none');
    const leaving = new AbortController();
    const body = { repo: 'harbour/app' };
    const running = near.max.api
      .POST('/api/projects/{id}/import/codehost', { ...at(app), body, signal: leaving.signal })
      .catch(() => undefined);
    await untilLater('the other server shows it', async () => (await progress(far)).issues_read > 0);
    const [here, there] = [await progress(near), await progress(far)];
    assert.deepEqual([there.stage, there.started_at], ['reading', here.started_at]);
    leaving.abort();
    await running;
    await until('it has ended', async () => (await progress(far)).stage === 'none');
  });

  test('a user uploads thirty files in ten minutes, through both servers at once', async t => {
    const { here, there, near } = await two(t);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        const server = place % 2 === 0 ? here : there;
        const { response } = await sendFile(server, near.max, { bytes: `Tide ${place}`, filename: 'a.txt' });
        return response.status;
      }),
    );
    assert.deepEqual(
      [statuses.filter(status => status === 200).length, statuses.filter(status => status !== 200).length],
      [30, 10],
    );
    here.clock.advance(601);
    const { response } = await sendFile(there, near.max, { bytes: 'Later', filename: 'a.txt' });
    assert.equal(response.status, 200);
  });

  test('a network reads published projects 240 times a minute, and its larger network four times as often', async t => {
    const { here, there } = await two(t);
    const take = (server: typeof here, names: readonly (readonly [string, number])[]) =>
      server.app.instance.budgets.take(
        'public_read',
        names.map(([value, times]) => ({ name: value, value, times })),
        here.clock.now(),
      );
    const charges = await Promise.all(
      Array.from({ length: 300 }, (_, place) => take(place % 2 === 0 ? here : there, [['one', 1]])),
    );
    assert.equal(charges.filter(({ taken }) => taken).length, 240);
    // What is refused for one of two networks is not counted for the other.
    const both = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        take(place % 2 === 0 ? here : there, [
          ['many', 4],
          ['one', 1],
        ]),
      ),
    );
    assert.ok(both.every(({ taken }) => !taken));
    const { standings } = await take(here, [['many', 4]]);
    assert.equal(standings[0]?.remaining, 4 * 240 - 1);
  });
}
