/** The instance: what a sign-in page needs to know, the settings, and a sign of life. */
import type { Handler } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
import { isLoopbackHost, isPrivateOrLoopbackUrl } from '../config/safety.ts';
import { changeSettings } from '../identity/settings.ts';

export const getHealth: Handler<'getHealth'> = () => 'ok';

export const getInstance: Handler<'getInstance'> = async ({ instance: { settings } }) => ({
  ...(await settings.current()),
  has_users: await settings.hasUsers(),
});

export const getInstanceSettings: Handler<'getInstanceSettings'> = async ({ instance: { settings } }) => {
  const current = await settings.current();
  return { ...current, signup_email_domains: [...current.signup_email_domains] };
};

export const updateInstanceSettings: Handler<'updateInstanceSettings'> = async ({
  body,
  call,
  store,
  instance,
}) => {
  const { host, public_url } = instance.config;
  const reachable =
    !isLoopbackHost(host) || (public_url !== undefined && !isPrivateOrLoopbackUrl(public_url));
  if (body.web_auto_login === true && reachable) throw refuse.autoLoginUnsafe();
  const settings = await store.write(call, work => changeSettings(work, body));
  instance.settings.forget();
  return { ...settings, signup_email_domains: [...settings.signup_email_domains] };
};
