/** Limits for anonymous visitors: by address, concurrently, and by speed. */
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, test, type TestContext } from 'node:test';
import { answer, type Handler } from '../../src/contract/handler.ts';
import { budgets, concurrencies, operations, type Operation } from '../../src/generated/operations.ts';
import { partiesOf } from '../../src/limits/budgets.ts';
import { areFree, slotsTaken } from '../setting/slots.ts';
import { publish } from '../setting/strangers.ts';
import { until } from '../setting/until.ts';
import { world, type World } from '../setting/world.ts';

const PROJECT = '/public/api/projects/APP';
const PUBLIC = Object.values(operations).filter(({ document }) => document === 'public');

async function site(t: TestContext, options: Parameters<typeof world>[1] = {}): Promise<World> {
  const made = await world(t, options);
  await publish(made.lena.api, made.app);
  return made;
}

async function asked({ server }: World, path = PROJECT, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers });
  return { response, status: response.status, body: await response.text() };
}

/** The path with a value for each parameter. */
const askable = ({ path }: Pick<Operation, 'path'>): string =>
  path.replace('{project}', 'APP').replace('{id}', '1').replace('{identifier}', 'APP-1');

describe('an address', () => {
  test('may send 240 requests a minute, and sees how many are left', async t => {
    const made = await site(t, { config: { trusted_proxies: '127.0.0.1', proxy_secret: 'between-proxies' } });
    const { server } = made;
    const { budgets: spent } = server.app.instance;
    // Budgets refill with time.
    server.clock.stop();
    const parties = partiesOf(budgets.public_read, { address: '127.0.0.1', account: null, body: null });
    for (let times = 0; times < 238; times += 1) await spent.take('public_read', parties, server.clock.now());
    const last = await asked(made);
    assert.match(last.response.headers.get('ratelimit') ?? '', /^"public_read-address";r=1;t=\d+$/);
    // A path that does not exist counts like any other.
    assert.equal((await asked(made, '/public/nothing')).status, 404);
    for (const path of [PROJECT, '/public/api/projects/NONE', '/public/nothing', `${PROJECT}/issues/x`]) {
      const { response, status, body } = await asked(made, path);
      assert.deepEqual([status, response.headers.get('retry-after')], [429, '30']);
      assert.equal(body, '{"error":"too many requests: try again in 30 seconds"}');
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }
    const elsewhere = { 'X-Svc-Client-IP': '192.0.2.7', 'X-Svc-Proxy-Secret': 'between-proxies' };
    assert.equal((await asked(made, PROJECT, elsewhere)).status, 200);
    server.clock.advance(60);
    assert.equal((await asked(made)).status, 200);
  });

  test('from a proxy without its secret is refused, with a public refusal', async t => {
    const made = await site(t, { config: { trusted_proxies: '127.0.0.1', proxy_secret: 'between-proxies' } });
    const { status, body } = await asked(made, PROJECT, { 'X-Svc-Client-IP': '192.0.2.7' });
    assert.equal(status, 503);
    assert.deepEqual(Object.keys(JSON.parse(body) as object), ['error']);
  });
});

describe('at once', () => {
  test('four requests are served, whatever they request', async t => {
    const made = await site(t);
    const { app } = made.server;
    const last = await app.instance.slots.take('public_requests');
    const others = await slotsTaken(app, 'public_requests', 3);
    assert.equal(concurrencies.public_requests.slots, 4);
    for (const { path } of PUBLIC.filter(one => one.concurrency === 'public_requests')) {
      const { response, status, body } = await asked(made, askable({ path }));
      assert.deepEqual([status, response.headers.get('retry-after')], [503, '2'], path);
      assert.equal(body, '{"error":"the server is busy: try again in 2 seconds"}');
    }
    assert.equal((await asked(made, `${PROJECT}/attachments/1`)).status, 404);
    last();
    assert.equal((await asked(made)).status, 200);
    others();
  });

  test('a slot is free again once its response has been sent, whatever it was', async t => {
    const made = await site(t);
    const { app } = made.server;
    const giveBack = await slotsTaken(app, 'public_requests', 3);
    const isFree = () => areFree(app, 'public_requests', 1);
    for (const path of PUBLIC.map(askable)) {
      assert.notEqual((await asked(made, path)).status, 503, path);
      await until(`the place of ${path} is free`, isFree);
    }
    giveBack();
  });
});

describe('a visitor who reads slowly', () => {
  const BYTES = 64 * 2 ** 20;

  /** A download whose bytes the test provides. */
  async function downloading(t: TestContext): Promise<World & { client: Socket; bytes: PassThrough }> {
    const bytes = new PassThrough();
    const downloadPublicAttachment: Handler<'downloadPublicAttachment'> = () =>
      answer(200, bytes, {
        'Content-Disposition': 'attachment; filename=a',
        'Content-Length': BYTES,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
    const made = await site(t, { handlers: { downloadPublicAttachment } });
    const client = connect(Number(new URL(made.server.url).port), '127.0.0.1');
    client.on('error', () => undefined);
    t.after(() => client.destroy());
    client.write(`GET ${PROJECT}/attachments/1 HTTP/1.1\r\nHost: a\r\n\r\n`);
    return { ...made, client, bytes };
  }

  /** The log line of a request is written at its end. */
  const isOver = ({ server }: World): boolean =>
    server.log.some(line => line.includes('/attachments/1') && line.includes('"msg":"request'));

  async function leavesAllPlaces({ server }: World): Promise<void> {
    assert.ok(await areFree(server.app, 'public_downloads'));
  }

  test('has 15 seconds without progress and 5 minutes in all, for every answer', () => {
    for (const { id, pace } of PUBLIC) assert.deepEqual(pace, { stall: 15, total: 300 }, id);
  });

  test('is cut off when nothing moves, and frees a slot', async t => {
    const made = await downloading(t);
    const { server, client, bytes } = made;
    client.pause();
    bytes.end(Buffer.alloc(BYTES));
    let isCut = false;
    client.once('close', () => {
      isCut = true;
    });
    await until('the connection is cut', () => {
      server.app.pace.beat();
      return isOver(made);
    });
    // Received bytes can be read, then the connection is dead.
    client.resume();
    await until('the stranger notices', () => isCut);
    await leavesAllPlaces(made);
  });

  test('is cut off after five minutes, even if data moves all the time, and frees a slot', async t => {
    const made = await downloading(t);
    const { server, client, bytes } = made;
    let heard = 0;
    client.on('data', (piece: Buffer) => {
      heard += piece.length;
    });
    const began = performance.now();
    let beats = 0;
    for (; !isOver(made); beats += 1) {
      assert.ok(beats < 1000, 'it was not cut off');
      const before = heard;
      bytes.write('some more of the file');
      await until('something moves', () => heard > before || client.closed);
      server.app.pace.beat();
    }
    // The server's ticks are added.
    const seconds = (performance.now() - began) / 1000;
    assert.ok(beats + seconds >= 299, `cut off after ${String(beats)} beats`);
    await until('the stranger notices', () => client.closed);
    await leavesAllPlaces(made);
  });
});
