/** What all pages of the authorization server share: they run no script, load one sheet, and stand in no frame. */
import { frame } from '../../html/frame.ts';
import { html, type Html } from '../../html/html.ts';

export interface Page {
  readonly text: string;
  readonly policy: string;
}

export function page(title: string, body: Html, forms: 'here' | 'anywhere' = 'here'): Page {
  return { text: frame(title, [], html`<main class="alone card">${body}</main>`), policy: POLICY[forms] };
}

const policyWith = (targets: string): string =>
  `default-src 'none'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Browsers hold the redirects that answer a form against the policy of its page, and those that the tool adds after its
 * own callback: a page of consent must let go wherever http leads.
 */
const POLICY = { here: policyWith("'self'"), anywhere: policyWith("'self' http: https:") } as const;

export function hidden(fields: Readonly<Record<string, string | undefined>>): Html[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
}

/** Approving stands first: it is what Enter does. */
export function decisions(approve: string): Html {
  return html`<p class="actions">
    <button class="first" name="decision" value="approve">${approve}</button>
    <button name="decision" value="deny">Deny</button>
  </p>`;
}

/** A name or address that a stranger chose, kept from turning the text around it. */
export function foreign(text: string): Html {
  return html`<bdi>${text}</bdi>`;
}

export function row(term: string, ...description: readonly (Html | string)[]): Html {
  return html`<div>
    <dt>${term}</dt>
    <dd>${description}</dd>
  </div>`;
}

export const NOTHING = html``;

/** Refusals are written for programs, without a capital and a full stop. */
export function sentence(text: string): string {
  const [first = ''] = text.split(' ');
  // The name of a field is spelt as it is.
  return first.includes('_') ? `${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
