/** What is wrong with the pages, so that neither a build nor a check passes with it. */
import { transformSync } from 'esbuild';
import { unescaped } from '../../src/html/html.ts';

/** Addresses that are served, though not by the portal. */
const ELSEWHERE = /^(?:https?:|mailto:|\/(?:openapi|asyncapi)\/)/;

export interface Rendered {
  /** Path → page. */
  readonly pages: ReadonlyMap<string, string>;
  /** Whether something is served at a path. */
  readonly isServed: (path: string) => boolean;
}

export function faultsOf({ pages, isServed }: Rendered): string[] {
  const ids = new Map([...pages].map(([path, page]) => [path, idsIn(page)]));
  return [...pages].flatMap(([path, page]) => [
    ...(page.match(/<h1[ >]/g)?.length === 1 ? [] : [`${path} does not have one h1`]),
    ...linksIn(page)
      .filter(href => !isAlive(href, path))
      .map(href => `${path} links to ${href}, which does not exist`),
    ...articlesIn(page).flatMap(article => sampleFaults(article).map(fault => `${path} ${fault}`)),
  ]);

  function isAlive(href: string, from: string): boolean {
    const [to = '', hash] = href.split('#');
    if (ELSEWHERE.test(to)) return true;
    const target = to === '' ? from : to;
    return isServed(target) && (hash === undefined || ids.get(target)?.has(hash) === true);
  }
}

function idsIn(page: string): Set<string> {
  return new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id)));
}

function linksIn(page: string): string[] {
  return [...page.matchAll(/ (?:href|src|data-index|action)="([^"]*)"/g)].map(([, href = '']) =>
    unescaped(href),
  );
}

function articlesIn(page: string): string[] {
  return page.split('<article class="operation" id="').slice(1);
}

function sampleFaults(article: string): string[] {
  const id = article.slice(0, article.indexOf('"'));
  const samples = [...article.matchAll(/<code data-language="(\w+)"[^>]*>([\s\S]*?)<\/code>/g)];
  if (samples.length === 0) return [`shows no example of ${id}`];
  return samples.flatMap(([, language = '', markup = '']) => {
    const text = unescaped(markup);
    const isWhole = !/undefined|\[object /.test(text) && (language !== 'typescript' || parses(text));
    return isWhole ? [] : [`has a sample of ${id} in ${language} that cannot be read`];
  });
}

function parses(text: string): boolean {
  try {
    transformSync(text, { loader: 'ts', format: 'esm', logLevel: 'silent' });
    return true;
  } catch {
    return false;
  }
}
