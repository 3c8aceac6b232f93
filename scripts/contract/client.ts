/** Writes the types of the TypeScript client: what the socket carries, and the rows that copies are made of. */
import type { Contract } from './whole.ts';
import { objectAt, type JsonObject } from './json.ts';
import { reachedFrom } from './references.ts';
import { ContractError } from './sources.ts';
import { documentTypes } from './types.ts';

export const CLIENT_TYPES = 'clients/typescript/src/generated';

/** The schemas that the client reads of the REST API, by name. */
const READ = ['ProjectIndex', 'ProjectChanges'];

export async function clientFiles(
  { assembled, events }: Contract,
  note: (from: string) => string,
): Promise<[file: string, text: string][]> {
  const rest = assembled.find(({ name }) => name === 'rest');
  if (!rest) throw new ContractError('there is no REST document to make a client of');
  const rows = await documentTypes(schemasOnly(rest.document, READ));
  return [
    [`${CLIENT_TYPES}/events.ts`, note('asyncapi/events.yaml') + (await documentTypes(events.messages))],
    [`${CLIENT_TYPES}/rows.ts`, note('openapi/rest/sync.yaml') + rows],
  ];
}

/** A document of these schemas, and of those that they refer to. */
function schemasOnly(document: JsonObject, names: readonly string[]): JsonObject {
  const roots = names.map(name => ({ $ref: `#/components/schemas/${name}` }));
  const reached = [...reachedFrom(document, roots)].map(reference => reference.replace('schemas/', ''));
  const schemas = Object.fromEntries(
    reached.map(name => [name, objectAt(document, 'components', 'schemas', name)]),
  );
  return { openapi: '3.1.0', info: { title: 'Rows', version: '1' }, paths: {}, components: { schemas } };
}
