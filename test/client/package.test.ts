/** The client as a package: its folder builds on its own, and a stranger's strict project can use what comes of it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const client = join(root, 'clients/typescript');
let folder: string;

/** Uses what a page would, with mistakes that the types must see. */
const STRANGER = `
import { connect, type Change, type Client, type Refetch } from 'docket-client';

const client: Client = connect({ url: 'http://127.0.0.1:1', token: 'svc_sess_x', openSocket: url => new WebSocket(url) });
client.on('event', event => {
  if (event.type === 'issue.created') event.issue_id satisfies number;
  // @ts-expect-error: it has no issue
  if (event.type === 'project.created') event.issue_id;
});
client.on('refetch', (refetch: Refetch) => refetch.what === 'relations' && refetch.issueId);
// @ts-expect-error: there is no such thing to listen to
client.on('events', () => {});
const copy = client.follow(3, { onChanged: ({ rows }: Change) => rows.map(row => row.kind === 'comment' || row.title) });
copy.issues.get(41)?.priority satisfies 'urgent' | 'high' | 'medium' | 'low' | 'none' | undefined;
// @ts-expect-error: nobody but the client writes to it
copy.issues.clear();
client.close();
`;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-client-'));
  cpSync(client, join(folder, 'docket-client'), {
    recursive: true,
    filter: path => !/[\\/](dist|node_modules)$/.test(path),
  });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(folder, 'docket-client/tsconfig.build.json')], {
    stdio: 'inherit',
  });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, 'docket-client'), join(folder, 'node_modules/docket-client'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'stranger.ts'), STRANGER);
});

after(() => rmSync(folder, { recursive: true }));

for (const [name, module, moduleResolution] of [
  ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
] as const) {
  test(`its types serve a strict project for ${name}`, () => {
    const program = ts.createProgram([join(folder, 'stranger.ts')], {
      ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
      ...{ target: ts.ScriptTarget.ES2022, module, moduleResolution, types: [] },
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    });
    const found = ts.getPreEmitDiagnostics(program);
    assert.deepEqual(
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      [],
    );
  });
}

test('what it exports can be imported, and it is all there is', () => {
  const program = "import * as client from 'docket-client'; console.log(Object.keys(client).sort().join());";
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(told, 'Refused,connect\n');
});

test('it has the version, the license and the oldest Node of the server, and needs nothing', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const [own, whole] = [read(join(client, 'package.json')), read(join(root, 'package.json'))];
  for (const key of ['version', 'license', 'engines', 'type']) assert.deepEqual(own[key], whole[key], key);
  assert.equal(own['dependencies'], undefined);
});
