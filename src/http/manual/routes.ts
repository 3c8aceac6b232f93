/** The manual at /docs: every published document as a page, rendered at its first request. */
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { memoized } from '../memoized.ts';
import { nodeOf } from './document.ts';
import { frame, type Shelf } from '../../html/frame.ts';
import { html } from '../../html/html.ts';
import { STYLE } from '../../html/style.ts';
import { introductions } from '../../generated/introductions.ts';
import { ownFile } from '../../program/files.ts';
import type { DocumentName } from '../../generated/operations.ts';
import { lazily } from '../../store/lazily.ts';

const loadDocumentPage = lazily(async () => {
  const { documentPage } = await import('./page.ts');
  return documentPage;
});

const loadErrorsPage = lazily(async () => {
  const { errorsPage } = await import('./errors.ts');
  return errorsPage;
});

const FOLDER = ownFile('generated/documents/');

interface Book extends Shelf {
  readonly file: DocumentName;
  readonly about: string;
}

const BOOKS: readonly Book[] = [
  {
    path: '/docs/rest',
    file: 'rest',
    title: 'REST API',
    about: 'Everything that a signed-in user, a program or a tool can do.',
  },
  {
    path: '/docs/public',
    file: 'public',
    title: 'Public read API',
    about: 'Published projects, without a credential.',
  },
  {
    path: '/docs/oauth',
    file: 'oauth',
    title: 'OAuth',
    about: 'How tools get access on behalf of a user.',
  },
];

export function manual(router: Router): void {
  const pageOf = memoized(render);
  router.get('/docs', context => {
    answerPage(context, frame('API reference', BOOKS, shelf()));
  });
  router.get('/docs/style.css', context => {
    context.set('Cache-Control', 'no-cache');
    context.type = 'text/css';
    context.body = STYLE;
  });
  for (const { path, file } of BOOKS) {
    router.get(path, async context => {
      answerPage(context, await pageOf(file));
    });
  }
  router.get('/docs/errors', async context => {
    const errorsPage = await loadErrorsPage();
    answerPage(context, errorsPage(BOOKS));
  });
}

async function render(file: DocumentName): Promise<string> {
  // Loaded at the first request: the start does not wait for the Markdown renderer.
  const documentPage = await loadDocumentPage();
  const document: unknown = JSON.parse(await readFile(new URL(`${file}.json`, FOLDER), 'utf8'));
  return documentPage(nodeOf(document), introductions[file], BOOKS);
}

function answerPage(context: Context, page: string): void {
  context.set({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
  context.type = 'text/html; charset=utf-8';
  context.body = page;
}

function shelf() {
  return html`<main class="alone">
    <h1>API reference</h1>
    <p>The contract of this server: routing, validation and responses are generated from it.</p>
    ${BOOKS.map(
      ({ path, title, about, file }) =>
        html`<h2><a href="${path}">${title}</a></h2>
          <p>${about}</p>
          <p>
            For generators: <a href="/openapi/${file}.json">OpenAPI 3.1</a>,
            <a href="/openapi/${file}.3.0.json">OpenAPI 3.0.3</a>.
          </p>`,
    )}
    <h2><a href="/docs/errors">Error codes</a></h2>
    <p>Every error code with its status, meaning and remedy.</p>
    <h2>Events</h2>
    <p>The messages of the WebSocket: <a href="/asyncapi/events.json">AsyncAPI 3.0</a>.</p>
  </main>`;
}
