/** Serves the published documents as they are checked in, to everyone and with an ETag. */
import { createHash, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Config } from '../config/schema.ts';
import { ownFile } from '../program/files.ts';
import { hasTag } from '../text/entity-tags.ts';
import { memoized } from './memoized.ts';

const FOLDER = ownFile('generated/documents/');

/** Path → file. */
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

/** The SHA-256 of a document as it is served, in hexadecimal. */
export async function hashOfDocument(path: string, config: Config): Promise<string | null> {
  const file = DOCUMENTS[path];
  return file === undefined ? null : sha256((await published(file, config)).text).digest('hex');
}

function sha256(text: string): Hash {
  return createHash('sha256').update(text);
}

export function publishDocuments(router: Router, config: Config): void {
  const document = memoized(file => published(file, config));
  for (const [path, file] of Object.entries(DOCUMENTS)) {
    router.get(path, async context => {
      const { text, etag } = await document(file);
      context.set({
        ETag: etag,
        'Cache-Control': 'no-cache',
        // The contract is public: any page may load it.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      // Not Koa's `fresh`: `fetch` sends `Cache-Control: no-cache` with this header, and Koa would then send everything.
      if (hasTag(context.get('If-None-Match'), etag)) {
        context.status = 304;
        return;
      }
      context.type = 'application/json';
      context.body = text;
    });
  }
}

async function published(file: string, { public_url }: Config): Promise<Published> {
  const document = JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')) as object;
  // Gives generated clients a server URL. Without a public URL, the address of the document is used.
  const served =
    public_url !== undefined && 'openapi' in document
      ? {
          ...document,
          servers: [{ url: public_url, description: 'The instance that serves this document.' }],
        }
      : document;
  // Line breaks are only for the checked-in file.
  const text = JSON.stringify(served);
  // Weak, because it covers the plain form and the compressed ones.
  return { text, etag: `W/"${sha256(text).digest('base64url').slice(0, 22)}"` };
}
