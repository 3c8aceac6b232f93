/** Publishes the AsyncAPI document of the WebSocket, and writes the types of its messages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkExtensions } from './extensions.ts';
import { readSource } from './sources.ts';
import { documentTypes } from './types.ts';
import { objectAt, type JsonObject } from './json.ts';

export async function eventFiles(root: string, note: string): Promise<[file: string, text: string][]> {
  const file = join(root, 'asyncapi/events.yaml');
  if (!existsSync(file)) return [];
  const source = readSource(root, file);
  checkExtensions(source);
  // The schemas of AsyncAPI 3 are those of OpenAPI 3.1: the same library types both.
  const schemas: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Events', version: '1' },
    paths: {},
    components: { schemas: objectAt(source.value, 'components', 'schemas') },
  };
  return [
    ['src/generated/documents/events.json', `${JSON.stringify(source.value, null, 2)}\n`],
    ['src/generated/types/events.ts', note + (await documentTypes(schemas))],
  ];
}
