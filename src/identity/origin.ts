/** The pages that may use the visitor's cookie: the server's, and those of allowed origins. */
import type { Config } from '../config/schema.ts';

type Header = string | string[] | undefined;

/**
 * Whether the request comes from no page, from a page of the server, or from an allowed origin. The server's origin is the
 * address of the request, which the server sees as plain http, or the public URL.
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

/** Scheme, host and port in canonical form; null if there is none, as in the `null` that a sandboxed page sends. */
function originOf(text: Header): string | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
