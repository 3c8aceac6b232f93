/** The common generators, how to run each, and what their sources need first. */
import { basename, dirname, join } from 'node:path';
import { FETCH_JAR, OPENAPI_GENERATORS } from './openapi-generator.ts';
import { programs } from './day.ts';
import { cacheFolder, type Command } from './run.ts';
import {
  dayInTypeScript,
  imported,
  node,
  onNode22,
  python,
  tsc,
  type Generator,
  type Source,
} from './tools.ts';

/** The tested versions. */
const HEY_API = '@hey-api/openapi-ts@0.99.0';
const ORVAL = 'orval@8.38.0';
const PYTHON_CLIENT = 'openapi-python-client==0.29.1';
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.5.1';
const OGEN = 'github.com/ogen-go/ogen/cmd/ogen@v1.25.0';
const KUBB = ['cli', 'core', 'plugin-oas', 'plugin-ts', 'plugin-client'].map(name => `@kubb/${name}@4.39.3`);
const KUBB_FOLDER = join(cacheFolder, 'kubb');
/** Otherwise they install the newest, which has no API. Not our version: npm would resolve to it and install the newest. */
const TYPESCRIPT = 'typescript@5.8';

const OF_NPM: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    source: 'npm',
    needs: ['node'],
    compiler: ['node'],
    generate: (document, out) => [
      node('openapi-typescript/bin/cli.js', [document, '-o', join(out, 'index.ts')]),
    ],
    compile: out => tsc(join(out, 'index.ts')),
    day: dayInTypeScript('day.ts'),
  },
  {
    name: '@hey-api/openapi-ts',
    source: 'npm',
    needs: ['npm'],
    compiler: ['node'],
    generate: (document, out) => [
      onNode22([HEY_API, TYPESCRIPT], `openapi-ts -i "${document}" -o "${out}" -p @hey-api/client-fetch`),
    ],
    compile: out => tsc(join(out, 'index.ts')),
    day: dayInTypeScript('day.hey.ts'),
  },
  {
    name: 'orval',
    source: 'npm',
    needs: ['npm'],
    compiler: ['node'],
    generate: (document, out) => [
      onNode22(
        [ORVAL, TYPESCRIPT],
        `orval --input "${document}" --output "${join(out, 'index.ts')}" --client fetch`,
      ),
    ],
    compile: out => tsc(join(out, 'index.ts')),
    day: dayInTypeScript('day.orval.ts'),
  },
  {
    name: 'kubb',
    source: 'npm',
    needs: ['npm'],
    compiler: ['node'],
    generate: (document, out) => [
      { file: 'cp', words: [join(import.meta.dirname, 'kubb.config.mjs'), KUBB_FOLDER] },
      { file: 'cp', words: [join(programs, 'kubb-client.ts'), out] },
      {
        file: process.execPath,
        words: [join(KUBB_FOLDER, 'node_modules/@kubb/cli/bin/kubb.cjs'), 'generate'],
        cwd: KUBB_FOLDER,
        env: { DOCUMENT: document, OUT: join(out, 'made') },
      },
      { file: 'sh', words: ['-c', 'echo "export * from \'./made/index.ts\';" > index.ts'], cwd: out },
    ],
    compile: out => tsc(join(out, 'index.ts')),
    day: dayInTypeScript('day.kubb.ts'),
  },
  {
    name: 'oazapfts',
    source: 'npm',
    needs: ['node'],
    compiler: ['node'],
    generate: (document, out) => [node('oazapfts/dist/cli.js', [document, join(out, 'index.ts')])],
    compile: out => tsc(join(out, 'index.ts')),
    day: dayInTypeScript('day.oazapfts.ts'),
  },
];

const OF_PIP: readonly Generator[] = [
  {
    name: 'openapi-python-client',
    source: 'pip',
    needs: ['python3'],
    compiler: ['python3'],
    generate: (document, out) => [
      {
        file: join(cacheFolder, 'python/bin/openapi-python-client'),
        words: ['generate', '--path', document, '--output-path', out, '--overwrite', '--meta', 'none'],
        // It warns about media types that it does not support, and omits those responses; no other warnings are allowed.
        unsaid: /WARNING parsing (?!GET \S+\/(thumbnail|project-archives\/\S+) within).*|Unable to .*/,
      },
    ],
    compile: out => imported(dirname(out), basename(out)),
    day: {
      program: 'day_opc.py',
      place: 'day.py',
      // As a part of the package: next to it, its module `types` would hide Python's.
      run: out => [{ file: python, words: ['-m', `${basename(out)}.day`], cwd: dirname(out) }],
    },
  },
];

const OF_GO: readonly Generator[] = [
  {
    name: 'oapi-codegen',
    source: 'go',
    needs: ['go'],
    compiler: ['go'],
    // By its own account it reads 3.1 only where that looks like 3.0.
    takes: document => document.endsWith('.3.0.json'),
    generate: (document, out) => [
      {
        file: 'go',
        words: [
          'run',
          OAPI_CODEGEN,
          '-config',
          join(import.meta.dirname, 'oapi-codegen.yaml'),
          '-o',
          join(out, 'docket.go'),
          document,
        ],
      },
      { file: 'go', words: ['mod', 'init', 'example.com/docket'], cwd: out },
      { file: 'go', words: ['mod', 'tidy'], cwd: out },
    ],
    compile: out => [{ file: 'go', words: ['vet', '.'], cwd: out }],
    day: {
      program: 'day_oapi.go',
      place: 'day/day.go',
      of: 'rest.3.0.json',
      run: out => [{ file: 'go', words: ['run', './day'], cwd: out }],
    },
  },
  {
    name: 'ogen',
    source: 'go',
    needs: ['go'],
    compiler: ['go'],
    generate: (document, out) => [
      { file: 'go', words: ['run', OGEN, '--target', join(out, 'docket'), '--package', 'docket', document] },
      { file: 'go', words: ['mod', 'init', 'example.com/docket'], cwd: out },
      { file: 'go', words: ['mod', 'tidy'], cwd: out },
    ],
    compile: out => [{ file: 'go', words: ['vet', './docket'], cwd: out }],
    day: {
      program: 'day_ogen.go',
      place: 'day/day.go',
      run: out => [{ file: 'go', words: ['run', './day'], cwd: out }],
    },
  },
];

export const GENERATORS: readonly Generator[] = [...OF_NPM, ...OF_PIP, ...OPENAPI_GENERATORS, ...OF_GO];

const PYTHON: readonly Command[] = [
  { file: 'python3', words: ['-m', 'venv', join(cacheFolder, 'python')] },
  {
    file: python,
    words: [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      PYTHON_CLIENT,
      'ruff',
      'pydantic',
      'python-dateutil',
      'urllib3',
      'typing-extensions',
    ],
  },
];

/** The preparation of a source before the first of its generators runs. */
export const PREPARED: Readonly<Record<Source, readonly Command[]>> = {
  npm: [{ file: 'npm', words: ['install', '--no-save', '--no-audit', '--prefix', KUBB_FOLDER, ...KUBB] }],
  go: [],
  pip: PYTHON,
  // Its Python client is tested with the same Python.
  maven: [
    ...PYTHON,
    ...FETCH_JAR,
    // The axios client is compiled with the library.
    { file: 'npm', words: ['install', '--no-save', '--no-audit', '--prefix', cacheFolder, 'axios@1'] },
  ],
};
