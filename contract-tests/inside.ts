/**
 * A stage inside the server. One server serves all transactions, so each brings its own people and its own address, and leaves no
 * setting behind.
 */
import type { App } from '../src/app.ts';
import { budgets, type Operation } from '../src/generated/operations.ts';
import { connectTool } from '../src/identity/bots.ts';
import { partiesOf } from '../src/limits/budgets.ts';
import { createKey } from '../src/identity/keys.ts';
import { beginSession } from '../src/identity/sessions.ts';
import { changeSettings, DEFAULTS, type Settings } from '../src/identity/settings.ts';
import { createUser, demote, findUser, signableAdministrators } from '../src/identity/users.ts';
import { registerClient } from '../src/oauth/clients.ts';
import type { Work } from '../src/store/work.ts';
import { docket, type Docket } from '../clients/typescript/src/index.ts';
import { PASSWORD } from '../test/setting/password.ts';
import { CALLBACK, DEVICE_GRANT } from '../test/setting/oauth.ts';
import { oauthToken } from '../test/setting/oauth-grants.ts';
import { crew, storeProject } from '../test/setting/stored.ts';
import { freshName, type Member, type Stage } from './stage.ts';
import { freshIdentifier, tick } from './world.ts';

/** Between the server and its clients, so that every scene can have a different address. */
export const PROXY_SECRET = 'between-proxy-and-server';

/** Registered past the endpoint: its budget is not what is tried. */
const CLIENT = {
  client_name: 'Tender',
  redirect_uris: [CALLBACK],
  grant_types: ['authorization_code', DEVICE_GRANT],
};

/** Hashed once for all: most transactions only need a user with a password. */
let hashed: Promise<string> | null = null;

export function openStage(app: App, address: string, mediaType: string | null): Stage {
  const { store } = app.instance;
  const clock = { now: app.instance.clock };
  const undoing: ((work: Work) => Promise<void>)[] = [];
  const write: Stage['write'] = act => {
    tick();
    const now = app.instance.clock();
    return store.write({ now, transport: 'system', actorId: null }, act);
  };
  const afterwards: Stage['afterwards'] = act => void undoing.push(act);
  const set = async (changes: Partial<Settings>): Promise<void> => {
    await write(work => changeSettings(work, changes));
    afterwards(async work => void (await changeSettings(work, DEFAULTS)));
  };
  const person = (is_admin: boolean): Promise<Member> => write(work => newMember(app, work, is_admin));
  return {
    app,
    url: app.address,
    headers: { 'X-Svc-Client-IP': address, 'X-Svc-Proxy-Secret': PROXY_SECRET },
    mediaType,
    person: () => person(false),
    administrator: () => person(true),
    onlyAdministrator: async () => {
      const only = await person(true);
      await write(work => demoteOthers(work, only.id));
      return only;
    },
    toolOf: owner => write(work => newTool(app, work, owner)),
    operatorKey: () => write(async work => ({ token: await createKey(work, null, freshName()) })),
    oauthClient: async () => (await write(work => registerClient(work, CLIENT))).id,
    oauthToken: async owner => ({ token: await oauthToken({ app, clock }, owner.id) }),
    project: async () => {
      const [lena, max, vera] = [await person(false), await person(false), await person(false)];
      const id = await storeProject({ app, clock }, freshIdentifier(), crew({ lena, max, vera }));
      return { id, lead: lena, maintainer: max, viewer: vera };
    },
    write,
    set,
    codehost: () => undefined,
    afterwards,
    spend: (operation, caller) => spendBudget(app, operation, { address, account: caller?.id ?? null }),
    clear: async () => {
      for (const undo of undoing) await write(undo);
    },
  };
}

async function newMember(app: App, work: Work, is_admin: boolean): Promise<Member> {
  const password_hash = await (hashed ??= app.instance.passwords.hash(PASSWORD));
  const user = await createUser(work, { username: freshName(), is_admin, password_hash });
  if (typeof user === 'string') throw new Error('a fresh name is taken');
  const { token } = await beginSession(work, user.id);
  return { id: user.id, username: user.username, token, api: clientOf(app, token) };
}

async function newTool(app: App, work: Work, owner: Member): Promise<Member> {
  const person = await findUser(work, owner.id);
  if (!person) throw new Error('the owner is gone');
  const { bot, key } = await connectTool(work, person, 'pi');
  return { id: bot.id, username: bot.username, token: key, api: clientOf(app, key) };
}

/** No retries on the stage: a refusal there is a mistake in the scene. */
function clientOf({ address: url }: App, token: string): Docket {
  const later: typeof fetch = (...request) => {
    tick();
    return fetch(...request);
  };
  return docket({ url, token, patience: 0, fetch: later });
}

async function demoteOthers(work: Work, onlyId: number): Promise<void> {
  for (const { id } of await signableAdministrators(work).whereNot('id', onlyId)) await demote(work, id);
}

async function spendBudget(
  { instance: { budgets: spent, clock } }: App,
  { budget }: Operation,
  known: { readonly address: string; readonly account: number | null },
): Promise<void> {
  if (budget === null) throw new Error('the operation has no budget');
  const parties = partiesOf(budgets[budget], { ...known, body: null });
  for (let point = 0; point < budgets[budget].points; point += 1) {
    await spent.settle(await spent.take(budget, parties, clock()), true, clock());
  }
}
