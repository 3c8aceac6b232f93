/** The catalogue of refusals as a page: every code with its meaning and remedy. */
import { catalogue } from '../../generated/catalogue.ts';
import { frame, type Shelf } from '../../html/frame.ts';
import { html } from '../../html/html.ts';
import { inlineProse } from './prose.ts';

export function errorsPage(shelves: readonly Shelf[]): string {
  return frame(
    'Error codes',
    shelves,
    html`<main class="alone">
      <h1>Error codes</h1>
      <p>
        An error response is <code>{error, code, request_id}</code>: a text for people, which may change, a
        code for programs, which does not, and the id with which the operator can find the request. The
        authorization server returns the protocol's code in <code>error</code> and the text in
        <code>error_description</code>. New codes may be added.
      </p>
      <table>
        <thead>
          <tr>
            <th>code</th>
            <th>status</th>
            <th>text (example)</th>
            <th>meaning and remedy</th>
          </tr>
        </thead>
        <tbody>
          ${catalogue.map(
            ({ code, status, sentence, meaning, remedy }) =>
              html`<tr id="${code}">
                <td><code>${code}</code></td>
                <td>${status}</td>
                <td>${sentence}</td>
                <td>${inlineProse(`${meaning} ${remedy}`)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </main>`,
  );
}
