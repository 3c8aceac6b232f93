/** A primary that is killed under load while a synchronous standby takes over: nothing acknowledged is lost. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { asked } from '../../scripts/bench/built.ts';
import { lost, writeUntilGone, type Known } from '../../scripts/bench/writers.ts';
import { handlers } from '../../src/generated/handlers.ts';
import { storeCast } from '../setting/cast.ts';
import { engine } from '../setting/engines.ts';
import { appIn } from '../setting/server.ts';
import { openSocket } from '../setting/sockets.ts';
import { standbyPair } from '../setting/standby.ts';
import { until } from '../setting/until.ts';
import { TcpWay } from '../setting/way-to-database.ts';

if (engine === 'postgres') {
  test('after a failover both servers go on without a restart, with everything that was acknowledged', async t => {
    const pair = await standbyPair(t);
    const way = await TcpWay.to(pair.primary);
    t.after(() => way.bar());
    const folder = mkdtempSync(join(tmpdir(), 'docket-failover-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const clock = { now: () => new Date() };
    const start = async () => {
      const app = await appIn(folder, { database_url: way.url }, clock, { log: [], handlers });
      t.after(() => app.stop());
      return app;
    };
    const apps = [await start(), await start()];
    const [first, second] = apps;
    assert.ok(first && second);
    const { people, operator: token } = await storeCast({ app: first, clock });
    const body = { name: 'Kills', identifier: 'KILL' };
    const { id: project } = (await asked(first.address, token, 'POST', '/api/projects', body)) as {
      id: number;
    };
    const sockets = [];
    for (const { address: url } of apps) sockets.push(await openSocket(t, { url }, people.ada.token));
    const known: Known = new Map();
    const writing = apps.map(({ address: url }) =>
      writeUntilGone({ url, token }, project, known).catch(() => undefined),
    );
    await until('both write', () => known.size > 60);
    await pair.killPrimary();
    await Promise.all(writing);
    await pair.promote();
    way.leadTo(pair.standby);
    for (const { address } of apps)
      await until('it is ready', async () => (await fetch(`${address}/ready`)).status === 200);
    for (const { address: url } of apps) assert.deepEqual(await lost({ url, token }, project, known), []);
    // What the sockets have missed is unknown.
    for (const socket of sockets) assert.equal(await socket.closed(), 1011);
    const again = await openSocket(t, { url: second.address }, people.ada.token);
    again.say({ type: 'resume', project_id: project, cursor: 1 });
    await until('it is told to start over', () => again.heard.length > 0);
    assert.deepEqual(again.heard, [{ type: 'sync_required', project_id: project }]);
    await asked(first.address, token, 'POST', '/api/issues', { project_id: project, title: 'As before' });
    await again.heardAll();
    assert.deepEqual(
      again.heard.slice(1).map(({ type }) => type),
      ['issue.created'],
    );
  });
}
