/** The steps of a call in order, and what happens when one of them refuses. */
import { FilesUnavailable } from '../attachments/bytes/content-store.ts';
import { Refusal, refuse } from '../generated/refusals.ts';
import { access, firstRefusal, settle as settleChecks } from './steps/access.ts';
import { admit } from './steps/admit.ts';
import { answer } from './answers/answer.ts';
import { ownBadBody } from './answers/bad-body.ts';
import type { Answer, Begun, Call, Request, Result } from './call.ts';
import { keep, reuse } from './steps/caching.ts';
import { checkAddress, checkSentBody } from './steps/check.ts';
import type { Pipeline } from './pipeline.ts';
import { firstSteps, type Step, type Steps } from './steps.ts';
import { handle } from './steps/handle.ts';
import { readKey, replay, store } from './steps/idempotency.ts';
import { identify } from './steps/identify.ts';
import { charge, chargeForBody, refuseUncharged, settle, takeSlot } from './steps/limit.ts';
import type { Instance } from './instance.ts';
import { match } from './steps/match.ts';
import { readBody, refuseAnnounced } from './steps/read.ts';
import { hasNoFiles } from '../store/folder.ts';
import { unavailable } from './answers/unavailable.ts';

/** The first step creates a call from a request; null if no document has the path. */
export const start: (request: Request, pipeline: Pipeline) => Call | Answer | null = match;

const entering = firstSteps<Begun>().step(refuseAnnounced).step(identify);

/** A call from inside knows its operation and its caller, and begins here. These steps prepare it … */
const preparing = entering
  .next()
  .step(admit)
  .step(charge)
  .step(refuseUncharged)
  .step(takeSlot)
  .step(checkAddress)
  .step(readKey)
  .step(readBody)
  .step(chargeForBody)
  .step(refuseUncharged)
  .step(checkSentBody);

/** … and these run it. */
const acting: Steps<Call> = preparing
  .next()
  .step(access)
  .step(reuse)
  .step(replay)
  .step(handle)
  .step(keep)
  .step(answer)
  .step(store);

export const walk = {
  whole: [...entering.all, ...preparing.all, ...acting.all],
  preparing: preparing.all,
  acting: acting.all,
};

/** Runs the steps until one refuses or all are done. Throws only if the call must run again. */
export async function take(all: readonly Step[], call: Call, pipeline: Pipeline): Promise<Refusal | null> {
  try {
    for (const step of all) {
      const added = step(call, pipeline);
      if (added) Object.assign(call, added instanceof Promise ? await added : added);
    }
    await settleChecks(call, pipeline);
    return null;
  } catch (error) {
    await call.keyed?.fail(error);
    return refusalFrom(await firstRefusal(error, call, pipeline), call, pipeline);
  }
}

/** The end of every started call, whatever its outcome: releases what was taken for it. */
export async function finish(
  call: Call,
  refusal: Refusal | null,
  { instance }: Pipeline,
): Promise<Result | Refusal> {
  if (call.charge) {
    // The outcome is final here; a charge that cannot be refunded expires with its window.
    await settle(call, refusal, instance).catch((error: unknown) => {
      report(error, call, instance);
    });
  }
  call.keyed?.release();
  if (call.giveBackSlot) call.whenLeft(call.giveBackSlot);
  return refusal ?? call.result ?? refuse.internal();
}

/** Converts an error to a refusal. An unexpected error is our failure, and is logged in full. */
export function refusalFrom(error: unknown, call: Call, { instance }: Pipeline): Refusal {
  if (error instanceof Refusal) {
    if (error.code === 'storage_full' && error.cause !== undefined) instance.reportStorage(error.cause);
    return ownBadBody(call.operation, error);
  }
  report(error, call, instance);
  return unavailable(error) ?? refuse.internal();
}

/** The presence monitor logs an unavailable database once. */
function report(error: unknown, call: Call, { reportFailure, reportNoFiles, reportNoStore }: Instance): void {
  if (hasNoFiles(error)) reportNoFiles(error);
  if (error instanceof FilesUnavailable) reportNoStore(error);
  if (unavailable(error)) return;
  const { id, operation, address: client, noted } = call;
  reportFailure({ requestId: id, operation: operation.id, client, account: noted.account, error });
}
