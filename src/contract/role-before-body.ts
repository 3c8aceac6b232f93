/**
 * What is wrong with a body comes last: a caller who may not know of the thing in the path, or has no role to change it,
 * learns that first, whatever the body says.
 */
import { allowNamed } from '../access/authority.ts';
import { allowInPath } from '../access/in-path.ts';
import { Refusal } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { isOfBody } from './bad-body.ts';
import type { Call } from './call.ts';
import type { Desk } from './desk.ts';

/** What the call is refused for: the error itself, or a refusal that comes before it. */
export async function roleBeforeBody(error: unknown, call: Call, { instance }: Desk): Promise<unknown> {
  if (!(error instanceof Refusal) || !isOfBody(error)) return error;
  return instance.store
    .read(read => askForRole(read, call))
    .then(
      () => error,
      (earlier: unknown) => earlier,
    );
}

async function askForRole(read: Read, { operation, params, body, by }: Call): Promise<void> {
  const of = operation.access?.of;
  if (of === 'body') {
    const project = projectNamedIn(body);
    if (project !== null) await allowNamed(read, by, project, 'project_id');
    return;
  }
  const ids = Object.entries(params).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  if (of !== undefined && ids.length > 0) await allowInPath(read, by, of, Object.fromEntries(ids));
}

function projectNamedIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('project_id' in body)) return null;
  const id = Number.isSafeInteger(body.project_id) ? Number(body.project_id) : 0;
  return id > 0 ? id : null;
}
