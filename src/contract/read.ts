/** Step: reads the body, within the ceiling of the operation and not before it is wanted. */
import { refuse } from '../generated/refusals.ts';
import type { Call } from './call.ts';
import type { Instance } from './instance.ts';

export async function readBody(call: Call, { clock }: Instance): Promise<void> {
  const { body } = call.operation;
  if (body === null) return;
  if (call.hasBody) {
    call.body = await call.readBody(body.kinds, body.ceiling);
    // Who sends slowly must not be judged by a time that has passed: budgets and recent sessions end meanwhile.
    call.now = clock();
    return;
  }
  if (body.required) throw refuse.invalidBody({ problem: 'the request body is missing' });
}
