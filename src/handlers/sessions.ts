/** Signing in and out, and the caller's own profile. */
import { answer, type Handler } from '../contract/handler.ts';
import type { Services } from '../contract/instance.ts';
import { refuse } from '../generated/refusals.ts';
import { comesFromHere, signsInWithoutPassword } from '../identity/auto-login.ts';
import { accountTarget, audited, type Target } from '../identity/audit.ts';
import { accountOf, type Caller } from '../identity/caller.ts';
import { endCredentials } from '../identity/lockdown.ts';
import { checkPasswordLength } from '../identity/passwords.ts';
import { readSettings } from '../identity/settings.ts';
import { beginSession, endSession, isSecure, sessionCookie } from '../identity/sessions.ts';
import { signedIn, signIn, type SignedIn } from '../identity/sign-in.ts';
import { admitSignup } from '../identity/signup.ts';
import { renamedPerson } from '../tracker/issues/assignees.ts';
import * as users from '../identity/users.ts';

export const signUp: Handler<'signUp'> = async ({ body, call, store, instance }) => {
  checkPasswordLength('password', body.password);
  admitSignup(await instance.settings(), body.email);
  const password_hash = await instance.passwords.hash(body.password);
  const begun = await store.write(call, async work => {
    admitSignup(await readSettings(work), body.email);
    const user = await users.createUser(work, { ...body, is_admin: false, password_hash }, 'user.signup');
    if (typeof user === 'string') throw refuse.signupTaken({ field: user });
    return { user, session: await beginSession(work, user.id) };
  });
  call.noted.account = begun.user.id;
  return signedInAnswer(begun, instance);
};

export const logIn: Handler<'logIn'> = async ({ body, call, store, instance }) =>
  signedInAnswer(await signIn({ store, passwords: instance.passwords }, call, body), instance);

export const autoLogIn: Handler<'autoLogIn'> = async ({ call, store, instance }) => {
  const { config } = instance;
  if (!comesFromHere(call.headers, config)) throw refuse.autoLoginOff();
  const begun = await store.write(call, async work => {
    const isOn = signsInWithoutPassword(await readSettings(work), config);
    const user = isOn ? await users.signableAdministrators(work).first() : undefined;
    if (!user) throw refuse.autoLoginOff();
    return signedIn(work, user);
  });
  call.noted.account = begun.user.id;
  return signedInAnswer(begun, instance);
};

export const logOut: Handler<'logOut'> = async ({ caller, call, store, instance }) => {
  const { kind, credentialId } = caller;
  if (kind === 'session' && credentialId !== null)
    await store.write(call, async work => {
      const wasThere = await endSession(work, credentialId);
      if (wasThere) await audited(work, { action: 'session.end', target: ownAccount(caller) });
    });
  return answer(200, { logged_out: true }, { 'Set-Cookie': sessionCookie(null, isSecure(instance.config)) });
};

export const getMe: Handler<'getMe'> = ({ caller }) => accountOf(caller);

export const updateMe: Handler<'updateMe'> = ({ body, caller, call, store }) =>
  store.write(call, async work => {
    const before = accountOf(caller);
    const after = await users.changeProfile(work, before.id, body);
    if (after.display_name !== before.display_name) await renamedPerson(work, after.id);
    return users.profile(after);
  });

export const changePassword: Handler<'changePassword'> = async ({ body, caller, call, store, instance }) => {
  const { id } = accountOf(caller);
  const { current_password, new_password } = body;
  checkPasswordLength('new_password', new_password);
  const known = await store.read(read => users.findUser(read, id));
  if (!(await instance.passwords.matches(known?.password_hash ?? null, current_password)))
    throw refuse.passwordWrong();
  const password_hash = await instance.passwords.hash(new_password);
  const session = await store.write(call, async work => {
    const user = await users.findUser(work, id);
    // Two concurrent changes: the second one used a password that is no longer valid.
    if (!user || user.password_hash !== known?.password_hash) throw refuse.passwordWrong();
    await users.replacePassword(work, user, password_hash);
    return beginSession(work, id);
  });
  const { token, expires_at } = session;
  return answer(
    200,
    { ok: true, token, expires_at },
    { 'Set-Cookie': sessionCookie(session, isSecure(instance.config)) },
  );
};

export const refreshSession: Handler<'refreshSession'> = async ({ body, caller, call, store, instance }) => {
  const { id } = accountOf(caller);
  const known = await store.read(read => users.findUser(read, id));
  const needsPassword = !signsInWithoutPassword(await instance.settings(), instance.config);
  const password = body?.password;
  if (password === undefined && needsPassword) throw refuse.passwordRequired();
  if (password !== undefined && !(await instance.passwords.matches(known?.password_hash ?? null, password))) {
    throw refuse.passwordWrong();
  }
  const refreshed = await store.write(call, async work => {
    const user = await users.findUser(work, id);
    if (!user || user.password_hash !== known?.password_hash) throw refuse.passwordWrong();
    await endSession(work, caller.credentialId ?? 0);
    await audited(work, { action: 'session.refresh', target: ownAccount(caller) });
    return { user, session: await beginSession(work, id) };
  });
  return signedInAnswer(refreshed, instance);
};

export const revokeSessions: Handler<'revokeSessions'> = async ({ caller, call, store, instance }) => {
  await store.write(call, async work => {
    await endCredentials(work, accountOf(caller).id);
    await audited(work, { action: 'user.lockdown', target: ownAccount(caller) });
  });
  return answer(200, { revoked: true }, { 'Set-Cookie': sessionCookie(null, isSecure(instance.config)) });
};

function ownAccount(caller: Caller): Target {
  return accountTarget(accountOf(caller));
}

function signedInAnswer({ user, session }: SignedIn, instance: Services) {
  const { token, expires_at } = session;
  const headers = { 'Set-Cookie': sessionCookie(session, isSecure(instance.config)) };
  return answer(200, { user: users.profile(user), token, expires_at }, headers);
}
