/** What passes along the walk: one request, from whichever street it came, growing as the steps learn more. */
import type { Readable } from 'node:stream';
import type { BodyKind, Operation } from '../generated/operations.ts';
import { authorityOf, type Authority } from '../access/authority.ts';
import type { Caller } from '../identity/caller.ts';
import type { Charge } from '../limits/budgets.ts';
import type { GiveBack } from '../limits/slots.ts';
import type { Transport } from '../store/activity.ts';
import type { PartsReader } from './parts.ts';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Who the request comes from: `null` when a trusted proxy vouched for an address without its secret. */
export type ClientAddress = string | null;

/** Reads the body within a ceiling, when the walk wants it and not before; given no kinds, lets it go by. */
export type BodyReader = (kinds: readonly BodyKind[], ceiling: number) => Promise<unknown>;

export interface Request {
  readonly id: string;
  readonly method: string;
  /** The path as it was sent, without the query, still percent-encoded. */
  readonly path: string;
  readonly query: string;
  readonly headers: Headers;
  readonly address: ClientAddress;
  readonly hasBody: boolean;
  /** Whether the connection can become a WebSocket: it was asked for, and nothing else is on the line. */
  readonly upgradable: boolean;
  readonly readBody: BodyReader;
  /** The same for a multipart body, which the handler reads: refuses at once what can be known at once. */
  readonly readParts: (ceiling: number) => PartsReader;
  /** Where the issuer of the OAuth metadata is, as this request sees it; few answers need to know. */
  readonly issuer: () => string;
  /** Acts once the answer has left completely or its client has hung up; at once if that has happened already. */
  readonly whenLeft: (act: () => void) => void;
}

export interface Call extends Request {
  /** The call's reading of the clock, taken anew when its body has arrived: that may take minutes. */
  now: Date;
  readonly operation: Operation;
  caller: Caller | null;
  transport: Transport;
  actorId: number | null;
  params: Record<string, unknown>;
  queryValues: Record<string, unknown>;
  body: unknown;
  charge: Charge | null;
  /** Gives back the slot that the call takes, where only so many run at once. */
  giveBackSlot: GiveBack | null;
  /** What the caller may do in projects, for the domain to ask. */
  by: Authority;
  /** What the handler returned. */
  output: unknown;
  /** What goes back, once the contract has had its say. */
  result: Result | null;
}

/** An answer before it is text: JSON is still a value. */
export interface Result {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly type: string | null;
  readonly body: unknown;
}

export type AnswerHeaders = Readonly<Record<string, string | string[]>>;

export interface Answer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: string | Uint8Array | Readable | null;
}

/** Each field by its name: an object of this size is slow to spread, and every request makes one. */
export function newCall(request: Request, operation: Operation, now: Date): Call {
  const {
    id,
    method,
    path,
    query,
    headers,
    address,
    hasBody,
    upgradable,
    readBody,
    readParts,
    issuer,
    whenLeft,
  } = request;
  return {
    id,
    method,
    path,
    query,
    headers,
    address,
    hasBody,
    upgradable,
    readBody,
    readParts,
    issuer,
    whenLeft,
    now,
    operation,
    caller: null,
    transport: 'api',
    actorId: null,
    params: {},
    queryValues: {},
    body: undefined,
    charge: null,
    giveBackSlot: null,
    by: authorityOf(operation, null, true),
    output: undefined,
    result: null,
  };
}
