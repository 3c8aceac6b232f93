/**
 * What a hook can set up before its request: people, tools, settings, spent budgets.
 * One server serves all transactions, so each brings its own people and its own address, and leaves no setting behind.
 */
import type { App } from '../src/app.ts';
import { budgets, type Operation } from '../src/generated/operations.ts';
import { connectTool } from '../src/identity/bots.ts';
import { partiesOf } from '../src/limits/budgets.ts';
import { createKey } from '../src/identity/keys.ts';
import { beginSession } from '../src/identity/sessions.ts';
import { changeSettings, DEFAULTS, type Settings } from '../src/identity/settings.ts';
import { createUser, demote, findUser, signableAdministrators } from '../src/identity/users.ts';
import type { Work } from '../src/store/work.ts';
import { docket, type Docket } from '../clients/typescript/src/index.ts';
import { PASSWORD } from '../test/setting/cast.ts';
import { oauthToken } from '../test/setting/oauth-grants.ts';
import { crew, storeProject } from '../test/setting/stored.ts';
import { freshIdentifier, freshNumber, tick } from './world.ts';

export interface Stage {
  readonly app: App;
  /** The origin of the transaction's request. */
  readonly address: string;
  /** In what the answer is wanted; null where it has no body. */
  readonly mediaType: string | null;
  /** A new user with a recent session. */
  person(): Promise<Member>;
  /** A new administrator of the instance. */
  administrator(): Promise<Member>;
  /** A new user, who is the only administrator of the instance. */
  onlyAdministrator(): Promise<Member>;
  /** A connected tool of a user, by its API key. */
  toolOf(owner: Member): Promise<Member>;
  /** An API key that carries no user. */
  operatorKey(): Promise<Credential>;
  /** An OAuth token of a user. */
  oauthToken(owner: Member): Promise<Credential>;
  /** A new project, with the people who hold a role in it. */
  project(): Promise<Project>;
  /** A change of the server's own, for what no request brings about. */
  write<T>(act: (work: Work) => Promise<T>): Promise<T>;
  set(settings: Partial<Settings>): Promise<void>;
  /** Clean-up after the response. */
  afterwards(act: (work: Work) => Promise<void>): void;
  /** Uses up what an operation may do from this address, and for this account. */
  spend(operation: Operation, caller: Member | null): Promise<void>;
  /** Afterwards everything is as before. */
  clear(): Promise<void>;
}

/** The parts of a request. */
export interface Credential {
  readonly token: string;
}

/** A user with an account, and their actions on the stage. */
export interface Member extends Credential {
  readonly id: number;
  readonly username: string;
  readonly api: Docket;
}

export interface Project {
  readonly id: number;
  readonly lead: Member;
  readonly maintainer: Member;
  readonly viewer: Member;
}

/** An unused name. */
export function freshName(): string {
  return `user-${String(freshNumber())}`;
}

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
    address,
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
    oauthToken: async owner => ({ token: await oauthToken({ app, clock }, owner.id) }),
    project: async () => {
      const [lena, max, vera] = [await person(false), await person(false), await person(false)];
      const id = await storeProject({ app, clock }, freshIdentifier(), crew({ lena, max, vera }));
      return { id, lead: lena, maintainer: max, viewer: vera };
    },
    write,
    set,
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
