/** What an operation takes and answers, by the contract, and the function that calls it. */
import type { operations as OAuthOperations } from './generated/oauth.ts';
import type { operations as PublicOperations } from './generated/public.ts';
import type { operations as RestOperations } from './generated/rest.ts';
import type { Blobs, Files } from './generated/routes.ts';
import type { Instance } from './instance.ts';
import type { Progress } from './progress.ts';

export type Operations = RestOperations & PublicOperations & OAuthOperations;
export type OperationId = keyof Operations;

export interface Route {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  /** How the body is written, where there is one. */
  readonly body: 'json' | 'form' | 'multipart' | null;
  /** Whether the answer is a file, whatever its type. */
  readonly blob: boolean;
}

export interface CallOptions {
  /** Ends the call, the wait before it is tried again included. */
  readonly signal?: AbortSignal;
  /** How many bytes have left, or arrived. */
  readonly onProgress?: (progress: Progress) => void;
}

type Member<T, Name extends PropertyKey> = Name extends keyof T ? NonNullable<T[Name]> : never;

type Parameters<Id extends OperationId> = Member<Operations[Id], 'parameters'>;

type Content<T> = T extends { readonly content: infer C } ? C[keyof C] : never;

/** Files are Blobs here, and texts in the documents. */
type WithFiles<Id extends OperationId, Body> = Id extends keyof Files
  ? Omit<Body, Files[Id]> & Readonly<Record<Files[Id], Blob>>
  : Body;

type BodyOf<Id extends OperationId> = WithFiles<Id, Content<Member<Operations[Id], 'requestBody'>>>;

/** A part of a request: it may be left out where nothing in it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

/** What is sent to an operation. */
export type Sent<Id extends OperationId> = Part<'path', Member<Parameters<Id>, 'path'>> &
  Part<'query', Member<Parameters<Id>, 'query'>> &
  Part<'body', BodyOf<Id>>;

type Successes<R> = R[keyof R & (200 | 201 | 202 | 204)];

type Shown<C> = { [Type in keyof C]: Type extends 'application/json' ? C[Type] : string }[keyof C];

type ContentsOf<R> = R extends { readonly content: infer C }
  ? C extends undefined
    ? never
    : Shown<C>
  : never;

/** What an operation answers: a value, a text or a file. */
export type Answer<Id extends OperationId> = Id extends Blobs
  ? Blob
  : [ContentsOf<Successes<Operations[Id]['responses']>>] extends [never]
    ? undefined
    : ContentsOf<Successes<Operations[Id]['responses']>>;

/** Nothing has to be given to an operation that needs nothing. */
export type Given<Id extends OperationId> =
  Record<never, never> extends Sent<Id>
    ? [sent?: Sent<Id>, options?: CallOptions]
    : [sent: Sent<Id>, options?: CallOptions];

/** Calls one operation of an instance. Importing this alone leaves all the others out of a bundle. */
export interface OperationOf<Id extends OperationId> {
  (instance: Instance, ...given: Given<Id>): Promise<Answer<Id>>;
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
  blob = false,
): OperationOf<Id> {
  const route: Route = { method, path, body, blob };
  const call = async (instance: Instance, ...[sent, options]: Given<Id>): Promise<Answer<Id>> => {
    const { content } = await instance.send(route, sent ?? {}, options ?? {});
    // The server's answer step holds every answer to the contract that this type was made of.
    return content as Answer<Id>;
  };
  return Object.assign(call, { id, route });
}
