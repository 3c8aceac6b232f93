/** A backup that is incomplete or inconsistent is refused before anything changes, with the reason. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Container } from '../../src/backup/container.ts';
import { headerOf, paddingOf } from '../../src/backup/tar.ts';
import { END_ENTRY, endOf, filePath, HEAD, headIn, type Head } from '../../src/backup/format.ts';
import { ownVersion } from '../../src/config/version.ts';
import { readBackup } from '../../src/backup/reading.ts';
import { BackupRefused } from '../../src/backup/refused.ts';
import {
  backedUp,
  emptySpot,
  newFile,
  restored,
  rowsIn,
  backedUpAsItStands,
  type Spot,
} from '../setting/backups.ts';
import { stored } from '../setting/stored.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

interface Stage extends Spot {
  readonly site: World;
  /** A backup of the site, which has been restored here. */
  readonly path: string;
}

/** A small instance, and a second one with its restored backup, which refusals must not change. */
async function stage(t: TestContext): Promise<Stage> {
  const site = await world(t);
  const issue = await site.issue({ title: 'One' });
  for (const bytes of ['a file', 'another one'])
    await uploaded(site.server, site.max, { bytes, type: 'text/plain', ...on('issue', issue) });
  const path = newFile(t);
  await backedUp(site.server, path);
  const spot = await emptySpot(t);
  await restored(spot, path);
  return { site, path, ...spot };
}

/** The state of the instance, and the files next to it. */
async function standing(t: TestContext, { site, url, folder }: Stage): Promise<unknown> {
  const path = newFile(t);
  await backedUpAsItStands({ url, folder }, site.server.clock, path);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return {
    rows: await rowsIn(path),
    files: files
      .filter(file => file.isFile())
      .map(({ name }) => name)
      .sort(),
  };
}

async function refusedWith(stage: Stage, path: string, sentence: RegExp): Promise<true> {
  await assert.rejects(restored(stage, path, { replace: true }), (error: unknown) => {
    assert.ok(error instanceof BackupRefused, String(error));
    assert.match(error.message, sentence);
    assert.ok(!error.message.includes('\n'));
    return true;
  });
  return true;
}

/** A tampered copy of the bytes. */
function changed(t: TestContext, path: string, change: (bytes: Buffer) => Buffer): string {
  const copy = newFile(t);
  writeFileSync(copy, change(readFileSync(path)));
  return copy;
}

/** The only periods before the end are those of versions. */
const ONE_SENTENCE = /^\S+ cannot be restored: (?:[^.]|\.(?=\d))+\.$/;

test('any changed byte is found, at any position', async t => {
  const all = await stage(t);
  const before = await standing(t, all);
  const whole = readFileSync(all.path);
  const copy = newFile(t);
  let restores = 0;
  for (let at = 0; at < whole.length; at += 47) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(copy, bytes);
    await assert.rejects(readBackup(copy), BackupRefused, `byte ${at}`);
    if (at % 1_000 < 47) restores += Number(await refusedWith(all, copy, ONE_SENTENCE));
  }
  assert.ok(restores > 10);
  assert.deepEqual(await standing(t, all), before);
});

test('a truncated backup is refused, wherever it was cut', async t => {
  const all = await stage(t);
  const before = await standing(t, all);
  const whole = readFileSync(all.path);
  const copy = newFile(t);
  for (let end = 0; end < whole.length; end += 331) {
    writeFileSync(copy, whole.subarray(0, end));
    await assert.rejects(readBackup(copy), end < 512 ? /is not a Docket backup/ : /is truncated/);
  }
  writeFileSync(copy, whole.subarray(0, -1));
  await refusedWith(all, copy, /is truncated/);
  writeFileSync(copy, Buffer.concat([whole, Buffer.alloc(1)]));
  await refusedWith(all, copy, /there is data after its end/);
  assert.deepEqual(await standing(t, all), before);
});

test('other files, and backups of a newer Docket, are refused', async t => {
  const all = await stage(t);
  const before = await standing(t, all);
  const letter = changed(t, all.path, () => Buffer.from('Dear Docket,\n'.repeat(400)));
  await refusedWith(all, letter, /is not a Docket backup/);
  await refusedWith(
    all,
    await made(t, all, { head: { format_version: 2, docket_version: '7.2.0' } }),
    new RegExp(`made by Docket 7.2.0, and this is Docket ${ownVersion()}, which does not know its format: `),
  );
  const migrations = [...(await headOf(all.path)).migrations, [99, 'tomorrow']];
  for (const [docket_version, named] of [
    ['7.2.0', '7.2.0'],
    [undefined, '0.1.0 or earlier'],
  ])
    await refusedWith(
      all,
      await made(t, all, { head: { migrations, docket_version } }),
      new RegExp(
        `made by Docket ${named}, and this is Docket ${ownVersion()}, which does not know its migration 0099-tomorrow: `,
      ),
    );
  await refusedWith(all, join(all.folder, 'nothing'), /nothing cannot be read \(ENOENT\)\.$/);
  await refusedWith(all, all.folder, /cannot be read \(EISDIR\)\.$/);
  assert.deepEqual(await standing(t, all), before);
});

type Entry = readonly [name: string, content: Buffer];

/** The entries of a backup, as any tar reader finds them. */
function entriesOf(path: string): Entry[] {
  const tar = readFileSync(path);
  const entries: Entry[] = [];
  for (let at = 0; tar[at] !== 0;) {
    const name = tar.toString('latin1', at, tar.indexOf(0, at));
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
    entries.push([name, tar.subarray(at + 512, at + 512 + size)]);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return entries;
}

async function headOf(path: string): Promise<Head> {
  const head = headIn(entriesOf(path)[0]?.[1].toString() ?? '');
  assert.ok(head && !('newer' in head));
  return Promise.resolve(head);
}

interface Forged {
  readonly head?: Readonly<Record<string, unknown>>;
  /** Changes the entries; the head and the end are created for them. */
  readonly entries?: (entries: Entry[]) => Entry[];
}

/** A forged backup, made with our code: all its checksums are right. */
async function made(
  t: TestContext,
  { path }: Stage,
  { head = {}, entries = all => all }: Forged,
): Promise<string> {
  const forged = newFile(t);
  const container = await Container.create(forged);
  await container.put(HEAD, Buffer.from(`${JSON.stringify({ ...(await headOf(path)), ...head })}\n`));
  const rows: Record<string, number> = {};
  let [files, bytes] = [0, 0];
  for (const [name, content] of entries(entriesOf(path).slice(1, -1))) {
    const [folder, table = ''] = name.split('/');
    if (folder === 'files') {
      await putFile(container, forged, name, content);
      [files, bytes] = [files + 1, bytes + content.length];
      continue;
    }
    await container.put(name, content);
    if (folder === 'rows') rows[table] = (rows[table] ?? 0) + content.toString().split('\n').length;
  }
  await container.put(END_ENTRY, Buffer.from(endOf({ rows, files, bytes }, container.seal)));
  await container.finish();
  await container.close();
  return forged;
}

/** Like the copying thread: appended after what is written, and sealed by its name. */
async function putFile(container: Container, path: string, name: string, content: Buffer): Promise<void> {
  await container.settle();
  const room = Buffer.alloc(paddingOf(content.length));
  writeFileSync(path, Buffer.concat([headerOf(name, content.length), content, room]), { flag: 'a' });
  container.passed(name, content.length);
}

const replaced =
  (table: string, change: (rows: unknown[][]) => unknown[][]) =>
  (entries: Entry[]): Entry[] =>
    entries.map(([name, content]) => {
      if (!name.startsWith(`rows/${table}/`)) return [name, content];
      const rows = content
        .toString()
        .split('\n')
        .map(line => JSON.parse(line) as unknown[]);
      const lines = change(rows).map(row => JSON.stringify(row));
      return [name, Buffer.from(lines.join('\n'))];
    });

/** Replaces the first value of the first row of a table. */
const firstId = (table: string, value: unknown) =>
  replaced(table, ([first = [], ...rows]) => [[value, ...first.slice(1)], ...rows]);

const withEntry =
  (name: string, content = '') =>
  (entries: Entry[]): Entry[] => [...entries, [name, Buffer.from(content)]];

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

test('a carefully forged backup is refused with the reason', async t => {
  const all = await stage(t);
  const before = await standing(t, all);
  const { tables, ids } = await headOf(all.path);
  const unfit: readonly (readonly [what: string, forged: Forged, sentence: RegExp])[] = [
    [
      'two rows of one id',
      { entries: replaced('users', ([row = [], ...rows]) => [row, row, ...rows]) },
      /its rows are inconsistent/,
    ],
    ['a row that refers to none', { entries: replaced('projects', () => [[1]]) }, /rows of projects are not/],
    [
      'a person who is gone',
      { entries: replaced('users', rows => rows.filter(([id]) => id !== all.site.max.id)) },
      /its rows are inconsistent/,
    ],
    ['a number in words', { entries: firstId('users', 'one') }, /rows of users are not/],
    ['a number that is none of whole ones', { entries: firstId('users', 1.5) }, /rows of users are not/],
    ['a number beyond those that there are', { entries: firstId('users', 2 ** 60) }, /rows of users are not/],
    ['a list for a value', { entries: firstId('users', [1]) }, /rows of users are not/],
    ['a NUL', { entries: firstId('counters', 'a\0b') }, /rows of counters are not/],
    ['half a character', { entries: firstId('counters', '\ud800') }, /rows of counters are not/],
    ['nothing where something must be', { entries: firstId('counters', null) }, /its rows are inconsistent/],
    [
      'an unknown table',
      { head: { tables: { ...tables, spies: [['id', 'integer']] } } },
      /do not match its version/,
    ],
    [
      'an unknown column',
      {
        head: {
          tables: {
            ...tables,
            counters: [
              ['name); DROP TABLE users; --', 'text'],
              ['value', 'integer'],
            ],
          },
        },
      },
      /do not match its version/,
    ],
    ['a table less', { head: { tables: { ...tables, labels: undefined } } }, /do not match its version/],
    ['ids of an unknown table', { head: { ids: { ...ids, spies: 1 } } }, /do not match its version/],
    ['a head without words', { head: { seq: 'many' } }, /its header is damaged/],
    [
      'rows of a table that it does not name',
      { entries: entries => [['rows/spies/000001.jsonl', Buffer.from('[1]')], ...entries] },
      /unknown/,
    ],
    ['something on another path', { entries: withEntry('../../etc/passwd', 'root') }, /not part of a backup/],
    [
      'a file that no row names',
      { entries: entries => sorted([...entries, [filePath(sha('x')), Buffer.from('x')]]) },
      /no row refers to/,
    ],
    [
      'a file less',
      { entries: entries => entries.filter(([name]) => name !== filePath(sha('a file'))) },
      /lacks files/,
    ],
    [
      'files out of order',
      {
        entries: entries => [
          ...entries.filter(([name]) => name.startsWith('rows/')),
          ...entries.filter(([name]) => name.startsWith('files/')).reverse(),
        ],
      },
      /is damaged/,
    ],
    ['a file twice', { entries: entries => [...entries, ...entries.slice(-1)] }, /is damaged/],
  ];
  for (const [what, forged, sentence] of unfit)
    await t.test(what, async () => {
      await refusedWith(all, await made(t, all, forged), sentence);
    });
  assert.deepEqual(await standing(t, all), before);
  const honest = await made(t, all, {});
  await restored(all, honest, { replace: true });
  assert.deepEqual(await standing(t, all), before);
});

function sorted(entries: Entry[]): Entry[] {
  const files = entries.filter(([name]) => name.startsWith('files/'));
  return [
    ...entries.filter(([name]) => !name.startsWith('files/')),
    ...files.sort(([one], [other]) => (one < other ? -1 : 1)),
  ];
}

test('an existing instance is overwritten only with --replace, other files never', async t => {
  const all = await stage(t);
  const before = await standing(t, all);
  await assert.rejects(
    restored(all, all.path),
    /^BackupRefused: The database \S+ is not empty: use --replace/,
  );
  assert.deepEqual(await standing(t, all), before);
  await stored(all.site.server, ({ db }) => db.raw('DROP TABLE migrations'));
  const ours = { ...all, url: all.site.server.app.instance.config.database_url };
  await all.site.server.app.stop();
  await assert.rejects(restored(ours, all.path, { replace: true }), /contains data of another program/);
});

test('a server that runs is not replaced under its feet', async t => {
  const all = await stage(t);
  const ours = { ...all, url: all.site.server.app.instance.config.database_url };
  await assert.rejects(restored(ours, all.path, { replace: true }), /Another server is using the database/);
  assert.ok(!existsSync(`${ours.url.slice('sqlite:'.length)}.restoring`));
});
