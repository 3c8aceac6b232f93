/** Which tests run on every engine: those whose imports reach the database. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { bundled } from '../../scripts/test/bundle.ts';
import { reaching, TO_A_DATABASE } from '../../scripts/test/reach.ts';
import { writeTree } from '../setting/tree.ts';

/** A generated test, and its imports. */
const cases: readonly (readonly [name: string, text: string, reaches: boolean])[] = [
  ['the database itself', "import { engine } from './setting/engines.ts'; use(engine);", true],
  ['what imports it', "import { server } from './setting/server.ts'; use(server);", true],
  ['a ring of files, one of which imports it', "import { one } from './setting/one.ts'; use(one);", true],
  ['what imports it, for its effect', "import './setting/server.ts';", true],
  ['what imports it, when it is needed', "use(await import('./setting/server.ts'));", true],
  [
    'only the type of what imports it',
    "import type { Server } from './setting/server.ts'; use({} as Server);",
    false,
  ],
  ['what names it in words', "use('./setting/engines.ts');", false],
  ['what imports nothing of the kind', "import { fold } from './setting/fold.ts'; use(fold);", false],
];

const SETTING = {
  [TO_A_DATABASE]: "export const engine = 'sqlite';",
  'test/setting/server.ts':
    "import { engine } from './engines.ts'; export const server = engine; export interface Server {}",
  'test/setting/one.ts': "import { other } from './other.ts'; export const one = () => other;",
  'test/setting/other.ts':
    "import { one } from './one.ts'; import { engine } from './engines.ts'; export const other = () => [one, engine];",
  'test/setting/fold.ts': 'export const fold = 1;',
  'scripts/test/group.ts': '',
  'scripts/test/reporter.ts': '',
};

for (const [name, text, reaches] of cases) {
  test(`a test that imports ${name} ${reaches ? 'runs on every engine' : 'runs once'}`, async t => {
    const root = writeTree({
      ...SETTING,
      'test/made-up.test.ts': `declare function use(it: unknown): void; ${text}`,
    });
    t.after(() => {
      rmSync(root, { recursive: true });
    });
    const { imports } = await bundled(root, ['test/made-up.test.ts']);
    assert.equal(reaching(imports, TO_A_DATABASE)('test/made-up.test.ts'), reaches);
  });
}
