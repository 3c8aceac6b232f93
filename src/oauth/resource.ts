/** The resource of a token: this server, however its URL is spelled (RFC 8707). */
import { refuse } from '../generated/refusals.ts';

/** The URL of the server for tools, which is the resource of its tokens. */
export function resourceOf(issuer: string): string {
  return `${issuer}/mcp`;
}

/** A missing resource means this server. */
export function checkResource(resource: string | undefined, issuer: string): void {
  if (resource === undefined) return;
  const own = [issuer, resourceOf(issuer)].map(spelt);
  if (!own.includes(spelt(resource))) throw refuse.targetWrong({ resource: resourceOf(issuer) });
}

/** The host is case-insensitive, and a trailing slash is ignored. */
function spelt(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash, username } = new URL(address);
  return `${username}${origin}${pathname.replace(/\/$/, '')}${search}${hash}`;
}
