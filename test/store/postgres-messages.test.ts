/**
 * PostgreSQL's messages: parsed the same way however the network splits them, and returned as bytes if they are sent as
 * bytes.
 */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
import type { Connection } from '../../src/store/engines/engine.ts';
import { asBytes, handOverBytes } from '../../src/store/engines/postgres-messages.ts';
import { engineOf } from '../../src/store/store.ts';
import { engine, freshDatabase } from '../setting/engines.ts';

/** Rows with bytes, without, and with nothing in them, between other messages. */
const STATEMENTS = [
  `SELECT place, ${asBytes(`repeat('wörld 🌍', place)`)} AS written, 'tëxt' AS plain, NULL AS nothing,
    ${asBytes('NULLIF(place, 1)')} AS absent FROM generate_series(0, 3) AS place`,
  `SELECT 'no bytes' AS plain FROM generate_series(1, 2)`,
  `SELECT ${asBytes(`'none'`)} AS written WHERE 1 = 0`,
  `SELECT ${asBytes(`repeat('x', 300)`)} AS written`,
];

const HEARD = ['rowDescription', 'dataRow', 'commandComplete', 'readyForQuery', 'emptyQuery'] as const;

async function connected(t: TestContext): Promise<pg.Client> {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.remove();
  });
  return client;
}

/** The bytes that the server sends for the statements. */
async function recorded(client: pg.Client): Promise<Buffer> {
  const pieces: Buffer[] = [];
  client.connection.stream.on('data', (piece: Buffer) => pieces.push(piece));
  for (const statement of STATEMENTS) await client.query(statement);
  return Buffer.concat(pieces);
}

/** The messages that a listener of the driver receives, each row by its values. */
function heard(pieces: readonly Buffer[]): unknown[] {
  const connection = new pg.Connection();
  handOverBytes(connection);
  const all: unknown[] = [];
  for (const name of HEARD) {
    connection.on(name, ({ fields }: { readonly fields?: readonly unknown[] }) => {
      all.push([name, name === 'dataRow' ? fields?.map(copied) : fields?.length]);
    });
  }
  const arriving = new EventEmitter();
  connection.attachListeners(arriving);
  for (const piece of pieces) arriving.emit('data', piece);
  return all;
}

/** The returned bytes may be a part of a larger buffer. */
function copied(value: unknown): unknown {
  return Buffer.isBuffer(value) ? Buffer.from(value) : value;
}

function inPieces(bytes: Buffer, length: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, place) =>
    Buffer.from(bytes.subarray(place * length, (place + 1) * length)),
  );
}

async function opened(t: TestContext): Promise<Connection> {
  const database = await freshDatabase();
  const connection = await (await engineOf(database.url)).connect('reading');
  t.after(async () => {
    await connection.close();
    await database.remove();
  });
  return connection;
}

if (engine === 'postgres') {
  test('the same is received wherever the messages are cut', async t => {
    const bytes = await recorded(await connected(t));
    const whole = heard([bytes]);
    const rows = whole.filter(one => Array.isArray(one) && one[0] === 'dataRow');
    assert.equal(rows.length, 7);
    assert.deepEqual(rows[2], [
      'dataRow',
      ['2', Buffer.from('wörld 🌍wörld 🌍'), 'tëxt', null, Buffer.from('2')],
    ]);
    for (let cut = 1; cut < bytes.length; cut += 1)
      assert.deepEqual(heard([bytes.subarray(0, cut), bytes.subarray(cut)]), whole, `cut at ${String(cut)}`);
    for (let length = 1; length <= 64; length += 1)
      assert.deepEqual(heard(inPieces(bytes, length)), whole, `in pieces of ${String(length)}`);
  });

  test('bytes of any length come with what else the row holds', async t => {
    const connection = await opened(t);
    const text = `SELECT ${asBytes(`repeat('ä', CAST($1 AS INTEGER))`)} AS written, CAST(7 AS BIGINT) AS number`;
    for (const length of [0, 1, 1_000, 40_000, 1_500_000, 2]) {
      const rows = await connection.rows(text, [length]);
      assert.deepEqual(rows, [{ written: Buffer.from('ä'.repeat(length)), number: 7 }], String(length));
    }
  });

  test('an error after rows fails the statement, and the connection handles the next', async t => {
    const connection = await opened(t);
    const failing = `SELECT ${asBytes(`repeat('x', 20000)`)} AS written, 10 / (50 - place) AS quotient
      FROM generate_series(1, $1) AS place`;
    await assert.rejects(connection.rows(failing, [100]), { code: '22012' });
    const [row] = await connection.rows(`SELECT ${asBytes('$1')} AS written`, ['next']);
    assert.deepEqual(row, { written: Buffer.from('next') });
  });
}
