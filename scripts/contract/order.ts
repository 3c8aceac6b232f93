/** The order of a list, as its operation declares it with `x-order`: checked against its rows, and published as a sentence. */
import { ContractError } from './sources.ts';
import { listAt, objectAt, operationsOf, resolved, textAt, textsAt, type JsonObject } from './json.ts';

export function checkOrders(document: JsonObject, where: (path: readonly string[]) => string): void {
  for (const { path, method, operation } of operationsOf(document)) {
    const fields = textsAt(operation, 'x-order');
    const rows = rowsIn(document, operation);
    const isList = method === 'get' && textAt(operation, 'operationId')?.startsWith('list') === true;
    if (isList && rows.length > 0 && fields.length === 0)
      throw new ContractError(`${where(['paths', path])}: a list declares its x-order`);
    const unknown = fields.find(field => !rows.some(row => hasField(document, row, field.replace('-', ''))));
    if (unknown !== undefined) {
      const at = where(['paths', path, method, 'x-order']);
      throw new ContractError(`${at}: no row of the response has the field ${unknown}`);
    }
  }
}

/** The parameters that change the order of a list. */
const CHOOSING = new Set(['order', 'order_by', 'sort']);

/** A list whose order a parameter changes has a default. */
export function orderSentence(operation: JsonObject, parameters: readonly JsonObject[]): string {
  const fields = textsAt(operation, 'x-order').map(field =>
    field.startsWith('-') ? `\`${field.slice(1)}\` descending` : `\`${field}\``,
  );
  const isChosen = parameters.some(one => CHOOSING.has(textAt(one, 'name') ?? ''));
  const label = isChosen ? 'Default order' : 'Order';
  return fields.length === 0 ? '' : `${label}: ${fields.join(', ')}.`;
}

/** The schemas of the rows: of a body that is a list, or of the lists in it. */
function rowsIn(document: JsonObject, operation: JsonObject): JsonObject[] {
  const response = resolved(document, objectAt(operation, 'responses', '200'));
  const body = resolved(document, objectAt(response, 'content', 'application/json', 'schema'));
  return [body, ...fieldsOf(document, body).map(([, field]) => resolved(document, field))]
    .map(list => objectAt(list, 'items'))
    .filter(row => Object.keys(row).length > 0);
}

function hasField(document: JsonObject, row: JsonObject, field: string): boolean {
  const [first, ...rest] = field.split('.');
  const named = fieldsOf(document, row).filter(([name]) => name === first);
  return rest.length === 0
    ? named.length > 0
    : named.some(([, inner]) => hasField(document, inner, rest.join('.')));
}

function fieldsOf(document: JsonObject, node: JsonObject): [string, JsonObject][] {
  const schema = resolved(document, node);
  const parts = [...listAt(schema, 'allOf'), ...listAt(schema, 'oneOf')].map(part => objectAt(part));
  const own = Object.entries(objectAt(schema, 'properties'));
  return [
    ...own.map(([name, value]): [string, JsonObject] => [name, objectAt(value)]),
    ...parts.flatMap(part => fieldsOf(document, part)),
  ];
}
