/** Writes a plain response to the client, with the common headers. */
import { STATUS_CODES } from 'node:http';
import type { Context } from 'koa';
import type { Answer, Noted } from '../contract/call.ts';
import type { Config } from '../config/schema.ts';
import { refusalAnswer, wrongMethod } from '../contract/answers/answer.ts';
import type { Refusal } from '../generated/refusals.ts';
import { issuerOf } from './address.ts';
import { compressed, WORTH_IT_BYTES } from './compressed.ts';
import { commonHeaders } from './headers.ts';
import { leaveUnreadBody } from './linger.ts';
import { notedOf } from './noted.ts';
import { endInPieces, PIECE } from './pieces.ts';
import { idOf } from './request-id.ts';

export interface Send {
  answer(context: Context, answer: Answer): Promise<void>;
  /** Refuses a request that has no operation. */
  refusal(context: Context, refusal: Refusal): Promise<void>;
  /** Responds to an unsupported method. */
  otherMethod(context: Context, methods: readonly string[]): Promise<void>;
}

export function sending(config: Config): Send {
  const common = commonHeaders(config);
  const listed = listing(common);
  const compress = compressed();
  const answer: Send['answer'] = async (context, { status, headers: own, body }) => {
    const headers = config.server_timing ? { ...own, 'Server-Timing': timingOf(notedOf(context)) } : own;
    if (status === 101) {
      // The code that took over the connection writes this response.
      context.respond = false;
      setOnKoa(context, { status, headers: { ...common, ...headers }, body });
      return;
    }
    leaveUnreadBody(context);
    if (isShort(body) || isPlain(context, headers, body)) {
      const list = listed(headers);
      if (!isShort(body)) list.push('Vary', varying(context));
      sendAtOnce(context, status, list, body);
      return;
    }
    setOnKoa(context, { status, headers: { ...common, ...headers }, body });
    // The byte count of a file must not change by compression.
    if (headers['Content-Length'] === undefined) await compress(context, async () => {});
  };
  const asked = (context: Context) => ({
    id: idOf(context),
    method: context.method,
    path: context.path,
    issuer: () => issuerOf(config, context),
    noted: notedOf(context),
  });
  return {
    answer,
    refusal: (context, refusal) => answer(context, refusalAnswer(asked(context), null, refusal)),
    otherMethod: (context, methods) => answer(context, wrongMethod(asked(context), methods)),
  };
}

function timingOf({ began, dbMs }: Noted): string {
  const total = performance.now() - began;
  return `db;dur=${Math.min(dbMs, total).toFixed(1)}, total;dur=${total.toFixed(1)}`;
}

type Short = string | Uint8Array | null;

function isShort(body: Answer['body']): body is Short {
  return (
    body === null ||
    ((typeof body === 'string' || body instanceof Uint8Array) && body.length < WORTH_IT_BYTES)
  );
}

/** JSON that is sent unchanged, to a client that asks for no compression. */
function isPlain({ req }: Context, headers: Answer['headers'], body: Answer['body']): body is Uint8Array {
  return (
    body instanceof Uint8Array &&
    headers['Content-Type'] === 'application/json' &&
    req.headers['accept-encoding'] === undefined
  );
}

/** The existing values of Vary. */
function varying({ res }: Context): string[] {
  const existing = res.getHeader('Vary');
  return [...(existing === undefined ? [] : [String(existing)]), 'Accept-Encoding'];
}

type List = (string | string[])[];

/**
 * Names and values alternating, which Node writes five times as fast as an object; responses rarely override a header in
 * `common`.
 */
function listing(common: Readonly<Record<string, string>>): (headers: Answer['headers']) => List {
  const all = Object.entries(common).flat();
  return headers => {
    const own = Object.entries(headers);
    const list: List = own.some(([name]) => name in common)
      ? Object.entries(common).flatMap(pair => (pair[0] in headers ? [] : pair))
      : [...all];
    for (const [name, value] of own) list.push(name, value);
    return list;
  };
}

/** Bypasses Koa, which would process each header and the body once more: most responses are this short. */
function sendAtOnce(context: Context, status: number, headers: List, body: Short): void {
  const { req, res } = context;
  context.respond = false;
  const isEmpty = status < 200 || status === 204 || status === 304;
  headers.push('X-Request-Id', idOf(context));
  if (!isEmpty) headers.push('Content-Length', body === null ? '0' : String(Buffer.byteLength(body)));
  // An earlier failure may have set the reason phrase of another status.
  res.writeHead(status, STATUS_CODES[status], headers);
  if (body === null || isEmpty || req.method === 'HEAD') res.end();
  else if (typeof body !== 'string' && body.length > PIECE) endInPieces(res, body);
  else res.end(body);
}

function setOnKoa(context: Context, { status, headers, body }: Answer): void {
  context.body = body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.length) : body;
  // Koa sets a default status and type for each body: the contract decides both.
  context.status = status;
  context.set({ ...headers, 'X-Request-Id': idOf(context) });
}
