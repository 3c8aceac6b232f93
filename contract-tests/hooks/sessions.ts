/** Hooks for the outcomes of the family `sessions`. */
import type { Hooks } from '../hooks.ts';
import { freshName, type Stage } from '../stage.ts';
import { PASSWORD } from '../../test/setting/password.ts';

const WRONG = 'not the password';

function newcomer() {
  const username = freshName();
  return { username, email: `${username}@harbour.example`, password: PASSWORD };
}

async function openSignup(stage: Stage): Promise<void> {
  await stage.set({ allow_signup: true });
}

export const hooks: Hooks = {
  signUp: {
    200: async stage => {
      await openSignup(stage);
      return { body: newcomer() };
    },
    signup_closed: () => ({ body: newcomer() }),
    signup_domain_refused: async stage => {
      await stage.set({ allow_signup: true, signup_email_domains: ['elsewhere.example'] });
      return { body: newcomer() };
    },
    signup_taken: async stage => {
      await openSignup(stage);
      return { body: { ...newcomer(), username: (await stage.person()).username } };
    },
    username_refused: async stage => {
      await openSignup(stage);
      return { body: { ...newcomer(), username: 'p\u0430ula' } };
    },
    password_length: async stage => {
      await openSignup(stage);
      return { body: { ...newcomer(), password: 'short' } };
    },
  },
  logIn: {
    200: async stage => ({ body: { identity: (await stage.person()).username, password: PASSWORD } }),
    credentials_wrong: async stage => ({
      body: { identity: (await stage.person()).username, password: WRONG },
    }),
  },
  autoLogIn: {
    200: async stage => {
      await stage.onlyAdministrator();
      await stage.set({ web_auto_login: true });
      return {};
    },
    auto_login_off: () => ({}),
  },
  logOut: { 200: () => ({}) },
  getMe: { 200: () => ({}) },
  updateMe: {
    200: () => ({ body: { display_name: 'Grace H.' } }),
    user_taken: async stage => ({ body: { email: `${(await stage.person()).username}@local` } }),
  },
  changePassword: {
    200: () => ({ body: { current_password: PASSWORD, new_password: 'four other words entirely' } }),
    password_wrong: () => ({ body: { current_password: WRONG, new_password: PASSWORD } }),
    password_length: () => ({ body: { current_password: PASSWORD, new_password: 'short' } }),
  },
  refreshSession: {
    200: () => ({ body: { password: PASSWORD } }),
    password_wrong: () => ({ body: { password: WRONG } }),
    password_required: () => ({ body: {} }),
  },
  revokeSessions: { 200: () => ({}) },
};
