/** What a reader can take along: the documents and the client, each with its hash. */
import { html } from '../../src/html/html.ts';
import type { Page } from './page.ts';

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
      <table>
        <thead>
          <tr>
            <th>file</th>
            <th>what it is</th>
            <th>SHA-256</th>
          </tr>
        </thead>
        <tbody>
          ${downloads.map(
            ({ path, what, sha256 }) =>
              html`<tr>
                <td><a href="${path}">${path.split('/').at(-1) ?? ''}</a></td>
                <td>${what}</td>
                <td><code>${sha256}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  };
}
