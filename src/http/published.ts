/** The published documents, as they are checked in, for everybody and with an ETag. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Config } from '../config/schema.ts';
import { itemsOf } from '../text/list.ts';
import { remembered } from './remembered.ts';

const FOLDER = new URL('../generated/documents/', import.meta.url);

/** Address → file. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '/openapi/rest.json': 'rest.json',
  '/openapi/public.json': 'public.json',
  '/openapi/oauth.json': 'oauth.json',
  '/openapi/rest.3.0.json': 'rest.3.0.json',
  '/openapi/public.3.0.json': 'public.3.0.json',
  '/openapi/oauth.3.0.json': 'oauth.3.0.json',
  '/asyncapi/events.json': 'events.json',
};

interface Published {
  readonly text: string;
  readonly etag: string;
}

export function publishDocuments(router: Router, config: Config): void {
  const document = remembered(file => published(file, config));
  for (const [path, file] of Object.entries(DOCUMENTS)) {
    router.get(path, async context => {
      const { text, etag } = await document(file);
      context.set({
        ETag: etag,
        'Cache-Control': 'no-cache',
        // The contract is no secret: any page may load it.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (has(context.get('If-None-Match'), etag)) {
        context.status = 304;
        return;
      }
      context.type = 'application/json';
      context.body = text;
    });
  }
}

/** `fetch` asks every cache on the way to step aside when a program sends this header: Koa would then send it all. */
function has(known: string, etag: string): boolean {
  return itemsOf(known).some(one => one === '*' || strong(one) === strong(etag));
}

/** RFC 9110 compares them weakly here: the mark of a weak one does not count. */
const strong = (etag: string): string => etag.replace(/^W\//, '');

async function published(file: string, { public_url }: Config): Promise<Published> {
  const document = JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')) as object;
  // What is generated from it then knows where to ask. Without a public URL, the address is the one it came from.
  const placed =
    public_url !== undefined && 'openapi' in document
      ? {
          ...document,
          servers: [{ url: public_url, description: 'The instance that serves this document.' }],
        }
      : document;
  // Checked in with line breaks for people; sent without.
  const text = JSON.stringify(placed);
  // Weak, since it stands for the plain form and the compressed ones alike.
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
