/** The frame around the pages of the authorization server. */
import { html, type Html } from './html.ts';

export interface Shelf {
  readonly path: string;
  readonly title: string;
}

export function frame(title: string, shelves: readonly Shelf[], body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Docket</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <header>
          <a class="home" href="/docs">Docket</a>
          ${shelves.map(shelf => html`<a href="${shelf.path}">${shelf.title}</a>`)}
        </header>
        ${body}
      </body>
    </html>`.text;
}
