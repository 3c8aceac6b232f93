/** Device logins: starting one, and the pages on which a user decides. */
import { answer, type Handler, type Input, type HandledCall } from '../../contract/handler.ts';
import { refuse } from '../../generated/refusals.ts';
import { accountOf } from '../../identity/caller.ts';
import { isSecure } from '../../identity/sessions.ts';
import { approver } from '../../oauth/approver.ts';
import * as devices from '../../oauth/devices.ts';
import { formOf, formToken, type BoundForm } from '../../oauth/form-tokens.ts';
import { requestIn } from '../../oauth/page-request.ts';
import { approvedPage, confirmationPage, deniedPage, entryPage } from '../../oauth/pages/device.ts';
import { signInPage } from '../../oauth/pages/sign-in.ts';
import { checkResource } from '../../oauth/resource.ts';
import { newSignInForm } from '../../oauth/sign-in-form.ts';
import type { Door } from '../../store/store.ts';
import {
  clientNamed,
  formOfSession,
  keepIfDescribed,
  pageAnswer,
  refuseForeignOrigin,
  toolChosen,
} from './asking.ts';

export const startDeviceLogin: Handler<'startDeviceLogin'> = async ({ body, call, store, instance }) => {
  const { client_id, scope, resource } = body;
  if (scope !== 'mcp') throw refuse.scopeUnknown();
  const issuer = call.issuer();
  checkResource(resource, issuer);
  const client = await clientNamed(client_id, call, instance);
  const { device_code, user_code } = await store.write(call, async work => {
    await keepIfDescribed(work, client);
    return devices.startDevice(work, client);
  });
  const verification_uri = `${issuer}/oauth/device`;
  return {
    device_code,
    user_code,
    verification_uri,
    verification_uri_complete: `${verification_uri}?user_code=${user_code}`,
    scope: 'mcp',
    expires_in: devices.DEVICE_SECONDS,
    interval: devices.POLL_SECONDS,
  };
};

export const showDevice: Handler<'showDevice'> = async ({ query, call, instance }) => {
  const user_code = query.user_code ?? '';
  if (call.caller?.kind === 'session')
    return pageAnswer(entryPage({ user_code, csrf_token: formToken(entryForm(call), call.now) }));
  const to = requestIn('device', query);
  const { cookie, csrf_token } = newSignInForm(call.headers, to, isSecure(instance.config), call.now);
  const { login_message: message } = await instance.settings();
  const page = signInPage({ why: 'first', problem: null, identity: '', message, to, csrf_token });
  return answer(200, page.text, { 'Content-Security-Policy': page.policy, 'Set-Cookie': cookie });
};

type Deciding = Input<'decideDevice'>;

export const decideDevice: Handler<'decideDevice'> = input => {
  const { body, call, instance } = input;
  refuseForeignOrigin(call, instance);
  return body.confirmation_token === undefined ? lookUp(input) : decide(input, body.confirmation_token);
};

/** The first step identifies the login. It approves nothing. */
async function lookUp({ body: { user_code, csrf_token, decision }, caller, call, store }: Deciding) {
  if (user_code === undefined || csrf_token === undefined || decision === undefined)
    throw refuse.invalidBody({
      problem: 'send user_code, csrf_token and decision, or confirmation_token',
    });
  if (formOf(entryForm(call), csrf_token, call.now) === null) throw refuse.formStale();
  if (decision === 'approve' && !caller.recent) throw refuse.recentAuthenticationRequired();
  const device = await store.read(read => devices.waitingDevice(read, user_code, call.now));
  if (decision === 'deny') return deny(call, store, device.id);
  const confirmation_token = `${device.id}.${formToken(confirmationForm(call, device.id), call.now)}`;
  const asked = { client: device.client, account: accountOf(caller), recent: caller.recent };
  return pageAnswer(confirmationPage({ ...asked, user_code: device.user_code, confirmation_token }));
}

/** The second step: decides the login that the page has shown. */
async function decide({ body, caller, call, store }: Deciding, confirmation_token: string) {
  const [, id = '0', token = ''] = /^(\d{1,15})\.(.+)$/.exec(confirmation_token) ?? [];
  if (formOf(confirmationForm(call, Number(id)), token, call.now) === null) throw refuse.formStale();
  if (body.decision === 'deny') return deny(call, store, Number(id));
  await store.write(call, async work => {
    const person = await approver(work, caller);
    await devices.approveDevice(work, person, Number(id), toolChosen(body));
  });
  return pageAnswer(approvedPage());
}

async function deny(call: HandledCall, store: Door, id: number) {
  await store.write(call, work => devices.denyDevice(work, id));
  return pageAnswer(deniedPage());
}

function entryForm(call: HandledCall): BoundForm {
  return formOfSession(call, 'device entry', []);
}

function confirmationForm(call: HandledCall, id: number): BoundForm {
  return formOfSession(call, 'device confirmation', [String(id)]);
}

export const startDeviceLoginAlias: Handler<'startDeviceLoginAlias'> = startDeviceLogin;
export const showDeviceAlias: Handler<'showDeviceAlias'> = showDevice;
export const decideDeviceAlias: Handler<'decideDeviceAlias'> = decideDevice;
