/** Whether visitors may sign up, and with which e-mail addresses. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import { asciiDomain } from '../text/host.ts';
import type { Settings } from './settings.ts';

export function admitSignup({ allow_signup, signup_email_domains }: Settings, email: string): void {
  if (!allow_signup) throw refuse.signupClosed();
  const domain = comparableDomain(email.slice(email.lastIndexOf('@') + 1));
  const open =
    signup_email_domains.length === 0 || signup_email_domains.some(one => comparableDomain(one) === domain);
  if (!open) throw refuse.signupDomainRefused();
}

/** An older entry, or the domain of an address, may be anything. */
function comparableDomain(domain: string): string {
  return asciiDomain(domain) ?? fold(domain);
}

/** The stored domains, without duplicates. An entry that matches no address would silently close signup. */
export function storedDomains(entries: readonly string[]): string[] {
  const domains = entries.map((entry, index) => {
    const domain = asciiDomain(entry);
    if (domain === null) throw refuse.signupDomainInvalid({ index, entry });
    return domain;
  });
  return [...new Set(domains)];
}
