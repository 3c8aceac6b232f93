/** The instance: data for the sign-in page, settings, and the health check. */
import type { Handler } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
import { isReachable, signsInWithoutPassword } from '../identity/auto-login.ts';
import { changeSettings } from '../identity/settings.ts';
import { storedDomains } from '../identity/signup.ts';

export const getHealth: Handler<'getHealth'> = () => 'ok';

export const getInstance: Handler<'getInstance'> = async ({ instance: { config, settings, hasUsers } }) => {
  const current = await settings();
  // Listed explicitly: spreading the settings and picking these out took a fifth of the call.
  const { allow_signup, instance_name, login_message } = current;
  const web_auto_login = signsInWithoutPassword(current, config);
  const has_users = await hasUsers();
  return { allow_signup, instance_name, login_message, web_auto_login, has_users };
};

export const getInstanceSettings: Handler<'getInstanceSettings'> = async ({ instance: { settings } }) => {
  const current = await settings();
  return { ...current, signup_email_domains: [...current.signup_email_domains] };
};

export const updateInstanceSettings: Handler<'updateInstanceSettings'> = async ({
  body,
  call,
  store,
  instance,
}) => {
  if (body.web_auto_login === true && isReachable(instance.config)) throw refuse.autoLoginUnsafe();
  const { signup_email_domains: domains } = body;
  const changes = domains ? { ...body, signup_email_domains: storedDomains(domains) } : body;
  const settings = await store.write(call, work => changeSettings(work, changes));
  return { ...settings, signup_email_domains: [...settings.signup_email_domains] };
};
