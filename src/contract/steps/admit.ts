/** Step: is this kind of credential enough, and is there a user, or an administrator, behind it? */
import { credentialRefusal, holderRefusal } from '../../access/admit.ts';
import type { Call } from '../call.ts';

export function admit({ operation, caller }: Pick<Call, 'operation' | 'caller'>): void {
  const refusal = credentialRefusal(operation, caller) ?? holderRefusal(operation, caller);
  if (refusal) throw refusal;
}
