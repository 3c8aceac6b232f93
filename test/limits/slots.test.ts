/** Operations with limited concurrency: a slot is held until the response is sent, and no longer. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, test, type TestContext } from 'node:test';
import type { Handlers } from '../../src/contract/handler.ts';
import { answer, type Handler } from '../../src/contract/handler.ts';
import { concurrencies, type ConcurrencyName } from '../../src/generated/operations.ts';
import { Refusal, refuse } from '../../src/generated/refusals.ts';
import { openSlots } from '../../src/limits/slots.ts';
import { alone } from '../../src/store/servers/alone.ts';
import { cast } from '../setting/cast.ts';
import { isFailure } from '../setting/failures.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';

/** A download with controlled data, and every one that has begun. */
function downloads(): { begun: PassThrough[]; handlers: Partial<Handlers> } {
  const begun: PassThrough[] = [];
  const downloadPublicAttachment: Handler<'downloadPublicAttachment'> = ({ params }) => {
    if (params.id === ABSENT) throw refuse.notFound();
    if (params.id === BROKEN) throw new Error('the disk is gone');
    const bytes = new PassThrough();
    begun.push(bytes);
    bytes.write(FIRST);
    return answer(200, bytes, {
      'Content-Disposition': 'attachment; filename="moorings.png"',
      'Content-Length': FIRST.length + (params.id === LARGE ? LARGE_BYTES : LAST.length),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  };
  return { begun, handlers: { downloadPublicAttachment } };
}

const FIRST = 'first ';
const LAST = 'last';
const LARGE = 2;
/** More than all buffers of a connection hold. */
const LARGE_BYTES = 32 * 1024 * 1024;
const ABSENT = 404;
const BROKEN = 500;

const download = (server: TestServer, id = 1, signal?: AbortSignal): Promise<Response> =>
  fetch(`${server.url}/public/api/projects/APP/attachments/${String(id)}`, signal ? { signal } : {});

interface Downloading {
  readonly server: TestServer;
  /** The server's streams, one per download. */
  readonly begun: readonly PassThrough[];
  readonly answers: readonly Response[];
  /** Disconnects one, by the order in which they began. */
  readonly leave: readonly (() => void)[];
}

/** Runs `act` while this many downloads have sent their heads. */
async function downloading(
  t: TestContext,
  act: (running: Downloading) => Promise<void>,
  many: number = concurrencies.public_downloads.slots,
): Promise<void> {
  const { begun, handlers } = downloads();
  const server = await startServer(t, { handlers });
  const clients = Array.from({ length: many }, () => new AbortController());
  const answers = await Promise.all(clients.map(({ signal }) => download(server, 1, signal)));
  assert.equal(answers.filter(({ status }) => status === 200).length, many);
  const leave = clients.map(client => () => {
    client.abort();
  });
  try {
    await act({ server, begun, answers, leave });
  } finally {
    for (const hangUp of leave) hangUp();
  }
}

async function isBusy(server: TestServer): Promise<boolean> {
  const response = await download(server);
  await response.body?.cancel();
  return response.status === 503;
}

async function refusedDownload(server: TestServer): Promise<{ response: Response }> {
  // A download that gets a slot would never end.
  assert.ok(await isBusy(server));
  const path = '/public/api/projects/APP/attachments/1';
  return refused(server, () => raw(server, path, { method: 'GET' }), 'public_busy');
}

describe('a download', () => {
  test('is one too many while four others run', t =>
    downloading(t, async ({ server }) => {
      const { response } = await refusedDownload(server);
      assert.equal(response.headers.get('retry-after'), '2');
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }));

  test('frees its slot when its last byte has been sent', t =>
    downloading(t, async ({ server, begun, answers }) => {
      begun[0]?.end(LAST);
      assert.equal(await answers[0]?.text(), FIRST + LAST);
      await until('a slot is free', async () => !(await isBusy(server)));
    }));

  test('frees its slot and its source when its client disconnects', t =>
    downloading(t, async ({ server, begun, leave }) => {
      leave[2]?.();
      await until('a source is let go', () => begun.some(({ destroyed }) => destroyed));
      await until('a slot is free', async () => !(await isBusy(server)));
    }));

  test('keeps its slot while its client reads slowly, though its source has ended', t =>
    downloading(
      t,
      async ({ server, begun }) => {
        const others = begun.length;
        const slow = connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
        slow.pause();
        slow.write(`GET /public/api/projects/APP/attachments/${String(LARGE)} HTTP/1.1\r\nHost: a\r\n\r\n`);
        await until('it is let in', () => begun.length > others);
        const source = begun.at(-1);
        source?.end(Buffer.alloc(LARGE_BYTES));
        await refusedDownload(server);
        slow.resume();
        await until('a slot is free', async () => !(await isBusy(server)));
        slow.destroy();
      },
      concurrencies.public_downloads.slots - 1,
    ));

  test('takes none of the slots of requests', t =>
    downloading(t, async ({ server }) => {
      const { response } = await raw(server, '/public/api/projects/APP', { method: 'GET' });
      assert.equal(response.status, 404);
    }));

  for (const [how, id, status] of [
    ['is refused', ABSENT, 404],
    ['fails', BROKEN, 500],
  ] as const) {
    test(`keeps no slot when it ${how}`, async t => {
      const server = await startServer(t, downloads());
      for (let times = 0; times <= concurrencies.public_downloads.slots; times += 1) {
        const response = await download(server, id);
        await response.text();
        assert.equal(response.status, status);
      }
      if (id === BROKEN) server.failures.push(...server.log.filter(isFailure));
    });
  }
});

describe('an export', () => {
  test('keeps its slot until its work is done, even when its client has disconnected', async t => {
    const { server, max, gates } = await exporting(t);
    const leaving = new AbortController();
    const path = `/api/export/projects/APP`;
    const headers = { Authorization: `Bearer ${max.token}` };
    const left = fetch(server.url + path, { headers, signal: leaving.signal }).catch(() => 'left');
    const other = fetch(server.url + path, { headers });
    await until('both work', () => gates.length === 2);
    leaving.abort();
    assert.equal(await left, 'left');
    await until('the server knows', () =>
      server.log.some(line => line.includes('"aborted"') || isUnfinished(line)),
    );
    const { response } = await refused(
      server,
      () => raw(server, path, { method: 'GET', token: max.token }),
      'exports_busy',
    );
    assert.equal(response.headers.get('retry-after'), '30');
    for (const open of gates.splice(0)) open();
    assert.equal((await other).status, 200);
    const again = [fetch(server.url + path, { headers }), fetch(server.url + path, { headers })];
    await until('two work again', () => gates.length === 2);
    for (const open of gates) open();
    for (const one of again) assert.equal((await one).status, 200);
  });

  test('asked for its head alone keeps no slot', async t => {
    const { server, max, gates } = await exporting(t);
    const headers = { Authorization: `Bearer ${max.token}` };
    for (let times = 0; times <= concurrencies.exports.slots; times += 1) {
      const head = fetch(`${server.url}/api/export/projects/APP`, { method: 'HEAD', headers });
      await until('it works', () => gates.length === 1);
      gates.pop()?.();
      assert.equal((await head).status, 200);
    }
  });
});

const isUnfinished = (line: string): boolean =>
  line.includes('/api/export/') && !line.includes('"status":200');

/** A project whose exports each wait for a gate. */
async function exporting(t: TestContext) {
  const gates: (() => void)[] = [];
  const exportProject: Handler<'exportProject'> = async ({ store }) => {
    await store.read(read => read.settled());
    await new Promise<void>(resolve => {
      gates.push(resolve);
    });
    const bytes = new PassThrough();
    bytes.end('PK');
    return answer(200, bytes, { 'Content-Disposition': 'attachment; filename="APP.zip"' });
  };
  const server = await startServer(t, { handlers: { exportProject } });
  const { max } = await cast(server);
  await max.api.POST('/api/projects', { body: { name: 'Apples', identifier: 'APP' } });
  return { server, max, gates };
}

describe('slots', () => {
  const names = Object.keys(concurrencies) as ConcurrencyName[];

  for (const name of names) {
    test(`of ${name} are as many as the contract allows, and one more is refused`, async () => {
      const slots = openSlots(alone().places);
      const { slots: many, refusal, wait } = concurrencies[name];
      for (let taken = 0; taken < many; taken += 1) await slots.take(name);
      await assert.rejects(
        () => slots.take(name),
        (error: unknown) =>
          error instanceof Refusal && error.code === refusal && (error.values['wait'] ?? null) === wait,
      );
    });
  }

  test('are counted for each kind of work', async () => {
    const slots = openSlots(alone().places);
    await slots.take('archives');
    await slots.take('exports');
    await assert.rejects(slots.take('archives'), Refusal);
    await slots.take('exports');
  });

  test('that are freed twice are one slot', async () => {
    const slots = openSlots(alone().places);
    const giveBack = await slots.take('exports');
    await slots.take('exports');
    giveBack();
    giveBack();
    await slots.take('exports');
    await assert.rejects(slots.take('exports'), Refusal);
  });
});
