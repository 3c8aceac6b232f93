/** Making a backup while files are added and deleted: missing contents are named, and a failure leaves nothing. */
import assert from 'node:assert/strict';
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { makeBackup, type MadeBackup } from '../../src/backup/making.ts';
import { BackupRefused } from '../../src/backup/refused.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import { engineOf, openStore, type Store } from '../../src/store/store.ts';
import { contentsOf, leave } from '../setting/bucket.ts';
import { at, done } from '../setting/client.ts';
import {
  backedUp,
  backedUpAsItStands,
  emptySpot,
  emptySqlite,
  folderOf,
  newFile,
  restored,
  rowsIn,
  searchable,
  served,
} from '../setting/backups.ts';
import { engine } from '../setting/engines.ts';
import { stored, TIMES } from '../setting/stored.ts';
import { downloaded, kept, sendFile, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

/** Makes a backup with a store whose snapshot the test controls. */
function madeWith(
  { server }: World,
  path: string,
  snapshot: (real: Store) => Store['snapshot'],
): Promise<MadeBackup> {
  const { store, files } = server.app.instance;
  const watched = { ...store, snapshot: snapshot(store) };
  return makeBackup({ store: watched, contents: files.contents, clock: () => server.clock.now() }, path);
}

const TEXT = { type: 'text/plain' };

test('files are held until the view is open, and no longer', async t => {
  const site = await world(t);
  const { server, max } = site;
  // However long the test takes, the hold does not expire.
  server.clock.stop();
  const there = await uploaded(server, max, { bytes: 'there before', ...TEXT });
  await madeWith(site, newFile(t), real => async act => {
    const until = await server.app.instance.store.read(({ db }) => db('file_holds').pluck<string[]>('until'));
    // After a killed backup, others wait for seconds at most.
    const soon = new Date(server.clock.now().getTime() + 6_000).toISOString().slice(0, 19).replace('T', ' ');
    assert.ok((until.sort()[0] ?? '') <= soon);
    for (const call of [
      sendFile(server, max, { bytes: 'in between', ...TEXT }),
      max.api.DELETE('/api/attachments/{id}', at(there.id)),
    ]) {
      const { response, error } = await call;
      assert.equal(response.status, 503, JSON.stringify(error));
      assert.equal(response.headers.get('retry-after'), '2');
    }
    const value = await real.snapshot(act);
    await uploaded(server, max, { bytes: 'once it is open', ...TEXT });
    return value;
  });
  assert.deepEqual(await server.app.instance.store.read(({ db }) => db('file_holds').select()), []);
});

test('a file deleted during a backup is in it, and its bytes are removed afterwards', async t => {
  const site = await world(t);
  const { server, max } = site;
  const { id } = await uploaded(server, max, { bytes: 'soon to go', ...TEXT });
  const path = newFile(t);
  const { lost, counts } = await madeWith(site, path, real => async act => {
    const value = await real.snapshot(act);
    done(await max.api.DELETE('/api/attachments/{id}', at(id)));
    assert.equal(kept(server, 'files').length, 1);
    return value;
  });
  assert.deepEqual([lost, counts.files], [[], 1]);
  const spot = await emptySpot(t);
  await restored(spot, path);
  await served(spot, server.clock, async there => {
    const { bytes } = await downloaded(there, site.operator, `/api/attachments/${id}`);
    assert.equal(bytes.toString(), 'soon to go');
  });
});

test('bytes that are not what they should be are named, and the rest is backed up', async t => {
  const { server, max, operator } = await world(t);
  const texts = ['is fine', 'is gone', 'is damaged', 'is longer'];
  const files: { id: number }[] = [];
  for (const bytes of texts) files.push(await uploaded(server, max, { bytes, ...TEXT }));
  const { config } = server.app.instance;
  const shas = await server.app.instance.store.read(({ db }) =>
    db('attachments').orderBy('id').pluck<string[]>('sha256'),
  );
  const [, gone = '', damaged = '', longer = ''] = shas;
  await contentsOf(config).remove(gone);
  await leave(config, damaged, 'is_damaged');
  await leave(config, longer, 'has other bytes');
  const path = newFile(t);
  const { lost, counts } = await backedUp(server, path);
  assert.deepEqual([lost, counts.files], [[gone, damaged, longer].sort(), 1]);
  const spot = await emptySpot(t);
  assert.deepEqual((await restored(spot, path)).lost, lost);
  await served(spot, server.clock, async there => {
    const { bytes } = await downloaded(there, operator, `/api/attachments/${files[0]?.id}`);
    assert.equal(bytes.toString(), 'is fine');
  });
});

test('a failed backup leaves nothing behind, and existing files stay', async t => {
  const { server } = await world(t);
  const path = newFile(t);
  writeFileSync(path, 'a letter');
  await assert.rejects(
    backedUp(server, path),
    /^BackupRefused: \S+ already exists: choose another file name\.$/,
  );
  await assert.rejects(
    backedUp(server, join(dirname(path), 'nowhere', 'docket.tar')),
    /^BackupRefused: \S+nowhere cannot be written \(ENOENT\)\.$/,
  );
  const { store, files } = server.app.instance;
  const stopping = new AbortController();
  const making = {
    store,
    contents: files.contents,
    clock: () => server.clock.now(),
    signal: stopping.signal,
  };
  const tell = (): void => stopping.abort(new BackupRefused('stopped'));
  await assert.rejects(makeBackup({ ...making, tell }, join(dirname(path), 'other.tar')), /stopped/);
  assert.deepEqual(readdirSync(dirname(path)), ['docket.tar']);
  assert.deepEqual(await store.read(({ db }) => db('file_holds').select()), []);
});

test('rows are read in batches, however many and however long they are', async t => {
  const { server, app, issue } = await world(t);
  for (let number = 0; number < 5; number += 1) await issue({ description: `${number}`.repeat(700_000) });
  await stored(server, async ({ db }) => {
    const labels = Array.from({ length: 9_000 }, (_, i) => `label ${i}`);
    for (let from = 0; from < labels.length; from += 100) {
      const some = labels.slice(from, from + 100);
      await db('labels').insert(
        some.map(name => ({ project_id: app, name, name_folded: name, color: '#fff' })),
      );
    }
  });
  const path = newFile(t);
  const { counts } = await backedUp(server, path);
  assert.equal(counts.rows['labels'], 9_000);
  assert.equal(counts.rows['issues'], 5);
  const rows = await rowsIn(path);
  assert.equal(new Set(rows['labels']).size, 9_000);
  const spot = await emptySpot(t);
  await restored(spot, path);
  const again = newFile(t);
  await backedUpAsItStands(spot, server.clock, again);
  for (const table of ['labels', 'issues'])
    assert.ok(String(rows[table]) === String((await rowsIn(again))[table]), table);
});

test('keys are as they were; those known to be revoked since are named, and stay revoked where that is asked', async t => {
  const { server, max } = await world(t);
  const { key } = done(await max.api.POST('/api/auth/keys', { body: { name: 'report' } }));
  const path = newFile(t);
  await backedUp(server, path);
  const spot = await emptySpot(t);
  await restored(spot, path);
  await served(spot, server.clock, there =>
    stored(there, ({ db }) =>
      db('api_keys').where({ name: 'report' }).update({ revoked_at: TIMES.created_at }),
    ),
  );
  const lives = (): Promise<number> =>
    served(spot, server.clock, async there => (await there.as(key).GET('/api/auth/me')).response.status);
  assert.equal(await lives(), 401);
  const kept = await restored(spot, path, { replace: true, keepRevoked: true });
  assert.deepEqual([kept.revokedSince, await lives()], [['report'], 401]);
  const { revokedSince } = await restored(spot, path, { replace: true });
  assert.deepEqual([revokedSince, await lives()], [['report'], 200]);
});

test('a backup of an older version is restored into this one, whose migrations then follow', async t => {
  const server = await olderInstance(t);
  const path = newFile(t);
  const { head } = await backedUpAsItStands(server, { now: () => new Date() }, path);
  assert.deepEqual(head.migrations.at(-1), [10, 'numbers']);
  for (const spot of [await emptySpot(t), emptySqlite(t)]) {
    await restored(spot, path);
    const store = await openStore({ url: spot.url, asFound: true });
    try {
      const [fillings, migrations] = await store.read(async ({ db }) => [
        await db('fillings').pluck<string[]>('name'),
        await db('migrations').max<{ last: number }[]>({ last: 'number' }),
      ]);
      assert.deepEqual(fillings, ['activity_texts']);
      assert.ok((migrations[0]?.last ?? 0) > 10);
    } finally {
      await store.close();
    }
  }
});

/** An instance without its last migrations, with data for them to convert. */
async function olderInstance(t: TestContext) {
  const spot = await emptySpot(t);
  const [from, to] = [join(import.meta.dirname, '../../src/store/schema/migrations'), folderOf(t)];
  for (const file of readdirSync(from)) if (file < '0011') copyFileSync(join(from, file), join(to, file));
  await migrate(await engineOf(spot.url), { folder: pathToFileURL(`${to}/`) });
  const store = await openStore({ url: spot.url, asFound: true });
  await store.write({ now: new Date(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    const fields = { transport: 'api', entity_type: 'issue', entity_id: 1, action: 'update' };
    await work.db('activity').insert({ ts: TIMES.created_at, ...fields, old_value: 'x'.repeat(50_000) });
  });
  await store.close();
  return spot;
}

if (engine === 'sqlite') {
  test('a database that can no longer be read is replaced, and only with --replace', async t => {
    const { server } = await world(t);
    const path = newFile(t);
    await backedUp(server, path);
    const spot = emptySqlite(t);
    const file = spot.url.slice('sqlite:'.length);
    for (const end of ['', '-wal']) writeFileSync(file + end, 'no longer a database\n'.repeat(900));
    await assert.rejects(restored(spot, path), /is not empty: use --replace/);
    await restored(spot, path, { replace: true });
    const again = newFile(t);
    await backedUpAsItStands(spot, server.clock, again);
    assert.deepEqual(await rowsIn(again), await rowsIn(path));
  });

  test('the next start removes the incomplete files of a killed restore', async t => {
    const spot = emptySqlite(t);
    const incomplete = `${spot.url.slice('sqlite:'.length)}.restoring`;
    writeFileSync(incomplete, 'begun');
    await served(spot, { now: () => new Date() }, async there => {
      // Waits until it is idle: background jobs of the start would use the database after it is closed.
      await searchable(there);
      assert.ok(!readdirSync(spot.folder).includes('docket.db.restoring'));
    });
  });
}
