/** Step: turns the result of a handler, or an error, into the response. */
import { pipeline, Readable, Transform } from 'node:stream';
import { errorsAs, type Operation } from '../../generated/operations.ts';
import { refusals, refuse, type Refusal } from '../../generated/refusals.ts';
import { wasAsked } from '../../access/authority.ts';
import { namesType } from '../accepting.ts';
import type { Answer, Call, Request, Result } from '../call.ts';
import { projection, strictCheck } from '../compiled.ts';
import { Json, JsonPieces } from '../../store/json.ts';
import type { Pipeline } from '../pipeline.ts';
import { outputOf, type HandlerOutput } from '../handler.ts';
import { sentenceOf } from './sentence.ts';

type HeaderList = Record<string, string | string[]>;

interface Raw extends HandlerOutput {
  readonly status: number;
}

/** The call succeeded: copies the fields that the contract declares, and in tests requires them. */
export function answer(
  call: Pick<Call, 'operation' | 'output' | 'by' | 'checks'>,
  { instance }: Pipeline,
): Pick<Call, 'result'> {
  const { operation } = call;
  const { status, body, headers } = rawAnswer(operation, call.output);
  const type = typeOf(operation, status, headers);
  const shown = type === 'application/json' ? shownOf(operation, status, body) : body;
  if (instance.strict) {
    checkStrictly(operation, { status, body: shown, headers }, type);
    checkAccessAsked(call);
  }
  const sent =
    instance.strict && shown instanceof JsonPieces ? checkedPieces(operation, status, shown) : shown;
  return { result: { status, headers: texts(type, headers), type, body: sent } };
}

/** JSON written by a shape has exactly the fields of the contract. */
function shownOf(operation: Operation, status: number, body: unknown): unknown {
  return body instanceof Json || body instanceof JsonPieces || body instanceof Readable
    ? body
    : (projection(operation, status)?.(body) ?? body);
}

/** If a response has several media types, the handler chooses one. */
function typeOf(operation: Operation, status: number, headers: Raw['headers']): string | null {
  const types = operation.answers[String(status)]?.types ?? [];
  const named = headers['Content-Type'];
  return types.find(type => type === named) ?? types[0] ?? null;
}

/** The response for a result. If the request has a body, the operation's pace applies to that body. */
export function answerOf({ status, headers, type, body }: Result, { body: sent, pace }: Operation): Answer {
  return { status, headers, body: encoded(type, body), pace: sent ? null : pace };
}

function texts(type: string | null, headers: Raw['headers']): HeaderList {
  const all: HeaderList = typeHeader(type);
  for (const [name, value] of Object.entries(headers)) {
    all[name] = typeof value === 'object' ? value : String(value);
  }
  return all;
}

/** The response to a refused call, noted for the log; `operation` is null if no route was found. */
export function refusalAnswer(
  request: Pick<Request, 'id' | 'issuer' | 'noted'> & Partial<Pick<Request, 'headers' | 'path'>>,
  operation: Operation | null,
  refusal: Refusal,
): Answer & { readonly body: string } {
  request.noted.code = refusal.code;
  const shape = refusals[refusal.code];
  const headers = refusalHeaders(request, refusal);
  if (shape.plain && !namesType(request.headers, 'application/json'))
    return {
      status: shape.status,
      headers: { ...typeHeader('text/plain'), ...headers },
      body: refusal.message,
    };
  return {
    status: shape.status,
    headers: { ...typeHeader('application/json'), ...headers },
    body: JSON.stringify(refusalBody(request, operation, refusal)),
  };
}

function refusalBody(
  { id, path = '' }: Pick<Request, 'id'> & Partial<Pick<Request, 'path'>>,
  operation: Operation | null,
  { code, message, values }: Refusal,
): object {
  const speaks = operation === null ? null : errorsAs[operation.document];
  // A public response must not distinguish causes.
  if (speaks === 'public' || isPublic(path)) return { error: message };
  const { oauth } = refusals[code];
  return {
    ...(speaks === 'oauth' && oauth !== null
      ? { error: oauth, error_description: message }
      : { error: message }),
    code,
    request_id: id,
    ...values.fields,
  };
}

/** Whether the path is below the public API, even if it does not exist. */
export function isPublic(path: string): boolean {
  return path === '/public' || path.startsWith('/public/');
}

/** The response to an unsupported method, with all supported ones in Allow; the same for OPTIONS. */
export function wrongMethod(
  request: Pick<Request, 'id' | 'method' | 'path' | 'issuer' | 'noted'>,
  methods: readonly string[],
): Answer {
  const onlyGet = isPublic(request.path);
  // HEAD is supported where GET is, OPTIONS everywhere; the public documents only support GET.
  const more = onlyGet ? [] : methods.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
  const allow = [...methods, ...more].join(', ');
  if (request.method === 'OPTIONS' && !onlyGet) return { status: 204, headers: { Allow: allow }, body: null };
  return refusalAnswer(request, null, refuse.methodNotAllowed({ method: request.method, allow }));
}

export function refusalHeaders({ issuer }: Pick<Request, 'issuer'>, { code, values }: Refusal): HeaderList {
  const headers: HeaderList = {};
  for (const name of refusals[code].headers) {
    if (name === 'Retry-After') headers[name] = String(values['wait']);
    else if (name === 'Allow') headers[name] = String(values['allow']);
    else if (name === 'Content-Range') headers[name] = `bytes */${String(values['size'])}`;
    else if (name in HANDSHAKE) headers[name] = HANDSHAKE[name] ?? '';
    else if (name === 'WWW-Authenticate') {
      headers[name] = `Bearer resource_metadata="${issuer()}/.well-known/oauth-protected-resource/mcp"`;
    } else headers[name] = String(values[name]);
  }
  return headers;
}

/** Tells a client whose handshake is refused which protocol is supported. */
const HANDSHAKE: Readonly<Record<string, string>> = {
  Upgrade: 'websocket',
  Connection: 'Upgrade',
  'Sec-WebSocket-Version': '13',
};

function rawAnswer(operation: Operation, output: unknown): Raw {
  const { status, body, headers } = outputOf(output);
  return { status: status ?? successOf(operation), body, headers };
}

const successes = new Map<Operation, number>();

/** The status of an operation with a single success status. */
function successOf(operation: Operation): number {
  let status = successes.get(operation);
  if (status === undefined) {
    status = Number(Object.keys(operation.answers).find(one => one.startsWith('2')) ?? 200);
    successes.set(operation, status);
  }
  return status;
}

function encoded(type: string | null, body: unknown): Answer['body'] {
  if (body === null || body === undefined || type === null) return null;
  if (body instanceof Readable) return body;
  if (body instanceof Json) return body.bytes;
  if (body instanceof JsonPieces) return body.pieces;
  if (type === 'application/json') return JSON.stringify(body);
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new Error(`an answer of ${type} must be text, bytes or a stream`);
}

function typeHeader(type: string | null): Record<string, string> {
  if (type === null) return {};
  return { 'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type };
}

/** If the body names the project, the domain code must check the role: success without a check is a security bug. */
function checkAccessAsked({ operation, by, checks }: Pick<Call, 'operation' | 'by' | 'checks'>): void {
  if (operation.access?.of === 'body' && checks.length === 0 && !wasAsked(by)) {
    throw new Error(`${operation.id} declares a role in a project and did not ask for it`);
  }
}

/** A response that violates the contract is our failure, not the caller's. */
function checkStrictly(operation: Operation, { status, body, headers }: Raw, type: string | null): void {
  const declared = operation.answers[String(status)];
  if (!declared) throw new Error(`${operation.id} answered an undeclared ${status}`);
  for (const name of Object.keys(headers)) {
    const known =
      name === 'Content-Type' ||
      declared.headers?.some(header => header.toLowerCase() === name.toLowerCase());
    if (!known) throw new Error(`${operation.id} ${status} answered the undeclared header ${name}`);
  }
  // A value that is too large for memory is sent without this check.
  if (type !== 'application/json' || body instanceof JsonPieces || body instanceof Readable) return;
  // Undefined fields are dropped by JSON, and must not fail the check.
  checkValue(
    operation,
    status,
    body instanceof Json ? body.parsed() : JSON.parse(JSON.stringify(body ?? null)),
  );
}

function checkValue(operation: Operation, status: number, value: unknown): void {
  const check = strictCheck(operation, status);
  if (check && !check(value)) {
    throw new Error(
      `${operation.id} ${status} breaks its contract: ${sentenceOf(check.errors, 'the answer')}`,
    );
  }
}

/** Pieces can only be checked together, after the last one. */
function checkedPieces<Value>(
  operation: Operation,
  status: number,
  { pieces }: JsonPieces<Value>,
): JsonPieces<Value> {
  const seen: Buffer[] = [];
  const checking = new Transform({
    transform: (piece: Buffer, _encoding, pass) => {
      seen.push(piece);
      pass(null, piece);
    },
    flush: done => {
      try {
        checkValue(operation, status, new Json(Buffer.concat(seen)).parsed());
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  return new JsonPieces(pipeline(pieces, checking, () => undefined));
}
