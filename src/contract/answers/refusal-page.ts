/** Refusals as pages: operations that return pages refuse with a page too. */
import { refusals, type Refusal } from '../../generated/refusals.ts';
import { isSecure } from '../../identity/sessions.ts';
import { PAGES, requestBefore, requestIn, type PageRequest } from '../../oauth/page-request.ts';
import type { Page } from '../../oauth/pages/page.ts';
import { refusalPage } from '../../oauth/pages/refusal.ts';
import { signInPage } from '../../oauth/pages/sign-in.ts';
import { newSignInForm } from '../../oauth/sign-in-form.ts';
import { refusalAnswer, refusalHeaders } from './answer.ts';
import type { Answer, Call } from '../call.ts';
import type { Instance } from '../instance.ts';

/** The response to a refused call, in the form of its operation. */
export function refused(call: Call, refusal: Refusal, instance: Instance): Promise<Answer> | Answer {
  const { status } = refusals[refusal.code];
  const isPage = call.operation.answers[String(status)]?.types[0] === 'text/html';
  return isPage ? pageAnswer(call, refusal, instance) : refusalAnswer(call, call.operation, refusal);
}

async function pageAnswer(call: Call, refusal: Refusal, instance: Instance): Promise<Answer> {
  const to = requestOf(call);
  const why = reasonToSignIn(call, refusal);
  const signIn = why === null || to === null ? null : await signInWith(call, to, instance);
  const page = signIn
    ? signInPage({
        ...signIn,
        why: why === 'again' ? 'again' : 'first',
        problem: why === 'failed' ? refusal.message : null,
      })
    : refusalPage({ message: refusal.message, requestId: call.id, back: call.method === 'POST' ? to : null });
  const headers = { ...refusalHeaders(call, refusal), ...(signIn ? { 'Set-Cookie': signIn.cookie } : {}) };
  return pageOf(page, refusals[refusal.code].status, headers);
}

function pageOf({ text, policy }: Page, status: number, headers: Answer['headers']): Answer {
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return { status, headers: { ...headers, ...type }, body: text };
}

/** Why the user should sign in; null if the page only shows the problem. */
function reasonToSignIn({ operation }: Call, { code }: Refusal): 'first' | 'again' | 'failed' | null {
  if (code === 'unauthenticated') return 'first';
  if (code === 'recent_authentication_required') return 'again';
  return operation.family === 'sign-in' && refusals[code].status === 400 ? 'failed' : null;
}

async function signInWith(call: Call, to: PageRequest, { settings, config }: Instance) {
  const { login_message } = await settings();
  const { identity } = fieldsOf(call.body);
  const form = newSignInForm(call.headers, to, isSecure(config), call.now);
  return { ...form, to, message: login_message, identity: identity ?? call.caller?.account?.username ?? '' };
}

/** The authorization request of the page, or null. */
function requestOf({ operation, method, query, body, headers, issuer }: Call): PageRequest | null {
  const fields = fieldsOf(body);
  if (operation.family === 'sign-in') {
    const from = PAGES.find(one => one === fields['page']);
    return from === undefined ? null : { page: from, query: fields['request'] ?? '' };
  }
  const page = PAGES.find(one => one === operation.family);
  if (page === undefined) return null;
  if (method === 'GET') return { page, query };
  // A user without a session is refused before the form is read.
  return body === undefined ? requestBefore(headers['referer'], issuer()) : requestIn(page, fields);
}

function fieldsOf(body: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
