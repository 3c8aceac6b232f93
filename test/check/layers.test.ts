/** The layer rules, each broken once in a generated tree. */

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { breaches } from '../../scripts/layers.ts';

type Tree = Record<string, readonly string[]>;

/** The imports of each file; a name after `type:` is imported as a type, one after `late:` lazily. */
const lawful: Tree = {
  'src/main.ts': ['./app.ts', './cli/serve.ts'],
  'src/app.ts': ['./http/server.ts', './generated/handlers.ts', './contract/walk.ts'],
  'src/http/server.ts': ['koa', '@koa/router', '../contract/walk.ts'],
  'src/html/page.ts': ['../text/escape.ts'],
  'src/text/escape.ts': [],
  'src/oauth/pages.ts': ['../html/page.ts', '../tracker/issues/issues.ts'],
  'src/repos/hook.ts': ['../tracker/issues/issues.ts', '../oauth/pages.ts'],
  'src/limits/budgets.ts': ['../identity/passwords.ts'],
  'src/records/rows.ts': ['type:knex', '../access/roles.ts'],
  'src/cli/serve.ts': ['../tracker/issues/issues.ts'],
  'src/contract/walk.ts': ['openapi-backend', '../generated/handlers.ts', '../access/roles.ts'],
  'src/contract/handler.ts': ['../generated/types.ts'],
  'src/handlers/issues.ts': ['type:../contract/handler.ts', '../tracker/issues/issues.ts'],
  'src/generated/handlers.ts': ['../handlers/issues.ts', 'type:../contract/handler.ts'],
  'src/generated/types.ts': [],
  'src/identity/passwords.ts': ['argon2', '../store/work.ts'],
  'src/access/roles.ts': ['../limits/budgets.ts'],
  'src/tracker/issues/issues.ts': ['type:knex', '../../records/rows.ts', './order.ts', '../../config.ts'],
  'src/tracker/issues/order.ts': ['type:typed'],
  'src/attachments/images.ts': ['sharp', 'node:http'],
  'src/store/work.ts': ['knex', 'late:pg', './sqlite.ts', '../time/clock.ts'],
  'src/store/engines/sqlite.ts': ['sqlite3'],
  'src/store/engines/foreign-sqlite.ts': ['sqlite3'],
  'src/time/clock.ts': [],
  'src/config.ts': [],
};

/** A separate tree for each rule: the file, its import, and the expected finding. */
const breaking: [rule: string, from: string, to: string, more?: Tree][] = [
  ['main-keeps-its-floor', 'src/main.ts', './http/server.ts'],
  ['app-keeps-its-floor', 'src/app.ts', './cli/serve.ts'],
  ['http-keeps-its-floor', 'src/http/more.ts', '../cli/serve.ts'],
  ['oauth-keeps-its-floor', 'src/oauth/more.ts', '../repos/hook.ts'],
  ['repos-keeps-its-floor', 'src/repos/more.ts', '../transfer/zip.ts', { 'src/transfer/zip.ts': [] }],
  ['mcp-keeps-its-floor', 'src/mcp/tools.ts', '../http/server.ts'],
  ['realtime-keeps-its-floor', 'src/realtime/sockets.ts', '../app.ts'],
  ['upkeep-keeps-its-floor', 'src/upkeep/purge.ts', '../realtime/hub.ts', { 'src/realtime/hub.ts': [] }],
  ['cli-keeps-its-floor', 'src/cli/more.ts', '../app.ts'],
  ['handlers-keeps-its-floor', 'src/handlers/pages.ts', 'type:../http/server.ts'],
  ['contract-keeps-its-floor', 'src/contract/more.ts', '../handlers/issues.ts'],
  ['identity-keeps-its-floor', 'src/identity/more.ts', '../limits/budgets.ts'],
  ['limits-keeps-its-floor', 'src/limits/more.ts', '../access/roles.ts'],
  ['access-keeps-its-floor', 'src/access/more.ts', '../records/rows.ts'],
  ['records-keeps-its-floor', 'src/records/more.ts', '../attachments/images.ts'],
  [
    'attachments-keeps-its-floor',
    'src/attachments/more.ts',
    '../search/words.ts',
    { 'src/search/words.ts': [] },
  ],
  ['search-keeps-its-floor', 'src/search/words.ts', '../tracker/issues/issues.ts'],
  ['tracker-keeps-its-floor', 'src/tracker/more.ts', '../oauth/pages.ts'],
  ['transfer-keeps-its-floor', 'src/transfer/zip.ts', '../contract/handler.ts'],
  ['store-keeps-its-floor', 'src/store/more.ts', '../access/roles.ts'],
  ['generated-keeps-its-floor', 'src/generated/more.ts', '../handlers/issues.ts'],
  ['html-keeps-its-floor', 'src/html/more.ts', '../records/rows.ts'],
  ['config-keeps-its-floor', 'src/config.ts', './identity/names.ts', { 'src/identity/names.ts': [] }],
  ['text-keeps-its-floor', 'src/text/slug.ts', '../tracker/issues/issues.ts'],
  ['time-keeps-its-floor', 'src/time/more.ts', '../search/words.ts', { 'src/search/words.ts': [] }],
  ['paging-keeps-its-floor', 'src/paging/slice.ts', '../contract/handler.ts'],
  ['koa-in-http', 'src/handlers/pages.ts', 'type:koa'],
  ['koa-in-http', 'src/oauth/more.ts', 'koa'],
  ['koa-in-http', 'src/app.ts', '@koa/router'],
  ['openapi-backend-in-contract', 'src/http/more.ts', 'openapi-backend'],
  ['ws-in-realtime', 'src/http/more.ts', 'ws'],
  ['database-in-store', 'src/handlers/pages.ts', 'type:knex'],
  ['database-in-store', 'src/cli/more.ts', 'late:pg'],
  ['inside-knows-types-of-knex', 'src/tracker/more.ts', 'knex'],
  ['inside-knows-types-of-knex', 'src/tracker/issues/issues.ts', 'knex'],
  ['inside-knows-no-driver', 'src/search/words.ts', 'late:pg'],
  ['sqlite3-in-two-files', 'src/store/work.ts', 'sqlite3'],
  ['nothing-slow-in-tracker', 'src/tracker/more.ts', 'argon2'],
  ['nothing-slow-in-tracker', 'src/tracker/more.ts', 'sharp'],
  ['nothing-slow-in-tracker', 'src/tracker/more.ts', 'node:http'],
  ['nothing-slow-in-tracker', 'src/tracker/more.ts', 'dns/promises'],
  ['nothing-slow-in-tracker', 'src/records/more.ts', 'sharp'],
  ['handler-table-looks-up-to-handlers', 'src/generated/handlers.ts', '../cli/serve.ts'],
  ['handler-table-read-by-contract-and-app', 'src/mcp/tools.ts', '../generated/handlers.ts'],
  ['no-cycles', 'src/tracker/issues/order.ts', './issues.ts'],
  ['no-cycles', 'src/tracker/issues/order.ts', 'type:./issues.ts'],
  ['every-file-in-a-room', 'src/shed/rake.ts', '../time/clock.ts'],
  [
    'every-import-in-a-room',
    'src/tracker/more.ts',
    '../../test/setting/cast.ts',
    { 'test/setting/cast.ts': [] },
  ],
  ['every-import-in-a-room', 'src/tracker/more.ts', '../loose.ts', { 'src/loose.ts': [] }],
  ['no-development-package', 'src/text/slug.ts', 'typed'],
  ['late-is-late', 'src/store/work.ts', './engines/sqlite.ts'],
  ['late-is-late', 'src/mcp/endpoint.ts', './protocol.ts', { 'src/mcp/protocol.ts': [] }],
];

test('a tree that follows every rule has no breach', async () => {
  assert.deepEqual(await breachesOf(lawful), []);
});

for (const [rule, from, to, more] of breaking) {
  test(`${from} importing ${to} breaks ${rule}`, async () => {
    const found = await breachesOf({ ...lawful, ...more, [from]: [...(lawful[from] ?? []), to] });
    assert.deepEqual([...new Set(found.map(breach => breach.rule))], [rule]);
    assert.ok(found.some(breach => `${breach.from} -> ${breach.to}`.includes(from)));
  });
}

async function breachesOf(tree: Tree) {
  const root = await mkdtemp(join(tmpdir(), 'docket-layers-'));
  try {
    await build(root, tree);
    return await breaches(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

async function build(root: string, tree: Tree) {
  for (const [file, imports] of Object.entries(tree))
    await write(join(root, file), imports.map(line).join('\n'));
  const names = [...new Set(Object.values(tree).flat())].map(name => name.replace(/^(type|late):/, ''));
  const packages = names.filter(name => !/^([.]|node:|dns)/.test(name));
  for (const name of packages) {
    await write(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
    await write(join(root, 'node_modules', name, 'index.js'), '');
  }
  const needed = packages.filter(name => name !== 'typed').map(name => [name, '1'] as const);
  const manifest = { dependencies: Object.fromEntries(needed), devDependencies: { typed: '1' } };
  await write(join(root, 'package.json'), JSON.stringify(manifest));
}

function line(name: string, place: number) {
  if (name.startsWith('late:')) return `export const b${place} = () => import('${name.slice(5)}');`;
  return name.startsWith('type:')
    ? `import type { A as T${place} } from '${name.slice(5)}'; export type U${place} = T${place};`
    : `import * as a${place} from '${name}'; export const b${place} = a${place};`;
}

async function write(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
