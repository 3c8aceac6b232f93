/** The documentation as the build left it, and its pages as a server sends them. */
import { readFileSync } from 'node:fs';
import type { SiteMap } from '../../src/http/manual/site.ts';
import { unescaped } from '../../src/html/html.ts';

const FOLDER = new URL('../../src/generated/portal/', import.meta.url);

export const site = JSON.parse(readFileSync(new URL('site.json', FOLDER), 'utf8')) as SiteMap;

/** The addresses of all pages, without the page of search results. */
export const PAGES = Object.entries(site.files)
  .filter(([path, { twin }]) => twin !== undefined && path !== '/docs/search')
  .map(([path]) => path);

export function builtFile(path: string, encoding: '' | '.br' = ''): Buffer {
  return readFileSync(new URL(`${site.files[path]?.name ?? ''}${encoding}`, FOLDER));
}

export function builtText(path: string): string {
  return builtFile(path).toString();
}

export function idsIn(page: string): string[] {
  return [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id));
}

export interface ShownSample {
  readonly operation: string;
  readonly language: string;
  readonly text: string;
}

/** The samples of a page, with the operations in whose elements they are. */
export function samplesIn(page: string): ShownSample[] {
  return page
    .split('<article class="operation" id="')
    .slice(1)
    .flatMap(article => {
      const operation = article.slice(0, article.indexOf('"'));
      return [...article.matchAll(/<code data-language="(\w+)"[^>]*>([\s\S]*?)<\/code>/g)].map(
        ([, language = '', text = '']) => ({ operation, language, text: unescaped(text) }),
      );
    });
}
