/** All pages of the portal in the order in which "next" leads through them. */
import { html } from '../../src/html/html.ts';
import type { CommandTable } from '../contract/commands.ts';
import type { Outline } from '../contract/outline.ts';
import { bookPages, type Book } from './document-pages.ts';
import type { Node } from './document.ts';
import { changesPage } from './changes-page.ts';
import { downloadsPage, type Download } from './downloads-page.ts';
import { errorsPage } from './errors-page.ts';
import { eventsPage } from './events-page.ts';
import { QUESTION, RESULTS } from './frame.ts';
import { limitsPage } from './limits-page.ts';
import type { Page } from './page.ts';
import { writtenPages } from './texts.ts';
import { typesPage } from './types-page.ts';
import { Html } from '../../src/html/html.ts';

export interface Material {
  readonly root: string;
  readonly books: readonly Book[];
  readonly events: Node;
  readonly table: CommandTable;
  readonly outline: Outline;
  readonly downloads: readonly Download[];
}

export function allPages({ root, books, events, table, outline, downloads }: Material): Page[] {
  const written = writtenPages(root);
  const inSection = (section: string): Page[] => written.filter(page => page.section === section);
  return [
    homePage(),
    ...inSection('Start'),
    ...inSection('Guides'),
    ...books.flatMap(book => bookPages(book, table)),
    eventsPage(events),
    typesPage(books),
    errorsPage(books),
    limitsPage(),
    ...inSection('Reference'),
    changesPage(root, books, outline),
    downloadsPage(downloads),
  ];
}

function homePage(): Page {
  return {
    path: '/docs',
    title: 'Documentation',
    section: 'Start',
    body: html`<p>
        Everything about this server for people who call it, build on it or run it. These pages belong to its
        version, and need no other server.
      </p>
      <ul>
        <li><a href="/docs/start">Start</a>: from the first key to the first change, in ten minutes.</li>
        <li><a href="/docs/rest">REST API</a>: everything that a person, a program or a tool can do.</li>
        <li><a href="/docs/public">Public read API</a>: published projects, without a credential.</li>
        <li><a href="/docs/oauth">OAuth</a>: how tools get access on behalf of a user.</li>
        <li><a href="/docs/events">Events</a>: the messages of the WebSocket.</li>
        <li><a href="/docs/errors">Error codes</a>: every code with its meaning and what to do.</li>
        <li><a href="/docs/guides/first-hour">Your first hour</a>: the console in the browser.</li>
        <li>
          <a href="/docs/guides/agents">Connect an agent</a>, and
          <a href="/docs/guides/command-line">the command line</a>.
        </li>
        <li>
          <a href="/docs/guides/operating">Operating</a>, and <a href="/docs/configuration">every setting</a>.
        </li>
        <li>
          The contract itself:
          ${['rest', 'public', 'oauth'].map(
            name => html`
              <a href="/openapi/${name}.json">${name}.json</a> (<a href="/openapi/${name}.3.0.json"
                >as OpenAPI 3.0</a
              >),
            `,
          )}
          <a href="/asyncapi/events.json">events.json</a>, and
          <a href="/docs/downloads">all downloads</a> with their hashes.
        </li>
      </ul>`,
  };
}

/** Outside the order: the server fills it in. */
export function searchPage(): Page {
  return {
    path: '/docs/search',
    title: 'Search',
    section: 'Documentation',
    body: html`<p>Results for <b>${new Html(QUESTION)}</b></p>
      ${new Html(RESULTS)}`,
  };
}
