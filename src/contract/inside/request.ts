/** Turns a call from inside into a request: its body is serialized as a client would, and goes through the same checks. */
import { Buffer, File } from 'node:buffer';
import { finished, Readable } from 'node:stream';
import type { Operation, OperationId } from '../../generated/operations.ts';
import type { Files } from '../../generated/types.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Transport } from '../../store/writing/activity.ts';
import { newCall, nothingNoted, type Call, type Request } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import type { BodyContent, ParametersOf } from '../handler.ts';
import { identityOf } from '../steps/identify.ts';
import { jsonOf } from '../bodies/json-text.ts';
import type { Received } from '../bodies/multipart.ts';
import type { PartsReader } from '../bodies/parts.ts';
import { tooLarge } from '../steps/read.ts';

/** The outside request that caused a call from inside, and how its changes are recorded. */
export interface Via extends Pick<Request, 'id' | 'address' | 'issuer'> {
  readonly transport: Transport;
}

/** The input of an operation. If the operation is chosen at run time, only its checks can validate it. */
export type Sent<Id extends OperationId> = OperationId extends Id
  ? SentValues
  : Needed<'params', ParametersOf<Id, 'path'>> &
      Needed<'query', ParametersOf<Id, 'query'>> &
      (Id extends keyof Files ? { readonly body: Received<Id, File> } : SentBody<BodyContent<Id>>);

interface SentValues {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** Optional if nothing in it is required. */
type Needed<Name extends string, T> =
  Record<never, never> extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T };

type SentBody<B> = [B] extends [undefined]
  ? { readonly body?: undefined }
  : undefined extends B
    ? { readonly body?: B }
    : { readonly body: B };

export interface Inside {
  readonly call: Call;
  /** The caller has received the response: runs what waited for that. */
  readonly left: () => void;
}

export async function callFromInside(
  operation: Operation,
  sent: SentValues,
  {
    caller,
    via,
    pipeline,
  }: { readonly caller: Caller | null; readonly via: Via; readonly pipeline: Pipeline },
): Promise<Inside> {
  const waiting: (() => void)[] = [];
  const call = newCall(
    requestOf(operation, sent, via, act => waiting.push(act)),
    operation,
    pipeline.instance.clock(),
  );
  Object.assign(call, identityOf(call, caller, via.transport));
  return {
    call,
    left: () => {
      for (const act of waiting) act();
    },
  };
}

function requestOf(
  operation: Operation,
  { params = {}, query = {}, body }: SentValues,
  { id, address, issuer }: Via,
  whenLeft: Request['whenLeft'],
): Request {
  return {
    id,
    method: operation.method,
    path: pathOf(operation, new Map(Object.entries(params))),
    query: queryOf(query),
    headers: {},
    address,
    hasBody: body !== undefined,
    upgradable: false,
    readParts: ceiling => partsFromInside(body, ceiling),
    readBody: async (_kinds, ceiling) => jsonOf(within(ceiling, JSON.stringify(body))),
    issuer,
    whenLeft,
    noted: nothingNoted(),
  };
}

function pathOf({ segments }: Operation, params: ReadonlyMap<string, unknown>): string {
  const written = segments.map(segment =>
    typeof segment === 'string' ? segment : encodeURIComponent(wellFormed(params.get(segment.param) ?? '')),
  );
  return `/${written.join('/')}`;
}

function queryOf(query: object): string {
  const sent = new URLSearchParams();
  for (const [name, value] of new Map<string, unknown>(Object.entries(query)))
    if (value !== undefined) sent.append(name, wellFormed(value));
  return sent.toString();
}

/** A lone surrogate becomes the replacement character, as in every client. */
function wellFormed(value: unknown): string {
  return Buffer.from(String(value)).toString();
}

/** A multipart body: files have the web's `File` class, everything else is text. */
function partsFromInside(body: unknown, ceiling: number): PartsReader {
  return async take => {
    let bytes = 0;
    for (const [name, value] of new Map<string, unknown>(Object.entries(body ?? {}))) {
      const file = value instanceof File ? value : null;
      const content = file ? Buffer.from(await file.arrayBuffer()) : Buffer.from(wellFormed(value));
      bytes += content.length;
      if (bytes > ceiling) throw tooLarge(ceiling);
      const type = file?.type === '' ? null : (file?.type ?? null);
      await take({ name, filename: file?.name ?? null, type, bytes: Readable.from([content]) });
    }
  };
}

function within(ceiling: number, text: string): string {
  if (Buffer.byteLength(text) > ceiling) throw tooLarge(ceiling);
  return text;
}

/** Calls `act` when the body is read to its end or cancelled; immediately if it is not a stream. */
export function onceRead(body: unknown, act: () => void): void {
  if (body instanceof Readable) finished(body, act);
  else act();
}
