/** Serves the documentation at /docs, as it was built: pages, their Markdown, and the search without a script. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Config } from '../../config/schema.ts';
import { html } from '../../html/html.ts';
import { STYLE } from '../../html/style.ts';
import { ownFile } from '../../program/files.ts';
import { hasTag } from '../../text/entity-tags.ts';
import { memoized } from '../memoized.ts';
import { FOREVER, PAGE_POLICY, sendPacked } from '../packed-file.ts';
import { hashOfDocument } from '../published.ts';
import { found, prepared, type SearchEntry } from './search.ts';
import type { SiteFile, SiteMap } from './site.ts';

const FOLDER = ownFile('generated/portal/');

/** A question may be longer, and only this much of it is searched for. */
const LONGEST_QUESTION = 200;

export function serveManual(router: Router, config: Config): void {
  const site = memoized(async (name: string) => JSON.parse(await textOf(name)) as SiteMap);
  const index = memoized(async (path: string) => {
    const { files } = await site('site.json');
    return prepared(JSON.parse(await textOf(files[path]?.name ?? '')) as SearchEntry[]);
  });
  const replaced = memoized(async (name: string) => replacedHashes(await site(name), config));

  // The style of the pages of the authorization server.
  router.get('/docs/style.css', context => {
    context.set('Cache-Control', 'no-cache');
    context.type = 'text/css';
    context.body = STYLE;
  });

  router.get('/docs/search', async context => {
    const { files, searchIndex } = await site('site.json');
    const asked = [context.query['q']].flat()[0]?.slice(0, LONGEST_QUESTION) ?? '';
    const results = found(await index(searchIndex), asked);
    context.set({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-cache' });
    context.type = 'text/html; charset=utf-8';
    context.body = (await textOf(files['/docs/search']?.name ?? ''))
      .replace('<!--question-->', () => html`${asked}`.text)
      .replace('<!--results-->', () => resultsList(results));
  });

  router.get(/^\/docs(?:\/|$)/, async (context, next) => {
    const path = context.path.replace(/\/$/, '');
    const { files, moved } = await site('site.json');
    const place = Object.hasOwn(moved, path) ? moved[path] : undefined;
    const asked = Object.hasOwn(files, path) ? files[path] : undefined;
    const file = asked && (files[wantedTwin(context, asked)] ?? asked);
    if (place !== undefined) context.redirect(place);
    else if (!file) await next();
    else await answer(context, file, file.isFixed ? new Map() : await replaced('site.json'));
  });
}

function wantedTwin(context: Context, { twin }: SiteFile): string {
  if (twin === undefined) return '';
  context.vary('Accept');
  return context.accepts('text/html', 'text/markdown') === 'text/markdown' ? twin : '';
}

async function answer(
  context: Context,
  { name, type, etag, isFixed, document }: SiteFile,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const isText = /^text\/(?:html|markdown)/.test(type);
  const tag = isText && hashes.size > 0 ? etag.replace(/"$/, `-${fingerprint(hashes)}"`) : etag;
  context.set({ ETag: tag, 'Cache-Control': isFixed ? FOREVER : 'no-cache' });
  if (isText) context.set('Content-Security-Policy', PAGE_POLICY);
  if (document !== undefined) context.set('Link', `<${document}>; rel="describedby"`);
  if (hasTag(context.get('If-None-Match'), tag)) {
    context.status = 304;
    return;
  }
  if (!isText || hashes.size === 0) return sendPacked(context, new URL(name, FOLDER), type);
  let text = await textOf(name);
  for (const [built, served] of hashes) text = text.replaceAll(built, served);
  context.type = type;
  context.body = text;
}

/** With a public URL the documents differ from the built ones: hash when built → hash as served. */
async function replacedHashes({ hashes }: SiteMap, config: Config): Promise<Map<string, string>> {
  const replaced = new Map<string, string>();
  if (config.public_url === undefined) return replaced;
  for (const [path, built] of Object.entries(hashes)) {
    const served = await hashOfDocument(path, config);
    if (served !== null && served !== built) replaced.set(built, served);
  }
  return replaced;
}

function fingerprint(hashes: ReadonlyMap<string, string>): string {
  return createHash('sha256')
    .update([...hashes.values()].join())
    .digest('base64url')
    .slice(0, 8);
}

function resultsList(results: readonly SearchEntry[]): string {
  if (results.length === 0) return html`<p>Nothing was found.</p>`.text;
  return html`<ol class="results" aria-label="Search results">
    ${results.map(
      ({ title, kind, href }) => html`<li><a href="${href}">${title}</a> <small>${kind}</small></li>`,
    )}
  </ol>`.text;
}

function textOf(name: string): Promise<string> {
  return readFile(new URL(name, FOLDER), 'utf8');
}
