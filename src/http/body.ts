/** Reads the body of a request with koa-body, as bytes and within a ceiling; what the bytes mean is decided here. */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { tooLarge } from '../contract/read.ts';
import { refuse } from '../generated/refusals.ts';
import type { BodyKind } from '../generated/operations.ts';

const TYPES: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Whether the request carries a body at all, as HTTP says it: by one of two headers. */
export function hasBody(context: Context): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = context.req.headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

export async function readBody(
  context: Context,
  kinds: readonly BodyKind[],
  ceiling: number,
): Promise<unknown> {
  if (kinds.length === 0) return passBody(context, ceiling);
  const kind = kinds.find(one => isOfKind(context, one));
  if (kind === undefined) {
    throw refuse.unsupportedMediaType({ accepted: kinds.map(one => TYPES[one]).join(' or ') });
  }
  const text = decoded(await readBytes(context, ceiling));
  return kind === 'form' ? formOf(text) : jsonOf(text);
}

/** JSON is UTF-8, and a form's text too: another charset is another media type. */
function isOfKind(context: Context, kind: BodyKind): boolean {
  const charset = /charset="?([^";]+)/i.exec(context.req.headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset.trim())) return false;
  return context.request.is(TYPES[kind]) !== false && context.request.is(TYPES[kind]) !== null;
}

const readers = new Map<number, Middleware>();

/** One reader for each ceiling. It yields the bytes as they came, one character for each. */
async function readerFor(ceiling: number): Promise<Middleware> {
  let reader = readers.get(ceiling);
  if (!reader) {
    // Not before the first body: it brings more modules than the rest of the server, and a start would wait for them.
    const { koaBody } = await import('koa-body');
    const textTypes = [TYPES.json, TYPES.form];
    reader = koaBody({ json: false, urlencoded: false, textTypes, textLimit: ceiling, encoding: 'binary' });
    readers.set(ceiling, reader);
  }
  return reader;
}

async function readBytes(context: Context, ceiling: number): Promise<Buffer> {
  // Whoever waits to be asked for the body is asked now, and not before the call was admitted.
  if (context.req.headers.expect !== undefined) {
    if (Number(context.req.headers['content-length'] ?? 0) > ceiling) throw tooLarge(ceiling);
    context.res.writeContinue();
  }
  try {
    const read = await readerFor(ceiling);
    await read(context, async () => {});
  } catch (error) {
    // What still comes goes by: who cannot send on may never read the answer.
    context.req.resume();
    throw readingRefusal(context, error, ceiling);
  }
  const { body } = context.request as { body?: unknown };
  return Buffer.from(typeof body === 'string' ? body : '', 'latin1');
}

/** Lets a body go by that nobody takes, and keeps none of it. Whoever waits to be asked for it is not asked. */
async function passBody(context: Context, ceiling: number): Promise<void> {
  if (context.req.headers.expect !== undefined) return;
  const isWithin = await staysWithin(context.req, ceiling).catch((error: unknown) => {
    throw readingRefusal(context, error, ceiling);
  });
  if (!isWithin) throw tooLarge(ceiling);
}

/** Known at the end, or as soon as it does not; what comes then goes by too. */
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
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge(ceiling);
  if (status === 415)
    return refuse.unsupportedMediaType({ accepted: 'sent plain or with gzip, deflate or br' });
  // An end before the announced length, a line that broke, or compression that did: zlib tells its own by a number.
  const isTheirs = status === 400 || req.destroyed || (error instanceof Error && 'errno' in error);
  return isTheirs ? refuse.malformedBody({ form: 'whole' }) : error;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refuse.malformedBody({ form: 'valid UTF-8' });
  }
}

function jsonOf(text: string): unknown {
  if (isTooDeep(text)) throw refuse.malformedBody({ form: `JSON of at most ${DEEPEST} levels` });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse.malformedBody({ form: 'valid JSON' });
  }
  // Only an escape can bring these in, and few bodies have one: the rest need no second look.
  if (/\\u0000|\\ud[89a-f]/i.test(text)) refuseUnstorable(value);
  return value;
}

/** Validators follow a tree of steps by recursion: a body that nests without end would overflow their stack. */
const DEEPEST = 100;

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at);
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Where the text that begins here ends; one that never does ends with the body. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

/** PostgreSQL stores no NUL, and half a surrogate pair is no character: neither may be kept by one engine only. */
function refuseUnstorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !isWellFormed(value))
      throw refuse.malformedBody({ form: 'text without NUL characters and half surrogate pairs' });
  } else if (Array.isArray(value)) {
    for (const child of value) refuseUnstorable(child);
  } else if (typeof value === 'object' && value !== null) {
    // A list of pairs would be made anew for each of a hundred thousand objects.
    const fields = value as Readonly<Record<string, unknown>>;
    for (const key in fields) {
      refuseUnstorable(key);
      refuseUnstorable(fields[key]);
    }
  }
}

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}

function formOf(text: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) {
    // Only the authorization server takes forms, and there an empty field is one that was left out.
    if (value === '') continue;
    if (name in fields) throw refuse.malformedBody({ form: `a form: ${name} stands twice` });
    fields[name] = value;
  }
  return { ...fields };
}
