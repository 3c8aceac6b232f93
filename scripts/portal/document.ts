/** Reads a published OpenAPI document for the portal: follows references and groups operations by family. */

export type Node = Readonly<Record<string, unknown>>;

export interface ShownOperation {
  readonly path: string;
  readonly method: string;
  readonly id: string;
  /** Its operationIds before it was renamed. */
  readonly formerIds: readonly string[];
  readonly node: Node;
  /** Including those of the path. */
  readonly parameters: readonly Node[];
}

export interface Family {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(nodeOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The target of a `$ref`, or the node itself. */
export function followed(document: Node, node: Node): Node {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => nodeOf(at)[step], document);
  return followed(document, nodeOf(target));
}

/** operationId → those that the operation had before. */
export type FormerIds = ReadonlyMap<string, readonly string[]>;

/** The families in the order of the document's tags. */
export function familiesOf(document: Node, formerIds: FormerIds): Family[] {
  const operations = Object.entries(nodeOf(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap(method => shown(document, path, method, nodeOf(item), formerIds)),
  );
  return nodesOf(document['tags']).map(tag => {
    const name = textOf(tag['name']);
    const own = operations.filter(({ node }) => Array.isArray(node['tags']) && node['tags'].includes(name));
    return { name, description: textOf(tag['description']), operations: own };
  });
}

function shown(
  document: Node,
  path: string,
  method: string,
  item: Node,
  formerIds: FormerIds,
): ShownOperation[] {
  const node = nodeOf(item[method]);
  const id = textOf(node['operationId']);
  if (id === '') return [];
  const parameters = [...nodesOf(item['parameters']), ...nodesOf(node['parameters'])];
  return [
    {
      path,
      method: method.toUpperCase(),
      id,
      formerIds: formerIds.get(id) ?? [],
      node,
      parameters: parameters.map(parameter => followed(document, parameter)),
    },
  ];
}
