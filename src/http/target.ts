/** The target of a request: a path and a query, in any form. */

/** An absolute URL is meant for proxies, but a server must accept it. */
const WHOLE = /^https?:\/\/(?:\[[\da-f:.]+\]|[\w.~%-]+)(?::\d{0,5})?(?=[/?]|$)/i;

/** The target in origin form; null if its form is not supported. */
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
