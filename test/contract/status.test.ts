/** The output of `npm run status` for operations without a handler. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { statusOf } from '../../scripts/status.ts';
import { inFolder } from '../setting/made-up.ts';

const operation = (id: string): string => `operationId: ${id}, responses: { '204': { description: Done. } }`;

const CONTRACT = {
  'rest/keys.yaml': `paths:
  /api/auth/keys:
    get: { ${operation('listKeys')} }
    post: { ${operation('createKey')} }
`,
  'rest/things.yaml': `paths:
  /api/things:
    get: { ${operation('listThings')} }
`,
  'public/project.yaml': `paths:
  /public/api/project:
    get: { ${operation('getPublicProject')} }
`,
};

/** The contract with these handler files. */
function withHandlers(
  handlers: Readonly<Record<string, string>>,
  act: (root: string) => void,
): Promise<void> {
  return inFolder(CONTRACT, root => {
    for (const folder of ['src/handlers', 'src/handlers/public'])
      mkdirSync(join(root, folder), { recursive: true });
    for (const [file, text] of Object.entries(handlers))
      writeFileSync(join(root, 'src/handlers', `${file}.ts`), text);
    act(root);
    return Promise.resolve();
  });
}

const KEYS = 'export const listKeys = 1;\nexport const createKey = 2;\n';
const THINGS = 'export async function listThings() {}\n';

test('the families that lack handlers are listed with their operations, the others are not', () =>
  withHandlers({ keys: 'export const listKeys = 1;\nconst createKey = 2;\n', things: THINGS }, root =>
    assert.deepEqual(statusOf(root), [
      'keys: 1 of 2 without a handler',
      '  createKey',
      'public/project: 1 of 1 without a handler',
      '  getPublicProject',
      '2 of 4 operations have no handler',
    ]),
  ));

test('no operation is listed where each has its handler', () =>
  withHandlers(
    { keys: KEYS, things: THINGS, 'public/project': 'export const getPublicProject = 1;\n' },
    root => assert.deepEqual(statusOf(root), ['all 4 operations have a handler']),
  ));

test('a handler whose name only begins like the operation is another one', () =>
  withHandlers(
    { keys: KEYS.replace('createKey', 'createKeyOfBot'), things: THINGS, 'public/project': '' },
    root => assert.ok(statusOf(root).includes('  createKey')),
  ));
