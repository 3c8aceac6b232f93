/** The running contract: handles requests from outside, and calls from inside. */
import { operations, type Operation } from '../generated/operations.ts';
import { answerOf, refusalAnswer } from './answers/answer.ts';
import { openBackend } from './routing/backend.ts';
import { Again } from './again.ts';
import { newCall, type Answer, type Call, type Request } from './call.ts';
import type { Pipeline } from './pipeline.ts';
import type { Handlers } from './handler.ts';
import type { Instance } from './instance.ts';
import { inward, type Inward } from './inside/invoke.ts';
import { KeysInUse } from './idempotency/keyed.ts';
import { standingHeaders } from './steps/limit.ts';
import { refused } from './answers/refusal-page.ts';
import { segmentsOf } from './routing/router.ts';
import { Refusal } from '../generated/refusals.ts';
import { finish, refusalFrom, start, walk, take } from './walk.ts';

export interface Contract extends Inward {
  /** Handles a request below one of the documents' paths; null if no document has the path. */
  answer(request: Request): Promise<Answer | null>;
  /** Whether the path is a WebSocket endpoint. */
  readonly speaksWebSocket: (path: string) => boolean;
  /** The methods that pages of any origin may use on the path. */
  readonly openMethods: (path: string) => readonly string[];
  /** The number of running calls; a call continues if its client disconnects. */
  readonly atWork: () => number;
}

export function openContract(instance: Instance, handlers: Handlers): Contract {
  const pipeline = { instance, handlers, backend: openBackend(), inUse: new KeysInUse() };
  const { invoke, invokeAll, together } = inward(pipeline);
  const open = openPaths(Object.values(operations));
  let atWork = 0;
  const counted = async <T>(answer: Promise<T>): Promise<T> => {
    atWork += 1;
    try {
      return await answer;
    } finally {
      atWork -= 1;
    }
  };
  return {
    answer: async request => {
      const call = start(request, pipeline);
      return call === null || !('operation' in call) ? call : counted(answered(call, pipeline));
    },
    invoke: (id, sent, caller, via) => counted(invoke(id, sent, caller, via)),
    invokeAll: (parts, caller, via) => counted(invokeAll(parts, caller, via)),
    together: (act, caller, via) => counted(together(act, caller, via)),
    speaksWebSocket: path => '101' in (pipeline.backend.operationAt('GET', path)?.answers ?? {}),
    openMethods: path => open.get(segmentsOf(path).join('/')) ?? [],
    atWork: () => atWork,
  };
}

async function answered(call: Call, pipeline: Pipeline): Promise<Answer> {
  let refusal: Refusal | null;
  try {
    refusal = await take(walk.whole, call, pipeline);
  } catch (error) {
    if (error instanceof Again) return answered(freshCall(call, error, pipeline.instance), pipeline);
    throw error;
  }
  const outcome = await finish(call, refusal, pipeline);
  try {
    const answer =
      outcome instanceof Refusal
        ? await refused(call, outcome, pipeline.instance)
        : answerOf(outcome, call.operation);
    const standing = standingHeaders(call, pipeline);
    return standing === null ? answer : withHeaders(answer, await standing);
  } catch (error) {
    // A response that cannot be serialized, or a budget that cannot be read.
    return refusalAnswer(call, call.operation, refusalFrom(error, call, pipeline));
  }
}

/** Nothing has been charged for it yet, and nothing was sent. */
function freshCall(call: Call, { isLater }: Again, { clock }: Instance): Call {
  call.noted.account = null;
  call.noted.caller = null;
  return isLater ? newCall(call, call.operation, clock()) : newCall(call, call.operation, call.now, true);
}

/** The methods by path that pages of any origin may use; none of these paths has a parameter. */
function openPaths(all: readonly Operation[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method, crossOrigin } of all) {
    if (!crossOrigin) continue;
    const bare = segmentsOf(path).join('/');
    methods.set(bare, [...(methods.get(bare) ?? []), method]);
  }
  return methods;
}

function withHeaders(answer: Answer, headers: Answer['headers']): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
