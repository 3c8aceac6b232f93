/** Previews of untrusted archives and databases: nothing of them is unpacked, run or trusted. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { sqlitePreview } from '../../src/attachments/kinds/sqlite-preview.ts';
import { zipPreview } from '../../src/attachments/kinds/zip-preview.ts';
import { Chance } from '../setting/chance.ts';
import { latin } from '../setting/files.ts';
import '../setting/from-source.ts';
import { endlessTable, sqliteFile } from '../setting/sqlite-files.ts';
import { RECORD_AT, zip64Bytes, zipBytes, zipOf } from '../setting/zip-bytes.ts';

interface Place {
  readonly folder: string;
  readonly path: string;
}

/** A folder with this file in it and nothing else. */
function placed(t: TestContext, bytes: Buffer): Place {
  const folder = mkdtempSync(join(tmpdir(), 'docket-preview-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return { folder, path };
}

const zip = (t: TestContext, bytes: Buffer) => zipPreview(placed(t, bytes).path);
const sqlite = (t: TestContext, bytes: Buffer) => sqlitePreview(placed(t, bytes).path);

const BROKEN = { kind: 'zip', entries: [], total_entries: 0, truncated: false };

test('an archive shows its entries in their order, with what each takes packed and unpacked', async t => {
  const bytes = zipOf({ 'charts/east-pier.svg': 'x'.repeat(1000), 'Æ 文書.txt': 'a' });
  assert.deepEqual(await zip(t, bytes), {
    kind: 'zip',
    entries: [
      { name: 'charts/east-pier.svg', size: 1000, compressed: 11 },
      { name: 'Æ 文書.txt', size: 1, compressed: 3 },
    ],
    total_entries: 2,
    truncated: false,
  });
});

test('of many entries the first two hundred are shown, and all are counted', async t => {
  const claims = (count: number) => Array.from({ length: count }, (_, place) => ({ name: `${place}` }));
  const some = await zip(t, zipBytes(claims(200)));
  assert.deepEqual([some.entries.length, some.total_entries, some.truncated], [200, 200, false]);
  const more = await zip(t, zipBytes(claims(201)));
  assert.deepEqual([more.entries.at(-1)?.name, more.total_entries, more.truncated], ['199', 201, true]);
});

/** Each of them changes how a name is read, or is invisible. */
const DECEPTIVE = [
  '\n',
  '\r',
  '\t',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u009b',
  '\u2028',
  '\u2029',
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u{e0041}',
];

test('deceptive characters in the name of an entry or a table are replaced', async t => {
  const names = DECEPTIVE.map((one, place) => `in${place}voice${one}gpj.exe`);
  const cleaned = names.map((_, place) => `in${place}voice\ufffdgpj.exe`);
  const archive = await zip(t, zipOf(Object.fromEntries(names.map(name => [name, 'x']))));
  assert.deepEqual(
    archive.entries.map(({ name }) => name),
    cleaned,
  );
  const tables = names.map(name => `CREATE TABLE "${name}" (a)`).join(';');
  const database = await sqlite(t, await sqliteFile(tables));
  assert.deepEqual(
    'tables' in database ? database.tables.map(({ name }) => name).toSorted() : [],
    cleaned.toSorted(),
  );
});

test('a bomb is only a large number', async t => {
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  const bomb = { name: 'bomb', size: 0xffff_fffe, compressed: packed.length };
  const preview = await zip(
    t,
    zipBytes(
      Array.from({ length: 300 }, () => bomb),
      {},
      packed,
    ),
  );
  assert.deepEqual(preview.entries[0], bomb);
  assert.equal(preview.total_entries, 300);
});

test('names that lead elsewhere are shown, and followed nowhere', async t => {
  const names = ['../../etc/passwd', '/etc/shadow', 'C:\\boot.ini', 'a'.repeat(1000)];
  const preview = await zip(t, zipBytes(names.map(name => ({ name }))));
  assert.deepEqual(
    preview.entries.map(({ name }) => name),
    names,
  );
});

test('a long name is cut, and invalid UTF-8 is shown with replacement characters', async t => {
  const preview = await zip(t, zipBytes([{ name: '🌊'.repeat(5000) }, { name: latin('caf\xe9') }]));
  assert.deepEqual(
    preview.entries.map(({ name }) => name),
    ['🌊'.repeat(1000), 'caf\ufffd'],
  );
});

test('a broken archive is an empty list', async t => {
  const whole = zipBytes([{ name: 'a' }, { name: 'b' }]);
  const broken: Readonly<Record<string, Buffer>> = {
    'no directory': latin('PK\x03\x04' + 'x'.repeat(50)),
    'cut off': whole.subarray(0, -3),
    'a directory outside of the file': zipBytes([{ name: 'a' }], { directoryAt: 0x7fff_ffff }),
    'a directory elsewhere in the file': zipBytes([{ name: 'a' }], { directoryAt: 3 }),
    'more entries than can be there': zipBytes([{ name: 'a' }], { count: 0xfffe }),
    'more entries than there are': zipBytes([{ name: 'a'.repeat(100) }], { count: 2 }),
    'several disks': zipBytes([{ name: 'a' }], { disk: 7 }),
    'strong encryption': zipBytes([{ name: 'a', flags: 0x40 }]),
    'an extra field beyond its end': zipBytes([{ name: 'a', extra: latin('\x01\0\xff\xff') }]),
    'sizes that are missing': zipBytes([{ name: 'a', size: 0xffff_ffff, extra: latin('\x01\0\x04\0aaaa') }]),
    'sizes beyond all numbers': zipBytes([
      { name: 'a', size: 0xffff_ffff, extra: latin('\x01\0\x08\0\xff\xff\xff\xff\xff\xff\xff\xff') },
    ]),
    'more entries than there are numbers': zip64Bytes(0xffff_ffff_ffff_ffffn, 0n, RECORD_AT),
    'a record outside of the file': zip64Bytes(1n, 0n, 0xffff_ffff_ffff_ffffn),
    'a directory outside of all files': zip64Bytes(1n, 0xffff_ffff_ffff_ffffn, RECORD_AT),
  };
  for (const [what, bytes] of Object.entries(broken)) assert.deepEqual(await zip(t, bytes), BROKEN, what);
});

test('an empty archive has no entries and is not broken', async t => {
  assert.deepEqual(await zip(t, latin('PK\x05\x06' + '\0'.repeat(18))), BROKEN);
});

test('an archive with any damaged bytes gets a response', async t => {
  const whole = zipOf({ 'a/b.txt': 'hello hello', 'Æ.txt': '', c: 'x'.repeat(300) });
  const { path } = placed(t, whole);
  const chance = new Chance(7);
  for (let time = 0; time < 500; time += 1) {
    const bytes = Buffer.from(whole);
    for (let hits = 0; hits <= chance.upTo(4); hits += 1) bytes[chance.upTo(bytes.length)] = chance.upTo(256);
    writeFileSync(path, chance.upTo(4) === 0 ? bytes.subarray(0, chance.upTo(bytes.length)) : bytes);
    const preview = await zipPreview(path);
    assert.equal(preview.kind, 'zip');
    assert.ok(preview.entries.length <= preview.total_entries);
  }
});

test('a database shows its tables by name, with their rows', async t => {
  const bytes = await sqliteFile(`
    CREATE TABLE berths (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT);
    INSERT INTO berths (name) VALUES ('a'), ('b');
    CREATE INDEX few ON berths (name) WHERE name > 'a';
    CREATE TABLE "we""ird 文書" (a PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO "we""ird 文書" VALUES (1);
    CREATE TABLE empty (a);`);
  assert.deepEqual(await sqlite(t, bytes), {
    kind: 'sqlite',
    tables: [
      { name: 'berths', rows: 2 },
      { name: 'empty', rows: 0 },
      { name: 'we"ird 文書', rows: 1 },
    ],
  });
});

test('of many tables the first two hundred are shown', async t => {
  const names = Array.from({ length: 250 }, (_, place) => `t${String(place).padStart(3, '0')}`);
  const preview = await sqlite(t, await sqliteFile(names.map(name => `CREATE TABLE ${name} (a);`).join('')));
  assert.ok(preview.kind === 'sqlite');
  assert.deepEqual(
    preview.tables.map(({ name }) => name),
    names.slice(0, 200),
  );
});

const ENDLESS = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n';

test('views, triggers and tables that a module makes up are passed over', async t => {
  const bytes = await sqliteFile(`
    CREATE TABLE berths (a);
    CREATE VIEW endless AS ${ENDLESS};
    CREATE TRIGGER t AFTER INSERT ON berths BEGIN DELETE FROM berths; END;
    CREATE VIRTUAL TABLE boxes USING rtree(id, a, b);`);
  const preview = await sqlite(t, bytes);
  assert.ok(preview.kind === 'sqlite');
  assert.deepEqual(
    preview.tables.map(({ name }) => name),
    ['berths', 'boxes_node', 'boxes_parent', 'boxes_rowid'],
  );
});

test('a view that calls itself a table is not asked for its rows', async t => {
  const bytes = await sqliteFile(`
    CREATE TABLE berths (a);
    CREATE VIEW endless AS ${ENDLESS};
    CREATE TABLE other (a);
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET name = 'endless' WHERE name = 'other';`);
  const preview = await sqlite(t, bytes);
  // SQLite may refuse such a schema; otherwise the view must not be listed as a table.
  if (preview.kind === 'sqlite')
    assert.ok(!preview.tables.some(({ name }) => name === 'endless'), JSON.stringify(preview));
});

test('a broken database is of no kind', async t => {
  const whole = await sqliteFile(`CREATE TABLE berths (a); INSERT INTO berths VALUES (zeroblob(50000));`);
  const others = [
    latin('SQLite format 3\0'),
    latin(`SQLite format 3\0${'x'.repeat(4000)}`),
    whole.subarray(0, 5000),
  ];
  for (const bytes of others) assert.deepEqual(await sqlite(t, bytes), { kind: 'none' });
});

test('a database left in write-ahead mode is read without creating files next to it', async t => {
  const bytes = await sqliteFile('PRAGMA journal_mode = WAL; CREATE TABLE berths (a);');
  const { folder, path } = placed(t, bytes);
  assert.deepEqual(await sqlitePreview(path), { kind: 'sqlite', tables: [{ name: 'berths', rows: 0 }] });
  assert.deepEqual(readdirSync(folder), ['file']);
});

test('a database that would be counted endlessly is abandoned', async t => {
  assert.deepEqual(await sqlite(t, endlessTable()), { kind: 'none' });
});
