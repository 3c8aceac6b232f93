/** The refusal of a bad body, in the words of the operation where it has its own (`x-bad-body`). */
import type { ErrorObject } from 'ajv';
import type { Operation } from '../../generated/operations.ts';
import { Refusal } from '../../generated/refusals.ts';

/** `field` selects among the operation's refusals; any other refusal passes as it is. */
export function ownBadBody({ body }: Operation, refusal: Refusal): Refusal {
  const bad = body?.bad;
  if (!bad || !isOfBody(refusal)) return refusal;
  const { field } = refusal.values;
  const code = (typeof field === 'string' ? bad.fields?.[field] : undefined) ?? bad.code;
  return new Refusal(code, { problem: refusal.message });
}

/** Whether it is the body that was wrong. */
export function isOfBody({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'malformed_body' || code === 'invalid_body';
}

/** The field of the body that has the first fault, or that is missing. */
export function wrongField(errors: readonly ErrorObject[] | null | undefined): string | undefined {
  const [error] = errors ?? [];
  const inside = error?.instancePath.split('/')[1];
  if (inside !== undefined) return inside;
  const params: Readonly<Record<string, unknown>> = error?.params ?? {};
  const missing = params['missingProperty'];
  return typeof missing === 'string' ? missing : undefined;
}
