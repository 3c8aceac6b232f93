/** The consent page: a tool with a browser asks to be connected. */
import { html } from '../../html/html.ts';
import { pathOf } from '../page-request.ts';
import { CONSEQUENCE, facts, stale, toolChoice, type ApprovalRequest } from './approval.ts';
import { decisions, foreign, hidden, page, row, type Page } from './page.ts';

export interface ConsentRequest extends ApprovalRequest {
  readonly redirect_uri: string;
  /** The request, as it was sent. */
  readonly request: Readonly<Record<string, string | undefined>>;
  readonly csrf_token: string;
}

export function consentPage(asked: ConsentRequest): Page {
  const { client, redirect_uri, request, csrf_token } = asked;
  const { host } = new URL(redirect_uri);
  const body = html`<h1>Connect ${foreign(client.name)}?</h1>
    ${stale(asked)}
    <p>It is asking for access to your account. Approve only if you started this yourself.</p>
    ${facts(asked, row('Redirects to', html`<strong>${host}</strong>`, html`<small>${redirect_uri}</small>`))}
    ${CONSEQUENCE}
    <form method="post" action="${pathOf('authorize')}">
      ${hidden({ ...request, csrf_token })} ${toolChoice(client)} ${decisions('Approve')}
    </form>`;
  return page('Connect a tool', body, 'anywhere');
}
