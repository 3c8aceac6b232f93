/** A request that leads to one outcome: what differs from the documented example, and the writing of it into Dredd's. */
import type { Transaction } from 'dredd';
import type { Operation, OperationId } from '../src/generated/operations.ts';
import type { Operations } from '../src/generated/types.ts';
import { COOKIE } from '../src/identity/sessions.ts';
import type { Outcome } from './outcomes.ts';
import { freshName, type Credential, type Stage, type Member } from './stage.ts';

/** Omitted parts are as in the documented example; the caller is permitted. */
export interface Asking {
  /** Null without a credential. */
  readonly as?: Credential | null;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  /** A body that is none of the contract. */
  readonly bytes?: { readonly type: string; readonly content: string | Buffer };
  readonly headers?: Readonly<Record<string, string>>;
}

type PartOf<Id extends OperationId, Part extends string> = Operations[Id] extends { parameters: infer P }
  ? Part extends keyof P
    ? NonNullable<P[Part]>
    : never
  : never;

type BodyOf<Id extends OperationId> = Operations[Id] extends { requestBody?: infer R }
  ? NonNullable<R> extends { content: infer C }
    ? C[keyof C] & object
    : never
  : never;

/** The same, in the words of the contract. */
export interface AskingOf<Id extends OperationId> extends Asking {
  readonly path?: PartOf<Id, 'path'>;
  readonly query?: PartOf<Id, 'query'>;
  readonly body?: BodyOf<Id>;
}

/** The same by a client that has the answer already, whatever its tag. */
export function known<Asked extends Asking>(asking: Asked) {
  return { ...asking, headers: { 'If-None-Match': '*' } };
}

export async function writeRequest(
  transaction: Transaction,
  { operation, status, body, mediaType }: Outcome,
  stage: Stage,
  asking: Asking,
): Promise<void> {
  const { request } = transaction;
  transaction.fullPath = targetOf(transaction.fullPath, operation, asking);
  const credential = asking.as === undefined ? await somebodyWhoMay(operation, stage) : asking.as;
  request.headers = {
    ...request.headers,
    ...(mediaType ? { Accept: mediaType } : {}),
    ...stage.headers,
    ...(credential ? credentialHeader(operation, credential) : {}),
    ...(asking.bytes ? { 'Content-Type': asking.bytes.type } : {}),
    // Every success with a key shows that it works with one.
    ...(operation.idempotent && status < 300 ? { 'Idempotency-Key': freshName() } : {}),
    ...asking.headers,
  };
  if (asking.bytes) request.body = asking.bytes.content;
  else if (asking.body ?? body)
    request.body = encoded(request.headers['Content-Type'] ?? '', asking.body ?? body ?? {});
}

/** An administrator who has just signed in passes wherever a credential is taken. */
export async function somebodyWhoMay(operation: Operation, stage: Stage): Promise<Member | null> {
  return operation.credentials.length === 0 ? null : stage.administrator();
}

function credentialHeader({ credentials }: Operation, { token }: Credential): Record<string, string> {
  const onlyCookie = credentials.length > 0 && credentials.every(kind => kind === 'sessionCookie');
  return onlyCookie ? { Cookie: `${COOKIE}=${token}` } : { Authorization: `Bearer ${token}` };
}

function targetOf(example: string, { segments }: Operation, { path, query }: Asking): string {
  const [shown = '', search] = example.split('?');
  const steps = shown.slice(1).split('/');
  const filled = segments.map((segment, index) => {
    const value = typeof segment === 'string' ? undefined : path?.[segment.param];
    return value === undefined ? (steps[index] ?? '') : encodeURIComponent(String(value));
  });
  const asked = query ? parametersOf(query).toString() : (search ?? '');
  return `/${filled.join('/')}${asked && '?'}${asked}`;
}

function encoded(type: string, body: object): string {
  if (type.startsWith('application/json')) return JSON.stringify(body);
  return parametersOf(body).toString();
}

function parametersOf(values: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  );
}
