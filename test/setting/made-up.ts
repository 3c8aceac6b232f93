/** A small contract in a temporary folder, for the generator; a test changes parts of it. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { addAnswers } from '../../scripts/contract/answers.ts';
import { assembleAll, type Assembled } from '../../scripts/contract/assemble.ts';
import { readCatalogue, type Catalogue } from '../../scripts/contract/catalogue.ts';
import { objectAt, operationsOf, type JsonObject, type OperationPlace } from '../../scripts/contract/json.ts';
import { checkTaken, readShared } from '../../scripts/contract/shared.ts';
import { writeTree } from './tree.ts';

/** File below openapi/ → its text. */
export type Files = Readonly<Record<string, string>>;

const head = (title: string, shape: string): string => `openapi: 3.1.0
info: { title: ${title}, version: '1', license: { name: MIT, identifier: MIT } }
x-errors-as: ${shape}
`;

const refusal = (code: string, status: number, more = ''): string => `${code}:
  status: ${status}
  error: ${code.replaceAll('_', ' ')}
  meaning: It happened.
  remedy: Do not.
${more}`;

const CODES: readonly (readonly [code: string, status: number, more?: string])[] = [
  ['unauthenticated', 401, '  plain: true\n  headers: [WWW-Authenticate]\n'],
  ['authentication_required', 403],
  ['recent_authentication_required', 403],
  ['administrator_required', 403],
  ['role_required', 403],
  ['session_cookie_required', 403],
  ['not_found', 404],
  ['invalid_parameter', 400],
  ['malformed_body', 400],
  ['invalid_body', 400],
  ['body_too_large', 413],
  ['unsupported_media_type', 415],
  ['proxy_pair_invalid', 503],
  ['internal', 500],
  ['database_unavailable', 503, '  headers: [Retry-After]\n'],
  ['server_busy', 503, '  headers: [Retry-After]\n'],
  ['thing_taken', 409],
  ['things_throttled', 429, '  headers: [Retry-After]\n'],
];

export const THINGS = `paths:
  /api/things/{id}:
    parameters:
      - { $ref: '#/components/parameters/ThingId' }
    get:
      operationId: getThing
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
components:
  parameters:
    ThingId: { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/Id' } }
  schemas:
    Thing:
      type: object
      required: [id]
      properties:
        id: { type: integer }
        name: { type: [string, 'null'] }
`;

const BASE: Files = {
  'rest.yaml': `${head('Things', 'rest')}security: [{ session: [] }, { apiKey: [] }, { oauthToken: [] }]\n`,
  'public.yaml': head('Public', 'public'),
  'oauth.yaml': head('OAuth', 'oauth'),
  'shared.yaml': `components:
  headers:
    RequestId: { schema: { type: string } }
    WWWAuthenticate: { schema: { type: string } }
    RetryAfter: { schema: { type: integer } }
    RateLimit: { schema: { type: string } }
    RateLimitPolicy: { schema: { type: string } }
  schemas:
    Refusal: { type: object, required: [error], properties: { error: { type: string } } }
    Id: { type: integer, minimum: 1 }
`,
  'errors.yaml': CODES.map(([code, status, more]) => refusal(code, status, more)).join(''),
  'limits.yaml': `budgets:
  things: { points: 5, seconds: 60, keys: [address], spent_by: every, kept: memory, refusal: things_throttled }
`,
  'rest/things.yaml': THINGS,
};

/** A folder with the test contract and these files instead of its files. */
function folderOf(files: Files): string {
  const whole = Object.entries({ ...BASE, ...files });
  return writeTree(Object.fromEntries(whole.map(([file, text]) => [`openapi/${file}`, text])));
}

/** Runs `act` on such a folder, which is removed afterwards. */
export async function inFolder(files: Files, act: (root: string) => Promise<void>): Promise<void> {
  const root = folderOf(files);
  try {
    await act(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

export interface MadeUp {
  readonly rest: Assembled;
  readonly assembled: readonly Assembled[];
  readonly catalogue: Catalogue;
  /** The operation of the REST document with this id. */
  place(id: string): OperationPlace;
}

/** The contract, read and completed, with these files instead of its files. */
export function madeUp(files: Files = {}): MadeUp {
  const root = folderOf(files);
  try {
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function read(root: string): MadeUp {
  const catalogue = readCatalogue(root);
  const shared = readShared(root);
  const assembled = assembleAll(root, shared);
  checkTaken(shared);
  for (const one of assembled) addAnswers(one, catalogue);
  const [rest] = assembled;
  if (!rest) throw new Error('there is no document');
  const place = (id: string): OperationPlace => {
    const found = operationsOf(rest.document).find(({ operation }) => operation['operationId'] === id);
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };
  return { rest, assembled, catalogue, place };
}

export function schemaNamed({ rest }: MadeUp, name: string): JsonObject {
  return objectAt(rest.document, 'components', 'schemas', name);
}

/** The exports of a compiled module. */
export function loaded(code: string): Readonly<Record<string, (value: unknown) => unknown>> {
  const exports: Record<string, (value: unknown) => unknown> = {};
  const require = createRequire(import.meta.url);
  runInNewContext(code, { exports, module: { exports }, require });
  return exports;
}
