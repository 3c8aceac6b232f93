/** Whether strangers may make themselves an account, and with which e-mail addresses. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import type { Settings } from './settings.ts';

export function admitSignup({ allow_signup, signup_email_domains }: Settings, email: string): void {
  if (!allow_signup) throw refuse.signupClosed();
  const domain = fold(email.slice(email.lastIndexOf('@') + 1));
  const open = signup_email_domains.length === 0 || signup_email_domains.some(one => fold(one) === domain);
  if (!open) throw refuse.signupDomainRefused();
}
