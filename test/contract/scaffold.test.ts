/** The scaffold: a stub that compiles and a failing test, if they are missing, and nothing else. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { ContractError } from '../../scripts/contract/sources.ts';
import { scaffold } from '../../scripts/scaffold.ts';
import { complaintsAbout } from '../setting/compiler.ts';
import { inFolder } from '../setting/made-up.ts';

/** Named like operations of the real contract, so that the output compiles against it. */
const KEYS = `paths:
  /api/auth/keys:
    get:
      operationId: listKeys
      summary: List one's keys
      responses: { '204': { description: Done. } }
    post:
      operationId: createKey
      summary: Make a key
      requestBody:
        content: { application/json: { schema: { type: object }, example: { name: laptop } } }
      responses: { '204': { description: Done. } }
  /api/auth/keys/{id}:
    delete:
      operationId: revokeKey
      parameters:
        - { name: id, in: path, required: true, example: 7, schema: { $ref: '#/components/schemas/Id' } }
      responses: { '204': { description: Done. } }
`;

const PUBLIC = `paths:
  /public/api/projects/{project}:
    get:
      operationId: getPublicProject
      parameters: [{ name: project, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Done. } }
`;

/** Runs `act` in a folder with that contract. */
function inProject(act: (root: string) => Promise<void>): Promise<void> {
  const files = { 'rest/keys.yaml': KEYS, 'rest/things.yaml': 'paths: {}\n', 'public/project.yaml': PUBLIC };
  return inFolder(files, act);
}

const textOf = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Every file below, without the contract. */
function filesOf(root: string): string[] {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return all
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(file => !file.startsWith('openapi'))
    .sort();
}

async function refusalOf(root: string, id: string): Promise<string> {
  try {
    await scaffold(root, id);
  } catch (error) {
    assert.ok(error instanceof ContractError, String(error));
    return error.message;
  }
  assert.fail('it was written');
}

describe('the scaffold of a family that has no file', () => {
  test('writes the handler and the test, and nothing else', () =>
    inProject(async root => {
      await scaffold(root, 'createKey');
      assert.deepEqual(filesOf(root), ['src/handlers/keys.ts', 'test/keys/keys.test.ts']);
    }));

  test('compiles, handler and test', () =>
    inProject(async root => {
      await scaffold(root, 'createKey');
      await scaffold(root, 'listKeys');
      await scaffold(root, 'revokeKey');
      await scaffold(root, 'getPublicProject');
      const files = Object.fromEntries(filesOf(root).map(file => [file, textOf(root, file)]));
      for (const [file, complaints] of complaintsAbout(files)) assert.deepEqual(complaints, [], file);
    }));

  test('says what to do next', () =>
    inProject(async root => {
      const steps = (await scaffold(root, 'createKey')).join('\n');
      assert.match(steps, /npm run generate, .* npm test -- test\/keys\/keys\.test\.ts passes/);
      for (const place of ['openapi/operations.txt', 'contract-tests/hooks/', 'changes/'])
        assert.ok(steps.includes(place), place);
    }));

  test('asks in its test what the contract has for an example', () =>
    inProject(async root => {
      await scaffold(root, 'createKey');
      assert.match(
        textOf(root, 'test/keys/keys.test.ts'),
        /await ada\.api\.POST\('\/api\/auth\/keys', \{ body: \{ name: 'laptop' \} \}\);\n {2}assert\.ok\(response\.status < 500\);/,
      );
    }));
});

describe('the tests that know every operation of their kind', () => {
  const ADMISSION = 'test/identity/admission.test.ts';
  const STORY = 'test/setting/story.ts';

  const listing = (root: string, file: string, name: string): void =>
    put(root, file, `const ${name}: readonly Line[] = [\n  { asks: 'other' },\n];\nuse(${name});\n`);

  test('get its line at the end of their list, once', () =>
    inProject(async root => {
      listing(root, ADMISSION, 'SESSION_ONLY');
      listing(root, STORY, 'ACCOUNT');
      const keys = textOf(root, 'openapi/rest/keys.yaml').replaceAll(
        'operationId: createKey',
        'operationId: createKey\n      security: [{ session: [] }]',
      );
      put(root, 'openapi/rest/keys.yaml', keys);
      const steps = (await scaffold(root, 'createKey')).join('\n');
      for (const file of [ADMISSION, STORY]) assert.ok(steps.includes(file), file);
      assert.match(
        textOf(root, ADMISSION),
        /other' \},\s+\['POST', '\/api\/auth\/keys', \{ name: 'laptop' \}\],?\s*\];/,
      );
      assert.match(
        textOf(root, STORY),
        /other' \},\s+\{ asks: 'createKey', as: 'max', body: \{ name: 'laptop' \} \},?\s*\];/,
      );
    }));

  test('are where they are looked for', () =>
    inProject(async root => {
      for (const file of [ADMISSION, STORY]) {
        const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
        const without = text
          .replaceAll("'createKey'", "'other'")
          .replace("'POST', '/api/auth/keys'", "'POST', '/other'");
        put(root, file, without);
      }
      const steps = (await scaffold(root, 'createKey')).join('\n');
      for (const file of [ADMISSION, STORY]) assert.ok(steps.includes(file), file);
    }));

  test('keep the line that they have', () =>
    inProject(async root => {
      const written = "const ACCOUNT: readonly Line[] = [\n  { asks: 'createKey', as: 'ada' },\n];\n";
      put(root, STORY, written);
      await scaffold(root, 'createKey');
      assert.equal(textOf(root, STORY), written);
    }));
});

describe('the scaffold of a family that has files', () => {
  const WRITTEN = `/** The caller's keys. */
import {
  createUser,
  deactivate,
  demote,
  findByIdentity,
  findUser,
  listPeople,
  profile,
  promote,
  reactivate,
} from '../identity/users.ts';

export const mine = [createUser, deactivate, demote, findByIdentity, findUser, listPeople];
export const more = [profile, promote, reactivate];
`;

  test('adds to them and removes nothing', () =>
    inProject(async root => {
      put(root, 'src/handlers/keys.ts', WRITTEN);
      put(root, 'test/identity/keys.test.ts', '/** Mine. */\n');
      await scaffold(root, 'listKeys');
      const [handlers, tests] = [
        textOf(root, 'src/handlers/keys.ts'),
        textOf(root, 'test/identity/keys.test.ts'),
      ];
      for (const line of WRITTEN.split('\n')) assert.ok(handlers.includes(line), line);
      assert.match(
        handlers,
        /\n\nexport const listKeys: Handler<'listKeys'> = \(\) => \{\n {2}throw new Error\('listKeys is/,
      );
      assert.ok(tests.startsWith('/** Mine. */\n') && tests.includes("test('listKeys answers"));
    }));

  test('imports what is missing, once', () =>
    inProject(async root => {
      put(root, 'src/handlers/keys.ts', WRITTEN);
      await scaffold(root, 'listKeys');
      await scaffold(root, 'createKey');
      const handlers = textOf(root, 'src/handlers/keys.ts');
      assert.equal(handlers.split("import type { Handler } from '../contract/handler.ts';").length, 2);
      assert.deepEqual(
        complaintsAbout({ 'src/handlers/scaffolded.ts': handlers }).get('src/handlers/scaffolded.ts'),
        [],
      );
    }));
});

describe('the scaffold refuses', () => {
  test('an operation that has a handler', () =>
    inProject(async root => {
      await scaffold(root, 'listKeys');
      const before = textOf(root, 'src/handlers/keys.ts');
      assert.equal(await refusalOf(root, 'listKeys'), 'listKeys has a handler: src/handlers/keys.ts');
      assert.equal(textOf(root, 'src/handlers/keys.ts'), before);
    }));

  test('an operation that does not exist, and names the nearest', () =>
    inProject(async root => {
      assert.equal(await refusalOf(root, 'listKey'), 'no operation is named listKey; listKeys is');
      assert.equal(await refusalOf(root, 'flyToTheMoon'), 'no operation is named flyToTheMoon');
      assert.deepEqual(filesOf(root), []);
    }));
});
