/** Registering a client. */
import { answer, type Handler } from '../../contract/handler.ts';
import { registerClient as register } from '../../oauth/clients.ts';

export const registerClient: Handler<'registerClient'> = async ({ body, call, store }) => {
  const { id, name, redirect_uris, grant_types } = await store.write(call, work => register(work, body));
  return answer(201, {
    client_id: id,
    client_name: name,
    redirect_uris: [...redirect_uris],
    grant_types,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  });
};

export const registerClientAlias: Handler<'registerClientAlias'> = registerClient;
