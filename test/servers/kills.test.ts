/** Servers that are killed, frozen or restarted in turn: what was acknowledged is there, and the others go on. */
import assert from 'node:assert/strict';
import { before, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { lost, writeUntilGone, type Known } from '../../scripts/bench/writers.ts';
import { asked } from '../../scripts/bench/built.ts';
import { openStore } from '../../src/store/store.ts';
import { engine } from '../setting/engines.ts';
import { build, command, emptyPlace, serve, stopped, type Place, type Program } from '../setting/program.ts';
import { until, untilLater } from '../setting/until.ts';

type Serving = Program & { readonly url: string };

interface Harbour {
  readonly place: Place;
  readonly token: string;
  readonly servers: Serving[];
  readonly project: number;
}

/** Built servers on one empty database, which start at the same moment. */
async function harbour(
  t: TestContext,
  many: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Harbour> {
  const empty = await emptyPlace(t);
  const place = { ...empty, env: { ...empty.env, ...env } };
  const servers = await Promise.all(Array.from({ length: many }, () => serve(t, place)));
  const token = (await command(t, place, ['key', 'create', 'writers', '--operator'])).stdout.trim();
  const body = { name: 'Kills', identifier: 'KILL' };
  const { id } = (await asked(servers[0]?.url ?? '', token, 'POST', '/api/projects', body)) as { id: number };
  return { place, token, servers, project: id };
}

async function readyAt(url: string): Promise<string> {
  return (await fetch(`${url}/ready`)).text();
}

if (engine === 'postgres') {
  before(build);

  test('servers that start together on an empty database share one administrator, and have their own names', async t => {
    const { servers } = await harbour(t, 3);
    const names = new Set<string>();
    for (const { url } of servers) {
      const [, name = ''] = /^server: (\d+) on \S+$/m.exec(await readyAt(url)) ?? [];
      names.add(name);
    }
    assert.deepEqual([...names].sort(), ['1', '2', '3']);
    const shown = await Promise.all(servers.map(server => stopped(server)));
    assert.equal(shown.filter(({ stdout }) => stdout.includes('administrator_created')).length, 1);
    for (const { code } of shown) assert.equal(code, 0);
  });

  test('a killed server loses nothing that it acknowledged, and the other one goes on and takes over its work', async t => {
    const backups = { DOCKET_BACKUP_FOLDER: '/tmp/docket-none' };
    const { place, token, servers, project } = await harbour(t, 2, backups);
    const store = await openStore({ url: place.env['DOCKET_DATABASE_URL'] ?? '' });
    t.after(() => store.close());
    const hasUpkeep = async ({ url }: Serving) => (await readyAt(url)).includes('backup:');
    for (let kill = 0; kill < 3; kill += 1) {
      const [first, second] = servers;
      assert.ok(first && second);
      await until(
        'one of them has the upkeep',
        async () => (await hasUpkeep(first)) || (await hasUpkeep(second)),
      );
      const [victim, survivor] = (await hasUpkeep(first)) ? [first, second] : [second, first];
      const known = [new Map() as Known, new Map() as Known] as const;
      const writing = [victim, survivor].map(({ url }, at) =>
        writeUntilGone({ url, token }, project, known[at] ?? (new Map() as Known)),
      );
      await until('both write', () => known.every(({ size }) => size > 20));
      victim.process.kill('SIGKILL');
      await Promise.all([writing[0], victim.ended]);
      const since = known[1].size;
      await untilLater('the other goes on', () => known[1].size > since + 20);
      await untilLater('it has the upkeep', () => hasUpkeep(survivor));
      assert.deepEqual(await lost({ url: survivor.url, token }, project, known[0]), []);
      survivor.process.kill('SIGTERM');
      await Promise.all([writing[1]?.catch(() => undefined), survivor.ended]);
      servers.splice(0, 2, await serve(t, place), await serve(t, place));
      assert.deepEqual(await lost({ url: servers[0]?.url ?? '', token }, project, known[1]), []);
    }
    const left = await store.read(({ db }) => db('news').orderBy('position').pluck<number[]>('position'));
    assert.deepEqual(
      left,
      left.map((_, place) => (left[0] ?? 0) + place),
    );
  });

  test('a frozen server does not keep the other one from writing, and goes on when it thaws', async t => {
    const { token, servers, project } = await harbour(t, 2);
    const [frozen, other] = servers;
    assert.ok(frozen && other);
    const known: Known = new Map();
    const write = (url: string, title: string) =>
      asked(url, token, 'POST', '/api/issues', { project_id: project, title });
    // A change that is under way fails when its transaction has ended: the writers stop there.
    const writing = writeUntilGone({ url: frozen.url, token }, project, known).catch(() => undefined);
    await until('it writes', () => known.size > 20);
    frozen.process.kill('SIGSTOP');
    for (let more = 0; more < 3; more += 1) await write(other.url, `Beside ${more}`);
    frozen.process.kill('SIGCONT');
    await untilLater('it has thawed', async () => (await readyAt(frozen.url)).startsWith('ready'));
    await write(frozen.url, 'Thawed');
    // Its writers may go on: only what they know before the question must be in the answer.
    assert.deepEqual(await lost({ url: other.url, token }, project, new Map(known)), []);
    frozen.process.kill('SIGTERM');
    await Promise.all([writing, frozen.ended]);
  });

  test('a rolling restart drops no request of a client that retries refused connections', async t => {
    const ports = [String(await freePort()), String(await freePort())];
    const empty = await emptyPlace(t);
    const at = (port: string): Place => ({ ...empty, env: { ...empty.env, DOCKET_PORT: port } });
    const servers = [await serve(t, at(ports[0] ?? '')), await serve(t, at(ports[1] ?? ''))];
    const token = (await command(t, empty, ['key', 'create', 'writers', '--operator'])).stdout.trim();
    const body = { name: 'Kills', identifier: 'KILL' };
    const { id: project } = (await asked(servers[0]?.url ?? '', token, 'POST', '/api/projects', body)) as {
      id: number;
    };
    const urls = servers.map(({ url }) => url);
    const known: Known = new Map();
    let isOver = false;
    const clients = Array.from({ length: 6 }, async (_, client) => {
      for (let turn = 0; !isOver; turn += 1) {
        const title = `${client} wrote ${turn}`;
        const { id } = await insisting(urls, turn + client, url =>
          asked(url, token, 'POST', '/api/issues', { project_id: project, title }),
        );
        known.set(id, [title]);
        await insisting(urls, turn, url => asked(url, token, 'GET', `/api/issues/${id}`));
      }
    });
    for (const [place, port] of ports.entries()) {
      const since = known.size;
      await until('they write', () => known.size > since + 30);
      const { code } = await stopped(servers[place] ?? never());
      assert.equal(code, 0);
      servers[place] = await serve(t, at(port));
    }
    isOver = true;
    await Promise.all(clients);
    assert.deepEqual(await lost({ url: urls[0] ?? '', token }, project, known), []);
  });
}

/** Goes to the next server if a connection is refused; anything else is a failure. */
async function insisting(
  urls: readonly string[],
  first: number,
  ask: (url: string) => Promise<unknown>,
): Promise<{ id: number }> {
  for (let turn = first; turn < first + 400; turn += 1) {
    try {
      return (await ask(urls[turn % urls.length] ?? '')) as { id: number };
    } catch (error) {
      const cause = error instanceof TypeError ? (error.cause as { code?: string } | undefined) : undefined;
      if (cause?.code !== 'ECONNREFUSED') throw error;
      await pause(20);
    }
  }
  throw new Error('no server takes connections');
}

function never(): never {
  throw new Error('There is no server.');
}
