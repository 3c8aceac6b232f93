/** Step: turns the role that the operation declares into a check, which travels with the first statement of the call. */
import { checkEntries, idIn } from '../../access/entries.ts';
import { allowNamed } from '../../access/named.ts';
import { roleChecks } from '../../access/role-check.ts';
import { Refusal } from '../../generated/refusals.ts';
import { Again } from '../again.ts';
import { isOfBody } from '../answers/bad-body.ts';
import type { Call } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';

type Asking = Pick<Call, 'operation' | 'by' | 'params' | 'queryValues' | 'body' | 'checks'>;

export function access(call: Asking): Pick<Call, 'isAccessKnown'> {
  const { operation, by, params, queryValues: query, body, checks } = call;
  for (const check of roleChecks(operation, by, { params, query, body })) checks.push(check);
  return { isAccessKnown: true };
}

/** Runs the checks that no statement of the call has carried. */
export async function settle({ checks }: Pick<Call, 'checks'>, { instance }: Pipeline): Promise<void> {
  if (checks.every(check => check.isPassed)) return;
  await instance.store.read(read => read.settled(), checks);
}

/**
 * The refusal of the call: the error itself, or a refusal that takes precedence. An invalid body comes last: a caller who
 * may not see the item in the path, or has no role to change it, learns that first.
 */
export async function firstRefusal(
  error: unknown,
  call: Asking & Pick<Call, 'isAccessKnown'>,
  pipeline: Pipeline,
): Promise<unknown> {
  if (error instanceof Again) throw error;
  try {
    if (error instanceof Refusal && isOfBody(error)) await askBeforeBody(error, call, pipeline);
    await settle(call, pipeline);
    return error;
  } catch (earlier) {
    if (earlier instanceof Again) throw earlier;
    return earlier;
  }
}

/** The body was refused before the step, or by the handler that received it. */
async function askBeforeBody(
  { values }: Refusal,
  call: Asking & Pick<Call, 'isAccessKnown'>,
  { instance }: Pipeline,
): Promise<void> {
  const { operation, body, by, checks } = call;
  if (operation.access?.of === 'body') {
    const list = operation.body?.entries ?? null;
    const last = values.fields?.['index'];
    if (list !== null)
      await instance.store.read(read => checkEntries(read, by, { list, body, last }), checks);
    const project = idIn(body, 'project_id');
    if (project !== null)
      await instance.store.read(read => allowNamed(read, by, project, 'project_id'), checks);
  } else if (!call.isAccessKnown) access(call);
}
