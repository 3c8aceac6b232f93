/** The refusal of an invalid body, with the operation's specific code if it declares one (`x-bad-body`). */
import type { ErrorObject } from 'ajv';
import type { Operation } from '../../generated/operations.ts';
import { Refusal } from '../../generated/refusals.ts';

/** `field` selects among the operation's refusals; any other refusal is returned unchanged. */
export function ownBadBody({ body }: Operation, refusal: Refusal): Refusal {
  const bad = body?.bad;
  if (!bad || !isOfBody(refusal)) return refusal;
  const { field } = refusal.values;
  const code = (typeof field === 'string' ? bad.fields?.[field] : undefined) ?? bad.code;
  return new Refusal(code, { problem: refusal.message });
}

/** Whether the body is the cause. */
export function isOfBody({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'malformed_body' || code === 'invalid_body';
}

/** The field `index` of the refusal, if the first error is in an entry of the list whose entries are refused one by one. */
export function wrongEntry(
  { body }: Operation,
  errors: readonly ErrorObject[] | null | undefined,
): { readonly fields?: { readonly index: number } } {
  const [, list, index] = errors?.[0]?.instancePath.split('/') ?? [];
  return list === undefined || list !== body?.entries || index === undefined
    ? {}
    : { fields: { index: Number(index) } };
}

/** The field of the body with the first error, or the missing one. */
export function wrongField(errors: readonly ErrorObject[] | null | undefined): string | undefined {
  const [error] = errors ?? [];
  const inside = error?.instancePath.split('/')[1];
  if (inside !== undefined) return inside;
  const params: Readonly<Record<string, unknown>> = error?.params ?? {};
  const missing = params['missingProperty'];
  return typeof missing === 'string' ? missing : undefined;
}
