/** The messages of the WebSocket, from the AsyncAPI document. */
import { html, type Html } from '../../src/html/html.ts';
import { followed, nodeOf, nodesOf, textOf, type Node } from './document.ts';
import { exampleBlock, permalink } from './operation.ts';
import type { Page } from './page.ts';
import { inlineProse, prose, slugOf } from './prose.ts';
import { fieldsTable } from './schema.ts';

export interface ShownMessage {
  /** `issue.created`. */
  readonly type: string;
  readonly node: Node;
  readonly isFromServer: boolean;
}

export function messagesOf(document: Node): ShownMessage[] {
  const sides = Object.values(nodeOf(document['operations'])).map(nodeOf);
  const namesOf = (action: string): Set<string> =>
    new Set(
      sides
        .filter(side => side['action'] === action)
        .flatMap(side => nodesOf(side['messages']))
        .map(message => textOf(message['$ref']).split('/').at(-1) ?? ''),
    );
  const toServer = namesOf('receive');
  return Object.entries(nodeOf(nodeOf(document['components'])['messages'])).flatMap(([key, value]) => {
    const node = nodeOf(value);
    const type = textOf(node['name']);
    return /^[a-z]/.test(type) && nodesOf(node['examples']).length > 0
      ? [{ type, node, isFromServer: !toServer.has(key) }]
      : [];
  });
}

export function eventsPage(document: Node): Page {
  const messages = messagesOf(document);
  const [channel = {}] = Object.values(nodeOf(document['channels'])).map(nodeOf);
  const part = (title: string, isFromServer: boolean): Html =>
    html`<h2 id="${slugOf(title)}">${title}</h2>
      ${messages.filter(one => one.isFromServer === isFromServer).map(one => messageArticle(document, one))}`;
  const types = new Set(messages.map(({ type }) => type));
  return {
    path: '/docs/events',
    title: 'Events',
    section: 'Reference',
    source: 'events',
    body: html`${prose(textOf(nodeOf(document['info'])['description']), {
        idOf: heading => (types.has(heading) ? `${heading}-rules` : null),
      })}
      <h2 id="handshake">Handshake</h2>
      <p class="route"><b class="get">GET</b> <code>${textOf(channel['address'])}</code></p>
      ${prose(textOf(channel['description']))} ${part('Messages from the server', true)}
      ${part('Messages from the client', false)}`,
  };
}

function messageArticle(document: Node, { type, node }: ShownMessage): Html {
  return html`<section class="message" id="${type}">
    <h3><code>${type}</code> ${permalink(type, type)}</h3>
    <p>${inlineProse(textOf(node['summary']))} ${inlineProse(textOf(node['description']))}</p>
    ${fieldsTable(document, followed(document, nodeOf(node['payload'])))}
    ${nodesOf(node['examples']).map(example => exampleBlock(example['payload']))}
  </section>`;
}
