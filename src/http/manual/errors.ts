/** The catalogue of refusals as a page: every code, with what it means and what to do. */
import { catalogue } from '../../generated/catalogue.ts';
import { frame, type Shelf } from '../../html/frame.ts';
import { html } from '../../html/html.ts';
import { inlineProse } from './prose.ts';

export function errorsPage(shelves: readonly Shelf[]): string {
  return frame(
    'Refusals',
    shelves,
    html`<main class="alone">
      <h1>Refusals</h1>
      <p>
        A refusal is <code>{error, code, request_id}</code>: a sentence for people, which may change, a code
        for programs, which does not, and the id to ask the operator about. The authorization server answers
        the code of the protocol in <code>error</code> and the sentence in <code>error_description</code>. New
        codes may come.
      </p>
      <table>
        <thead>
          <tr>
            <th>code</th>
            <th>status</th>
            <th>sentence (example)</th>
            <th>what it means, and what to do</th>
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
