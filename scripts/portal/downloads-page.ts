/** What a reader can take along: the documents and the client, each with its hash. */
import { html } from '../../src/html/html.ts';
import type { Page } from './page.ts';
import { table } from './table.ts';

export interface Download {
  readonly path: string;
  readonly what: string;
  readonly sha256: string;
}

export function downloadsPage(downloads: readonly Download[]): Page {
  return {
    path: '/docs/downloads',
    title: 'Downloads',
    section: 'Reference',
    body: html`<p>
        Exactly what this instance serves.
        <a href="/docs/guides/generating-clients">Generate a client</a> says which form suits which generator;
        the client is explained in <a href="/docs/guides/typescript">its guide</a>. For programs that read,
        every page is Markdown too, at its address with <code>.md</code> at the end or with
        <code>Accept: text/markdown</code>; <a href="/docs/llms.txt">llms.txt</a> lists them, and
        <a href="/docs/llms-full.txt">llms-full.txt</a>
        has them all.
      </p>
      ${table(
        ['file', 'what it is', 'SHA-256'],
        downloads.map(({ path, what, sha256 }) => ({
          cells: [
            html`<a href="${path}">${path.split('/').at(-1) ?? ''}</a>`,
            what,
            html`<code>${sha256}</code>`,
          ],
        })),
      )}`,
  };
}
