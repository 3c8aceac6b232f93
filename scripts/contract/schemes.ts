/** Publishes the kinds of credentials as one scheme with roles: generators would send four headers for four schemes. */
import { mapObjects, objectAt, textAt, type JsonObject } from './json.ts';

/** Published in place of every bearer scheme of the sources. */
const BEARER = 'bearer';

function isBearer(document: JsonObject, kind: string): boolean {
  return objectAt(document, 'components', 'securitySchemes', kind)['scheme'] === 'bearer';
}

/** The bearer kinds as one entry that names them as its roles; every other scheme as a separate entry. */
export function publishedSecurity(document: JsonObject, kinds: readonly string[]): JsonObject[] {
  const bearers = kinds.filter(kind => isBearer(document, kind));
  const others = kinds.filter(kind => !isBearer(document, kind));
  return [
    ...(bearers.length > 0 ? [{ [BEARER]: bearers }] : []),
    ...others.map((kind): JsonObject => ({ [kind]: [] })),
  ];
}

/** The schemes of the document, the bearer ones as one. */
export function publishedSchemes(document: JsonObject): JsonObject {
  const schemes = Object.entries(objectAt(document, 'components', 'securitySchemes'));
  const bearers = schemes.filter(([kind]) => isBearer(document, kind));
  const others = schemes.filter(([kind]) => !isBearer(document, kind));
  const lines = bearers.map(
    ([kind, scheme]) => `- \`${kind}\`: ${textAt(objectAt(scheme), 'description') ?? ''}`,
  );
  const bearer: JsonObject = {
    type: 'http',
    scheme: 'bearer',
    description: `A credential of one of the kinds that the operation names:\n\n${lines.join('\n')}`,
  };
  return { ...(bearers.length > 0 ? { [BEARER]: bearer } : {}), ...Object.fromEntries(others) };
}

/** OpenAPI 3.0 has no roles for an HTTP scheme. */
export function withoutRoles(document: JsonObject): JsonObject {
  return objectAt(
    mapObjects(document, node =>
      Array.isArray(node['security'])
        ? {
            ...node,
            security: node['security'].map(entry =>
              Object.fromEntries(Object.keys(objectAt(entry)).map(kind => [kind, []])),
            ),
          }
        : node,
    ),
  );
}
