/** Writes the table that imports every handler by its operationId. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembled } from './assemble.ts';
import { familyOf, operationsOf, textAt } from './json.ts';

export interface HandlerPlace {
  readonly id: string;
  readonly family: string;
  /** Relative to src/handlers, without extension. */
  readonly file: string;
}

/** The file of every operation's handler: one file per family. */
export function handlerPlaces(assembled: readonly Assembled[]): HandlerPlace[] {
  return assembled.flatMap(({ name, document }) =>
    operationsOf(document).map(({ operation }) => {
      const family = familyOf(operation);
      return {
        id: textAt(operation, 'operationId') ?? '',
        family,
        file: name === 'rest' ? family : `${name}/${family}`,
      };
    }),
  );
}

export function handlersModule(assembled: readonly Assembled[]): string {
  const places = handlerPlaces(assembled);
  const files = [...new Set(places.map(place => place.file))].sort();
  const alias = (file: string): string =>
    file.replace(/[^A-Za-z]+(.)?/g, (_, next = '') => String(next).toUpperCase());
  return `import type { Handlers } from '../contract/handler.ts';
${files.map(file => `import * as ${alias(file)} from '../handlers/${file}.ts';`).join('\n')}

export const handlers: Handlers = {
${places.map(({ id, file }) => `  ${id}: ${alias(file)}.${id},`).join('\n')}
};
`;
}

export function handlerFile(root: string, { file }: HandlerPlace): string {
  return join(root, 'src/handlers', `${file}.ts`);
}

/** Whether the operation's family exports a handler with its name. */
export function hasHandler(root: string, place: HandlerPlace): boolean {
  const file = handlerFile(root, place);
  const exported = new RegExp(`^export (const|function|async function) ${place.id}\\b`, 'm');
  return existsSync(file) && exported.test(readFileSync(file, 'utf8'));
}
