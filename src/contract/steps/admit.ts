/** Step: checks that the operation accepts this kind of credential, and that it has a user, or an administrator. */
import { credentialRefusal, holderRefusal } from '../../access/admit.ts';
import type { Call } from '../call.ts';

export function admit({ operation, caller }: Pick<Call, 'operation' | 'caller'>): void {
  const refusal = credentialRefusal(operation, caller) ?? holderRefusal(operation, caller);
  if (refusal) throw refusal;
}
