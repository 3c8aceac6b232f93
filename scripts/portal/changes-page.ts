/** What is new: the notes of the next release, and the contract compared with the last one. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { html, type Html } from '../../src/html/html.ts';
import { outlineChanges, type Outline } from '../contract/outline.ts';
import { placesIn, type Book } from './document-pages.ts';
import { notesIn } from '../fragments.ts';
import type { Page } from './page.ts';
import { inlineProse, prose } from './prose.ts';
import { onInstance } from './texts.ts';

export function changesPage(root: string, books: readonly Book[], now: Outline): Page {
  const before = lastRelease(root, now.version);
  const places = new Map(books.flatMap(book => [...placesIn(book)]));
  return {
    path: '/docs/changes',
    title: 'Changes',
    section: 'Reference',
    body: html`<p>
        What is new for users, operators and client developers. This instance has the contract ${now.version}.
      </p>
      ${before ? comparison(before, now, places) : ''}
      <h2 id="notes">Notes</h2>
      ${notes(root)}`,
  };
}

/** The newest outline of another version: that of this one is the state that it was released in. */
function lastRelease(root: string, version: string): Outline | undefined {
  const outlines = readdirSync(join(root, 'openapi/releases')).map(
    file => JSON.parse(readFileSync(join(root, 'openapi/releases', file), 'utf8')) as Outline,
  );
  const others = outlines.filter(one => one.version !== version);
  return (others.length > 0 ? others : outlines)
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
    .at(-1);
}

const TITLES = { added: 'New', changed: 'Changed', removed: 'Removed' } as const;

function comparison(before: Outline, now: Outline, places: ReadonlyMap<string, string>): Html {
  const changes = outlineChanges(before, now);
  const kinds = (['added', 'changed', 'removed'] as const).filter(kind =>
    changes.some(change => change.kind === kind),
  );
  return html`<h2 id="contract">The contract since ${before.version}</h2>
    ${kinds.map(
      kind =>
        html`<h3>${TITLES[kind]}</h3>
          <ul>
            ${changes
              .filter(change => change.kind === kind)
              .map(({ what, details }) => {
                const place = places.get(what) ?? (what in now.events ? `/docs/events#${what}` : undefined);
                const name =
                  place === undefined ? html`<code>${what}</code>` : html`<a href="${place}">${what}</a>`;
                return html`<li>
                  ${name}${details.length > 0 ? html`: ${inlineProse(details.join('; '))}` : ''}
                </li>`;
              })}
          </ul>`,
    )}`;
}

/** The fragments of the next release, and the notes of the released versions. */
function notes(root: string): Html {
  const linkOf = (file: string) => (target: string) => onInstance(root, file, target);
  const released =
    /^## (?!Unreleased)[\s\S]*/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.[0] ?? '';
  return html`${notesIn(root).map(
    ({ title, list }) =>
      html`<h3>${title}</h3>
        ${prose(list, { linkOf: linkOf('changes/x.md') })}`,
  )}
  ${prose(released.replaceAll(/^#/gm, '##'), { linkOf: linkOf('CHANGELOG.md') })}`;
}
