/**
 * The walk of a call: match → identify → admit → limit → check the address → read → check the body → handle → answer.
 * Each step is one short file over a plain call; the first two and the credentials stand in door.ts, where
 * openapi-backend hangs.
 */
import { operations, type OperationId } from '../generated/operations.ts';
import { handlers } from '../generated/handlers.ts';
import { Refusal, refuse } from '../generated/refusals.ts';
import { holderRefusal } from '../access/admit.ts';
import { RANKS } from '../access/authority.ts';
import { answerOf } from './answer.ts';
import { ownBadBody } from './bad-body.ts';
import { refusedBefore } from './body-last.ts';
import type { Answer, Call } from './call.ts';
import { checkAddress, checkSentBody } from './check.ts';
import type { Input } from './handler.ts';
import type { Instance } from './instance.ts';
import { chargeForBody, limit, rateHeaders, settle } from './limit.ts';
import { readBody } from './read.ts';
import { refused } from './refusal-page.ts';
import { confirming } from './confirm.ts';

type Step = (call: Call, instance: Instance) => Promise<void> | void;

/** What every call passes once its credential is known to be enough. */
const STEPS: readonly Step[] = [admitHolder, limit, checkAddress, readBody, chargeForBody, checkSentBody];

export async function walk(call: Call, instance: Instance): Promise<Answer> {
  let refusal: Refusal | null = null;
  let answer: Answer;
  try {
    for (const step of STEPS) {
      const waiting = step(call, instance);
      if (waiting) await waiting;
    }
    answer = answerOf(call, await handle(call, instance), instance);
    if (instance.strict) checkAccessAsked(call);
  } catch (error) {
    refusal = refusalFrom(await refusedBefore(error, call, instance), call, instance);
    answer = await refused(call, refusal, instance);
  }
  if (call.charge) {
    // The answer stands by now: what could not be given back ends with its window.
    await settle(call, call.charge, refusal, instance).catch((error: unknown) => {
      instance.reportFailure({ requestId: call.id, operation: call.operation.id, error });
    });
  }
  return withStandingHeaders(call, answer, instance);
}

/** A call that was turned away before its steps began still tells how its budget stands. */
export async function turnedAway(call: Call, refusal: Refusal, instance: Instance): Promise<Answer> {
  return withStandingHeaders(call, await refused(call, refusal, instance), instance);
}

/** Whatever was thrown, as a refusal; what is none was our failure and goes to the log in full. */
export function refusalFrom(error: unknown, { id, operation }: Call, instance: Instance): Refusal {
  if (error instanceof Refusal) return ownBadBody(operation, error);
  instance.reportFailure({ requestId: id, operation: operation.id, error });
  return refuse.internal();
}

function admitHolder(call: Call): void {
  const refusal = holderRefusal(call.operation, call.caller);
  if (refusal) throw refusal;
}

async function handle(call: Call, instance: Instance): Promise<unknown> {
  const { id, planned } = operations[call.operation.id];
  if (planned || !(id in handlers)) throw refuse.notImplemented();
  // One place where the table's many types meet: the checks above have made the values what the contract says.
  const handler = handlers[id as keyof typeof handlers] as (input: Input<OperationId>) => unknown;
  return handler({
    params: call.params,
    query: call.queryValues,
    body: call.body,
    caller: call.caller,
    call,
    by: call.by,
    store: confirming(call, instance.store),
    instance,
  } as unknown as Input<OperationId>);
}

/** What every answer of the operation carries, whatever it says. */
function withStandingHeaders(call: Call, answer: Answer, instance: Instance): Promise<Answer> | Answer {
  const { budget, headers } = call.operation;
  if (budget === null) return Object.keys(headers).length === 0 ? answer : withHeaders(answer, headers);
  return rateHeaders(call, instance).then(rates => withHeaders(answer, { ...headers, ...rates }));
}

function withHeaders(answer: Answer, headers: Answer['headers']): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** An operation that declares a project's role and succeeds without having asked for it has a hole. */
function checkAccessAsked({ operation, by }: Call): void {
  if (operation.access && operation.access.role in RANKS && !by.asked) {
    throw new Error(`${operation.id} declares a role in a project and did not ask for it`);
  }
}
