/** Which pages may speak to the server with the visitor's cookie: its own, and those that the operator allows. */
import type { Config } from '../config/schema.ts';

type Header = string | string[] | undefined;

/**
 * Whether the request comes from no page at all, from one of the server's own, or from an allowed one. Its own is the
 * address that the request went to, which the server sees as plain http, or the public URL.
 */
export function isWelcomeOrigin(
  { origin, host }: { readonly origin?: Header; readonly host?: Header },
  { public_url, allowed_origins }: Pick<Config, 'public_url' | 'allowed_origins'>,
): boolean {
  if (origin === undefined) return true;
  const requested = typeof host === 'string' ? `http://${host}` : undefined;
  const sent = originOf(origin);
  const known = [requested, public_url, ...(allowed_origins ?? [])];
  return sent !== null && known.some(one => originOf(one) === sent);
}

/** Scheme, host and port in one spelling; null where there is none, as in the `null` that a sandboxed page sends. */
function originOf(text: Header): string | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
