/** The `x-` keys that the documents may contain: where each is allowed and its schema. Anything else fails the build. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ContractError, type Source } from './sources.ts';
import { eachObject, type Json, type JsonObject } from './json.ts';
import { holdsNames } from './places.ts';

const ROLES = ['user', 'admin', 'viewer', 'maintainer', 'lead'];
/** The values of `x-access.of`. */
export const THINGS = [
  'project',
  'issue',
  'page',
  'plan',
  'comment',
  'module',
  'label',
  'folder',
  'attachment',
  'binding',
  'view',
  'group',
  'body',
  'query',
];

/** The values of `x-cached`: see `src/contract/steps/caching.ts`. */
export const DEPENDENCIES = ['project', 'people', 'links', 'caller', 'day', 'today'];

const code = { type: 'string', pattern: '^[a-z][a-z0-9_]*$' };
const integer = { type: 'integer' };
export const OPERATION_ID = '^[a-z][A-Za-z0-9]*$';
const closed = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const SHAPES: Record<string, JsonObject> = {
  'x-access': closed({ role: { enum: ROLES }, of: { enum: THINGS }, trashed: { const: true } }, ['role']),
  'x-cached': {
    type: 'array',
    items: { enum: DEPENDENCIES },
    contains: { const: 'project' },
    uniqueItems: true,
  },
  'x-order': {
    type: 'array',
    items: { type: 'string', pattern: '^-?[a-z_]+(\\.[a-z_]+)?$' },
    uniqueItems: true,
    minItems: 1,
  },
  'x-cli': {
    oneOf: [
      closed(
        {
          command: { type: 'string', pattern: '^[a-z]+( [a-z-]+)?$' },
          arguments: { type: 'array', items: code, minItems: 1 },
          columns: { type: 'array', items: code, minItems: 1 },
          leave: { type: 'array', items: code, minItems: 1 },
          irreversible: { const: true },
        },
        ['command'],
      ),
      closed({ none: { type: 'string' } }, ['none']),
    ],
  },
  'x-entries': code,
  'x-errors': { type: 'array', items: code, uniqueItems: true, minItems: 1 },
  'x-limits': closed({
    body: { type: 'string', pattern: '^\\d+ (KiB|MiB)$' },
    budget: code,
    concurrency: code,
    pace: closed({ stall: integer, total: integer, refusal: code }, ['stall', 'total']),
  }),
  'x-bad-body': closed({ code, fields: { type: 'object', additionalProperties: code } }, ['code']),
  'x-answer-headers': {
    type: 'object',
    minProperties: 1,
    additionalProperties: closed({ $ref: { type: 'string' } }, ['$ref']),
  },
  'x-clamp': closed({ min: integer, max: integer, default: integer }, ['min']),
  'x-cookie': { enum: ['attachment', 'form'] },
  'x-cross-origin': { const: true },
  'x-introduction': { type: 'string' },
  'x-errors-as': { enum: ['rest', 'oauth', 'public'] },
  'x-extensible-enum': { type: 'array', items: { type: 'string' }, minItems: 1 },
  'x-all-required': { const: true },
  'x-or-null': { const: true },
  'x-was': { type: 'array', items: { type: 'string', pattern: OPERATION_ID }, minItems: 1 },
  'x-tool': {
    type: 'array',
    minItems: 1,
    items: closed(
      {
        name: code,
        description: { type: 'string' },
        as: {
          enum: [
            'activity',
            'briefing',
            'bulk',
            'clear',
            'create',
            'edit',
            'export',
            'file',
            'contents',
            'issue',
            'page',
            'place',
            'projects',
          ],
        },
        of: { enum: THINGS },
        text: code,
        leave: { type: 'array', items: code },
      },
      ['name'],
    ),
  },
};

const ajv = new Ajv2020({ strict: true });
const checks = new Map(Object.entries(SHAPES).map(([key, shape]) => [key, ajv.compile(shape)]));

/** Written only by the assembler: the type of a node that has more than a reference. */
const OWN = 'x-named';

/** The keys that stay in the published documents. */
const PUBLISHED = new Set(['x-extensible-enum']);

/** Fails at the first unknown, misspelt or malformed `x-` key, naming its file and line. */
export function checkExtensions(source: Source): void {
  eachObject(source.value, (node, path) => {
    for (const [key, value] of Object.entries(node)) {
      // Names that the author chose (a property, a header, an example's field) are not keywords.
      if (!key.startsWith('x-') || holdsNames(path)) continue;
      const check = checks.get(key);
      const place = source.where([...path, key]);
      if (!check)
        throw new ContractError(`${place}: unknown key ${key}; openapi/EXTENSIONS.md lists them all`);
      if (!check(value)) {
        throw new ContractError(`${place}: ${key} ${ajv.errorsText(check.errors, { dataVar: 'value' })}`);
      }
    }
  });
}

/** Removes the keys that only this repository reads. */
export function withoutPrivateKeys(node: JsonObject): Json {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([key]) => !key.startsWith('x-') || PUBLISHED.has(key) || (key !== OWN && !SHAPES[key]),
    ),
  );
}
