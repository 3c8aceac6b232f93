/**
 * Run by npm when all packages are unpacked and before the first is compiled. Without a compiler, and without the compiled
 * `sqlite3` that its authors publish, an install would fail minutes later with pages of output. An old Node would fail later still.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const OLDEST = [20, 19];
const PATIENCE_MS = 1_500;

function isHere(program) {
  return (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, program)));
}

/** What node-gyp needs and this machine lacks. On Windows and macOS it looks elsewhere too. */
function lacking() {
  const { CXX, PYTHON, npm_config_python: python } = process.env;
  const needs = [
    ['Python 3', PYTHON || python || isHere('python3') || isHere('python')],
    ['make', isHere('make') || isHere('gmake')],
    ['a C++ compiler', CXX || ['c++', 'g++', 'clang++'].some(isHere)],
  ];
  return process.platform === 'linux' ? needs.filter(([, is]) => !is).map(([name]) => name) : [];
}

/** Whether the compiled form is at hand: from an earlier install, or because its address answers. */
async function isPublished({ version, homepage }) {
  const kept = join(process.env.npm_config_cache ?? '', '_prebuilds');
  if (existsSync(kept) && readdirSync(kept).some(name => name.includes(`sqlite3-v${version}`))) return true;
  try {
    await fetch(homepage, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

function refuse(sentence) {
  console.error(`docket: ${sentence}`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
  refuse(`Node ${process.versions.node} is too old: install Node ${OLDEST.join('.')} or newer.`);
const missing = lacking();
const sqlite = join(process.argv[2] ?? join(import.meta.dirname, '../../sqlite3'), 'package.json');
if (
  missing.length > 0 &&
  existsSync(sqlite) &&
  !(await isPublished(JSON.parse(readFileSync(sqlite, 'utf8'))))
)
  refuse(
    `${new Intl.ListFormat('en').format(missing)} ${missing.length > 1 ? 'are' : 'is'} missing, to compile sqlite3, and its compiled form cannot be downloaded (on Debian: apt-get install build-essential python3).`,
  );
