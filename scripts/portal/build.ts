/**
 * Builds the documentation into `src/generated/portal`: every page as HTML and Markdown, its script and style, what "Try it" and
 * the search need, and the downloads. The compressed forms are next to each file; `site.json` says what is at which address.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { introductions } from '../../src/generated/introductions.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { commandTable } from '../contract/commands.ts';
import { ContractError } from '../contract/sources.ts';
import { outlineOf } from '../contract/outline.ts';
import { operationsOf, textAt, textsAt, type JsonObject } from '../contract/json.ts';
import type { Contract } from '../contract/whole.ts';
import { BuiltFiles, hashOf } from './built-files.ts';
import { bookOf, placesIn, type Book } from './document-pages.ts';
import type { FormerIds, Node } from './document.ts';
import type { Download } from './downloads-page.ts';
import { faultsOf } from './faults.ts';
import { entriesOf } from './entries.ts';
import { documentPath, framed, twinOf, type Site } from './frame.ts';
import { markdownOf } from './markdown-twin.ts';
import { packedClient } from './packed-client.ts';
import type { Page } from './page.ts';
import { allPages, searchPage } from './pages.ts';
import { triedOf } from './try-it.ts';

const NAMES = ['rest', 'public', 'oauth'] as const;

/** Without writing it if that is not wanted: then it says only whether the pages are sound. */
export async function buildPortal(root: string, contract: Contract, isWanted = true): Promise<void> {
  const files = new BuiltFiles();
  const documents = documentsAt(root);
  const documentOf = (name: string): Node => documents.get(name)?.document ?? {};
  const books = NAMES.map(name =>
    bookOf(name, documentOf(name), introductions[name], formerIdsOf(contract.assembled)),
  );
  const events = documentOf('events');
  const outline = outlineOf(
    books.map(({ document }) => document as JsonObject),
    events as JsonObject,
  );
  const downloads = [...documents.values(), ...addPackages(files, root)].map(
    ({ path, what, bytes }): Download => ({ path, what, sha256: hashOf(bytes, 'hex') }),
  );
  addImages(files, join(root, 'docs/images'));
  const table = commandTable(contract.assembled);
  const pages = allPages({ root, books, events, table, outline, downloads });

  const index = JSON.stringify(entriesOf(books, events, pages));
  const searchIndex = `/docs/assets/search-index-${hashOf(index, 'hex').slice(0, 8)}.json`;
  files.add(searchIndex, 'search-index.json', index, { type: 'application/json', isFixed: true });
  const assets = { ...(await addAssets(files, root)), searchIndex };
  const hashes = Object.fromEntries(downloads.map(({ path, sha256 }) => [path, sha256]));
  addPages(files, { pages, version: outline.version, assets, hashes });
  addForms(files, books);
  const moved = movedOf(files, books);
  const faults = faultsOf({ pages: files.pages(), isServed: path => files.has(path) || path in moved });
  if (faults.length > 0) throw new ContractError(faults.join('\n'));
  if (isWanted) files.write(join(root, 'src/generated/portal'), { moved, hashes, searchIndex });
}

/** The published documents no longer say how an operation was called before. */
function formerIdsOf(assembled: Contract['assembled']): FormerIds {
  return new Map(
    assembled
      .flatMap(({ document }) => operationsOf(document))
      .map(({ operation }) => [textAt(operation, 'operationId') ?? '', textsAt(operation, 'x-was')]),
  );
}

interface Offered {
  readonly path: string;
  readonly what: string;
  readonly bytes: Buffer | string;
}

const WHAT: Readonly<Record<string, string>> = {
  rest: 'The REST API as OpenAPI 3.1',
  public: 'The public read API as OpenAPI 3.1',
  oauth: 'OAuth as OpenAPI 3.1',
  events: 'The events as AsyncAPI 3.0',
};

/** The published documents by name, as they are served without a public URL. */
function documentsAt(root: string): Map<string, Offered & { document: Node }> {
  const folder = join(root, 'src/generated/documents');
  return new Map(
    readdirSync(folder).map(file => {
      const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Node;
      const name = basename(file, '.json');
      const path = name === 'events' ? documentPath('events') : `/openapi/${file}`;
      const [of = ''] = name.split('.');
      const what = WHAT[name] ?? (WHAT[of] ?? of).replace('3.1', '3.0');
      return [name, { path, what, bytes: JSON.stringify(document), document }];
    }),
  );
}

/** What is no document of the contract, but made from it. */
function addPackages(files: BuiltFiles, root: string): Offered[] {
  const client = packedClient(root);
  const offered = [
    {
      path: `/docs/downloads/${basename(client)}`,
      what: 'The TypeScript client: npm install with this address',
      bytes: readFileSync(client),
      type: 'application/gzip',
    },
    {
      path: '/docs/downloads/flows.arazzo.yaml',
      what: 'Common flows as Arazzo 1.0',
      bytes: readFileSync(join(root, 'openapi/flows.arazzo.yaml')),
      type: 'application/yaml',
    },
  ];
  for (const { path, bytes, type } of offered) files.add(path, basename(path), bytes, { type });
  return offered;
}

function addImages(files: BuiltFiles, folder: string): void {
  for (const image of readdirSync(folder))
    files.add(`/docs/images/${image}`, image, readFileSync(join(folder, image)), { type: 'image/png' });
}

async function addAssets(files: BuiltFiles, root: string): Promise<Omit<Site['assets'], 'searchIndex'>> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: join(root, 'portal'),
    entryPoints: ['portal.css', 'src/early.ts', 'src/main.ts'],
    outdir: join(root, '.cache/portal'),
    entryNames: '[name]-[hash]',
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome131', 'firefox132', 'safari18'],
    logLevel: 'warning',
  });
  const place = (start: string, type: string): string => {
    const found = outputFiles.find(({ path }) => basename(path).startsWith(start));
    if (!found) throw new Error(`${start} is not among the built assets`);
    const name = basename(found.path);
    files.add(`/docs/assets/${name}`, name, Buffer.from(found.contents), { type, isFixed: true });
    return `/docs/assets/${name}`;
  };
  return {
    style: place('portal-', 'text/css; charset=utf-8'),
    early: place('early-', 'text/javascript; charset=utf-8'),
    script: place('main-', 'text/javascript; charset=utf-8'),
  };
}

function addPages(files: BuiltFiles, site: Site): void {
  const texts: string[] = [];
  for (const page of [...site.pages, searchPage()]) {
    const name = page.path.replace(/^\/docs\/?/, '').replaceAll('/', '.') || 'index';
    const isSearch = page.path === '/docs/search';
    files.add(page.path, `${name}.html`, compact(framed(page, site)), {
      type: 'text/html; charset=utf-8',
      ...(isSearch ? {} : { twin: twinOf(page) }),
      ...(page.source ? { document: documentPath(page.source) } : {}),
    });
    if (isSearch) continue;
    const text = markdownOf(page.title, page.body.text);
    texts.push(text);
    files.add(twinOf(page), `${name}.md`, text, { type: 'text/markdown; charset=utf-8' });
  }
  const type = 'text/plain; charset=utf-8';
  files.add('/docs/llms.txt', 'llms.txt', linesForModels(site.pages), { type });
  files.add('/docs/llms-full.txt', 'llms-full.txt', texts.join('\n\n'), { type });
}

/** What "Try it" needs to know of an operation. */
function addForms(files: BuiltFiles, books: readonly Book[]): void {
  for (const { name, document, families } of books)
    for (const operation of families.flatMap(({ operations }) => operations)) {
      const form = JSON.stringify(triedOf(document, operation));
      const path = `/docs/try/${name}/${operation.id}.json`;
      files.add(path, `try.${operation.id}.json`, form, { type: 'application/json' });
    }
}

/** Short addresses. A family that is called like an operation has the address itself. */
function movedOf(files: BuiltFiles, books: readonly Book[]): Record<string, string> {
  const operations = books.flatMap(book =>
    [...placesIn(book)].map(([id, place]) => [`/docs/${book.name}/${id}`, place] as const),
  );
  const errors = catalogue.map(({ code }) => [`/docs/errors/${code}`, `/docs/errors#${code}`] as const);
  const moved = [...operations.filter(([path]) => !files.has(path)), ...errors];
  return { ...Object.fromEntries(moved), '/docs/guides': '/docs/guides/first-hour' };
}

/** Indentation outside of code says nothing. */
function compact(page: string): string {
  return page
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map(part => (part.startsWith('<pre') ? part : part.replaceAll(/\s*\n\s*/g, '\n')))
    .join('');
}

function linesForModels(pages: readonly Page[]): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  return [
    '# Docket',
    '',
    '> A work tracker for teams and their coding agents. Every page is Markdown at the address below; /docs/llms-full.txt has all of them.',
    ...sections.flatMap(section => [
      '',
      `## ${section}`,
      '',
      ...pages.filter(page => page.section === section).map(page => `- [${page.title}](${twinOf(page)})`),
    ]),
    '',
  ].join('\n');
}
