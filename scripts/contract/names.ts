/** Enforces one vocabulary: a schema's name means the same in every document. */
import { isDeepStrictEqual } from 'node:util';
import { objectAt, type Json, type JsonObject } from './json.ts';
import { ContractError } from './sources.ts';

export interface Named {
  readonly document: JsonObject;
  readonly origin: (path: readonly string[]) => string;
}

export function checkNames(documents: readonly Named[]): void {
  const known = new Map<string, { schema: Json; place: string }>();
  for (const { document, origin } of documents) {
    for (const [name, schema] of Object.entries(objectAt(document, 'components', 'schemas'))) {
      const place = origin(['components', 'schemas', name]);
      const earlier = known.get(name);
      if (earlier && !isDeepStrictEqual(earlier.schema, schema)) {
        throw new ContractError(`${place}: the schema ${name} is defined differently at ${earlier.place}`);
      }
      known.set(name, { schema, place });
    }
  }
}
