/** One call with everything that its response carries. */
import type { Arrived, Instance } from './instance.ts';
import type {
  Answer,
  CallArguments,
  CallOptions,
  OperationId,
  OperationOf,
  Parts,
  Route,
} from './operation.ts';

export interface ResponseOf<Id extends OperationId> {
  /** Undefined if nothing has been modified (304). */
  readonly content: Answer<Id> | undefined;
  readonly status: number;
  readonly headers: Headers;
  /** The id in the server's log. */
  readonly requestId: string | null;
}

export async function respond<Id extends OperationId>(
  operation: OperationOf<Id>,
  instance: Instance,
  ...[sent, options]: CallArguments<Id>
): Promise<ResponseOf<Id>> {
  // The contract gives the operation's content this type.
  return (await whole(operation.route, instance, sent ?? {}, options)) as ResponseOf<Id>;
}

export async function whole(
  route: Route,
  instance: Instance,
  parts: Parts = {},
  options: CallOptions = {},
): Promise<Arrived & { readonly requestId: string | null }> {
  const all = await instance.send(route, parts, options);
  return { ...all, requestId: all.headers.get('X-Request-Id') };
}
