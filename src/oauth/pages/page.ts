/** The frame of all pages of the authorization server: no script, one style sheet, no embedding. */
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
 * Browsers apply the policy of a form's page to the redirects after it, including those that the tool adds after its
 * callback. A consent page must therefore allow every http address.
 */
const POLICY = { here: policyWith("'self'"), anywhere: policyWith("'self' http: https:") } as const;

export function hidden(fields: Readonly<Record<string, string | undefined>>): Html[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
}

/** Approve comes first, since Enter presses the first button. */
export function decisions(approve: string): Html {
  return html`<p class="actions">
    <button class="first" name="decision" value="approve">${approve}</button>
    <button name="decision" value="deny">Deny</button>
  </p>`;
}

/** A name or address that a third party chose, isolated so that it cannot reverse the text around it. */
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

/** Refusals are written for programs, without a capital letter or a full stop. */
export function sentence(text: string): string {
  const [first = ''] = text.split(' ');
  // The name of a field keeps its spelling.
  return first.includes('_') ? `${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
