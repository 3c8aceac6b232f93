/**
 * Steps: idempotency keys. A request with a key is carried out once; the same request gets the same response for a day.
 */
import { roleChecks } from '../../access/role-check.ts';
import { refuse } from '../../generated/refusals.ts';
import { ownerOf } from '../../identity/caller.ts';
import { Json, JsonPieces } from '../../store/json.ts';
import { answer as answerStep } from '../answers/answer.ts';
import type { Call } from '../call.ts';
import { answer, outputOf } from '../handler.ts';
import { Keyed, Replay } from '../idempotency/keyed.ts';
import type { Pipeline } from '../pipeline.ts';

type Sent = Pick<Call, 'operation' | 'headers' | 'caller' | 'method' | 'path' | 'query'>;

/** Reads the key, where the operation accepts one. */
export function readKey(call: Sent): Pick<Call, 'keyed'> | void {
  const { operation, headers, caller, method, path, query } = call;
  const key = headers['idempotency-key'];
  if (key === undefined || !operation.idempotent) return;
  if (typeof key !== 'string' || !/^[!-~]{1,255}$/.test(key)) throw refuse.idempotencyKeyInvalid();
  return { keyed: new Keyed({ owner: ownerOf(caller), key }, [method, path, query]) };
}

type Replaying = Pick<Call, 'isReused' | 'output'>;

/** Answers with the stored response. A multipart body is compared when the handler has received it. */
export async function replay(call: Omit<Call, 'result'>, pipeline: Pipeline): Promise<Replaying | void> {
  const { keyed, operation } = call;
  if (keyed === null) return;
  const look = async (): Promise<void> => {
    keyed.release = await pipeline.inUse.take(keyed.name);
    const { by, params, queryValues: query, body } = call;
    // Checks of its own: those of the call run in its change.
    const checks = roleChecks(operation, by, { params, query, body });
    await pipeline.instance.store.read(read => keyed.refuseKnown(read, call), checks);
  };
  if (operation.body?.parts) keyed.arrived = look;
  else return replayed(look);
}

/** Runs `act`; a replay becomes the output of the call. */
export async function replayed(act: () => Promise<void>): Promise<Replaying | void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Replay) return { isReused: true, output: outputOfReplay(error) };
    throw error;
  }
}

function outputOfReplay({ response: { status, headers, body } }: Replay) {
  return answer(status, new Json(body), { ...headers, 'Idempotency-Replayed': 'true' });
}

/** The longest response that is stored, in bytes: no response that is built in memory is longer. */
const LONGEST = 16 * 1024 * 1024;

/** Stores the response, in the change of the call. */
export async function store(call: Call, pipeline: Pipeline): Promise<Pick<Call, 'result'> | void> {
  const { keyed, result, isReused, output } = call;
  if (keyed === null || result === null || isReused) return;
  const { instance } = pipeline;
  const json = result.body instanceof JsonPieces ? null : jsonOf(result.body);
  const response = {
    status: result.status,
    headers: outputOf(output).headers,
    body: json === null || json.bytes.length > LONGEST ? null : json.bytes.toString(),
  };
  const replaying = await replayed(() => keyed.store(call, act => instance.store.write(call, act), response));
  if (replaying) return answerStep({ ...call, ...replaying }, pipeline);
  return json === null ? undefined : { result: { ...result, body: json } };
}

function jsonOf(body: unknown): Json<unknown> {
  return body instanceof Json ? body : new Json(JSON.stringify(body));
}
