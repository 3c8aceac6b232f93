/** The input and output of an operation by the contract, and the function that calls it. */
import type { operations as OAuthOperations } from './generated/oauth.ts';
import type { operations as PublicOperations } from './generated/public.ts';
import type { operations as RestOperations } from './generated/rest.ts';
import type { Blobs, BlobsUnlessJson, Files } from './generated/routes.ts';
import type { Instance } from './instance.ts';
import type { Progress } from './progress.ts';

export type Operations = RestOperations & PublicOperations & OAuthOperations;
export type OperationId = keyof Operations;

export interface Route {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  /** The encoding of the body, if there is one. */
  readonly body: 'json' | 'form' | 'multipart' | null;
  /** Whether the response is a file, whatever its type; or any that is not JSON. */
  readonly blob: boolean | 'unless JSON';
  /** Whether the server carries out a repeated request once, by its idempotency key. */
  readonly keyed: boolean;
}

export interface CallOptions {
  /** Aborts the call, including waits before a retry. */
  readonly signal?: AbortSignal;
  /**
   * The idempotency key of a POST; a random one by default. Send your own to repeat the call later, even after a restart, without
   * repeating the change.
   */
  readonly idempotencyKey?: string;
  /** More request headers, such as `Range` or `If-None-Match`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the number of bytes sent or received. */
  readonly onProgress?: (progress: Progress) => void;
}

type Member<T, Name extends PropertyKey> = Name extends keyof T ? NonNullable<T[Name]> : never;

type Parameters<Id extends OperationId> = Member<Operations[Id], 'parameters'>;

type Content<T> = T extends { readonly content: infer C } ? C[keyof C] : never;

/** Files are Blobs here, and strings in the documents. */
type WithFiles<Id extends OperationId, Body> = Id extends keyof Files
  ? Omit<Body, Files[Id]> & Readonly<Record<Files[Id], Blob>>
  : Body;

type BodyOf<Id extends OperationId> = WithFiles<Id, Content<Member<Operations[Id], 'requestBody'>>>;

/** A part of a request: optional if nothing in it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

/** The input of an operation. */
export type Sent<Id extends OperationId> = Part<'path', Member<Parameters<Id>, 'path'>> &
  Part<'query', Member<Parameters<Id>, 'query'>> &
  Part<'body', BodyOf<Id>>;

type Successes<R> = R[keyof R & (200 | 201 | 202 | 204)];

/** Without lines of JSON, which the client never asks for. */
type Asked<C> = Omit<C, 'application/x-ndjson'>;

type Shown<C, Other> = {
  [Type in keyof Asked<C>]: Type extends keyof C & 'application/json' ? C[Type] : Other;
}[keyof Asked<C>];

type ContentsOf<R, Other> = R extends { readonly content: infer C }
  ? C extends undefined
    ? never
    : Shown<C, Other>
  : never;

type ContentsOfSuccess<Id extends OperationId> = ContentsOf<
  Successes<Operations[Id]['responses']>,
  Id extends BlobsUnlessJson ? Blob : string
>;

/** The output of an operation: a value, a text or a file. */
export type Answer<Id extends OperationId> = Id extends Blobs
  ? Blob
  : [ContentsOfSuccess<Id>] extends [never]
    ? undefined
    : ContentsOfSuccess<Id>;

/** Optional if the operation requires no input. */
export type CallArguments<Id extends OperationId> =
  Record<never, never> extends Sent<Id>
    ? [sent?: Sent<Id>, options?: CallOptions]
    : [sent: Sent<Id>, options?: CallOptions];

/** Calls one operation of an instance. Importing it alone keeps all others out of a bundle. */
export interface OperationOf<Id extends OperationId> {
  (instance: Instance, ...given: CallArguments<Id>): Promise<Answer<Id>>;
  readonly id: Id;
  readonly route: Route;
}

/** A request as it is sent, whatever the operation. */
export interface Parts {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

export function operation<Id extends OperationId>(
  id: Id,
  method: string,
  path: string,
  body: Route['body'] = null,
  blob: Route['blob'] = false,
  keyed = false,
): OperationOf<Id> {
  const route: Route = { method, path, body, blob, keyed };
  const call = async (instance: Instance, ...[sent, options]: CallArguments<Id>): Promise<Answer<Id>> => {
    const { content } = await instance.send(route, sent ?? {}, options ?? {});
    // The server validates every response against the contract that this type comes from.
    return content as Answer<Id>;
  };
  return Object.assign(call, { id, route });
}
