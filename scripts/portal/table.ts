/** A table of a page. */
import { html, type Html } from '../../src/html/html.ts';

export interface Row {
  readonly id?: string;
  readonly cells: readonly (Html | string | number)[];
}

export function table(names: readonly string[], rows: readonly Row[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${names.map(name => html`<th>${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ id, cells }) =>
          html`<tr${id === undefined ? '' : html` id="${id}"`}>
            ${cells.map(cell => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
