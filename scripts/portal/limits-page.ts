/** The limits that the server enforces, from the tables that it enforces them with. */
import { budgets, ceilings, concurrencies } from '../../src/generated/operations.ts';
import { html, type Html } from '../../src/html/html.ts';
import { sizeLimits } from '../../src/text/limits.ts';
import { bytesText, durationText } from './measures.ts';
import type { Page } from './page.ts';
import { table } from './table.ts';

export function limitsPage(): Page {
  return {
    path: '/docs/limits',
    title: 'Limits',
    section: 'Reference',
    body: html`<p>
        What exceeds a limit is refused with the code of its row, and changes nothing. Responses of operations
        with a rate limit have <code>RateLimit</code> and <code>RateLimit-Policy</code>; a refusal has
        <code>Retry-After</code>.
      </p>
      <h2 id="rate-limits">Rate limits</h2>
      ${table(
        ['limit', 'requests', 'in', 'counted by', 'which requests count', 'then'],
        Object.values(budgets).map(({ name, points, seconds, keys, spentBy, refusal }) => ({
          id: name,
          cells: [
            html`<code>${name}</code>`,
            count(points),
            html`<data value="${seconds}">${durationText(seconds)}</data>`,
            html`${keys.map(keyText).join(' and ')}`,
            spentBy === 'every' ? html`every one` : html`those refused with ${codes(spentBy)}`,
            codes([refusal]),
          ],
        })),
      )}
      <h2 id="at-the-same-time">At the same time</h2>
      ${table(
        ['limit', 'requests', 'counted', 'then'],
        Object.values(concurrencies).map(({ name, slots, counted, refusal }) => ({
          id: name,
          cells: [
            html`<code>${name}</code>`,
            count(slots),
            html`${counted === 'server' ? 'by each server' : 'over all servers'}`,
            codes([refusal]),
          ],
        })),
      )}
      <h2 id="sizes">Sizes</h2>
      ${table(
        ['what', 'at least', 'at most', 'then'],
        [
          {
            id: 'request_body',
            cells: [
              html`A request body, unless its operation says otherwise`,
              html``,
              bytes(ceilings.rest),
              codes(['body_too_large']),
            ],
          },
          ...Object.entries(sizeLimits).map(([id, { what, least, most, refusal }]) => ({
            id,
            cells: [html`${what}`, least > 0 ? bytes(least) : html``, bytes(most), codes([refusal])],
          })),
        ],
      )}
      <p>The page of an operation has the limits of its fields, and of its body where it is another one.</p>`,
  };
}

function count(value: number): Html {
  return html`<data value="${value}">${value.toLocaleString('en')}</data>`;
}

function bytes(value: number): Html {
  return html`<data value="${value}">${bytesText(value)}</data>`;
}

function codes(names: readonly string[]): Html {
  return html`${names.map(name => html`<a href="/docs/errors#${name}"><code>${name}</code></a> `)}`;
}

function keyText(key: string): string {
  const field = /^body\.(\w+)$/.exec(key)?.[1];
  return field === undefined ? key : `the ${field} that is sent`;
}
