/** Signing in on the way to an approval, by the form of a page. */
import { answer, type Handler } from '../../contract/handler.ts';
import { refuse } from '../../generated/refusals.ts';
import { isSecure, sessionCookie } from '../../identity/sessions.ts';
import { signIn } from '../../identity/sign-in.ts';
import { targetOf } from '../../oauth/page-request.ts';
import { isSignInForm } from '../../oauth/sign-in-form.ts';
import { refuseForeignOrigin } from './asking.ts';

export const signInOnPage: Handler<'signInOnPage'> = async ({ body, call, store, instance }) => {
  refuseForeignOrigin(call, instance);
  const { page, request: query, csrf_token } = body;
  if (!isSignInForm(call.headers, { page, query }, csrf_token, call.now)) throw refuse.formStale();
  const { session } = await signIn({ store, passwords: instance.passwords }, call, body);
  const headers = {
    Location: targetOf({ page, query }),
    'Set-Cookie': sessionCookie(session, isSecure(instance.config)),
  };
  return answer(303, null, headers);
};
