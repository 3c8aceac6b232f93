/** A refusal, as a page. */
import { html } from '../../html/html.ts';
import { targetOf, type PageRequest } from '../page-request.ts';
import { NOTHING, page, sentence, type Page } from './page.ts';

export interface Refused {
  readonly message: string;
  readonly requestId: string;
  readonly back: PageRequest | null;
}

export function refusalPage({ message, requestId, back }: Refused): Page {
  const body = html`<h1>This request cannot be completed</h1>
    <p class="notice bad" role="alert">${sentence(message)}</p>
    <p>Nothing was connected.</p>
    ${back === null ? NOTHING : html`<p><a href="${targetOf(back)}">Back to the request</a></p>`}
    <p><small>Request ${requestId}</small></p>`;
  return page('This request cannot be completed', body);
}
