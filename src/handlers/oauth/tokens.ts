/** Exchanges codes for tokens, and revokes tokens. */
import { answer, type Handler, type Input } from '../../contract/handler.ts';
import { Refusal, refuse } from '../../generated/refusals.ts';
import { accountOf } from '../../identity/caller.ts';
import { CODE_GRANT, DEVICE_GRANT } from '../../oauth/clients.ts';
import { redeemCode } from '../../oauth/codes.ts';
import { pollDevice } from '../../oauth/devices.ts';
import { checkResource } from '../../oauth/resource.ts';
import * as tokens from '../../oauth/tokens.ts';

type Exchange = Input<'exchangeToken'>;

export const exchangeToken: Handler<'exchangeToken'> = async input => {
  const { body, call } = input;
  const exchange = GRANTS.get(body.grant_type);
  if (!exchange) throw refuse.grantUnsupported();
  checkResource(body.resource, call.issuer());
  // A refusal is thrown only here, after its side effects (a revoked token, the time of a poll) are committed.
  const outcome = await exchange(input);
  if (outcome instanceof Refusal) throw outcome;
  return { access_token: outcome, token_type: 'Bearer', expires_in: tokens.TOKEN_SECONDS, scope: 'mcp' };
};

export const exchangeTokenAlias: Handler<'exchangeTokenAlias'> = exchangeToken;

const GRANTS: ReadonlyMap<string, (input: Exchange) => Promise<string | Refusal>> = new Map([
  [CODE_GRANT, exchangeCode],
  [DEVICE_GRANT, exchangeDeviceCode],
]);

async function exchangeCode({ body, call, store }: Exchange): Promise<string | Refusal> {
  const redemption = {
    code: needed(body, 'code'),
    code_verifier: needed(body, 'code_verifier'),
    client_id: needed(body, 'client_id'),
    redirect_uri: needed(body, 'redirect_uri'),
  };
  return (await store.write(call, work => redeemCode(work, redemption))) ?? refuse.grantInvalid();
}

async function exchangeDeviceCode({ body, call, store }: Exchange): Promise<string | Refusal> {
  const device_code = needed(body, 'device_code');
  return store.write(call, work => pollDevice(work, device_code, body.client_id));
}

type Field = 'code' | 'code_verifier' | 'client_id' | 'redirect_uri' | 'device_code';

function needed(body: Exchange['body'], field: Field): string {
  const value = body[field];
  if (value === undefined) throw refuse.grantFieldMissing({ field });
  return value;
}

export const revokeToken: Handler<'revokeToken'> = async ({ body, caller, call, store }) => {
  await store.write(call, work => tokens.revokeToken(work, accountOf(caller).id, body.token));
  return answer(200, null);
};

export const revokeTokenAlias: Handler<'revokeTokenAlias'> = revokeToken;
