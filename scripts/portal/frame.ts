/** The frame around every page: contents, search, what is on the page, and the pages before and after it. */
import { Html, html, unescaped } from '../../src/html/html.ts';
import type { Page } from './page.ts';

export interface Assets {
  readonly style: string;
  /** Runs before the page is shown, and is tiny. */
  readonly early: string;
  readonly script: string;
  readonly searchIndex: string;
}

export interface Site {
  readonly pages: readonly Page[];
  readonly version: string;
  readonly assets: Assets;
  /** The SHA-256 of each published document. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Where the page of results has them. */
export const RESULTS = '<!--results-->';
/** Where it repeats the question. */
export const QUESTION = '<!--question-->';

export function documentPath(source: NonNullable<Page['source']>): string {
  return source === 'events' ? '/asyncapi/events.json' : `/openapi/${source}.json`;
}

/** The address of the same page as Markdown. */
export function twinOf({ path }: Page): string {
  return `${path === '/docs' ? '/docs/index' : path}.md`;
}

export function framed(page: Page, { pages, version, assets, hashes }: Site): string {
  const at = pages.findIndex(({ path }) => path === page.path);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} · Docket ${page.section}</title>
        <link rel="stylesheet" href="${assets.style}" />
        <link rel="canonical" href="${page.path}" />
        ${at < 0 ? '' : html`<link rel="alternate" type="text/markdown" href="${twinOf(page)}" />`}
        ${before ? html`<link rel="prev" href="${before.path}" />` : ''}
        ${after ? html`<link rel="next" href="${after.path}" />` : ''}
        <script src="${assets.early}"></script>
        <script type="module" src="${assets.script}" data-index="${assets.searchIndex}"></script>
      </head>
      <body>
        <a class="skip" href="#docs-main">Skip to the content</a>
        <header>
          <a class="home" href="/docs">Docket <small>${version}</small></a>
          <form class="search" role="search" action="/docs/search">
            <label class="visually-hidden" for="docs-q">Search the documentation</label>
            <input
              id="docs-q"
              name="q"
              type="search"
              maxlength="200"
              autocomplete="off"
              placeholder="Search"
              required
            />
            <button>Search</button>
          </form>
          <a class="to-contents" href="#docs-contents">Contents</a>
        </header>
        <main id="docs-main">
          <h1>${page.title}</h1>
          ${onThisPage(page)} ${withCellNames(page.body)}
          ${page.source ? sourceNote(page.source, twinOf(page), hashes) : ''} ${aroundIt(before, after)}
        </main>
        ${contents(page, pages)}
      </body>
    </html>`.text;
}

function sourceNote(source: NonNullable<Page['source']>, twin: string, hashes: Site['hashes']): Html {
  const path = documentPath(source);
  return html`<p class="source">
    From <a href="${path}">${path}</a>, SHA-256 <code>${hashes[path] ?? ''}</code>. The same
    <a href="${twin}">as Markdown</a>.
  </p>`;
}

/** Where a row is shown as a block, each cell says what it is. */
function withCellNames({ text }: Html): Html {
  return new Html(
    text.replaceAll(/<table[\s\S]*?<\/table>/g, table => {
      const names = [...table.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = '']) => plainOf(name));
      return table.replaceAll(/<tr[\s\S]*?<\/tr>/g, row => {
        let at = 0;
        return row.replaceAll('<td', cell => `${cell} data-name="${names[at++] ?? ''}"`);
      });
    }),
  );
}

/** The second headings of a page, which have ids themselves or are in an element with one. */
export function headingsOf(body: Html): { id: string; text: Html; plain: string }[] {
  const found = body.text.matchAll(
    /<(?:article class="operation" id="([^"]+)">\s*<div class="about">\s*<h2|h2 id="([^"]+)")[^>]*>([\s\S]*?)<\/h2>/g,
  );
  return [...found].map(([, of, own, inner = '']) => {
    const text = inner.replace(/<a class="permalink"[\s\S]*$/, '').trim();
    return { id: of ?? own ?? '', text: new Html(text), plain: plainOf(text) };
  });
}

export function plainOf(markup: string): string {
  return unescaped(markup.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withoutLinks({ text }: Html): Html {
  return new Html(text.replaceAll(/<\/?a\b[^>]*>/g, ''));
}

function onThisPage({ body }: Page): Html {
  const headings = headingsOf(body);
  if (headings.length === 0) return html``;
  return html`<nav class="here" aria-label="On this page">
    <ul>
      ${headings.map(({ id, text }) => html`<li><a href="#${id}">${withoutLinks(text)}</a></li>`)}
    </ul>
  </nav>`;
}

function aroundIt(before: Page | undefined, after: Page | undefined): Html {
  return html`<nav class="around" aria-label="Before and after">
    ${before ? html`<a rel="prev" href="${before.path}">← ${before.title}</a>` : html`<span></span>`}
    ${after ? html`<a rel="next" href="${after.path}">${after.title} →</a>` : ''}
  </nav>`;
}

/** All pages by section; those below the index of a document only within it. */
function contents(page: Page, pages: readonly Page[]): Html {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const shown = (one: Page): boolean =>
    one.under === undefined || one.under === page.path || one.under === page.under;
  return html`<nav id="docs-contents" class="contents" aria-label="Documentation">
    ${sections.map(
      section =>
        html`<p>${section}</p>
          <ul>
            ${pages
              .filter(one => one.section === section && shown(one))
              .map(
                one =>
                  html`<li${one.under === undefined ? '' : html` class="below"`}>
                    <a href="${one.path}"${one.path === page.path ? html` aria-current="page"` : ''}>${one.title}</a>
                  </li>`,
              )}
          </ul>`,
    )}
  </nav>`;
}
