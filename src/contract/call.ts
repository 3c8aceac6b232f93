/** A call: one request, from outside or inside, and what the steps have added to it. */
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
import type { Keyed } from './idempotency/keyed.ts';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The client's address: `null` if a trusted proxy forwarded one without the secret. */
export type ClientAddress = string | null;

/**
 * Reads the body up to a limit, when a step needs it; without formats, discards it. `observe` receives the bytes before they
 * are decoded.
 */
export type BodyReader = (
  formats: readonly BodyFormat[],
  ceiling: number,
  observe?: (bytes: Buffer) => void,
) => Promise<unknown>;

/** Extra fields of the log line; the steps fill them in. */
export interface Noted {
  /** The caller, or the account that signs in. */
  account: number | null;
  /** Whose credential it had; null without a valid one. */
  caller: Caller | null;
  /** Why the call was refused. */
  code: RefusalCode | null;
  /** The template of the path; null if nothing has it. */
  route: string | null;
  /** When the request came, in milliseconds since the process started. */
  readonly began: number;
  /** Milliseconds in which the handler waited for the database … */
  dbMs: number;
  /** … and for something to happen, as its caller wished. */
  waitedMs: number;
}

export function nothingNoted(): Noted {
  const began = performance.now();
  return { account: null, caller: null, code: null, route: null, began, dbMs: 0, waitedMs: 0 };
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
  /** Whether the connection can become a WebSocket: the client asked for it, and no other request is pending. */
  readonly upgradable: boolean;
  readonly readBody: BodyReader;
  /** The same for a multipart body, which the handler reads; some refusals happen before. */
  readonly readParts: (ceiling: number, pace: OwnPace | null) => PartsReader;
  /** The issuer URL of the OAuth metadata for this request; computed on demand. */
  readonly issuer: () => string;
  /**
   * Calls `act` when the response is sent completely or the client has disconnected; immediately if that has already
   * happened.
   */
  readonly whenLeft: (act: () => void) => void;
  readonly noted: Noted;
}

/** A call whose response may be cached. */
export interface Caching {
  readonly key: string;
  /** Null until the versions have been read, and where there are none. */
  tag: string | null;
}

/** A call before any step. */
export interface Begun extends Request {
  readonly operation: Operation;
  /** The time of the call; set again when its body has arrived, which may take minutes. */
  now: Date;
  /** Checks that must pass before the call sees anything of the database: the caller and the role. */
  readonly checks: Check[];
  /** Set on the retry after a wrong cached caller. */
  readonly isSecondTry: boolean;
}

/** The caller. */
export interface Identity {
  readonly caller: Caller | null;
  /** The caller's rights in projects. */
  readonly by: Authority;
  readonly actorId: number | null;
  readonly transport: Transport;
}

export interface Call extends Begun, Identity {
  readonly charge: Charge | null;
  /** Releases the slot of the call, if concurrency is limited. */
  readonly giveBackSlot: GiveBack | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly queryValues: Readonly<Record<string, unknown>>;
  /** The declared query parameters, as they were sent. */
  readonly knownQuery: string;
  readonly body: unknown;
  /** Null if the request has no idempotency key. */
  readonly keyed: Keyed | null;
  /** Whether the role is among the checks, if the operation declares one. */
  readonly isAccessKnown: boolean;
  /** Null if the response is not cached. */
  readonly caching: Caching | null;
  /** Whether the client has the response, or it was cached or stored: the handler is then skipped. */
  readonly isReused: boolean;
  /** The handler's result, or the cached one. */
  readonly output: unknown;
  /** The response, once the contract has checked it. */
  readonly result: Result | null;
}

/** A response before serialization: JSON is still a value. */
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
  /** A special limit on how slowly the client may read it. */
  readonly pace?: OwnPace | null;
}

/**
 * Creates all fields, which steps overwrite. They are listed explicitly, because spreading an object of this size is slow
 * and every request creates one.
 */
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
    keyed: null,
    isSecondTry,
    transport: 'api',
    actorId: null,
    params: {},
    queryValues: {},
    knownQuery: '',
    body: undefined,
    charge: null,
    giveBackSlot: null,
    by: authorityOf(operation, null),
    caching: null,
    isReused: false,
    output: undefined,
    result: null,
  };
}
