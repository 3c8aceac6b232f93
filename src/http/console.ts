/** Serves the console: one page for all of its addresses, and assets whose names change with their content. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Context, Next } from 'koa';
import { ownFile } from '../program/files.ts';
import { hasTag } from '../text/entity-tags.ts';
import { memoized } from './memoized.ts';
import { FOREVER, PAGE_POLICY, sendPacked } from './packed-file.ts';

const FOLDER = ownFile('generated/console/');

const PROJECT = '[A-Za-z][A-Za-z0-9]{0,4}';
const VIEWS = 'board|list|pages|plans|files|activity|insights|trash';
const SECTIONS = 'general|members|labels|modules|repositories|archive';

/** The addresses of the console; any other one shows the same page with "Nothing here". */
const ADDRESSES = new RegExp(
  `^/(?:${[
    'sign-in|sign-up|pages|search',
    `p/${PROJECT}(?:/(?:${VIEWS}|settings/(?:${SECTIONS})))?`,
    `${PROJECT}-[0-9]+|${PROJECT}-(?:DOC|PLAN)-[0-9]+|DOC-[0-9]+`,
    'settings/(?:profile|keys|tools|sessions|appearance)',
    'admin/(?:instance|users|archives)',
    `published/${PROJECT}(?:/${PROJECT}-(?:DOC-)?[0-9]+)?`,
  ].join('|')})?/?$`,
  'i',
);

/** Addresses of other parts of the server: what is unknown there is refused as everywhere. */
const OTHERS = /^\/(?:api|public|openapi|asyncapi|docs|oauth|mcp|assets|\.well-known)(?:\/|$)/;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

interface ConsolePage {
  readonly text: string;
  readonly etag: string;
}

export function serveAssets(router: Router): void {
  for (const name of readdirSync(new URL('assets/', FOLDER))) {
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    router.get(`/assets/${name}`, async context => {
      context.set('Cache-Control', FOREVER);
      await sendPacked(context, new URL(`assets/${name}`, FOLDER), type);
    });
  }
}

export function consolePage() {
  const page = memoized(read);
  return async (context: Context, next: Next): Promise<void> => {
    const { path, method } = context;
    const isRead = method === 'GET' || method === 'HEAD';
    const isAsked = path === '/' || /\btext\/html\b/i.test(context.get('Accept'));
    if (!isRead || !isAsked || OTHERS.test(path)) return void (await next());
    const { text, etag } = await page('index.html');
    context.set({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-cache', ETag: etag });
    context.status = ADDRESSES.test(path) ? 200 : 404;
    if (context.status === 200 && hasTag(context.get('If-None-Match'), etag)) {
      context.status = 304;
      return;
    }
    context.type = 'text/html';
    context.body = text;
  };
}

async function read(name: string): Promise<ConsolePage> {
  const text = await readFile(new URL(name, FOLDER), 'utf8');
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
