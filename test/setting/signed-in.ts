/** The built program with an administrator, and olga, who is that administrator and has just signed in. */
import type { TestContext } from 'node:test';
import { clientOf, done, type Client } from './client.ts';
import { emptyPlace, serve, type Place, type Program } from './program.ts';

const ADMINISTRATOR = { DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: 'a password of olga' };

export interface Signed extends Program {
  readonly url: string;
  readonly token: string;
  readonly api: Client;
}

export async function placeOfOlga(t: TestContext): Promise<Place> {
  const place = await emptyPlace(t);
  return { ...place, env: { ...place.env, ...ADMINISTRATOR } };
}

export async function signedIn(t: TestContext, place: Place): Promise<Signed> {
  const server = await serve(t, place);
  const body = { identity: 'olga', password: ADMINISTRATOR.DOCKET_ADMIN_PASSWORD };
  const { token } = done(await clientOf(server.url).POST('/api/auth/login', { body }));
  return { ...server, token, api: clientOf(server.url, token) };
}
