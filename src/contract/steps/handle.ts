/** Step: calls the handler of the operation, unless the response is cached. */
import type { OperationId } from '../../generated/operations.ts';
import type { Begun, Call, Identity } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import type { Input } from '../handler.ts';
import { doorOf } from '../door.ts';
import { replayed } from './idempotency.ts';

/** The handler's input, and whether it is called. */
type Handled = Begun & Identity & Pick<Call, 'params' | 'queryValues' | 'body' | 'by' | 'isReused' | 'keyed'>;

export async function handle(
  call: Handled,
  { handlers, instance }: Pipeline,
): Promise<(Pick<Call, 'output'> & Partial<Pick<Call, 'isReused'>>) | void> {
  if (call.isReused) return;
  // The only place where the table's many types meet: earlier checks guarantee the declared types.
  const handler = handlers[call.operation.id] as (input: Input<OperationId>) => unknown;
  const input = {
    params: call.params,
    query: call.queryValues,
    body: call.body,
    caller: call.caller,
    call,
    by: call.by,
    store: doorOf(call, instance.store),
    instance,
  };
  let output: unknown;
  const replaying = await replayed(async () => {
    output = await handler(input as unknown as Input<OperationId>);
  });
  return replaying ?? { output };
}
