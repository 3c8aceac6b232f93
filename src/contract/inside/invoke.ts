/** Calls from inside: agent tools, the commit hook and bulk operations run the same steps as an HTTP client's requests. */
import { operations, type OperationId } from '../../generated/operations.ts';
import { Refusal } from '../../generated/refusals.ts';
import type { Caller } from '../../identity/caller.ts';
import { Json, JsonPieces } from '../../store/json.ts';
import type { Store } from '../../store/store.ts';
import type { Work } from '../../store/work.ts';
import { AnswerCache } from '../answers/answer-cache.ts';
import { refusalAnswer } from '../answers/answer.ts';
import type { AnswerHeaders, Result } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import type { ContentOf, ResponseOf, SuccessOf } from '../handler.ts';
import { callFromInside, onceRead, type Inside, type Sent, type Via } from './request.ts';
import { finish, refusalFrom, take, walk } from '../walk.ts';

/** The result of an operation: a declared response, or a refusal. */
export type Outcome<Id extends OperationId> = Done<Id> | Refused;

export interface Done<Id extends OperationId> {
  readonly refusal: null;
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** As it is sent, except that JSON is still a value. */
  readonly body: ContentOf<ResponseOf<Id, SuccessOf<Id>>>;
}

export interface Refused {
  readonly refusal: Refusal;
  readonly status: number;
  readonly headers: AnswerHeaders;
}

/** One of several calls that succeed or fail together. */
export interface Part<Id extends OperationId> {
  readonly id: Id;
  readonly sent: Sent<Id>;
}

/** The responses of all, or the first refusal and the index of its call. */
export type Outcomes<Id extends OperationId> =
  { readonly refused: null; readonly done: Done<Id>[] } | { readonly refused: Refused; readonly at: number };

export interface Inward {
  /** Calls an operation for a known caller. */
  readonly invoke: <Id extends OperationId>(
    id: Id,
    sent: Sent<Id>,
    caller: Caller | null,
    via: Via,
  ) => Promise<Outcome<Id>>;
  /** Runs several calls in order, as one change: each sees the effects of those before it, and a refusal rolls all back. */
  readonly invokeAll: <Id extends OperationId>(
    parts: readonly Part<Id>[],
    caller: Caller | null,
    via: Via,
  ) => Promise<Outcomes<Id>>;
  /**
   * Lets `act` make several calls as one change without other writes in between, so that one response may decide the next
   * request. If `act` throws, all are rolled back; it must throw if a writing call was refused.
   */
  readonly together: <T>(
    act: (invoke: Inward['invoke']) => Promise<T>,
    caller: Caller | null,
    via: Via,
  ) => Promise<T>;
}

export function inward(pipeline: Pipeline): Inward {
  const begin = (
    id: OperationId,
    sent: Sent<OperationId>,
    caller: Caller | null,
    via: Via,
  ): Promise<Inside> => callFromInside(operations[id], sent, { caller, via, pipeline });
  return {
    invoke: async <Id extends OperationId>(id: Id, sent: Sent<Id>, caller: Caller | null, via: Via) => {
      const inside = await begin(id, sent, caller, via);
      const { call } = inside;
      const refusal =
        (await take(walk.preparing, call, pipeline)) ?? (await take(walk.acting, call, pipeline));
      const result = await finish(call, refusal, pipeline);
      return result instanceof Refusal ? refusedOf(inside, result) : doneOf<Id>(inside, result);
    },
    invokeAll: async <Id extends OperationId>(
      parts: readonly Part<Id>[],
      caller: Caller | null,
      via: Via,
    ) => {
      const begun: Inside[] = [];
      for (const { id, sent } of parts) begun.push(await begin(id, sent, caller, via));
      const halt = (await prepareAll(begun, pipeline)) ?? (await actTogether(begun, pipeline));
      const done: Done<Id>[] = [];
      let refused: Refused | null = null;
      for (const [at, inside] of begun.entries()) {
        const result = await finish(inside.call, halt?.at === at ? halt.refusal : null, pipeline);
        if (!(result instanceof Refusal)) done.push(await doneOf<Id>(inside, result));
        else if (halt?.at === at) refused = refusedOf(inside, result);
        else inside.left();
      }
      return halt && refused ? { refused, at: halt.at } : { refused: null, done };
    },
    together: (act, caller, { transport }) => {
      const { store, clock } = pipeline.instance;
      const origin = { now: clock(), transport, actorId: caller?.account?.id ?? null };
      return store.write(origin, work => act(inward(pipelineWithin(work, pipeline)).invoke));
    },
  };
}

/** The call at which several calls stopped, and the reason. */
class Halt extends Error {
  readonly at: number;
  readonly refusal: Refusal;

  constructor(at: number, refusal: Refusal) {
    super(refusal.message);
    this.at = at;
    this.refusal = refusal;
  }
}

/** Runs all steps before the handlers, including budgets: some of them need the writer, which the change then holds. */
async function prepareAll(begun: readonly Inside[], pipeline: Pipeline): Promise<Halt | null> {
  for (const [at, { call }] of begun.entries()) {
    const refusal = await take(walk.preparing, call, pipeline);
    if (refusal) return new Halt(at, refusal);
  }
  return null;
}

async function actTogether(begun: readonly Inside[], pipeline: Pipeline): Promise<Halt | null> {
  const [first] = begun;
  if (!first) return null;
  try {
    await pipeline.instance.store.write(first.call, async work => {
      const within = pipelineWithin(work, pipeline);
      for (const [at, { call }] of begun.entries()) {
        const refusal = await take(walk.acting, call, within);
        if (refusal) throw new Halt(at, refusal);
      }
    });
    return null;
  } catch (error) {
    return error instanceof Halt ? error : new Halt(0, refusalFrom(error, first.call, pipeline));
  }
}

/** A pipeline whose handlers read and write within a running change. They share its time, caller and transport. */
function pipelineWithin(work: Work, pipeline: Pipeline): Pipeline {
  const write: Store['write'] = (_origin, act, checks = []) => work.under(checks, () => act(work));
  const store: Store = {
    ...pipeline.instance.store,
    read: (act, checks = []) => work.under(checks, () => act(work)),
    snapshot: (act, checks = []) => work.under(checks, () => act(work)),
    write,
    stage: write,
  };
  // Uncommitted responses are not cached, and cached ones may be older.
  return { ...pipeline, instance: { ...pipeline.instance, store, answers: new AnswerCache(0) } };
}

async function doneOf<Id extends OperationId>(
  { left }: Inside,
  { status, headers, body }: Result,
): Promise<Done<Id>> {
  onceRead(body, left);
  // The answer step has made it match the contract.
  const isWritten = body instanceof Json || body instanceof JsonPieces;
  const value: unknown = isWritten ? await body.parsed() : body;
  return { refusal: null, status, headers, body: value as Done<Id>['body'] };
}

function refusedOf({ call, left }: Inside, refusal: Refusal): Refused {
  left();
  const { status, headers } = refusalAnswer(call, call.operation, refusal);
  return { refusal, status, headers };
}
