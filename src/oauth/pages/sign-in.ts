/** The sign-in page, for the first time or again, on the way to an approval. */
import { html } from '../../html/html.ts';
import type { PageRequest } from '../page-request.ts';
import { hidden, NOTHING, page, sentence, type Page } from './page.ts';

export interface SignInRequest {
  readonly why: 'first' | 'again';
  /** The reason why the last attempt failed. */
  readonly problem: string | null;
  readonly identity: string;
  /** The operator's message. */
  readonly message: string;
  readonly to: PageRequest;
  readonly csrf_token: string;
}

const TITLE = { first: 'Sign in', again: 'Sign in again' } as const;
const REASON = {
  first: 'A tool is asking for access to your account. Sign in to review the request.',
  again: 'You signed in more than 15 minutes ago. Sign in again to approve; nothing is connected yet.',
} as const;

export function signInPage({ why, problem, identity, message, to, csrf_token }: SignInRequest): Page {
  const body = html`<h1>${TITLE[why]}</h1>
    ${problem === null ? NOTHING : html`<p class="notice bad" role="alert">${sentence(problem)}</p>`}
    <p>${REASON[why]}</p>
    ${message === '' ? NOTHING : html`<p class="notice">${message}</p>`}
    <form method="post" action="/oauth/sign-in">
      ${hidden({ page: to.page, request: to.query, csrf_token })}
      <label for="identity">Username or e-mail address</label>
      <input
        id="identity"
        name="identity"
        value="${identity}"
        required
        maxlength="254"
        autocomplete="username"
      />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" required autocomplete="current-password" />
      <p class="actions"><button class="first">Sign in</button></p>
    </form>`;
  return page(TITLE[why], body);
}
