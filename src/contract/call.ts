/** A call: one request, from outside or inside, and what the steps of the walk have added to it. */
import type { Readable } from 'node:stream';
import type { BodyFormat, Operation, OwnPace } from '../generated/operations.ts';
import type { RefusalCode } from '../generated/refusals.ts';
import { authorityOf, type Authority } from '../access/authority.ts';
import type { Caller } from '../identity/caller.ts';
import type { Charge } from '../limits/budgets.ts';
import type { GiveBack } from '../limits/slots.ts';
import type { Transport } from '../store/writing/activity.ts';
import type { Check } from '../store/checks.ts';
import type { PartsReader } from './bodies/parts.ts';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Who the request comes from: `null` when a trusted proxy vouched for an address without its secret. */
export type ClientAddress = string | null;

/** Reads the body within a ceiling, once the walk wants it; given no formats, discards it. */
export type BodyReader = (formats: readonly BodyFormat[], ceiling: number) => Promise<unknown>;

/** What the log line will say beside the request itself; the walk notes it as it learns it. */
export interface Noted {
  /** The caller, or the account that signs in. */
  account: number | null;
  /** Why the call was refused. */
  code: RefusalCode | null;
}

export interface Request {
  readonly id: string;
  readonly method: string;
  /** The path as it was sent, without the query, still percent-encoded. */
  readonly path: string;
  readonly query: string;
  readonly headers: Headers;
  readonly address: ClientAddress;
  readonly hasBody: boolean;
  /** Whether the connection can become a WebSocket: the client asked for it, and nothing else is on the line. */
  readonly upgradable: boolean;
  readonly readBody: BodyReader;
  /** The same for a multipart body, which the handler reads: what can be refused at once is. */
  readonly readParts: (ceiling: number, pace: OwnPace | null) => PartsReader;
  /** Where the issuer of the OAuth metadata is, as this request sees it; few answers need to know. */
  readonly issuer: () => string;
  /** Acts once the answer has left completely or its client has hung up; at once if that has happened already. */
  readonly whenLeft: (act: () => void) => void;
  readonly noted: Noted;
}

/** A call whose response may be cached. */
export interface Caching {
  readonly key: string;
  /**
   * Read along with the role, and so at the latest with the response: a change in between makes the
   * response newer than its version, never older.
   */
  version: number;
}

/** A call before any step. */
export interface Begun extends Request {
  readonly operation: Operation;
  /** The time of the call; set again when its body has arrived, which may take minutes. */
  now: Date;
  /** What has to be true before anything of the database reaches the call: who is calling, and the role. */
  readonly checks: Check[];
  /** Set on the retry after a wrong cached caller. */
  readonly isSecondTry: boolean;
}

/** Who is calling. */
export interface Identity {
  readonly caller: Caller | null;
  /** What the caller may do in projects. */
  readonly by: Authority;
  readonly actorId: number | null;
  readonly transport: Transport;
}

export interface Call extends Begun, Identity {
  readonly charge: Charge | null;
  /** Gives back the slot that the call takes, where only so many run at once. */
  readonly giveBackSlot: GiveBack | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly queryValues: Readonly<Record<string, unknown>>;
  /** The part of the query that the operation knows, as it was sent. */
  readonly knownQuery: string;
  readonly body: unknown;
  /** Whether the role is among the checks, where the operation declares one. */
  readonly isAccessKnown: boolean;
  /** Null where the response is not cached. */
  readonly caching: Caching | null;
  /** Whether the client has the response, or it was cached: the handler then has nothing to do. */
  readonly isReused: boolean;
  /** What the handler returned, or was cached. */
  readonly output: unknown;
  /** What goes back, once the contract has checked it. */
  readonly result: Result | null;
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
  /** How slowly the client may take it, where not as slowly as any other. */
  readonly pace?: OwnPace | null;
}

/** With all fields, which steps overwrite. Each field by name: an object of this size is slow to spread, and every request makes one. */
export function newCall(request: Request, operation: Operation, now: Date, isSecondTry = false): Call {
  const { id, method, path, query, headers, address, hasBody, upgradable } = request;
  const { readBody, readParts, issuer, whenLeft, noted } = request;
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
    noted,
    now,
    operation,
    caller: null,
    checks: [],
    isAccessKnown: false,
    isSecondTry,
    transport: 'api',
    actorId: null,
    params: {},
    queryValues: {},
    knownQuery: '',
    body: undefined,
    charge: null,
    giveBackSlot: null,
    by: authorityOf(operation, null, true),
    caching: null,
    isReused: false,
    output: undefined,
    result: null,
  };
}
