/** Makes of an assembled document what strangers read: walk headers on every answer, access in words, no private keys. */
import { withoutPrivateKeys } from './extensions.ts';
import { credentialsOf } from './answers.ts';
import { answerHeaders } from './headers.ts';
import { referencesIn } from './references.ts';
import { mapObjects, objectAt, operationsOf, textAt, type JsonObject } from './json.ts';

export function published(document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    const kinds = credentialsOf(copy, operation);
    operation['security'] = kinds.map(kind => ({ [kind]: [] }));
    operation['description'] = [textAt(operation, 'description'), accessSentence(operation, kinds)]
      .filter(Boolean)
      .join('\n\n');
    addWalkHeaders(copy, operation);
  }
  return withoutUnused(mapObjects(copy, withoutPrivateKeys) as JsonObject);
}

function addWalkHeaders(document: JsonObject, operation: JsonObject): void {
  const budgeted = objectAt(operation, 'x-limits')['budget'] !== undefined;
  for (const response of Object.values(objectAt(operation, 'responses'))) {
    const answer = objectAt(response);
    answer['headers'] = {
      ...objectAt(answer, 'headers'),
      ...answerHeaders(document, operation),
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(budgeted
        ? {
            RateLimit: { $ref: '#/components/headers/RateLimit' },
            'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
          }
        : {}),
    };
  }
}

const NAMES: Record<string, string> = {
  session: 'a session token',
  recentSession: 'a session token created within the last 15 minutes',
  apiKey: 'an API key',
  oauthToken: 'an OAuth access token',
  sessionCookie: 'the session cookie',
};

const HOLDERS: Record<string, string> = {
  user: 'The credential must carry a user.',
  admin: 'The caller must be an administrator.',
};

function accessSentence(operation: JsonObject, kinds: readonly string[]): string {
  if (kinds.length === 0) return 'Access: open to everybody.';
  const { role } = objectAt(operation, 'x-access');
  const holder =
    typeof role === 'string' ? (HOLDERS[role] ?? `The caller must be ${role} of the project.`) : '';
  return `Access: ${kinds.map(kind => NAMES[kind] ?? kind).join(', or ')}. ${holder}`.trim();
}

/** Drops components that nothing refers to once the answers are complete. */
function withoutUnused(document: JsonObject): JsonObject {
  const used = new Set(referencesIn(document));
  for (const { operation } of operationsOf(document)) {
    for (const kind of credentialsOf(document, operation)) used.add(`securitySchemes/${kind}`);
  }
  const components = objectAt(document, 'components');
  for (const [section, names] of Object.entries(components)) {
    const kept = Object.entries(objectAt(names)).filter(([name]) => used.has(`${section}/${name}`));
    if (kept.length > 0) components[section] = Object.fromEntries(kept);
    else delete components[section];
  }
  return document;
}
