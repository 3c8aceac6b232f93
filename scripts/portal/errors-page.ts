/** The catalogue of refusals: every code with its status, meaning, remedy and operations. */
import { catalogue } from '../../src/generated/catalogue.ts';
import { html, type Html } from '../../src/html/html.ts';
import { familyPath, type Book } from './document-pages.ts';
import { followed, nodeOf } from './document.ts';
import { codesOf } from './operation.ts';
import type { Page } from './page.ts';
import { table } from './table.ts';
import { inlineProse } from './prose.ts';

/** A code that more operations have is about requests as such. */
const MANY = 40;

export function errorsPage(books: readonly Book[]): Page {
  const uses = operationsByCode(books);
  return {
    path: '/docs/errors',
    title: 'Error codes',
    section: 'Reference',
    body: html`<p>
        An error response is <code>{error, code, request_id}</code>: a text for people, which may change, a
        code for programs, which does not, and the id with which the operator can find the request. The
        authorization server returns the protocol's code in <code>error</code> and the text in
        <code>error_description</code>. New codes may be added.
      </p>
      <div class="errors">
        ${table(
          ['code', 'status', 'text (example)', 'meaning and remedy', 'operations'],
          catalogue.map(({ code, status, sentence, meaning, remedy }) => ({
            id: code,
            cells: [
              html`<code>${code}</code>`,
              status,
              sentence,
              inlineProse(`${meaning} ${remedy}`),
              operationsText(uses.get(code) ?? []),
            ],
          })),
        )}
      </div>`,
  };
}

function operationsText(uses: readonly Html[]): Html {
  if (uses.length === 0) return html`none: the request reached no operation`;
  if (uses.length > MANY) return html`${uses.length} operations`;
  return html`${uses.map(use => html`${use} `)}`;
}

function operationsByCode(books: readonly Book[]): Map<string, Html[]> {
  const uses = new Map<string, Html[]>();
  for (const { name, document, families } of books)
    for (const family of families)
      for (const { id, node } of family.operations) {
        const responses = Object.values(nodeOf(node['responses'])).map(one =>
          followed(document, nodeOf(one)),
        );
        for (const code of new Set(responses.flatMap(codesOf)))
          uses.set(code, [
            ...(uses.get(code) ?? []),
            html`<a href="${familyPath(name, family.name)}#${id}">${id}</a>`,
          ]);
      }
  return uses;
}
