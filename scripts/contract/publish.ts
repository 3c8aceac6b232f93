/**
 * Turns an assembled document into the published one: common headers on every response, access in words, no private keys.
 */
import { credentialsOf, tellsCodes } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import { withoutPrivateKeys } from './extensions.ts';
import { spellOutFormFields } from './form-fields.ts';
import { answerHeaders } from './headers.ts';
import { hoistRefusals } from './hoist.ts';
import { nameInline } from './inline.ts';
import { withOptionalObjects } from './nullable-objects.ts';
import { orderSentence } from './order.ts';
import { parameterObjects } from './parameters.ts';
import { plainParameters } from './plain-parameters.ts';
import { reachedFrom } from './references.ts';
import { proseDefaults, singleBodies, withDefault } from './requests.ts';
import { publishedSchemes, publishedSecurity } from './schemes.ts';
import { typeRefusals } from './typed-refusals.ts';
import { requireTagsOfUnions } from './union-tags.ts';
import { mapObjects, objectAt, operationsOf, textAt, type JsonObject } from './json.ts';

export function published(document: JsonObject, catalogue: Catalogue): JsonObject {
  const copy = structuredClone(document);
  for (const place of operationsOf(copy)) {
    const { operation } = place;
    const kinds = credentialsOf(copy, operation);
    operation['security'] = publishedSecurity(copy, kinds);
    operation['description'] = [
      textAt(operation, 'description'),
      orderSentence(operation, parameterObjects(copy, place)),
      accessSentence(operation, kinds),
    ]
      .filter(Boolean)
      .join('\n\n');
    addWalkHeaders(copy, operation);
  }
  const info = objectAt(copy, 'info');
  info['description'] = [textAt(info, 'description'), unroutedSentence(copy, catalogue)].join(' ');
  delete copy['security'];
  objectAt(copy, 'components')['securitySchemes'] = publishedSchemes(copy);
  typeRefusals(copy, catalogue);
  proseDefaults(copy);
  const whole = mapObjects(copy, node => withoutPrivateKeys(asFile(asReference(node)))) as JsonObject;
  nameInline(whole);
  plainParameters(whole);
  requireTagsOfUnions(whole);
  singleBodies(whole);
  spellOutFormFields(whole);
  hoistRefusals(whole);
  return withOptionalObjects(withoutUnused(whole));
}

/** Replaces a named type with a reference to it, which keeps its description. */
function asReference(node: JsonObject): JsonObject {
  const $ref = textAt(node, 'x-named');
  if ($ref === undefined) return node;
  const description = node['default'] === undefined ? node['description'] : withDefault(node);
  const siblings: JsonObject = description === undefined ? {} : { description };
  return node['x-or-null'] === true
    ? { oneOf: [{ $ref }, { type: 'null' }], ...siblings }
    : { $ref, ...siblings };
}

/**
 * A file is published as `binary` in both forms, since generators of 3.1 read its content media type as that of a text. Its size
 * limit becomes prose: they would treat a length as a number of characters.
 */
function asFile(node: JsonObject): JsonObject {
  if (node['contentMediaType'] !== 'application/octet-stream') return node;
  const { maxLength, ...rest } = node;
  if (typeof maxLength !== 'number') return { ...node, format: 'binary' };
  const bound = `At most ${String(maxLength / 2 ** 20)} MiB.`;
  const description = [textAt(node, 'description'), bound].filter(Boolean).join(' ');
  return { ...rest, format: 'binary', description };
}

/** Stated once for the document: at every operation it would only be noise. */
function unroutedSentence(document: JsonObject, { refusals }: Catalogue): string {
  const all = [...refusals.values()]
    .filter(({ unrouted }) => unrouted)
    .map(({ status, code }) => (tellsCodes(document) ? `${status} (\`${code}\`)` : String(status)));
  const list = [...new Set(all)].sort().join(', ');
  return `A request that reaches no operation is refused with one of these, which no operation lists: ${list}.`;
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
  user: 'The credential must act as a user.',
  admin: 'The caller must be an administrator.',
};

function accessSentence(operation: JsonObject, kinds: readonly string[]): string {
  if (kinds.length === 0) return 'Access: no credential is needed.';
  const { role } = objectAt(operation, 'x-access');
  const holder =
    typeof role === 'string' ? (HOLDERS[role] ?? `The caller must be ${role} of the project.`) : '';
  return `Access: ${kinds.map(kind => NAMES[kind] ?? kind).join(', or ')}. ${holder}`.trim();
}

/** Drops unused components once the responses are complete. */
function withoutUnused(document: JsonObject): JsonObject {
  const used = reachedFrom(document, [objectAt(document, 'paths')]);
  for (const { operation } of operationsOf(document)) {
    for (const kind of credentialsOf(document, operation)) used.add(`securitySchemes/${kind}`);
  }
  const components = Object.entries(objectAt(document, 'components')).flatMap(([section, names]) => {
    const kept = Object.entries(objectAt(names)).filter(([name]) => used.has(`${section}/${name}`));
    return kept.length > 0 ? [[section, Object.fromEntries(kept)] as const] : [];
  });
  return { ...document, components: Object.fromEntries(components) };
}
