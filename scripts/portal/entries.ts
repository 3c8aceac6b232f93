/** Everything that the search finds: operations, types, errors, events, settings, limits, and the headings of all pages. */
import { budgets, concurrencies } from '../../src/generated/operations.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { settingsSchema, variableOf } from '../../src/config/schema.ts';
import { wordsIn, type SearchEntry } from '../../src/http/manual/search.ts';
import { familyPath, type Book } from './document-pages.ts';
import { nodeOf, textOf, type Node } from './document.ts';
import { messagesOf } from './events-page.ts';
import { headingsOf, plainOf } from './frame.ts';
import type { Page } from './page.ts';
import { schemasOf } from './types-page.ts';

export function entriesOf(books: readonly Book[], events: Node, pages: readonly Page[]): SearchEntry[] {
  const operations = books.flatMap(({ name, families }) =>
    families.flatMap(family =>
      family.operations.map(({ id, method, path, node, parameters }): SearchEntry => ({
        title: textOf(node['summary']),
        kind: `${method} ${path}`,
        href: `${familyPath(name, family.name)}#${id}`,
        names: [id, path],
        words: `${family.name} ${parameters.map(parameter => textOf(parameter['name'])).join(' ')}`,
      })),
    ),
  );
  const schemas = new Map(
    books
      .flatMap(({ document }) => Object.entries(schemasOf(document)))
      .filter(([name]) => !name.endsWith('Refusal')),
  );
  return [
    ...pages.map(({ title, path, section }): SearchEntry => ({
      title,
      kind: section,
      href: path,
      names: [],
      words: '',
    })),
    ...operations,
    ...catalogue.map(({ code, status, sentence }): SearchEntry => ({
      title: code,
      kind: `error ${String(status)}`,
      href: `/docs/errors#${code}`,
      names: [code],
      words: sentence,
    })),
    ...messagesOf(events).map(({ type, node }): SearchEntry => ({
      title: type,
      kind: 'event',
      href: `/docs/events#${type}`,
      names: [type],
      words: textOf(node['summary']),
    })),
    ...Object.entries(settingsSchema.properties).map(([key, { description }]): SearchEntry => ({
      title: variableOf(key),
      kind: 'setting',
      href: `/docs/configuration#${variableOf(key)}`,
      names: [key, variableOf(key)],
      words: firstSentence(description),
    })),
    ...[...Object.values(budgets), ...Object.values(concurrencies)].map(({ name }): SearchEntry => ({
      title: name,
      kind: 'limit',
      href: `/docs/limits#${name}`,
      names: [name],
      words: 'rate limit',
    })),
    ...[...schemas].map(([name, schema]): SearchEntry => ({
      title: name,
      kind: 'type',
      href: `/docs/types#${name}`,
      names: [name],
      words: Object.keys(nodeOf(nodeOf(schema)['properties'])).join(' '),
    })),
    ...pages.filter(isProse).flatMap(headingEntries),
  ];
}

function firstSentence(text: string): string {
  return text.split('. ')[0] ?? text;
}

/** The headings of the others are names, which are found already. */
function isProse({ path, section }: Page): boolean {
  return section !== 'Reference' || /^\/docs\/(?:rest|public|oauth|events|limits)$/.test(path);
}

/** A heading is found by the words below it too. */
function headingEntries(page: Page): SearchEntry[] {
  return headingsOf(page.body).map(({ id, plain }) => {
    const [, after = ''] = page.body.text.split(`id="${id}"`);
    return {
      title: plain,
      kind: page.title,
      href: `${page.path}#${id}`,
      names: [],
      words: wordsOf(after.split('<h2')[0] ?? ''),
      isText: true,
    };
  });
}

/** The first words of a section, each once. */
function wordsOf(markup: string): string {
  const text = plainOf(markup.replaceAll(/<pre[\s\S]*?<\/pre>/g, ''));
  return [...new Set(wordsIn(text))]
    .filter(word => word.length > 2)
    .slice(0, 60)
    .join(' ');
}
