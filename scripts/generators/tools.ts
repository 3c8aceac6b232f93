/** The generators that people take, how each is called, and how what it makes is compiled. */
import { join } from 'node:path';
import { cacheFolder } from './run.ts';

export interface Command {
  readonly file: string;
  readonly words: readonly string[];
  readonly cwd?: string;
}

/** Where a generator comes from; a group is run when its tools are there. */
export type Source = 'npm' | 'pip' | 'maven' | 'go';

export interface Generator {
  readonly name: string;
  readonly source: Source;
  /** What must be installed to generate, and what to compile. */
  readonly needs: readonly string[];
  readonly compiler: readonly string[];
  readonly generate: (document: string, out: string) => readonly Command[];
  readonly compile: (out: string) => readonly Command[];
  /** Takes only some documents, as one that knows no 3.1. */
  readonly takes?: (document: string) => boolean;
}

const OPENAPI_GENERATOR = '7.17.0';
/** Of generators that need a newer Node than ours, the versions that were tried. */
const HEY_API = '0.99.0';
const ORVAL = '8.38.0';
/** They take the newest otherwise, which has no API. Not ours: npm would look no further, and install the newest. */
const TYPESCRIPT = 'typescript@5.8';
const OAPI_CODEGEN = 'v2.5.1';

const jar = join(cacheFolder, `openapi-generator-cli-${OPENAPI_GENERATOR}.jar`);

/** A package of npm that asks for Node 22, and is run by it. */
function onNode22(packages: readonly string[], script: string, cwd?: string): Command {
  const named = ['node@22', ...packages].map(name => `--package=${name}`);
  return { file: 'npm', words: ['exec', '--yes', ...named, '-c', script], ...(cwd ? { cwd } : {}) };
}

const tsc = (out: string): Command[] => [
  {
    file: process.execPath,
    words: [
      join(cacheFolder, '../../node_modules/typescript/bin/tsc'),
      ...['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck'],
      ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
      ...['--lib', 'es2023,dom,dom.iterable', join(out, 'index.ts')],
    ],
  },
];

/** openapi-generator in one language, from the jar that Maven fetches. */
function openapiGenerator(
  name: string,
  language: string,
  properties: readonly string[],
  compiler: readonly string[],
  compile: Generator['compile'],
): Generator {
  return {
    name: `openapi-generator ${name}`,
    source: 'maven',
    needs: ['java', 'mvn'],
    compiler,
    generate: (document, out) => [
      {
        file: 'java',
        words: [
          ...['-jar', jar, 'generate', '-g', language, '-i', document, '-o', out],
          ...(properties.length > 0 ? ['--additional-properties', properties.join(',')] : []),
        ],
      },
    ],
    compile,
  };
}

const maven = (out: string): Command[] => [
  { file: 'mvn', words: ['-q', '-B', '-DskipTests', '-Dmaven.javadoc.skip=true', 'compile'], cwd: out },
];
const python = join(cacheFolder, 'python/bin/python');

/** Every module of a package, imported: a client that dies at import compiles. */
function imported(out: string, root: string): Command[] {
  const script = [
    'import importlib, pkgutil, sys',
    `sys.path.insert(0, ${JSON.stringify(out)})`,
    `package = importlib.import_module(${JSON.stringify(root)})`,
    "for found in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):",
    '    importlib.import_module(found.name)',
  ].join('\n');
  return [{ file: python, words: ['-c', script] }];
}

export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    source: 'npm',
    needs: ['node'],
    compiler: ['node'],
    generate: (document, out) => [
      {
        file: process.execPath,
        words: [
          join(cacheFolder, '../../node_modules/openapi-typescript/bin/cli.js'),
          ...[document, '-o', join(out, 'index.ts')],
        ],
      },
    ],
    compile: tsc,
  },
  {
    name: '@hey-api/openapi-ts',
    source: 'npm',
    needs: ['npm'],
    compiler: ['node'],
    generate: (document, out) => [
      onNode22(
        [`@hey-api/openapi-ts@${HEY_API}`, TYPESCRIPT],
        `openapi-ts -i "${document}" -o "${out}" -p @hey-api/client-fetch`,
      ),
    ],
    compile: tsc,
  },
  {
    name: 'orval',
    source: 'npm',
    needs: ['npm'],
    compiler: ['node'],
    generate: (document, out) => [
      onNode22(
        [`orval@${ORVAL}`, TYPESCRIPT],
        `orval --input "${document}" --output "${join(out, 'index.ts')}" --client fetch`,
      ),
    ],
    compile: tsc,
  },
  {
    name: 'openapi-python-client',
    source: 'pip',
    needs: ['python3'],
    compiler: ['python3'],
    generate: (document, out) => [
      {
        file: join(cacheFolder, 'python/bin/openapi-python-client'),
        words: [
          // It warns of media types that it has no model for (images, ranges), and leaves those operations out.
          ...['generate', '--path', document, '--output-path', out, '--overwrite', '--meta', 'none'],
        ],
      },
    ],
    compile: out => imported(join(out, '..'), out.split('/').at(-1) ?? ''),
  },
  openapiGenerator('typescript-fetch', 'typescript-fetch', [], ['node'], tsc),
  openapiGenerator('python', 'python', ['packageName=docket_client'], ['python3'], out =>
    imported(out, 'docket_client'),
  ),
  openapiGenerator(
    'go',
    'go',
    ['enumClassPrefix=true', 'packageName=docket', 'disallowAdditionalPropertiesIfNotPresent=false'],
    ['go'],
    out => [{ file: 'go', words: ['vet', '.'], cwd: out }],
  ),
  openapiGenerator('java native', 'java', ['library=native', 'hideGenerationTimestamp=true'], ['mvn'], maven),
  openapiGenerator(
    'java okhttp',
    'java',
    ['library=okhttp-gson', 'hideGenerationTimestamp=true', 'disallowAdditionalPropertiesIfNotPresent=false'],
    ['mvn'],
    maven,
  ),
  openapiGenerator('kotlin', 'kotlin', [], ['gradle'], out => [
    { file: 'gradle', words: ['-q', 'compileKotlin'], cwd: out },
  ]),
  openapiGenerator('rust', 'rust', [], ['cargo'], out => [
    { file: 'cargo', words: ['check', '--quiet'], cwd: out },
  ]),
  {
    name: 'oapi-codegen',
    source: 'go',
    needs: ['go'],
    compiler: ['go'],
    // It reads 3.1 as far as that looks like 3.0, and says so itself.
    takes: document => document.endsWith('.3.0.json'),
    generate: (document, out) => [
      {
        file: 'go',
        words: [
          ...['run', `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${OAPI_CODEGEN}`],
          ...['-generate', 'types,client', '-package', 'docket', '-o', join(out, 'docket.go'), document],
        ],
      },
      { file: 'go', words: ['mod', 'init', 'example.com/docket'], cwd: out },
      { file: 'go', words: ['mod', 'tidy'], cwd: out },
    ],
    compile: out => [{ file: 'go', words: ['vet', '.'], cwd: out }],
  },
];

/** What a source needs before the first of its generators runs. */
export const PREPARED: Readonly<Record<Source, readonly Command[]>> = {
  npm: [],
  go: [],
  pip: [
    { file: 'python3', words: ['-m', 'venv', join(cacheFolder, 'python')] },
    {
      file: python,
      words: [
        ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'],
        ...[
          'openapi-python-client==0.29.1',
          'ruff',
          'pydantic',
          'python-dateutil',
          'urllib3',
          'typing-extensions',
        ],
      ],
    },
  ],
  maven: [
    {
      file: 'mvn',
      words: [
        ...['-q', '-B', 'dependency:copy', `-DoutputDirectory=${cacheFolder}`],
        `-Dartifact=org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`,
      ],
    },
  ],
};
