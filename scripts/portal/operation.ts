/** Renders an operation: who may call it, what it takes, its responses and refusals, and samples. */
import { html, type Html } from '../../src/html/html.ts';
import { budgets, concurrencies, operations, type Operation } from '../../src/generated/operations.ts';
import { followed, nodeOf, textOf, type Node, type ShownOperation } from './document.ts';
import { bytesText, durationText } from './measures.ts';
import { inlineProse, prose } from './prose.ts';
import type { Sample } from './samples.ts';
import { fieldsTable, named, typeOf } from './schema.ts';
import { table } from './table.ts';

export interface Shown {
  readonly document: Node;
  /** `rest`, as in the address of its pages. */
  readonly name: string;
  readonly operation: ShownOperation;
  readonly samples: readonly Sample[];
}

export function operationArticle({ document, name, operation, samples }: Shown): Html {
  const { id, formerIds, method, path, node, parameters } = operation;
  const [description = '', access = ''] = textOf(node['description']).split(/\n*\bAccess: /);
  return html`<article class="operation" id="${id}">
    ${formerAnchors(formerIds)}
    <div class="about">
      <h2>${textOf(node['summary'])} ${permalink(id, textOf(node['summary']))}</h2>
      <p class="route">
        <b class="${method.toLowerCase()}">${method}</b> <code>${path}</code> <small>${id}</small>
      </p>
      ${prose(description)} ${facts(id, access)}
      ${parameters.length > 0 ? parametersTable(document, parameters) : ''} ${requestPart(document, node)}
      ${responsesPart(document, node)}
      <div class="try" data-operation="${name}/${id}"></div>
    </div>
    <div class="samples">${samples.map(sampleFigure)}</div>
  </article>`;
}

/** Links that were made before an operation was renamed still reach it. */
export function formerAnchors(ids: readonly string[]): Html[] {
  return ids.map(id => html`<a id="${id}"></a>`);
}

export function permalink(id: string, of: string): Html {
  return html`<a class="permalink" href="#${id}" aria-label="Link to ${of}">#</a>`;
}

function sampleFigure({ language, shown, text }: Sample): Html {
  return html`<figure class="sample" data-of="${language}">
    <figcaption>${shown}</figcaption>
    <pre tabindex="0"><code data-language="${language}" class="language-${language}">${text}</code></pre>
  </figure>`;
}

/** What is not in the document as such, but in what the server is generated from. */
function facts(id: string, access: string): Html {
  const operation: Operation | undefined = (operations as Readonly<Record<string, Operation>>)[id];
  const rows: [string, Html][] = access === '' ? [] : [['Who may call it', inlineProse(sentence(access))]];
  if (operation) rows.push(...limitsOf(operation));
  if (rows.length === 0) return html``;
  return html`<dl class="facts">
    ${rows.map(
      ([term, meaning]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${meaning}</dd>
        </div>`,
    )}
  </dl>`;
}

function limitsOf({ body, budget, concurrency, idempotent, cached }: Operation): [string, Html][] {
  const rows: [string, Html][] = [];
  if (body) rows.push(['Body', html`at most ${bytesText(body.ceiling)}`]);
  if (budget !== null) {
    const { points, seconds, refusal } = budgets[budget];
    rows.push([
      'Rate limit',
      html`<a href="/docs/limits#${budget}">${points} in ${durationText(seconds)}</a>, then
        <a href="/docs/errors#${refusal}"><code>${refusal}</code></a>`,
    ]);
  }
  if (concurrency !== null) {
    const { slots, refusal } = concurrencies[concurrency];
    rows.push([
      'At the same time',
      html`<a href="/docs/limits#${concurrency}">${slots}</a>, then
        <a href="/docs/errors#${refusal}"><code>${refusal}</code></a>`,
    ]);
  }
  if (idempotent)
    rows.push([
      'Retries',
      html`safe with <code>Idempotency-Key</code>, see
        <a href="/docs/guides/writing#retries">Write safely</a>`,
    ]);
  if (cached !== null) rows.push(['Cache', html`answers <code>If-None-Match</code> with 304`]);
  return rows;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function parametersTable(document: Node, parameters: readonly Node[]): Html {
  return html`<h3>Parameters</h3>
    ${table(
      ['name', 'in', 'type', 'meaning'],
      parameters.map(parameter => ({
        cells: [
          named(textOf(parameter['name']), parameter['required'] === true),
          textOf(parameter['in']),
          typeOf(document, nodeOf(parameter['schema'])),
          inlineProse(textOf(parameter['description'])),
        ],
      })),
    )}`;
}

function requestPart(document: Node, node: Node): Html {
  const body = followed(document, nodeOf(node['requestBody']));
  return html`${Object.entries(nodeOf(body['content'])).map(([type, content]) => {
    const { schema, example } = nodeOf(content);
    return html`<h3>Body <small>${type}</small></h3>
      ${fieldsTable(document, nodeOf(schema))} ${exampleBlock(example)}`;
  })}`;
}

function responsesPart(document: Node, node: Node): Html {
  const responses = Object.entries(nodeOf(node['responses'])).map(([status, value]) =>
    responseDetails(document, status, followed(document, nodeOf(value))),
  );
  return html`<h3>Responses</h3>
    ${responses}`;
}

function responseDetails(document: Node, status: string, response: Node): Html {
  const contents = Object.entries(nodeOf(response['content']));
  const good = status.startsWith('2') || status.startsWith('3');
  const codes = codesOf(response);
  return html`<details${good ? html` open` : ''}>
    <summary><b class="${good ? 'good' : 'bad'}">${status}</b> <small>${codes.join(', ')}</small></summary>
    ${good ? prose(textOf(response['description'])) : refusalsList(codes, response)} ${headersList(document, response)}
    ${good ? contentsOf(document, contents) : ''}
  </details>`;
}

function contentsOf(document: Node, contents: readonly [string, unknown][]): Html[] {
  let before: unknown = null;
  return contents.map(([type, content]) => {
    const { schema, example, examples } = nodeOf(content);
    const named = Object.values(nodeOf(examples)).map(one => exampleBlock(nodeOf(one)['value']));
    const reference = JSON.stringify(schema);
    const repeats = reference === before;
    before = reference;
    return html`<p class="type">${type}</p>
      ${repeats ? '' : fieldsTable(document, nodeOf(schema))} ${exampleBlock(example)} ${named}`;
  });
}

/** What a refusal of this operation says: its sentence here, its remedy on the page of all codes. */
function refusalsList(codes: readonly string[], response: Node): Html {
  const examples = nodeOf(nodeOf(nodeOf(response['content'])['application/json'])['examples']);
  if (codes.length === 0) return prose(textOf(response['description']));
  return html`<ul>
    ${codes.map(code => {
      const { error } = nodeOf(nodeOf(nodeOf(examples)[code])['value']);
      return html`<li>
        <a href="/docs/errors#${code}"><code>${code}</code></a
        >: ${textOf(error)}
      </li>`;
    })}
  </ul>`;
}

/** The codes of a refusal, visible without opening it. */
export function codesOf(response: Node): string[] {
  const json = nodeOf(nodeOf(response['content'])['application/json']);
  return Object.keys(nodeOf(json['examples']));
}

function headersList(document: Node, response: Node): Html {
  const names = Object.entries(nodeOf(response['headers'])).filter(([name]) => name !== 'X-Request-Id');
  if (names.length === 0) return html``;
  return html`<ul>
    ${names.map(([name, header]) => {
      const { description } = followed(document, nodeOf(header));
      return html`<li><code>${name}</code>: ${inlineProse(textOf(description))}</li>`;
    })}
  </ul>`;
}

export function exampleBlock(example: unknown): Html {
  if (example === undefined) return html``;
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return html`<pre tabindex="0"><code>${text}</code></pre>`;
}
