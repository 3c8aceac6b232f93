/** Every schema once, with the operations that use it. Refusals are on the page of errors. */
import { html, type Html } from '../../src/html/html.ts';
import { familyPath, type Book } from './document-pages.ts';
import { followed, nodeOf, textOf, type Node } from './document.ts';
import { permalink } from './operation.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';
import { fieldsTable } from './schema.ts';

interface Use {
  readonly id: string;
  readonly path: string;
}

export function typesPage(books: readonly Book[]): Page {
  const seen = new Set<string>();
  const sections = books.flatMap(book => {
    const uses = usesOf(book);
    return Object.entries(schemasOf(book.document)).flatMap(([name, schema]) => {
      if (seen.has(name) || name.endsWith('Refusal')) return [];
      seen.add(name);
      return [typeSection(book.document, name, nodeOf(schema), uses.get(name) ?? [])];
    });
  });
  return {
    path: '/docs/types',
    title: 'Types',
    section: 'Reference',
    source: 'rest',
    body: html`<p>
        The schemas of the requests and responses, by the names that generated clients have for them. Each
        lists the operations that use it.
      </p>
      ${sections}`,
  };
}

export function schemasOf(document: Node): Node {
  return nodeOf(nodeOf(document['components'])['schemas']);
}

function typeSection(document: Node, name: string, schema: Node, uses: readonly Use[]): Html {
  return html`<section class="type-of" id="${name}">
    <h2 id="${name}-type">${name} ${permalink(name, name)}</h2>
    ${prose(textOf(schema['description']))} ${fieldsTable(document, schema)}
    ${
      uses.length === 0
        ? ''
        : html`<p class="uses">
            Used by ${uses.map(({ id, path }) => html`<a href="${path}#${id}">${id}</a> `)}
          </p>`
    }
  </section>`;
}

/** The operations that reach a schema. */
function usesOf({ name, document, families }: Book): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const family of families)
    for (const { id, node, parameters } of family.operations)
      for (const schema of reachedFrom(document, [node, ...parameters])) {
        const path = familyPath(name, family.name);
        uses.set(schema, [...(uses.get(schema) ?? []), { id, path }]);
      }
  return uses;
}

/** The names of the schemas that are reached by references. */
export function reachedFrom(document: Node, roots: readonly unknown[]): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const reference = nodeOf(value)['$ref'];
    if (typeof reference !== 'string') {
      Object.values(value).forEach(visit);
      return;
    }
    const name = /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1];
    if (name !== undefined) {
      if (names.has(name)) return;
      names.add(name);
    }
    visit(followed(document, nodeOf(value)));
  };
  roots.forEach(visit);
  return names;
}
