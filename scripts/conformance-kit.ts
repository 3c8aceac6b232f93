/**
 * `npm run build:conformance`: bundles the conformance kit into `clients/conformance/dist`, or into the folder that is named, with
 * the documents and validators of the contract.
 */
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import * as esbuild from 'esbuild';

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(root, 'clients/conformance/dist');

/** Read at run time, at the same paths as in `src`. */
const COPIED = ['generated/compiled', 'generated/documents'];

const STAGE = join(root, 'contract-tests/outside/beyond.ts');

/** The scenes import parts of the server that run inside it alone; their native code is not needed. */
const UNUSED = /^(argon2|sqlite3|pg-native)$/;

const withoutNativeCode: esbuild.Plugin = {
  name: 'without native code',
  setup: build => {
    build.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: 'unused' }));
    build.onLoad({ filter: /.*/, namespace: 'unused' }, ({ path }) => ({
      contents: `import { NotFromOutside } from ${JSON.stringify(STAGE)};
        const absent = () => { throw new NotFromOutside('it needs the package ${path}'); };
        export default new Proxy({}, { get: absent });`,
      resolveDir: root,
    }));
  },
};

const BANNER =
  "#!/usr/bin/env node\nimport { createRequire as __from } from 'module'; const require = __from(import.meta.url);";

rmSync(folder, { recursive: true, force: true });
await esbuild.build({
  absWorkingDir: root,
  entryPoints: { 'bin/main': 'contract-tests/outside/main.ts' },
  outdir: folder,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['sharp'],
  plugins: [withoutNativeCode],
  banner: { js: BANNER },
  minifySyntax: true,
  logLevel: 'warning',
});
chmodSync(join(folder, 'bin/main.js'), 0o755);
for (const name of COPIED) cpSync(join(root, 'src', name), join(folder, name), { recursive: true });
