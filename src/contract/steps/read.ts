/** Steps: read the body within the operation's limit, when it is needed. An unneeded body is discarded. */
import { ceilings } from '../../generated/operations.ts';
import { refuse, type Refusal } from '../../generated/refusals.ts';
import type { Clock } from '../../time/clock.ts';
import type { Begun, Call } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import { multipart } from '../bodies/multipart.ts';

type Reading = Begun & Pick<Call, 'keyed'>;

export function readBody(call: Reading, { instance }: Pipeline): Promise<Pick<Call, 'body'>> | void {
  if (call.hasBody) return read(call, instance.clock);
  if (call.operation.body?.required) throw refuse.invalidBody({ problem: 'the request body is missing' });
}

async function read(call: Reading, clock: Clock): Promise<Pick<Call, 'body'>> {
  const { body: wanted, document, pace } = call.operation;
  if (wanted?.parts) return { body: multipart(call, call.readParts(wanted.ceiling, pace), clock) };
  let body: unknown;
  if (wanted !== null) body = await call.readBody(wanted.formats, wanted.ceiling, call.keyed?.observeBody);
  else if (announced(call) === null) await call.readBody([], ceilings[document]);
  // Take the time again after a slow body: rate limits and recent sessions may have ended while it arrived.
  call.now = clock();
  return { body };
}

/** Refusals that need no data: the operation has no such body, or its declared length exceeds the limit. */
export function refuseAnnounced(call: Begun): void {
  const { body, document } = call.operation;
  const ceiling = ceilings[document];
  if (body === null && (announced(call) ?? 0) > ceiling) throw tooLarge(ceiling);
}

/** Null for a chunked body, whose length is known only at its end. */
function announced({ headers }: Begun): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

export function tooLarge(ceiling: number): Refusal {
  const mebi = 1024 * 1024;
  const spoken = ceiling % mebi === 0 ? `${ceiling / mebi} MiB` : `${ceiling / 1024} KiB`;
  return refuse.bodyTooLarge({ ceiling: spoken });
}
