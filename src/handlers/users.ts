/** The accounts of the instance. */
import type { Handler } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
import { checkPasswordLength } from '../identity/passwords.ts';
import * as users from '../identity/users.ts';

export const listUsers: Handler<'listUsers'> = async ({ store }) =>
  (await store.read(users.listPeople)).map(users.userRecord);

export const createUser: Handler<'createUser'> = async ({ body, call, store, instance }) => {
  checkPasswordLength('password', body.password);
  const password_hash = await instance.passwords.hash(body.password);
  return store.write(call, async work => {
    const made = await users.createUser(work, { ...body, password_hash });
    if (typeof made === 'string') throw refuse.userTaken({ field: made });
    return users.userRecord(made);
  });
};

export const promoteUser: Handler<'promoteUser'> = ({ params, call, store }) =>
  store.write(call, async work => users.userRecord(await users.promote(work, params.id)));

export const demoteUser: Handler<'demoteUser'> = ({ params, call, store }) =>
  store.write(call, async work => users.userRecord(await users.demote(work, params.id)));

export const deactivateUser: Handler<'deactivateUser'> = ({ params, call, store }) =>
  store.write(call, async work => users.userRecord(await users.deactivate(work, params.id)));

export const reactivateUser: Handler<'reactivateUser'> = ({ params, call, store }) =>
  store.write(call, async work => users.userRecord(await users.reactivate(work, params.id)));
