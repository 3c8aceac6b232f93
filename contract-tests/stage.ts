/**
 * What a scene can set up before its request: people, tools, settings, spent budgets. The tests do it inside the server
 * (`inside.ts`), the conformance kit over HTTP (`outside/stage.ts`).
 */
import type { App } from '../src/app.ts';
import type { Operation } from '../src/generated/operations.ts';
import type { Settings } from '../src/identity/settings.ts';
import type { Work } from '../src/store/work.ts';
import type { Docket } from '../clients/typescript/src/index.ts';
import { freshNumber } from './world.ts';

export interface Stage {
  /** The server's own parts, for what no request brings about. */
  readonly app: App;
  /** The server's address. */
  readonly url: string;
  /** The headers of every request of the scene: the address that it seems to come from. */
  readonly headers: Readonly<Record<string, string>>;
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
  /** A registered client of both grants, by its id. */
  oauthClient(): Promise<string>;
  /** An OAuth token of a user. */
  oauthToken(owner: Member): Promise<Credential>;
  /** A new project, with the people who hold a role in it. */
  project(): Promise<Project>;
  /** A change of the server's own, for what no request brings about. */
  write<T>(act: (work: Work) => Promise<T>): Promise<T>;
  set(settings: Partial<Settings>): Promise<void>;
  /** The server imports from the code host of the tests. */
  codehost(): void;
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
