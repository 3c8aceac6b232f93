/** A full or read-only disk: reported once in the log, in refusals and by /ready, and resolved without a restart. */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { engineOf } from '../../src/store/store.ts';
import { clientOf } from '../setting/client.ts';
import { cast } from '../setting/cast.ts';
import { engine } from '../setting/engines.ts';
import { build } from '../setting/program.ts';
import { raw } from '../setting/raw.ts';
import { startServer } from '../setting/server.ts';
import { placeOfOlga, signedIn } from '../setting/signed-in.ts';
import { noDisk, withDisk } from '../setting/small-disk.ts';
import { until } from '../setting/until.ts';

before(build);

interface Line {
  readonly event?: string;
  readonly cause?: string;
  readonly folder?: string;
  readonly host?: string;
  readonly error_code?: string;
}

const eventsIn = (lines: readonly string[]): Line[] =>
  lines
    .filter(line => line.includes('"event":"writes_'))
    .map(line => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined);

/** Makes the writer's session read-only. */
const READ_ONLY = { sqlite: 'PRAGMA query_only = 1', postgres: 'SET default_transaction_read_only = on' };

test('a database that can only be read is named, and writes work again without a restart', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { store } = server.app.instance;
  await store.write({ now: server.clock.now(), transport: 'system', actorId: null }, async ({ db }) => {
    await db.raw(READ_ONLY[engine]);
  });
  const ask = () =>
    raw(server, '/api/auth/keys', { method: 'POST', token: ada.token, body: { name: 'new' } });
  const { response, error } = await ask();
  assert.deepEqual(
    [response.status, response.headers.get('retry-after'), (error as { code: string }).code],
    [503, '5', 'database_read_only'],
  );
  const events = () => eventsIn(server.log).map(({ event }) => event);
  await until('writes work again', () => events().includes('writes_restored'));
  assert.deepEqual(events(), ['writes_failing', 'writes_restored']);
  const [failing] = eventsIn(server.log);
  assert.equal(failing?.cause, 'database_read_only');
  assert.ok(engine === 'sqlite' ? failing.folder : failing.host);
  assert.ok(failing.error_code);
  assert.equal((await ask()).response.status, 200);
  assert.equal((await fetch(`${server.url}/ready`)).status, 200);
});

test('a database that another program holds is named while a write still waits for it', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { instance } = server.app;
  const url = instance.config.database_url;
  const engine = await engineOf(url);
  const holder = await engine.connect('migrating');
  try {
    await holder.run(engine.dialect.beginWriting);
    let status: number | null = null;
    const body = { name: 'new' };
    const asked = raw(server, '/api/auth/keys', { method: 'POST', token: ada.token, body }).then(
      ({ response }) => (status = response.status),
    );
    await until('the log names it', () => eventsIn(server.log).length > 0);
    assert.equal(status, null);
    const [line] = eventsIn(server.log);
    assert.deepEqual([line?.event, line?.cause], ['writes_failing', 'database_locked']);
    const ready = await fetch(`${server.url}/ready`);
    assert.deepEqual(
      [ready.status, (await ready.text()).split('\n')[0]],
      [503, 'writes failing: database_locked'],
    );
    await holder.run('ROLLBACK');
    assert.equal(await asked, 200);
  } finally {
    await holder.close();
  }
  await until('writes work again', () => eventsIn(server.log).length > 1);
  assert.deepEqual(
    eventsIn(server.log).map(({ event }) => event),
    ['writes_failing', 'writes_restored'],
  );
  assert.equal((await fetch(`${server.url}/ready`)).status, 200);
});

// PostgreSQL has its disk to itself.
if (engine === 'sqlite')
  test(
    'a full disk refuses writes and readiness until there is room, and reads go on',
    { skip: noDisk },
    async t => {
      const { place, disk } = withDisk(await placeOfOlga(t), 8);
      const env = { ...place.env, DOCKET_DATABASE_URL: `sqlite:${disk}/docket.db` };
      const server = await signedIn(t, { ...place, env });
      const { api, url, token } = server;
      // The disk of another mount namespace, seen from this one.
      const filler = `/proc/${String(server.process.pid)}/root${disk}/filler`;
      try {
        writeFileSync(filler, Buffer.alloc(16 * 1024 * 1024));
      } catch (error) {
        assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
      }
      const write = async () => {
        const body = { name: 'Pier', identifier: 'PIER', description: 'x'.repeat(1_000_000) };
        // A refusal is not stored under the key: the same request is carried out when there is room.
        return clientOf(url, token).POST('/api/projects', { body, headers: { 'Idempotency-Key': 'pier' } });
      };
      for (let time = 0; time < 3; time += 1) {
        const { response, error } = await write();
        assert.deepEqual([response.status, (error as { code: string }).code], [503, 'disk_full']);
      }
      const ready = await fetch(`${url}/ready`);
      assert.deepEqual(
        [ready.status, (await ready.text()).split('\n')[0]],
        [503, 'writes failing: disk_full'],
      );
      assert.equal((await api.GET('/api/projects')).response.status, 200);
      rmSync(filler);
      await server.printed(/"writes_restored"/);
      assert.equal((await fetch(`${url}/ready`)).status, 200);
      assert.equal((await write()).response.status, 200);
      assert.equal((await write()).response.headers.get('idempotency-replayed'), 'true');
      server.process.kill('SIGTERM');
      const { stdout } = await server.ended;
      const events = eventsIn(stdout.split('\n'));
      assert.deepEqual(
        events.map(({ event, cause, folder }) => [event, cause, folder]),
        [
          ['writes_failing', 'disk_full', disk],
          ['writes_restored', undefined, undefined],
        ],
      );
    },
  );

test(
  'an upload is refused as storage_full where the disk of the data folder takes nothing',
  { skip: noDisk },
  async t => {
    const { place, disk } = withDisk(await placeOfOlga(t), 4);
    const server = await signedIn(t, { ...place, env: { ...place.env, DOCKET_DATA_FOLDER: `${disk}/data` } });
    const form = new FormData();
    form.set('file', new Blob([Buffer.alloc(6 * 1024 * 1024, 'text ')]), 'large.txt');
    const sent = { method: 'POST', headers: { authorization: `Bearer ${server.token}` }, body: form };
    const response = await fetch(`${server.url}/api/attachments`, sent);
    assert.equal(response.status, 507);
    const [, line = ''] = await server.printed(/^(\{.*"cause":"storage_full".*\})$/m);
    assert.equal((JSON.parse(line) as Line).folder, `${disk}/data`);
  },
);
