/** What a token is for: this server, whatever it is called (RFC 8707). */
import { refuse } from '../generated/refusals.ts';

/** Where tools find the server; the name under which its tokens are asked for. */
export function resourceOf(issuer: string): string {
  return `${issuer}/mcp`;
}

/** Nothing sent means this server. */
export function checkResource(resource: string | undefined, issuer: string): void {
  if (resource === undefined) return;
  const own = [issuer, resourceOf(issuer)].map(spelt);
  if (!own.includes(spelt(resource))) throw refuse.targetWrong({ resource: resourceOf(issuer) });
}

/** The host has no case, and a slash at the end says nothing. */
function spelt(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash, username } = new URL(address);
  return `${username}${origin}${pathname.replace(/\/$/, '')}${search}${hash}`;
}
