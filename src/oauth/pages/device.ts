/** The pages of a device login: entering the code, confirming it, and the result. */
import { html } from '../../html/html.ts';
import { pathOf } from '../page-request.ts';
import { CONSEQUENCE, facts, stale, toolChoice, type ApprovalRequest } from './approval.ts';
import { decisions, foreign, hidden, page, row, type Page } from './page.ts';

export interface EntryRequest {
  readonly user_code: string;
  readonly csrf_token: string;
}

export function entryPage({ user_code, csrf_token }: EntryRequest): Page {
  const body = html`<h1>Connect a device</h1>
    <p>Enter the code that your device shows. Never enter a code that someone sent you.</p>
    <form method="post" action="${pathOf('device')}">
      ${hidden({ csrf_token })}
      <label for="user_code">Code</label>
      <input
        id="user_code"
        name="user_code"
        class="code"
        value="${user_code}"
        required
        maxlength="64"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
      />
      ${decisions('Continue')}
    </form>`;
  return page('Connect a device', body);
}

export interface ConfirmationRequest extends ApprovalRequest {
  readonly user_code: string;
  readonly confirmation_token: string;
}

export function confirmationPage(asked: ConfirmationRequest): Page {
  const { client, user_code, confirmation_token } = asked;
  const body = html`<h1>Connect ${foreign(client.name)}?</h1>
    ${stale(asked)}
    <p>
      A device is asking for access to your account. Approve only if this code is shown on a device of yours.
    </p>
    ${facts(asked, row('Code', html`<strong>${user_code}</strong>`))} ${CONSEQUENCE}
    <form method="post" action="${pathOf('device')}">
      ${hidden({ confirmation_token })} ${toolChoice(client)} ${decisions('Approve')}
    </form>`;
  return page('Connect a device', body);
}

export function approvedPage(): Page {
  const body = html`<h1>The device is connected</h1>
    <p role="status">Return to your device; it will continue in a moment. You can close this page.</p>`;
  return page('Connected', body);
}

export function deniedPage(): Page {
  const body = html`<h1>Access denied</h1>
    <p role="status">The device was not connected. You can close this page.</p>`;
  return page('Denied', body);
}
