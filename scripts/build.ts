/** `npm run build`: compiles src into dist, and copies beside it what is read at run time. */
import { cpSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');

/** Files that the running server reads and that are not TypeScript. */
const COPIED = ['generated/compiled', 'generated/documents', 'store/schema/migrations'];

rmSync(join(root, 'dist'), { recursive: true, force: true });
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
for (const folder of COPIED)
  cpSync(join(root, 'src', folder), join(root, 'dist', folder), { recursive: true });
process.exitCode = status ?? 1;
