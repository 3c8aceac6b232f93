/** Client messages: a few kinds, within limits; anything else closes the connection. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { FrameWatch } from '../../src/realtime/frames.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import {
  CONTINUED,
  CONTINUED_TO_END,
  frame,
  frameHead,
  openLine,
  PING,
  TEXT,
  TEXT_BEGINS,
} from '../setting/socket-line.ts';
import { openSocket } from '../setting/sockets.ts';

interface Harbour {
  readonly server: TestServer;
  readonly people: Cast;
}

async function harbour(t: TestContext): Promise<Harbour> {
  const server = await startServer(t);
  return { server, people: await cast(server) };
}

const HEARTBEAT = '{"type":"heartbeat"}';

/** A message with this many bytes: JSON allows white space around a value. */
const padded = (bytes: number): string => HEARTBEAT.padEnd(bytes);

test('a heartbeat is not answered', async t => {
  const { server, people } = await harbour(t);
  const vera = await openSocket(t, server, people.vera.token);
  vera.say({ type: 'heartbeat' });
  vera.ws.send(' { "type" : "heartbeat" } ');
  assert.deepEqual(await vera.heardAll(), []);
});

const NOT_UNDERSTOOD: Readonly<Record<string, string>> = {
  nothing: '',
  'a word': 'heartbeat',
  'JSON that breaks off': '{"type":"heartbeat"',
  'a list': '[{"type":"heartbeat"}]',
  null: 'null',
  'another type': '{"type":"subscribe"}',
  'an event of the server': '{"type":"resync.required"}',
  'no type': '{}',
  'a field too many': '{"type":"heartbeat","at":1}',
  'a resume without a cursor': '{"type":"resume","project_id":1}',
  'a cursor that is text': '{"type":"resume","project_id":1,"cursor":"1"}',
  'a cursor that is not a whole number': '{"type":"resume","project_id":1,"cursor":1.5}',
  'a project that is null': '{"type":"resume","project_id":null,"cursor":1}',
  'a number past all numbers': '{"type":"resume","project_id":1e300,"cursor":1}',
  'brackets without end': '['.repeat(4_000),
};

for (const [what, text] of Object.entries(NOT_UNDERSTOOD)) {
  test(`${what} closes with 1008`, async t => {
    const { server, people } = await harbour(t);
    const vera = await openSocket(t, server, people.vera.token);
    const other = await openSocket(t, server, people.vera.token);
    vera.ws.send(text);
    assert.equal(await vera.closed(), 1008);
    assert.deepEqual([vera.heard, await other.heardAll()], [[], []]);
  });
}

test('a binary message closes with 1003, even with a known message in it', async t => {
  const { server, people } = await harbour(t);
  for (const bytes of [Buffer.from(HEARTBEAT), Buffer.alloc(0)]) {
    const vera = await openSocket(t, server, people.vera.token);
    vera.ws.send(bytes, { binary: true });
    assert.equal(await vera.closed(), 1003);
  }
});

test('a text that is not UTF-8 closes with 1007', async t => {
  const { server, people } = await harbour(t);
  const { line, closed } = await openLine(t, server, people.vera.token);
  line.write(frame(TEXT, Buffer.from([0x22, 0xc3, 0x28, 0x22])));
  assert.equal(await closed, 1007);
});

test('bytes that are not a frame close the socket with 1002', async t => {
  const { server, people } = await harbour(t);
  const unmasked = Buffer.from([TEXT, HEARTBEAT.length, ...Buffer.from(HEARTBEAT)]);
  const reserved = frame(0xf1, HEARTBEAT);
  const unknownKind = frame(0x83, HEARTBEAT);
  const outOfNowhere = frame(CONTINUED_TO_END, HEARTBEAT);
  const http = Buffer.from('GET / HTTP/1.1\r\n\r\n');
  for (const bytes of [unmasked, reserved, unknownKind, outOfNowhere, http]) {
    const { line, closed } = await openLine(t, server, people.vera.token);
    line.write(bytes);
    assert.equal(await closed, 1002);
  }
});

test('a frame may have 4 KiB, and one of more closes with 1009 as soon as it is announced', async t => {
  const { server, people } = await harbour(t);
  const vera = await openSocket(t, server, people.vera.token);
  vera.ws.send(padded(4_096));
  assert.deepEqual(await vera.heardAll(), []);
  vera.ws.send(padded(4_097));
  assert.equal(await vera.closed(), 1009);
  for (const length of [4_097, 65_535, 65_536, 2 ** 31, 2 ** 53]) {
    const { line, closed } = await openLine(t, server, people.vera.token);
    line.write(frameHead(TEXT, length));
    assert.equal(await closed, 1009, `${length} bytes`);
  }
});

test('a continuation frame is bounded like the first one', async t => {
  const { server, people } = await harbour(t);
  const { line, closed } = await openLine(t, server, people.vera.token);
  line.write(Buffer.concat([frame(TEXT_BEGINS, '{"type":'), frame(CONTINUED_TO_END, ' '.repeat(4_097))]));
  assert.equal(await closed, 1009);
});

test('a message may have 16 KiB over all its frames, and one of more closes with 1009', async t => {
  const { server, people } = await harbour(t);
  const vera = await openSocket(t, server, people.vera.token);
  const [first, ...rest] = padded(16_384).match(/.{4096}/gs) ?? [];
  vera.ws.send(first ?? '', { fin: false });
  rest.forEach((part, at) => vera.ws.send(part, { fin: at === rest.length - 1 }));
  assert.deepEqual(await vera.heardAll(), []);
  const { line, closed } = await openLine(t, server, people.vera.token);
  line.write(frame(TEXT_BEGINS, first ?? ''));
  for (const part of rest) line.write(frame(CONTINUED, part));
  line.write(frame(CONTINUED_TO_END, ' '));
  assert.equal(await closed, 1009);
});

test('frames are bounded however the line cuts them', () => {
  const aFrame = fc.record({
    kind: fc.constantFrom(TEXT, TEXT_BEGINS, CONTINUED, CONTINUED_TO_END, PING),
    length: fc.oneof(fc.nat(130), fc.integer({ min: 4_090, max: 4_100 }), fc.constant(70_000)),
  });
  fc.assert(
    fc.property(
      fc.array(aFrame, { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 900 })),
      (frames, cuts) => {
        const watch = new FrameWatch();
        let rest = Buffer.concat(frames.map(({ kind, length }) => frame(kind, Buffer.alloc(length, 0xff))));
        let exceeds = false;
        for (const cut of [...cuts, rest.length]) {
          exceeds = watch.exceedsIn(rest.subarray(0, cut)) || exceeds;
          rest = rest.subarray(cut);
        }
        assert.equal(
          exceeds,
          frames.some(({ length }) => length > 4_096),
        );
      },
    ),
  );
});

test('64 messages may be sent in any 10 seconds; one more closes with 1008', async t => {
  const { server, people } = await harbour(t);
  const vera = await openSocket(t, server, people.vera.token);
  // The query of `heardAll` counts too.
  const say = (times: number): void => {
    for (let said = 0; said < times; said += 1) vera.say({ type: 'heartbeat' });
  };
  say(40);
  await vera.heardAll();
  server.clock.advance(9);
  say(22);
  await vera.heardAll();
  server.clock.advance(1);
  say(40);
  await vera.heardAll();
  say(1);
  assert.equal(await vera.closed(), 1008);
});

test('pings and pieces of a message are not counted', async t => {
  const { server, people } = await harbour(t);
  const vera = await openSocket(t, server, people.vera.token);
  for (let round = 0; round < 100; round += 1) {
    const ponged = new Promise(resolve => {
      vera.ws.once('pong', resolve);
    });
    vera.ws.ping();
    await ponged;
  }
  const text = padded(2_000);
  for (const [at, letter] of [...text].entries()) vera.ws.send(letter, { fin: at === text.length - 1 });
  assert.deepEqual(await vera.heardAll(), []);
});
