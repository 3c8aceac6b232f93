/** Consent: a tool with a browser asks for access, and the user decides. */
import { answer, type Handler, type HandledCall } from '../../contract/handler.ts';
import type { Services } from '../../contract/instance.ts';
import { refuse } from '../../generated/refusals.ts';
import { accountOf } from '../../identity/caller.ts';
import { approver } from '../../oauth/approver.ts';
import type { Client } from '../../oauth/clients.ts';
import { giveCode } from '../../oauth/codes.ts';
import { formOf, formToken, type BoundForm } from '../../oauth/form-tokens.ts';
import { consentPage } from '../../oauth/pages/consent.ts';
import { redirectWith, isRegistered } from '../../oauth/redirects.ts';
import { checkResource } from '../../oauth/resource.ts';
import {
  clientNamed,
  formOfSession,
  keepIfDescribed,
  pageAnswer,
  refuseForeignOrigin,
  toolChosen,
} from './asking.ts';

/** The parameters of the request, which are in the query of the page and in its form. */
interface AuthorizationRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type: 'code';
  readonly scope: 'mcp';
  readonly code_challenge: string;
  readonly code_challenge_method: 'S256';
  readonly state?: string | undefined;
  readonly resource?: string | undefined;
}

export const showConsent: Handler<'showConsent'> = async ({ query, caller, call, instance }) => {
  const asked = authorizationRequestIn(query);
  const client = await soundClient(asked, call, instance);
  const page = consentPage({
    client,
    account: accountOf(caller),
    recent: caller.recent,
    redirect_uri: asked.redirect_uri,
    request: { ...asked },
    csrf_token: formToken(formFor(call, asked), call.now),
  });
  return pageAnswer(page);
};

export const decideConsent: Handler<'decideConsent'> = async ({ body, caller, call, store, instance }) => {
  refuseForeignOrigin(call, instance);
  const asked = authorizationRequestIn(body);
  const form = formOf(formFor(call, asked), body.csrf_token, call.now);
  if (form === null) throw refuse.formStale();
  const client = await soundClient(asked, call, instance);
  const { redirect_uri, code_challenge, state } = asked;
  const iss = call.issuer();
  if (body.decision === 'deny')
    return answer(302, null, {
      Location: redirectWith(redirect_uri, { error: 'access_denied', iss, state }),
    });
  const code = await store.write(call, async work => {
    const person = await approver(work, caller);
    const tool = toolChosen(body);
    await keepIfDescribed(work, client);
    return giveCode(work, person, { client, redirect_uri, code_challenge, tool, form });
  });
  return answer(302, null, { Location: redirectWith(redirect_uri, { code, iss, state }) });
};

export const showConsentAlias: Handler<'showConsentAlias'> = showConsent;
export const decideConsentAlias: Handler<'decideConsentAlias'> = decideConsent;

function authorizationRequestIn(fields: AuthorizationRequest): AuthorizationRequest {
  const { client_id, redirect_uri, response_type, scope, code_challenge, code_challenge_method } = fields;
  const { state, resource } = fields;
  const always = { client_id, redirect_uri, response_type, scope, code_challenge, code_challenge_method };
  return { ...always, state, resource };
}

/** The client, once its redirect address is known to be valid. */
async function soundClient(
  { client_id, redirect_uri, resource }: AuthorizationRequest,
  call: HandledCall,
  instance: Services,
): Promise<Client> {
  const client = await clientNamed(client_id, call, instance);
  if (!isRegistered(client.redirect_uris, redirect_uri)) throw refuse.redirectUriUnregistered();
  checkResource(resource, call.issuer());
  return client;
}

function formFor(call: HandledCall, asked: AuthorizationRequest): BoundForm {
  return formOfSession(call, 'consent', [JSON.stringify(asked)]);
}
