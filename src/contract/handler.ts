/** The types of handlers, derived from the contract: their input and their possible responses. */
import type { Readable } from 'node:stream';
import type { Defaulted, Files, Operations } from '../generated/types.ts';
import type { CachedOperation, OperationId } from '../generated/operations.ts';
import type { Json, JsonPieces } from '../store/json.ts';
import type { Door } from '../store/store.ts';
import type { Begun, Call, Identity } from './call.ts';
import type { Authority } from '../access/authority.ts';
import type { Caller } from '../identity/caller.ts';
import type { Services } from './instance.ts';
import type { Multipart } from './bodies/multipart.ts';

type Shape<Id extends OperationId> = Operations[Id];

type Bare<T> = [T] extends [undefined] ? Record<never, never> : NonNullable<T>;

/** Makes the named fields required: the contract gives them a default. */
type Filled<T, Names> = Omit<T, Names & keyof T> & Required<Pick<T, Names & keyof T>>;

type DefaultsOf<Id, Part extends 'query' | 'body'> = Id extends keyof Defaulted ? Defaulted[Id][Part] : never;

export type ParametersOf<Id extends OperationId, Where extends string> =
  Shape<Id> extends { parameters: infer P }
    ? Where extends keyof P
      ? Bare<P[Where]>
      : Record<never, never>
    : never;

export type BodyContent<Id extends OperationId> =
  Shape<Id> extends { requestBody: { content: infer C } }
    ? C[keyof C]
    : Shape<Id> extends { requestBody?: { content: infer C } }
      ? C[keyof C] | undefined
      : undefined;

type BodyOf<Id extends OperationId> = Id extends keyof Files ? Multipart<Id> : PlainBodyOf<Id>;

type PlainBodyOf<Id extends OperationId> =
  BodyContent<Id> extends infer B
    ? B extends object
      ? WithEntries<Id, Filled<B, DefaultsOf<Id, 'body'>>>
      : B
    : never;

/** The same for the entries of its list. */
type WithEntries<Id, B> = Id extends keyof Defaulted
  ? Defaulted[Id] extends { entries: infer Names }
    ? { [Name in keyof B]: B[Name] extends (infer Entry)[] ? Filled<Entry, Names>[] : B[Name] }
    : B
  : B;

/** The part of a call that handlers see: the request, and its caller. */
export type HandledCall = Identity &
  Omit<Begun, 'checks' | 'isSecondTry' | 'readBody' | 'readParts'> &
  Pick<Call, 'knownQuery'>;

export interface Input<Id extends OperationId> {
  readonly params: ParametersOf<Id, 'path'>;
  readonly query: Filled<ParametersOf<Id, 'query'>, DefaultsOf<Id, 'query'>>;
  readonly body: BodyOf<Id>;
  /** Present if the contract requires a credential. */
  readonly caller: Caller;
  readonly call: HandledCall;
  /** The caller's rights in projects. */
  readonly by: Authority;
  /** Access to the database, under the checks of the call. */
  readonly store: Door;
  readonly instance: Services;
}

type Success = 101 | 200 | 201 | 202 | 204 | 206 | 302 | 303 | 304;
/** Without 304, which the pipeline sends. */
export type SuccessOf<Id extends OperationId> = Exclude<
  Extract<keyof Shape<Id>['responses'], Success>,
  Id extends CachedOperation ? 304 : never
>;
export type ResponseOf<Id extends OperationId, Status> = Status extends keyof Shape<Id>['responses']
  ? Shape<Id>['responses'][Status]
  : never;

/** JSON is typed by its schema, and may be serialized already; other media types are sent as text, bytes or a stream. */
type BodyOfAnswer<R> =
  ContentOf<R> | (R extends { content: infer C } ? Json<JsonOf<C>> | JsonPieces<JsonOf<C>> : never);

export type ContentOf<R> = R extends { content: infer C }
  ? JsonOf<C> | (Exclude<keyof C, 'application/json'> extends never ? never : string | Uint8Array | Readable)
  : null;

type JsonOf<C> = 'application/json' extends keyof C ? C['application/json'] : never;

/** The pipeline adds the ETag of a cached response, and the header of a replayed one. */
type HeadersOf<R> = R extends { headers: infer H }
  ? {
      [
        Name in keyof H as string extends Name
          ? never
          : Name extends 'ETag' | 'Idempotency-Replayed'
            ? never
            : Name
      ]: H[Name];
    }
  : never;

type NeedsHeaders<R> = Record<never, never> extends HeadersOf<R> ? false : true;

export interface Answered<Status, Body, Headers> {
  readonly answered: true;
  readonly status: Status;
  readonly body: Body;
  readonly headers: Headers;
}

type AnsweredOf<Id extends OperationId, Status = SuccessOf<Id>> =
  Status extends SuccessOf<Id>
    ? Answered<Status, NoInfer<BodyOfAnswer<ResponseOf<Id, Status>>>, HeadersOf<ResponseOf<Id, Status>>>
    : never;

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** A plain body is enough if there is one success status without headers. */
type PlainOf<Id extends OperationId> =
  IsUnion<SuccessOf<Id>> extends true
    ? never
    : NeedsHeaders<ResponseOf<Id, SuccessOf<Id>>> extends true
      ? never
      : BodyOfAnswer<ResponseOf<Id, SuccessOf<Id>>>;

export type Output<Id extends OperationId> = PlainOf<Id> | AnsweredOf<Id>;

export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Output<Id>> | Output<Id>;

/** Every operation with its handler; the table does not compile while one is missing. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** A response with an explicit status or headers. */
export function answer<const Status extends number, Body>(
  status: Status,
  body: Body,
): Answered<Status, Body, Record<never, never>>;
export function answer<const Status extends number, Body, const Headers extends object>(
  status: Status,
  body: Body,
  headers: Headers,
): Answered<Status, Body, Headers>;
export function answer(
  status: number,
  body: unknown,
  headers: object = {},
): Answered<number, unknown, object> {
  return { answered: true, status, body, headers };
}

/** The complete result of a handler. */
export interface HandlerOutput {
  readonly status: number | null;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | number | boolean | string[]>>;
}

/** A plain body gets the operation's only success status, and no headers. */
export function outputOf(output: unknown): HandlerOutput {
  if (typeof output === 'object' && output !== null && 'answered' in output)
    return output as unknown as HandlerOutput;
  return { status: null, body: output, headers: {} };
}
