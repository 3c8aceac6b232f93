/** What strangers generate from the published documents compiles under `strict`: two more generators than our own. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

const GENERATORS: Readonly<Record<string, (document: string, folder: string) => readonly string[]>> = {
  oazapfts: (document, folder) => ['oazapfts/dist/cli.js', document, join(folder, 'client.ts')],
  'swagger-typescript-api': (document, folder) => [
    ...['swagger-typescript-api/dist/cli.mjs', 'generate', '-p', document],
    ...['-o', folder, '-n', 'client.ts'],
  ],
};

/** As a stranger's project would have it. */
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

for (const [generator, command] of Object.entries(GENERATORS)) {
  for (const document of ['rest.json', 'rest.3.0.json', 'public.json', 'oauth.json']) {
    test(`the client that ${generator} makes of ${document} compiles`, () => {
      // Inside the project, so that what the client imports is found.
      const folder = mkdtempSync(join(root, 'node_modules/.client-'));
      try {
        const [program = '', ...words] = command(join(root, 'src/generated/documents', document), folder);
        execFileSync(process.execPath, [join(root, 'node_modules', program), ...words], { stdio: 'pipe' });
        const made = ts.createProgram([join(folder, 'client.ts')], STRICT);
        const found = ts.getPreEmitDiagnostics(made);
        assert.deepEqual(
          found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
          [],
        );
        assert.ok((made.getSourceFile(join(folder, 'client.ts'))?.text.length ?? 0) > 5000);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
}
