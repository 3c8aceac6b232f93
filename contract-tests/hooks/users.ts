/** Hooks for the outcomes of the family `users`. */
import type { Hooks } from '../hooks.ts';
import { freshName, type Stage } from '../stage.ts';
import { PASSWORD } from '../../test/setting/password.ts';

type OnAccount = { path: { id: number } };

async function onPerson(stage: Stage): Promise<OnAccount> {
  const { id } = await stage.person();
  return { path: { id } };
}

async function onTool(stage: Stage): Promise<OnAccount> {
  const { id } = await stage.toolOf(await stage.person());
  return { path: { id } };
}

async function onLastAdministrator(stage: Stage) {
  const as = await stage.onlyAdministrator();
  return { as, path: { id: as.id } };
}

export const hooks: Hooks = {
  listUsers: { 200: () => ({}) },
  createUser: {
    200: () => ({ body: { username: freshName(), password: PASSWORD } }),
    password_length: () => ({ body: { username: freshName(), password: 'short' } }),
    username_refused: () => ({ body: { username: 'p\u0430ula', password: PASSWORD } }),
    user_taken: async stage => ({ body: { username: (await stage.person()).username, password: PASSWORD } }),
  },
  promoteUser: { 200: onPerson, bot_account: onTool },
  demoteUser: { 200: onPerson, bot_account: onTool, last_administrator: onLastAdministrator },
  deactivateUser: { 200: onPerson, bot_account: onTool, last_administrator: onLastAdministrator },
  reactivateUser: { 200: onPerson, bot_account: onTool },
};
