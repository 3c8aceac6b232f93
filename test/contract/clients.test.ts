/** Clients that two other generators make from the published documents compile under `strict`. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

const GENERATORS: Readonly<Record<string, (document: string, folder: string) => readonly string[]>> = {
  oazapfts: (document, folder) => ['oazapfts/dist/cli.js', document, join(folder, 'client.ts')],
  'swagger-typescript-api': (document, folder) => [
    'swagger-typescript-api/dist/cli.mjs',
    'generate',
    '-p',
    document,
    '-o',
    folder,
    '-n',
    'client.ts',
  ],
};

/** As in an independent project. */
const STRICT: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

const DOCUMENTS = ['rest.json', 'rest.3.0.json', 'public.json', 'oauth.json'];

/** Inside the project, so that the clients' imports resolve. */
const folder = mkdtempSync(join(root, 'node_modules/.clients-'));
const clientOf = (generator: string, document: string): string =>
  join(folder, generator, document, 'client.ts');

let program: ts.Program;

/** All are compiled together: most of the work is in shared libraries. */
before(() => {
  const made: string[] = [];
  for (const [generator, command] of Object.entries(GENERATORS)) {
    for (const document of DOCUMENTS) {
      const client = clientOf(generator, document);
      mkdirSync(dirname(client), { recursive: true });
      const [tool = '', ...words] = command(join(root, 'src/generated/documents', document), dirname(client));
      execFileSync(process.execPath, [join(root, 'node_modules', tool), ...words], { stdio: 'pipe' });
      // One generator disables type checks in its output; enable them.
      writeFileSync(client, readFileSync(client, 'utf8').replace('// @ts-nocheck', ''));
      made.push(client);
    }
  }
  program = ts.createProgram(made, STRICT);
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

for (const generator of Object.keys(GENERATORS)) {
  for (const document of DOCUMENTS) {
    test(`the client that ${generator} makes of ${document} compiles`, () => {
      const client = program.getSourceFile(clientOf(generator, document));
      const found = ts.getPreEmitDiagnostics(program, client);
      assert.deepEqual(
        found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
        [],
      );
      assert.ok((client?.text.length ?? 0) > 5000);
    });
  }
}
