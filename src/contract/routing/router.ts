/**
 * Finds the operation of a request in an index that is built once. The stock router builds a RegExp for every path on every
 * request, which at our size costs more than everything else. The package is not imported as a whole: it would load its
 * validators.
 */
import { OpenAPIRouter, type Operation as BackendOperation, type Request } from 'openapi-backend/router.js';
import type { OpenAPIV3_1 } from 'openapi-types';

type Document = OpenAPIV3_1.Document;
type Indexed = BackendOperation<Document>;

interface Branch {
  readonly statics: Map<string, Branch>;
  parameter: Branch | null;
  /** Lower-case method → operation; null if no path ends here. */
  methods: Map<string, Indexed> | null;
}

const branch = (): Branch => ({ statics: new Map(), parameter: null, methods: null });

export class IndexedRouter extends OpenAPIRouter<Document> {
  readonly #root = branch();
  /** Paths without parameters, matched as a whole. */
  readonly #whole = new Map<string, Map<string, Indexed>>();

  constructor(definition: Document) {
    super({ definition });
    for (const operation of this.getOperations()) this.#add(operation);
  }

  override matchOperation(request: Request): Indexed | undefined;
  override matchOperation(request: Request, strict: boolean): Indexed;
  override matchOperation(request: Request, strict = false): Indexed | undefined {
    const methods = this.#endsAt(request.path);
    const operation = methods?.get(request.method.toLowerCase());
    if (operation || !strict) return operation;
    // The library distinguishes the two cases by this message.
    throw new Error(methods ? '405-methodNotAllowed' : '404-notFound');
  }

  /** The upper-case methods of a path; empty if no document has the path. */
  methodsAt(path: string): string[] {
    return [...(this.#endsAt(path)?.keys() ?? [])].map(method => method.toUpperCase()).sort();
  }

  #add(operation: Indexed): void {
    let at = this.#root;
    for (const segment of segmentsOf(operation.path)) {
      if (segment.startsWith('{')) at = at.parameter ??= branch();
      else {
        const next = at.statics.get(segment) ?? branch();
        at.statics.set(segment, next);
        at = next;
      }
    }
    (at.methods ??= new Map()).set(operation.method, operation);
    if (!operation.path.includes('{')) this.#whole.set(operation.path, at.methods);
  }

  #endsAt(path: string): Map<string, Indexed> | null {
    return this.#whole.get(path) ?? find(this.#root, segmentsOf(path), 0);
  }
}

/** A static segment is tried before a parameter, at every level. */
function find(at: Branch, segments: readonly string[], depth: number): Map<string, Indexed> | null {
  const segment = segments[depth];
  if (segment === undefined) return at.methods;
  const fixed = at.statics.get(segment);
  const found = fixed ? find(fixed, segments, depth + 1) : null;
  if (found || at.parameter === null || segment === '') return found;
  return find(at.parameter, segments, depth + 1);
}

/** Trailing slashes are ignored. */
export function segmentsOf(path: string): string[] {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end--;
  return path.slice(1, end).split('/');
}
