/** Scheduled backups: one a day, with retention by calendar, and failures that are reported and harmless. */
import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isUnfinished, lastDue, momentOf, scheduledName, superfluous } from '../../src/backup/kept.ts';
import { readBackup } from '../../src/backup/reading.ts';
import { folderOf } from '../setting/backups.ts';
import { startServer, type TestServer } from '../setting/server.ts';

const DAY_MS = 86_400_000;
const KEPT = { days: 7, weeks: 4, months: 6 };

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

test('through three years, the last of so many days, weeks and months are there', () => {
  let there: Date[] = [];
  for (let now = Date.UTC(2025, 10, 20, 3); now < Date.UTC(2028, 10, 20); now += DAY_MS) {
    there.push(new Date(now));
    const gone = new Set(superfluous(there, KEPT));
    there = there.filter(moment => !gone.has(moment));
  }
  assert.deepEqual(there.map(day), [
    // The last of six months, of four weeks (they end on Sunday), and of seven days.
    '2028-06-30',
    '2028-07-31',
    '2028-08-31',
    '2028-09-30',
    '2028-10-29',
    '2028-10-31',
    '2028-11-05',
    '2028-11-12',
    '2028-11-13',
    '2028-11-14',
    '2028-11-15',
    '2028-11-16',
    '2028-11-17',
    '2028-11-18',
    '2028-11-19',
  ]);
});

test('two of one day are one day, periods without any do not count, and the newest always stays', () => {
  const moments = ['2026-01-01T03:00:00Z', '2026-01-01T09:00:00Z', '2026-05-05T03:00:00Z'].map(
    at => new Date(at),
  );
  assert.deepEqual(superfluous(moments, { days: 2, weeks: 0, months: 0 }), [moments[0]]);
  assert.deepEqual(superfluous(moments, { days: 0, weeks: 0, months: 0 }), [moments[1], moments[0]]);
  assert.deepEqual(superfluous(moments, { days: 1, weeks: 0, months: 2 }), [moments[0]]);
  assert.deepEqual(superfluous([], KEPT), []);
});

test('a backup is recognized by its name, and nothing else is', () => {
  const moment = new Date('2026-02-28T23:59:59Z');
  assert.equal(scheduledName(moment), 'docket-2026-02-28T23-59-59Z.tar');
  assert.deepEqual(momentOf(scheduledName(moment)), moment);
  for (const other of [
    'docket.tar',
    'docket-2026-02-30T23-59-59Z.tar',
    'docket-2026-02-28T23-59-59Z.tar.old',
    'mine',
  ])
    assert.equal(momentOf(other), null, other);
  assert.ok(isUnfinished(`${scheduledName(moment)}.00000000-0000-4000-8000-000000000000.part`));
  assert.ok(!isUnfinished('mine.tar.00000000-0000-4000-8000-000000000000.part'));
});

test('the hour is one of every day', () => {
  assert.equal(lastDue(new Date('2026-03-01T03:00:00Z'), 3).toISOString(), '2026-03-01T03:00:00.000Z');
  assert.equal(lastDue(new Date('2026-03-01T02:59:59Z'), 3).toISOString(), '2026-02-28T03:00:00.000Z');
});

const readiness = async ({ url }: TestServer): Promise<string> => (await fetch(`${url}/ready`)).text();

test('a server makes one when it is due, says so, and tidies up what is left of another', async t => {
  const folder = folderOf(t);
  const half = `${scheduledName(new Date())}.00000000-0000-4000-8000-000000000000.part`;
  for (const name of [half, 'a letter']) writeFileSync(join(folder, name), 'half');
  const server = await startServer(t, {
    config: { backup_folder: folder, backup_days: '2', backup_weeks: '0', backup_months: '0' },
  });
  for (let days = 0; days < 4; days += 1) {
    await server.app.backUp();
    // A second call makes no second backup.
    await Promise.all([server.app.backUp(), server.app.backUp()]);
    server.clock.advance(86_400);
  }
  const names = readdirSync(folder).sort();
  assert.equal(names.length, 3);
  assert.equal(names[0], 'a letter');
  for (const name of names.slice(1)) {
    assert.ok(momentOf(name), name);
    await readBackup(join(folder, name));
  }
  assert.match(await readiness(server), /^ready\nbackup: made \d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\n|$)/);
});

test('a failed backup is reported by /ready and in the log, disturbs no one, and is retried', async t => {
  const folder = join(folderOf(t), 'backups');
  writeFileSync(folder, 'a file where the folder should be');
  const server = await startServer(t, { config: { backup_folder: folder } });
  await server.app.backUp();
  assert.match(await readiness(server), /^ready\nbackup: failed \d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\n|$)/);
  assert.equal((await fetch(`${server.url}/ready`)).status, 200);
  const failures = (): number => server.log.filter(line => line.includes('scheduled backup failed')).length;
  assert.equal(failures(), 1);
  rmSync(folder);
  // Not every minute: a full disk stays full for a while.
  await server.app.backUp();
  assert.match(await readiness(server), /failed/);
  server.clock.advance(3_600);
  await server.app.backUp();
  assert.match(await readiness(server), /made/);
  assert.equal(failures(), 1);
});
