/** An instance with a method for every operation of the contract, named after its operationId. */
import { connect, type Client, type ClientOptions } from './client.ts';
import {
  changeIssue,
  changePage,
  type Issue,
  type IssueChange,
  type Page,
  type PageChange,
} from './changing.ts';
import * as operations from './generated/operations.ts';
import { instanceAt, type Instance, type InstanceOptions } from './instance.ts';
import { items, type ItemOf, type ListId } from './lists.ts';
import type { Answer, CallOptions, CallArguments, OperationId, Parts, Route } from './operation.ts';
import { deviceLogin, type DeviceLogin } from './device-login.ts';
import { whole, type ResponseOf } from './responses.ts';
import { signIn, signOut, type Identity, type SignedIn } from './signing-in.ts';

export type Methods = {
  readonly [Id in OperationId]: (...given: CallArguments<Id>) => Promise<Answer<Id>>;
};

export type Lists = {
  readonly [Id in ListId]: (...given: CallArguments<Id>) => AsyncGenerator<ItemOf<Id>, void, undefined>;
};

export type Responses = {
  readonly [Id in OperationId]: (...given: CallArguments<Id>) => Promise<ResponseOf<Id>>;
};

export interface Own {
  readonly instance: Instance;
  /** The list operations for `for await`: each item of every page. */
  readonly each: Lists;
  /** The same methods, with the status and the headers of the response. */
  readonly responses: Responses;
  /** Signs in and stores the token in the token store. */
  readonly signIn: (identity: Identity, options?: CallOptions) => Promise<SignedIn>;
  readonly signOut: () => Promise<void>;
  /** Signs in a program without a browser, and stores the token in the token store. */
  readonly deviceLogin: (login: DeviceLogin) => Promise<void>;
  /** Changes the current state of an issue, and retries with the new state if another client was faster. */
  readonly changeIssue: (id: number, change: IssueChange, options?: CallOptions) => Promise<Issue>;
  readonly changePage: (id: number, change: PageChange, options?: CallOptions) => Promise<Page>;
  /** Receives changes, and keeps live copies of projects. */
  readonly live: (options?: Omit<ClientOptions, 'url' | 'token'>) => Promise<Client>;
}

export type Docket = Methods & Own;

export function docket(options: InstanceOptions): Docket {
  const instance = instanceAt(options);
  const all: readonly { readonly id: OperationId; readonly route: Route }[] = Object.values(operations);
  const methods = all.map(({ id, route }) => [
    id,
    async (parts: Parts = {}, call: CallOptions = {}) => (await instance.send(route, parts, call)).content,
  ]);
  const lists = all.map(({ id, route }) => [
    id,
    (parts: Parts = {}, call: CallOptions = {}) => items(route, instance, parts, call),
  ]);
  const responses = all.map(({ id, route }) => [
    id,
    (parts: Parts = {}, call: CallOptions = {}) => whole(route, instance, parts, call),
  ]);
  const own: Own = {
    instance,
    each: Object.fromEntries(lists) as Lists,
    signIn: (identity, call) => signIn(instance, identity, call),
    responses: Object.fromEntries(responses) as Responses,
    signOut: () => signOut(instance),
    deviceLogin: login => deviceLogin(instance, login),
    changeIssue: (id, change, call) => changeIssue(instance, id, change, call),
    changePage: (id, change, call) => changePage(instance, id, change, call),
    live: more =>
      Promise.resolve(connect({ url: instance.url, token: instance.tokens, fetch: instance.fetch, ...more })),
  };
  // Built from the same table as the types.
  return { ...(Object.fromEntries(methods) as Methods), ...own };
}
