/** What a request asks for: a path and a query, however the target was written. */

/** A whole URL is meant for proxies, and yet a server must understand it. */
const WHOLE = /^https?:\/\/(?:\[[\da-f:.]+\]|[\w.~%-]+)(?::\d{0,5})?(?=[/?]|$)/i;

/** The target in origin form; null for a target in no form that a server understands. */
export function originForm(target: string): string | null {
  if (target.startsWith('/') || target === '*') return target;
  const origin = WHOLE.exec(target)?.[0];
  if (origin === undefined) return null;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export function splitAtQuery(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
