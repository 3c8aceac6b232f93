/** Reads the body of a request with koa-body, as bytes and within a limit, and decodes it. */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { jsonOf, utf8 } from '../contract/bodies/json-text.ts';
import type { PartsReader } from '../contract/bodies/parts.ts';
import { tooLarge } from '../contract/steps/read.ts';
import { Refusal, refuse } from '../generated/refusals.ts';
import type { BodyFormat, OwnPace } from '../generated/operations.ts';
import { askForBody } from './expected.ts';
import { partsReader } from './multipart.ts';
import { onceSlow } from './pace.ts';
import { lazily } from '../store/lazily.ts';

const koaBodyModule = lazily(() => import('koa-body'));

const TYPES: Readonly<Record<BodyFormat, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Whether the request has a body, which HTTP indicates by one of two headers. */
export function hasBody(context: Context): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = context.req.headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

export async function readBody(
  context: Context,
  formats: readonly BodyFormat[],
  ceiling: number,
  observe?: (bytes: Buffer) => void,
): Promise<unknown> {
  if (formats.length === 0) return passBody(context, ceiling);
  const format = formatOf(context, formats);
  const bytes = await readBytes(context, ceiling);
  observe?.(bytes);
  const text = utf8(bytes);
  return format === 'form' ? formOf(text) : jsonOf(text);
}

/** The parts of a multipart body: nothing is read before the handler starts. */
export function readParts(context: Context, ceiling: number, pace: OwnPace | null): PartsReader {
  formatOf(context, ['multipart']);
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = context.req.headers;
  if (encoding !== 'identity') throw refuse.unsupportedMediaType({ accepted: 'sent uncompressed' });
  if (Number(length ?? 0) > ceiling) throw tooLarge(ceiling);
  return partsReader(context, ceiling, pace);
}

function formatOf(context: Context, formats: readonly BodyFormat[]): BodyFormat {
  const format = formats.find(one => isOfFormat(context, one));
  if (format !== undefined) return format;
  throw refuse.unsupportedMediaType({ accepted: formats.map(one => TYPES[one]).join(' or ') });
}

/** JSON is UTF-8, and so is a form's text: another charset is another media type. */
function isOfFormat(context: Context, format: BodyFormat): boolean {
  const charset = /charset="?([^";]+)/i.exec(context.req.headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset.trim())) return false;
  return context.request.is(TYPES[format]) !== false && context.request.is(TYPES[format]) !== null;
}

const readers = new Map<number, Middleware>();

/** One reader per limit. Without an encoding it returns the bytes unchanged. */
async function readerFor(ceiling: number): Promise<Middleware> {
  let reader = readers.get(ceiling);
  if (!reader) {
    // Loaded at the first body: it has more modules than the rest of the server, and would slow down the start.
    const { koaBody } = await koaBodyModule();
    const textTypes = [TYPES.json, TYPES.form];
    reader = koaBody({ json: false, urlencoded: false, textTypes, textLimit: ceiling, encoding: '' });
    readers.set(ceiling, reader);
  }
  return reader;
}

async function readBytes(context: Context, ceiling: number): Promise<Buffer> {
  askForBody(context, ceiling);
  try {
    const read = await readerFor(ceiling);
    const reading = Promise.resolve<unknown>(read(context, async () => {}));
    await unlessSlow(context.req, reading);
  } catch (error) {
    // The rest is discarded: a client that cannot continue sending may never read the response.
    context.req.resume();
    throw readingRefusal(context, error, ceiling);
  }
  const { body } = context.request as { body?: unknown };
  return body instanceof Buffer ? body : Buffer.alloc(0);
}

/** Discards an unneeded body. A client that waits for `100 Continue` does not receive it. */
async function passBody(context: Context, ceiling: number): Promise<void> {
  if (context.req.headers.expect !== undefined) return;
  const isWithin = await unlessSlow(context.req, staysWithin(context.req, ceiling)).catch(
    (error: unknown) => {
      throw readingRefusal(context, error, ceiling);
    },
  );
  if (!isWithin) throw tooLarge(ceiling);
}

/** Rejects as soon as the body arrives too slowly. */
function unlessSlow<T>(request: IncomingMessage, reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const listenNoMore = onceSlow(request, reject);
    reading.finally(listenNoMore).then(resolve, reject);
  });
}

/** Resolves at the end, or as soon as the body is too long; the rest is discarded too. */
function staysWithin(request: IncomingMessage, ceiling: number): Promise<boolean> {
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > ceiling) resolve(false);
    });
    finished(request, { writable: false }, error => {
      if (error) reject(error);
      else resolve(true);
    });
  });
}

function readingRefusal({ req }: Context, error: unknown, ceiling: number): unknown {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge(ceiling);
  if (status === 415)
    return refuse.unsupportedMediaType({ accepted: 'sent uncompressed or with gzip, deflate or br' });
  // An end before the declared length, a broken connection, or broken compression, which zlib marks with a number.
  const isTheirs = status === 400 || req.destroyed || (error instanceof Error && 'errno' in error);
  return isTheirs ? refuse.malformedBody({ form: 'complete' }) : error;
}

function formOf(text: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) {
    // Only the authorization server accepts forms, and there an empty field counts as missing.
    if (value === '') continue;
    if (name in fields) throw refuse.malformedBody({ form: `a valid form: ${name} is given more than once` });
    fields[name] = value;
  }
  return { ...fields };
}
