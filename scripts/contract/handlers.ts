/** Writes the table that imports every handler by the operationId it is named after. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembled } from './assemble.ts';
import { familyOf, operationsOf, textAt } from './json.ts';

export interface HandlerPlace {
  readonly id: string;
  readonly family: string;
  /** Relative to src/handlers, without extension. */
  readonly file: string;
  readonly planned: boolean;
}

/** Where the handler of every operation lives: one file per family. */
export function handlerPlaces(assembled: readonly Assembled[]): HandlerPlace[] {
  return assembled.flatMap(({ name, document }) =>
    operationsOf(document).map(({ operation }) => {
      const family = familyOf(operation);
      return {
        id: textAt(operation, 'operationId') ?? '',
        family,
        file: name === 'rest' ? family : `${name}/${family}`,
        planned: operation['x-planned'] === true,
      };
    }),
  );
}

export function handlersModule(assembled: readonly Assembled[]): string {
  const places = handlerPlaces(assembled).filter(place => !place.planned);
  const files = [...new Set(places.map(place => place.file))].sort();
  const alias = (file: string): string =>
    file.replace(/[^A-Za-z]+(.)?/g, (_, next = '') => String(next).toUpperCase());
  return `import type { Handler } from '../contract/handler.ts';
import type { OperationId } from './operations.ts';
import type { PlannedId } from './types.ts';
${files.map(file => `import * as ${alias(file)} from '../handlers/${file}.ts';`).join('\n')}

export type HandlerTable = { readonly [Id in Exclude<OperationId, PlannedId>]: Handler<Id> };

export const handlers: HandlerTable = {
${places.map(({ id, file }) => `  ${id}: ${alias(file)}.${id},`).join('\n')}
};
`;
}

/** Whether the family has a file yet. */
export function familyFileExists(root: string, place: HandlerPlace): boolean {
  return existsSync(join(root, 'src/handlers', `${place.file}.ts`));
}
