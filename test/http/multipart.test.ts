/** Bodies with files: the handler receives each file as it arrives, and invalid ones get the usual refusals. */
import assert from 'node:assert/strict';
import { File } from 'node:buffer';
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Handler } from '../../src/contract/handler.ts';
import { refuse } from '../../src/generated/refusals.ts';
import { findCaller } from '../../src/identity/credentials.ts';
import { cast } from '../setting/cast.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { answersIn, tell } from '../setting/wire.ts';

const BOUNDARY = 'a-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const CRLF = '\r\n';
const MIB = 1024 * 1024;

interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
}

/** The body as a client writes it. */
function bodyOf(...parts: readonly Part[]): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap(({ name, filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const kind = type === undefined ? '' : `Content-Type: ${type}${CRLF}`;
    const head = `--${BOUNDARY}${CRLF}Content-Disposition: form-data; name="${name}"${file}${CRLF}${kind}${CRLF}`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from(CRLF)];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--${CRLF}`)]);
}

const file = (content: string | Uint8Array = 'a mooring', name = 'file'): Part => ({
  name,
  filename: 'moorings.txt',
  type: 'text/plain',
  content,
});

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Upload = Handler<'uploadAttachment'>;
type Take = (bytes: Readable) => Promise<Uint8Array>;

/** Returns what it has received: the digest as alternative text, the linked id as its id. */
const uploading =
  (take: Take): Upload =>
  async ({ body }) => {
    const received = await body.receive({
      file: async ({ filename, type, bytes }) => ({ filename, type, content: await take(bytes) }),
    });
    const { filename, type, content } = received.file;
    const id = received.entity_id ?? 1;
    return {
      id,
      url: `/api/attachments/${String(id)}`,
      filename,
      mime: type ?? 'none',
      size: content.length,
      width: null,
      height: null,
      alt_text: `${received.entity_type ?? 'nothing'} ${digest(content)}`,
      has_thumbnail: false,
    };
  };

const whole: Take = async bytes => {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

async function site(t: TestContext, uploadAttachment: Upload = uploading(whole)) {
  const server = await startServer(t, { handlers: { uploadAttachment } });
  const { max } = await cast(server);
  const post = (body: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) =>
    raw(server, '/api/attachments', {
      token: max.token,
      headers: { 'Content-Type': TYPE, ...headers },
      body,
    });
  const head = (framing: string): string =>
    [
      'POST /api/attachments HTTP/1.1',
      'Host: a',
      'Connection: close',
      `Authorization: Bearer ${max.token}`,
      `Content-Type: ${TYPE}`,
      framing,
      CRLF,
    ].join(CRLF);
  return { server, max, post, head };
}

function opened(t: TestContext, url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  t.after(() => socket.destroy());
  return socket;
}

/** Content that the search for the boundary may handle badly. */
const HOSTILE: readonly (readonly [what: string, repeated: string])[] = [
  ['carriage returns', '\r'],
  ['newlines', '\n'],
  ['line ends', CRLF],
  ['dashes', '-'],
  ['beginnings of a boundary', `${CRLF}--`],
  ['boundaries without their last letter', `${CRLF}--${BOUNDARY.slice(0, -1)}`],
  ['boundaries without their line end', `\r--${BOUNDARY}`],
];

describe('a file', () => {
  test('arrives with its name, its type and every byte, and the other fields with their types', async t => {
    const { post } = await site(t);
    const content = Buffer.from(Array.from({ length: 3 * MIB }, (_, at) => (at * 7) % 256));
    const { response, error } = await post(
      bodyOf(
        { name: 'entity_type', content: 'issue' },
        { name: 'file', filename: 'Ankerplätze ⚓.png', type: 'image/png', content },
        { name: 'entity_id', content: '41' },
      ),
    );
    assert.equal(response.status, 200);
    const { id, filename, mime, size, alt_text } = error as Readonly<Record<string, unknown>>;
    assert.deepEqual(
      [id, filename, mime, size, alt_text],
      [41, 'Ankerplätze ⚓.png', 'image/png', content.length, `issue ${digest(content)}`],
    );
  });

  test('may come a byte at a time, letters in pieces included', async t => {
    const { server, head } = await site(t);
    const content = 'zwölf Anker';
    const body = bodyOf({ name: 'file', filename: 'Ölfaß.txt', content });
    const pieces = [
      head(`Content-Length: ${String(body.length)}`),
      ...Array.from(body, byte => Buffer.of(byte)),
    ];
    const { answers } = await tell(server.url, pieces);
    const { filename, alt_text } = JSON.parse(answers[0]?.body ?? '') as Readonly<Record<string, unknown>>;
    assert.deepEqual([filename, alt_text], ['Ölfaß.txt', `nothing ${digest(Buffer.from(content))}`]);
  });

  for (const [what, repeated] of HOSTILE) {
    test(`of ${what} arrives in as few pieces as any other`, async t => {
      let pieces = 0;
      const { post } = await site(
        t,
        uploading(async bytes => {
          const push = bytes.push.bind(bytes);
          // Before the stream is connected.
          bytes.push = piece => {
            pieces += 1;
            return push(piece);
          };
          return whole(bytes);
        }),
      );
      const content = Buffer.alloc(MIB, repeated, 'latin1');
      const { response, error } = await post(bodyOf(file(content)));
      assert.equal(response.status, 200);
      assert.equal((error as { readonly alt_text: string }).alt_text, `nothing ${digest(content)}`);
      assert.ok(pieces <= MIB / 1024, `${String(pieces)} pieces`);
    });
  }

  const NAMED: readonly (readonly [what: string, sent: string, name: string])[] = [
    ['a quotation mark as browsers write it', 'filename="the %22long%22 pier.txt"', 'the "long" pier.txt'],
    ['a second name in another notation', `filename="pier.txt"; filename*=UTF-8''other.txt`, 'pier.txt'],
    ['no quotation marks', 'filename=pier.txt', 'pier.txt'],
    ['nothing', 'filename=""', ''],
  ];
  for (const [what, sent, name] of NAMED) {
    test(`has the name that is written with ${what}`, async t => {
      const { post } = await site(t);
      const body = bodyOf(file()).toString('latin1').replace('filename="moorings.txt"', sent);
      const { error } = await post(Buffer.from(body, 'latin1'));
      assert.equal((error as { readonly filename: string }).filename, name);
    });
  }

  test('is with the handler before its last byte was sent', async t => {
    let seen = '';
    const { server, head } = await site(
      t,
      uploading(async bytes => {
        bytes.on('data', (piece: Buffer) => {
          seen += piece.toString();
        });
        return whole(bytes);
      }),
    );
    const body = bodyOf(file('the beginning and the end'));
    const middle = body.indexOf(' and the end');
    const socket = opened(t, server.url);
    const answer: Buffer[] = [];
    socket.on('data', (piece: Buffer) => answer.push(piece));
    socket.write(head(`Content-Length: ${String(body.length)}`));
    socket.write(body.subarray(0, middle));
    await until('the beginning is there', () => seen === 'the beginning');
    socket.write(body.subarray(middle));
    await until('it is answered', () => answersIn(Buffer.concat(answer))[0]?.status === 200);
  });

  test('is read no faster than the handler consumes it', async t => {
    let most = 0;
    const { post } = await site(
      t,
      uploading(async bytes => {
        const hash = createHash('sha256');
        for await (const piece of bytes) {
          most = Math.max(most, bytes.readableLength);
          hash.update(piece as Buffer);
          await nextTurn();
        }
        return hash.digest();
      }),
    );
    const { response } = await post(bodyOf(file(Buffer.alloc(24 * MIB))));
    assert.equal(response.status, 200);
    assert.ok(most < MIB, `${String(most)} bytes waited`);
  });

  test('that the handler refuses in the middle is refused in its words', async t => {
    const { post, server } = await site(
      t,
      uploading(async bytes => {
        let size = 0;
        for await (const piece of bytes) {
          size += (piece as Buffer).length;
          if (size > MIB) throw refuse.fileTooLarge();
        }
        return Buffer.alloc(0);
      }),
    );
    await refused(server, () => post(bodyOf(file(Buffer.alloc(8 * MIB)))), 'file_too_large');
    assert.equal((await post(bodyOf(file()))).response.status, 200);
  });

  test('whose client disconnects fails in the handler, and nothing is left behind', async t => {
    const ends: string[] = [];
    let begun = false;
    const { server, head } = await site(
      t,
      uploading(async bytes => {
        begun = true;
        try {
          return await whole(bytes);
        } catch (error) {
          ends.push(String(error));
          throw error;
        }
      }),
    );
    const rows = await server.rows();
    const socket = opened(t, server.url);
    const body = bodyOf(file('the beginning and the end'));
    socket.write(head(`Content-Length: ${String(body.length)}`));
    socket.write(body.subarray(0, body.indexOf(' and the end')));
    await until('the handler has it', () => begun);
    socket.destroy();
    await until('the handler knows', () => ends.length === 1);
    await until('the log tells', () => server.log.some(line => line.includes('"unfinished":true')));
    assert.equal(await server.rows(), rows);
  });

  test('is skipped if the handler does not read it', async t => {
    const { post } = await site(
      t,
      uploading(async () => Buffer.from('nothing')),
    );
    const { response, error } = await post(bodyOf(file(Buffer.alloc(4 * MIB))));
    assert.equal(response.status, 200);
    assert.equal((error as { readonly size: number }).size, 'nothing'.length);
  });

  test('is not requested before the handler reads it', async t => {
    const { server, max, head } = await site(t, () => {
      throw refuse.storeBusy({ wait: 2 });
    });
    const body = bodyOf(file());
    const expecting = head(`Content-Length: ${String(body.length)}${CRLF}Expect: 100-continue`);
    const { answers } = await tell(server.url, expecting);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [503],
    );
    assert.ok(max.id > 0);
  });

  test('is requested when the handler reads it', async t => {
    const { server, head } = await site(t);
    const body = bodyOf(file());
    const socket = opened(t, server.url);
    const heard: Buffer[] = [];
    socket.on('data', (piece: Buffer) => heard.push(piece));
    socket.write(head(`Content-Length: ${String(body.length)}${CRLF}Expect: 100-continue`));
    await until('it is asked for', () => Buffer.concat(heard).toString().startsWith('HTTP/1.1 100'));
    socket.write(body);
    await until('it is answered', () => Buffer.concat(heard).toString().includes('HTTP/1.1 200'));
  });

  test('can also come from an internal call, and is checked the same way', async t => {
    const { server, max } = await site(t);
    const caller = await server.app.instance.store.read(read =>
      findCaller(read, max.token, server.clock.now()),
    );
    const via = { id: 'x', address: '127.0.0.1', issuer: () => '', transport: 'mcp' } as const;
    const sent = new File(['a mooring'], 'moorings.txt', { type: 'text/plain' });
    const upload = (entity_id: number) => {
      const body = { file: sent, entity_type: 'issue', entity_id } as const;
      return server.app.invoke('uploadAttachment', { body }, caller, via);
    };
    const outcome = await upload(41);
    assert.ok(outcome.refusal === null, String(outcome.refusal));
    assert.equal(outcome.body.id, 41);
    assert.equal(outcome.body.alt_text, `issue ${digest(Buffer.from('a mooring'))}`);
    const wrong = await upload(-1);
    assert.equal(wrong.refusal?.message, 'entity_id must be at least 1');
  });
});

/** A body in chunks, past the ceiling of the operation. */
function* pastTheCeiling(): Generator<string | Uint8Array> {
  const chunk = (bytes: Uint8Array): Buffer =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}${CRLF}`), bytes, Buffer.from(CRLF)]);
  const start = bodyOf(file(''));
  yield chunk(start.subarray(0, start.indexOf(`${CRLF}--${BOUNDARY}--`)));
  for (let sent = 0; sent <= 64; sent += 16) yield chunk(Buffer.alloc(16 * MIB));
  yield `0${CRLF}${CRLF}`;
}

const WRONG: readonly (readonly [
  what: string,
  body: Uint8Array<ArrayBuffer>,
  says: RegExp,
  code: 'invalid_body' | 'malformed_body',
])[] = [
  [
    'a field that is unknown',
    bodyOf(file(), { name: 'titel', content: 'x' }),
    /titel is not a known field/,
    'invalid_body',
  ],
  [
    'a file that is unknown',
    bodyOf(file(), file('x', 'other')),
    /other is not a known field/,
    'invalid_body',
  ],
  [
    'a field of a name that every object has',
    bodyOf(file(), { name: '__proto__', content: 'x' }),
    /__proto__ is not a known field/,
    'invalid_body',
  ],
  ['a file twice', bodyOf(file(), file()), /file is given more than once/, 'invalid_body'],
  [
    'a field twice',
    bodyOf({ name: 'entity_id', content: '1' }, { name: 'entity_id', content: '2' }, file()),
    /entity_id is given more than once/,
    'invalid_body',
  ],
  ['no file', bodyOf({ name: 'entity_id', content: '1' }), /file is missing/, 'invalid_body'],
  [
    'text in place of the file',
    bodyOf({ name: 'file', content: 'x' }),
    /file must be a file/,
    'invalid_body',
  ],
  [
    'a file in place of text',
    bodyOf(file(), file('41', 'entity_id')),
    /entity_id must not be a file/,
    'invalid_body',
  ],
  [
    'a number in words',
    bodyOf(file(), { name: 'entity_id', content: 'forty-one' }),
    /entity_id must be a whole number/,
    'invalid_body',
  ],
  [
    'a value that is unknown',
    bodyOf(file(), { name: 'entity_type', content: 'house' }),
    /entity_type must be issue, page or comment/,
    'invalid_body',
  ],
  [
    'text without an end',
    bodyOf(file(), { name: 'entity_type', content: 'x'.repeat(70_000) }),
    /entity_type is too long/,
    'invalid_body',
  ],
  [
    'a part without a name',
    Buffer.from(`--${BOUNDARY}${CRLF}Content-Disposition: form-data${CRLF}${CRLF}x${CRLF}--${BOUNDARY}--`),
    /is not a known field/,
    'invalid_body',
  ],
  [
    'a body that is cut off',
    bodyOf(file()).subarray(0, bodyOf(file()).indexOf('mooring\r')),
    /multipart\/form-data/,
    'malformed_body',
  ],
  [
    'a header that does not end',
    Buffer.from(`--${BOUNDARY}${CRLF}Content-Disposition: form-data; name="file"${CRLF}--${BOUNDARY}--`),
    /multipart\/form-data/,
    'malformed_body',
  ],
  [
    'a part without a header',
    Buffer.from(`--${BOUNDARY}${CRLF}${CRLF}x${CRLF}--${BOUNDARY}--`),
    /is not a known field/,
    'invalid_body',
  ],
  [
    'a part that is encoded once more',
    Buffer.from(
      bodyOf(file('x'))
        .toString()
        .replace('Content-Type:', `Content-Transfer-Encoding: base64${CRLF}Content-Type:`),
    ),
    /multipart\/form-data/,
    'malformed_body',
  ],
  ['a body of another boundary', Buffer.from('--other\r\n\r\n'), /multipart\/form-data/, 'malformed_body'],
  [
    'letters that are none',
    bodyOf(file(), { name: 'entity_type', content: Buffer.of(0xff, 0xfe) }),
    /UTF-8/,
    'malformed_body',
  ],
  [
    'a name of letters that are none',
    Buffer.from(
      bodyOf({ name: 'file', filename: 'ANKER', content: 'x' })
        .toString('latin1')
        .replace('ANKER', '\xff\xfe'),
      'latin1',
    ),
    /UTF-8/,
    'malformed_body',
  ],
];

describe('a body with files is refused', () => {
  for (const [what, body, says, code] of WRONG) {
    test(`for ${what}`, async t => {
      const { server, post } = await site(t);
      const { error } = await refused(server, () => post(body), code);
      assert.match(error, says);
      assert.equal((await post(bodyOf(file()))).response.status, 200);
    });
  }

  test('in another media type', async t => {
    const { server, post } = await site(t);
    await refused(
      server,
      () => post(Buffer.from('{}'), { 'Content-Type': 'application/json' }),
      'unsupported_media_type',
    );
  });

  test('without a boundary', async t => {
    const { server, post } = await site(t);
    await refused(
      server,
      () => post(bodyOf(file()), { 'Content-Type': 'multipart/form-data' }),
      'malformed_body',
    );
  });

  test('when it is compressed', async t => {
    const { server, post } = await site(t);
    const compressed = Buffer.from(gzipSync(bodyOf(file())));
    await refused(server, () => post(compressed, { 'Content-Encoding': 'gzip' }), 'unsupported_media_type');
  });

  test('when it is announced to pass the ceiling, unread', async t => {
    const { server, head } = await site(t);
    const { answers } = await tell(server.url, head(`Content-Length: ${String(64 * MIB + 1)}`));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [413],
    );
  });

  test('when it passes the ceiling in chunks', async t => {
    const { server, head } = await site(t);
    const pieces = [head('Transfer-Encoding: chunked'), ...pastTheCeiling()];
    const { answers } = await tell(server.url, pieces);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [413],
    );
  });
});
