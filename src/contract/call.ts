/** What passes along the walk: one request, from whichever street it came, growing as the steps learn more. */
import type { Readable } from 'node:stream';
import type { BodyKind, Operation } from '../generated/operations.ts';
import type { Authority } from '../access/authority.ts';
import type { Caller } from '../identity/caller.ts';
import type { Charge } from '../limits/budgets.ts';
import type { Transport } from '../store/activity.ts';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Who the request comes from: `null` when a trusted proxy vouched for an address without its secret. */
export type ClientAddress = string | null;

/** Reads the body within a ceiling, when the walk wants it and not before; as none of any kinds, lets it go by. */
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
  /** Where the issuer of the OAuth metadata is, as this request sees it; few answers need to know. */
  readonly issuer: () => string;
}

export interface Call extends Request {
  /** The call's reading of the clock, taken anew when its body has arrived: that may take minutes. */
  now: Date;
  operation: Operation;
  caller: Caller | null;
  transport: Transport;
  actorId: number | null;
  params: Record<string, unknown>;
  queryValues: Record<string, unknown>;
  body: unknown;
  charge: Charge | null;
  /** What the caller may do in projects, for the domain to ask. */
  by: Authority;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Uint8Array | Readable | null;
}
