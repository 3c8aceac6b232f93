/**
 * Generates, for every JSON response, a function that copies the declared fields and nothing else. The copy then goes
 * through JSON.stringify, which is faster than any generated serializer on the supported Node versions.
 */
import {
  isObject,
  objectAt,
  referenceOf,
  resolved,
  textAt,
  type JsonObject,
  type OperationPlace,
} from './json.ts';

export function projectionsOf(document: JsonObject, places: readonly OperationPlace[]): string {
  const writer = new ProjectionWriter(document);
  const lines: string[] = [];
  for (const { operation } of places) {
    const id = textAt(operation, 'operationId') ?? '';
    for (const [status, value] of Object.entries(objectAt(operation, 'responses'))) {
      if (!status.startsWith('2')) continue;
      const response = resolved(document, objectAt(value));
      const schema = objectAt(response, 'content', 'application/json')['schema'];
      if (isObject(schema))
        lines.push(`exports.${id}_${status}_project = v => ${writer.expression(schema, 'v')};`);
    }
  }
  return [...writer.functions(), ...lines].join('\n');
}

class ProjectionWriter {
  readonly #document: JsonObject;
  readonly #written = new Map<string, string>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  functions(): string[] {
    return [...this.#written.values()];
  }

  /** An expression that projects `value`. */
  expression(schema: JsonObject, value: string): string {
    const reference = referenceOf(schema);
    if (reference) {
      this.#write(reference.name);
      return `project_${reference.name}(${value})`;
    }
    if (Array.isArray(schema['oneOf'])) return this.#oneOf(schema, value);
    const types = [schema['type']].flat();
    const guarded = (body: string): string => `(${value} == null ? ${value} : ${body})`;
    if (types.includes('array')) {
      const item = this.expression(objectAt(schema, 'items'), 'item');
      return item === 'item' ? value : guarded(`${value}.map(item => ${item})`);
    }
    if (!types.includes('object')) return value;
    if (isObject(schema['properties'])) return guarded(this.#object(schema, value));
    if (isObject(schema['additionalProperties'])) {
      const entry = this.expression(schema['additionalProperties'], 'entry');
      return guarded(`Object.fromEntries(Object.entries(${value}).map(([key, entry]) => [key, ${entry}]))`);
    }
    return value;
  }

  #object(schema: JsonObject, value: string): string {
    const fields = Object.entries(objectAt(schema, 'properties')).map(([name, property]) => {
      const key = JSON.stringify(name);
      return `${key}: ${this.expression(objectAt(property), `${value}[${key}]`)}`;
    });
    return `({ ${fields.join(', ')} })`;
  }

  /** The discriminator selects the variant, as in the contract. */
  #oneOf(schema: JsonObject, value: string): string {
    const property = JSON.stringify(textAt(objectAt(schema, 'discriminator'), 'propertyName') ?? '');
    const mapping = objectAt(schema, 'discriminator', 'mapping');
    const cases = Object.entries(mapping).map(([tag, target]) => {
      const name = typeof target === 'string' ? (target.split('/').at(-1) ?? '') : '';
      return `${JSON.stringify(tag)}: v => ${this.expression({ $ref: `#/components/schemas/${name}` }, 'v')}`;
    });
    return `({ ${cases.join(', ')} })[${value}[${property}]](${value})`;
  }

  #write(name: string): void {
    if (this.#written.has(name)) return;
    // Reserved before it is written, so that a tree may refer to itself.
    this.#written.set(name, '');
    const schema = objectAt(this.#document, 'components', 'schemas', name);
    this.#written.set(name, `function project_${name}(v) { return ${this.expression(schema, 'v')}; }`);
  }
}
