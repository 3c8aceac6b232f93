/** Hooks for the outcomes of the authorization server; a short path has the outcomes of the long one. */
import { asking, consentPath, DEVICE_GRANT } from '../../test/setting/oauth.ts';
import { PASSWORD } from '../../test/setting/password.ts';
import type { Hooks } from '../hooks.ts';
import {
  asked,
  changeLogin,
  consentForm,
  FAR_AWAY,
  fillUp,
  openedForm,
  useEveryClient,
  waitingCode,
  waitingLogin,
} from '../oauth-scene.ts';
import type { Stage } from '../stage.ts';

const showConsent = {
  200: async stage => ({ query: asked(await stage.oauthClient()) }),
  400: () => ({ query: asked('svc_client_none') }),
  401: async stage => ({ as: null, query: asked(await stage.oauthClient()) }),
} satisfies Hooks['showConsent'];

const decideConsent = {
  302: async stage => {
    const { as, body } = await consentForm(stage);
    return { as, body: { ...body, decision: 'approve', tool: 'zed' } };
  },
  400: async stage => {
    const { as, body } = await consentForm(stage);
    return { as, body: { ...body, decision: 'approve' } };
  },
  401: () => ({ as: null }),
  403: async stage => {
    const { body } = await consentForm(stage);
    return { body: { ...body, decision: 'approve', tool: 'zed' } };
  },
} satisfies Hooks['decideConsent'];

/** A document that is made up may say anything of its client; this address is out of reach. */
const UNREACHABLE = 'https://127.0.0.1/client.json';
const ELSEWHERE = 'https://other.example/mcp';

const registerClient = {
  201: () => ({}),
  redirect_uri_invalid: () => ({ body: { redirect_uris: [], client_name: 'Tender' } }),
  client_metadata_invalid: () => ({ bytes: { type: 'application/json', content: '{' } }),
  clients_full: async stage => {
    const row = {
      name: 'x',
      redirect_uris: '[]',
      grant_types: '[]',
      response_types: '[]',
      created_at: FAR_AWAY,
      used_at: FAR_AWAY,
    };
    const rows = Array.from({ length: 1024 }, (_, index) => ({ ...row, id: `svc_client_full_${index}` }));
    await fillUp(stage, 'oauth_clients', rows);
    await useEveryClient(stage);
    return {};
  },
} satisfies Hooks['registerClient'];

const startDeviceLogin = {
  200: async stage => ({ body: { client_id: await stage.oauthClient() } }),
  client_unknown: () => ({ body: { client_id: 'svc_client_none' } }),
  client_document_unusable: () => ({ body: { client_id: UNREACHABLE } }),
  scope_unknown: async stage => ({ body: { client_id: await stage.oauthClient(), scope: 'admin' } }),
  target_wrong: async stage => ({ body: { client_id: await stage.oauthClient(), resource: ELSEWHERE } }),
  device_codes_full: async stage => {
    const client_id = await stage.oauthClient();
    const row = { client_id, state: 'pending', created_at: FAR_AWAY, expires_at: FAR_AWAY };
    const rows = Array.from({ length: 1024 }, (_, index) => ({
      ...row,
      device_code_hash: `full ${index}`,
      user_code: `FULL${index}`,
    }));
    await fillUp(stage, 'oauth_devices', rows);
    return { body: { client_id } };
  },
} satisfies Hooks['startDeviceLogin'];

/** A user with the entry page open. */
async function entry(stage: Stage) {
  const as = await stage.person();
  const { hidden } = await openedForm(stage, '/oauth/device', as);
  return { as, csrf_token: hidden['csrf_token'] ?? '' };
}

const showDevice = {
  200: () => ({}),
  400: () => ({ query: { user_code: 'x'.repeat(65) } }),
} satisfies Hooks['showDevice'];

const decideDevice = {
  200: async stage => {
    const { as, csrf_token } = await entry(stage);
    const { user_code } = await waitingLogin(stage);
    return { as, body: { user_code, csrf_token, decision: 'approve' } };
  },
  400: async stage => {
    const { as, csrf_token } = await entry(stage);
    return { as, body: { user_code: 'BBBB-BBBB', csrf_token, decision: 'approve' } };
  },
  401: () => ({ as: null }),
  403: () => ({ body: { user_code: 'BBBB-BBBB', csrf_token: 'x', decision: 'approve' } }),
} satisfies Hooks['decideDevice'];

const exchangeToken = {
  200: async stage => ({ body: await waitingCode(stage) }),
  grant_unsupported: () => ({ body: { grant_type: 'refresh_token' } }),
  grant_field_missing: () => ({ body: { grant_type: 'authorization_code' } }),
  grant_invalid: async stage => ({ body: { ...(await waitingCode(stage)), code: 'x' } }),
  target_wrong: async stage => ({ body: { ...(await waitingCode(stage)), resource: ELSEWHERE } }),
  grant_pending: async stage => polling(await waitingLogin(stage)),
  grant_too_fast: async stage => {
    const login = await waitingLogin(stage);
    await changeLogin(stage, login, { polled_at: stampNow(stage) });
    return polling(login);
  },
  grant_denied: async stage => {
    const login = await waitingLogin(stage);
    await changeLogin(stage, login, { state: 'denied' });
    return polling(login);
  },
  grant_expired: async stage => {
    const login = await waitingLogin(stage);
    await changeLogin(stage, login, { expires_at: '2020-01-01 00:00:00' });
    return polling(login);
  },
} satisfies Hooks['exchangeToken'];

function polling({ device_code }: { readonly device_code: string }) {
  return { body: { grant_type: DEVICE_GRANT, device_code } };
}

function stampNow(stage: Stage): string {
  return stage.app.instance.clock().toISOString().slice(0, 19).replace('T', ' ');
}

const revokeToken = { 200: () => ({ body: { token: 'svc_at_none' } }) } satisfies Hooks['revokeToken'];

/** A user with the sign-in page open. */
async function signingIn(stage: Stage, password: string) {
  const { username } = await stage.person();
  const { hidden, cookie } = await openedForm(stage, consentPath(asking('svc_client_any')), null);
  const { request = '', csrf_token = '' } = hidden;
  const body = { identity: username, password, page: 'authorize' as const, request, csrf_token };
  return { body, headers: { Cookie: cookie } };
}

export const hooks: Hooks = {
  getResourceMetadata: { 200: () => ({}) },
  getMcpResourceMetadata: { 200: () => ({}) },
  getServerMetadata: { 200: () => ({}) },
  showConsent,
  showConsentAlias: showConsent,
  decideConsent,
  decideConsentAlias: decideConsent,
  registerClient,
  registerClientAlias: registerClient,
  startDeviceLogin,
  startDeviceLoginAlias: startDeviceLogin,
  showDevice,
  showDeviceAlias: showDevice,
  decideDevice,
  decideDeviceAlias: decideDevice,
  exchangeToken,
  exchangeTokenAlias: exchangeToken,
  revokeToken,
  revokeTokenAlias: revokeToken,
  signInOnPage: {
    303: stage => signingIn(stage, PASSWORD),
    400: stage => signingIn(stage, 'wrong horse battery'),
    403: async stage => ({ ...(await signingIn(stage, PASSWORD)), headers: {} }),
  },
};
