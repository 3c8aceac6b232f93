/** Step: reads the body, within the ceiling of the operation and not before it is wanted. */
import type { Operation } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Clock } from '../time/clock.ts';
import type { Call } from './call.ts';
import type { Instance } from './instance.ts';

export function readBody(call: Call, { clock }: Instance): Promise<void> | void {
  const { body } = call.operation;
  if (body === null) return;
  if (call.hasBody) return read(call, body, clock);
  if (body.required) throw refuse.invalidBody({ problem: 'the request body is missing' });
}

async function read(
  call: Call,
  { kinds, ceiling }: NonNullable<Operation['body']>,
  clock: Clock,
): Promise<void> {
  call.body = await call.readBody(kinds, ceiling);
  // Who sends slowly must not be judged by a time that has passed: budgets and recent sessions end meanwhile.
  call.now = clock();
}
