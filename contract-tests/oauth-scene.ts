/** The scene for the hooks of the authorization server: clients, opened forms, codes, device logins. */
import { startDevice, type Started } from '../src/oauth/devices.ts';
import { approvedCode, CALLBACK, CHALLENGE, consentPath, VERIFIER } from '../test/setting/oauth.ts';
import { formOf, Visitor } from '../test/setting/visitor.ts';
import type { Stage, Member } from './stage.ts';

export function asked(client_id: string) {
  const how = { response_type: 'code', code_challenge_method: 'S256' } as const;
  return { client_id, redirect_uri: CALLBACK, code_challenge: CHALLENGE, ...how };
}

/** The hidden fields of a page's form as they were sent, and the cookies of the page. */
export async function openedForm(stage: Stage, path: string, as: Member | null) {
  const visitor = new Visitor({ url: stage.url });
  const page = await visitor.open(path, as ? { Authorization: `Bearer ${as.token}` } : {});
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { hidden: formOf(page).hidden, cookie };
}

/** A consent form that a user has open. */
export async function consentForm(stage: Stage) {
  const as = await stage.person();
  const asking = asked(await stage.oauthClient());
  const { hidden } = await openedForm(stage, consentPath(asking), as);
  return { as, body: { ...asking, scope: 'mcp' as const, csrf_token: hidden['csrf_token'] ?? '' } };
}

/** A code that waits to be swapped, with what belongs to it. */
export async function waitingCode(stage: Stage) {
  const { token } = await stage.person();
  const client_id = await stage.oauthClient();
  const code = await approvedCode({ url: stage.url }, token, asked(client_id));
  return {
    grant_type: 'authorization_code',
    code,
    client_id,
    code_verifier: VERIFIER,
    redirect_uri: CALLBACK,
  };
}

/** A login that waits for its answer. */
export async function waitingLogin(stage: Stage): Promise<Started> {
  const client = { id: await stage.oauthClient(), name: 'Tender', redirect_uris: [] };
  return stage.write(work => startDevice(work, client));
}

/** Changes a login in a way that no request does: time passes, another user decides. */
export function changeLogin(stage: Stage, { user_code }: Started, change: object): Promise<void> {
  return stage.write(async work => {
    work.untraced();
    await work
      .db('oauth_devices')
      .where({ user_code: user_code.replace('-', '') })
      .update(change);
  });
}

/** As many rows as the instance may hold, gone again afterwards. */
export async function fillUp(stage: Stage, table: string, rows: readonly object[]): Promise<void> {
  await stage.write(async work => {
    work.untraced();
    for (let at = 0; at < rows.length; at += 90) await work.db(table).insert(rows.slice(at, at + 90));
  });
  stage.afterwards(async work => {
    work.untraced();
    await work.db(table).where('created_at', FAR_AWAY).delete();
  });
}

/** A client that was never used would make room for a new one. */
export async function useEveryClient(stage: Stage): Promise<void> {
  await stage.write(async work => {
    work.untraced();
    await work.db('oauth_clients').whereNull('used_at').update({ used_at: work.now });
  });
}

/** The times of filling rows: no real row is that old or new. */
export const FAR_AWAY = '2999-01-01 00:00:00';
