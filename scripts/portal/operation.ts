/** Renders a published document as one page without scripts. */
import {
  familiesOf,
  followed,
  nodeOf,
  textOf,
  type Family,
  type Node,
  type ShownOperation,
} from './document.ts';
import { frame, type Shelf } from '../../html/frame.ts';
import { html, type Html } from '../../html/html.ts';
import { inlineProse, prose } from './prose.ts';
import { fieldsTable, typeOf } from './schema.ts';

/** `introduction` is Markdown, shown before the operations. */
export function documentPage(document: Node, introduction: string, shelves: readonly Shelf[]): string {
  const info = nodeOf(document['info']);
  const families = familiesOf(document);
  return frame(
    textOf(info['title']),
    shelves,
    html`<nav class="families" aria-label="Operations">${families.map(family => contents(family))}</nav>
      <main>
        <h1>${textOf(info['title'])}</h1>
        ${prose(textOf(info['description']))} ${prose(introduction)}
        ${families.map(family => familySection(document, family))}
      </main>`,
  );
}

function contents({ name, operations }: Family): Html {
  return html`<a class="family" href="#${name}">${name}</a>
    <ul>
      ${operations.map(
        ({ id, method, node }) =>
          html`<li>
            <a href="#${id}">${textOf(node['summary'])} <small>${method}</small></a>
          </li>`,
      )}
    </ul>`;
}

function familySection(document: Node, { name, description, operations }: Family): Html {
  return html`<section>
    <h2 id="${name}">${name}</h2>
    <p>${inlineProse(description)}</p>
    ${operations.map(operation => operationArticle(document, operation))}
  </section>`;
}

function operationArticle(document: Node, operation: ShownOperation): Html {
  const { id, method, path, node, parameters } = operation;
  return html`<article>
    <h3 id="${id}">${textOf(node['summary'])}</h3>
    <p class="route">
      <b class="${method.toLowerCase()}">${method}</b> <code>${path}</code> <small>${id}</small>
    </p>
    ${prose(textOf(node['description']))}
    ${parameters.length > 0 ? parametersTable(document, parameters) : ''} ${requestPart(document, node)}
    ${responsesPart(document, node)}
  </article>`;
}

function parametersTable(document: Node, parameters: readonly Node[]): Html {
  return html`<h4>Parameters</h4>
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>in</th>
          <th>type</th>
          <th>meaning</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          parameter =>
            html`<tr>
              <td>
                <code>${textOf(parameter['name'])}</code>${
                  parameter['required'] === true ? '' : html` <small>optional</small>`
                }
              </td>
              <td>${textOf(parameter['in'])}</td>
              <td>${typeOf(document, nodeOf(parameter['schema']))}</td>
              <td>${inlineProse(textOf(parameter['description']))}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function requestPart(document: Node, node: Node): Html {
  const body = followed(document, nodeOf(node['requestBody']));
  return html`${Object.entries(nodeOf(body['content'])).map(([type, content]) => {
    const { schema, example } = nodeOf(content);
    return html`<h4>Request <small>${type}</small></h4>
      ${fieldsTable(document, nodeOf(schema))} ${exampleBlock(example)}`;
  })}`;
}

function responsesPart(document: Node, node: Node): Html {
  const responses = Object.entries(nodeOf(node['responses'])).map(([status, value]) =>
    responseDetails(document, status, followed(document, nodeOf(value))),
  );
  return html`<h4>Responses</h4>
    ${responses}`;
}

function responseDetails(document: Node, status: string, response: Node): Html {
  const contents = Object.entries(nodeOf(response['content']));
  const good = status.startsWith('2') || status.startsWith('3');
  return html`<details${good ? html` open` : ''}>
    <summary><b class="${good ? 'good' : 'bad'}">${status}</b> <small>${codesOf(response)}</small></summary>
    ${prose(textOf(response['description']))} ${headersList(document, response)}
    ${contents.map(([type, content]) => {
      const { schema, example, examples } = nodeOf(content);
      const named = Object.values(nodeOf(examples)).map(one => exampleBlock(nodeOf(one)['value']));
      return html`${good ? fieldsTable(document, nodeOf(schema)) : ''}
        <p class="type">${type}</p>
        ${exampleBlock(example)} ${named}`;
    })}
  </details>`;
}

/** The codes of a refusal, visible without opening it. */
function codesOf(response: Node): string {
  const json = nodeOf(nodeOf(response['content'])['application/json']);
  return Object.keys(nodeOf(json['examples'])).join(', ');
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

function exampleBlock(example: unknown): Html {
  if (example === undefined) return html``;
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return html`<pre><code>${text}</code></pre>`;
}
