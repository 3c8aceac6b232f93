/** The pages of an OpenAPI document: an index, and a page for each family. */
import { html, type Html } from '../../src/html/html.ts';
import type { CommandTable } from '../contract/commands.ts';
import {
  familiesOf,
  nodeOf,
  textOf,
  type Family,
  type FormerIds,
  type Node,
  type ShownOperation,
} from './document.ts';
import { formerAnchors, operationArticle } from './operation.ts';
import type { Page } from './page.ts';
import { inlineProse, prose } from './prose.ts';
import { requestOf } from './request.ts';
import { curlAlone, samplesOf, type Sample } from './samples.ts';

export interface Book {
  readonly name: 'rest' | 'public' | 'oauth';
  readonly title: string;
  readonly document: Node;
  /** Markdown, shown on the index. */
  readonly introduction: string;
  readonly families: readonly Family[];
}

const TITLES = { rest: 'REST API', public: 'Public read API', oauth: 'OAuth' } as const;

export function bookOf(name: Book['name'], document: Node, introduction: string, formerIds: FormerIds): Book {
  return { name, title: TITLES[name], document, introduction, families: familiesOf(document, formerIds) };
}

/** `archived-projects` → `Archived projects`. */
function familyTitle(name: string): string {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function familyPath(book: string, family: string): string {
  return `/docs/${book}/${family}`;
}

/** Operation, also by its former names → where it is described. */
export function placesIn({ name, families }: Book): Map<string, string> {
  return new Map(
    families.flatMap(family =>
      family.operations.flatMap(({ id, formerIds }) =>
        [id, ...formerIds].map(known => [known, `${familyPath(name, family.name)}#${id}`] as const),
      ),
    ),
  );
}

export function bookPages(book: Book, table: CommandTable): Page[] {
  const { name, title, document, families } = book;
  const under = `/docs/${name}`;
  return [
    { path: under, title, section: 'Reference', source: name, body: indexOf(book) },
    ...families.map((family): Page => ({
      path: familyPath(name, family.name),
      title: `${familyTitle(family.name)}${name === 'rest' && family.name !== 'events' ? '' : ` (${title})`}`,
      section: 'Reference',
      under,
      source: name,
      body: html`<p>${inlineProse(family.description)}</p>
        ${family.operations.map(operation =>
          operationArticle({ document, name, operation, samples: samples(book, operation, table) }),
        )}`,
    })),
  ];
}

/** The client and the command line are for the REST API; the others are for programs that have neither. */
function samples({ name, document }: Book, operation: ShownOperation, table: CommandTable): Sample[] {
  const request = requestOf(document, operation);
  return name === 'rest' ? samplesOf(operation, request, table) : curlAlone(request);
}

/** Has an element for each address of the time when the document was one page. */
function indexOf({ name, document, introduction, families }: Book): Html {
  const info = nodeOf(document['info']);
  const operationIds = new Set(families.flatMap(family => family.operations.map(({ id }) => id)));
  return html`${prose(textOf(info['description']))}
  ${families.map(
    family =>
      html`<h2${operationIds.has(family.name) ? '' : html` id="${family.name}"`}>
            <a href="${familyPath(name, family.name)}">${familyTitle(family.name)}</a>
          </h2>
          <p>${inlineProse(family.description)}</p>
          <ul class="operations">
            ${family.operations.map(
              ({ id, formerIds, method, path, node }) =>
                html`<li id="${id}">
                  ${formerAnchors(formerIds)}<a href="${familyPath(name, family.name)}#${id}"
                    >${textOf(node['summary'])}</a
                  >
                  <small><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></small>
                </li>`,
            )}
          </ul>`,
  )}
  ${prose(introduction, { idOf: heading => ruleId(heading, families) })}`;
}

/** A heading of the introduction that is called like a family has another id. */
function ruleId(heading: string, families: readonly Family[]): string | null {
  const slug = heading.toLowerCase().replaceAll(/\W+/g, '-');
  return families.some(({ name }) => name === slug) ? `${slug}-rules` : null;
}
