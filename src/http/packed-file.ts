/** Sends a file that was built with its compressed forms next to it. */
import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';

const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Text is compressed; pictures and archives are compressed already. */
export async function sendPacked(context: Context, file: URL, type: string): Promise<void> {
  context.vary('Accept-Encoding');
  context.compress = false;
  context.type = type;
  const isText = /^(?:text|image\/svg|application\/(?:json|yaml))/.test(type);
  const asked = isText ? context.acceptsEncodings('br', 'gzip', 'identity') : 'identity';
  const encoding = asked === 'br' || asked === 'gzip' ? asked : 'identity';
  if (encoding !== 'identity') context.set('Content-Encoding', encoding);
  context.body = await readFile(new URL(`${file.href}${ENCODINGS[encoding]}`));
}

/** A name that changes with the content. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** What pages of this server may load and do: nothing from elsewhere, and no script that is written into a page. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
