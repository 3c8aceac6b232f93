/** openapi-generator for several languages, from the jar that Maven fetches. */
import { join } from 'node:path';
import { cacheFolder, type Command } from './run.ts';
import { dayInTypeScript, imported, python, tsc, type Day, type Generator } from './tools.ts';

/** The tested version. */
const VERSION = '7.25.0';

const maven = (goal: string, ...words: string[]): Omit<Command, 'cwd'> => ({
  file: 'mvn',
  words: ['-q', '-B', '-DskipTests', '-Dmaven.javadoc.skip=true', goal, ...words],
});

export const FETCH_JAR: readonly Command[] = [
  maven(
    'dependency:copy',
    `-DoutputDirectory=${cacheFolder}`,
    `-Dartifact=org.openapitools:openapi-generator-cli:${VERSION}`,
  ),
];

interface Way {
  readonly name: string;
  readonly language?: string;
  readonly properties?: readonly string[];
  readonly compiler: readonly string[];
  readonly compile: (out: string) => readonly Command[];
  readonly day?: Day;
}

function generator({ name, language = name, properties = [], ...way }: Way): Generator {
  const jar = join(cacheFolder, `openapi-generator-cli-${VERSION}.jar`);
  const chosen = properties.length > 0 ? ['--additional-properties', properties.join(',')] : [];
  return {
    ...way,
    name: `openapi-generator ${name}`,
    source: 'maven',
    needs: ['java', 'mvn'],
    generate: (document, out) => [
      {
        file: 'java',
        words: ['-jar', jar, 'generate', '-g', language, '-i', document, '-o', out, ...chosen],
      },
    ],
  };
}

/** Unknown fields of later versions are not errors. */
const OPEN = 'disallowAdditionalPropertiesIfNotPresent=false';

/** Gradle's part, since it is rarely installed: Kotlin's compiler comes from Maven too. */
const kotlinPom = join(import.meta.dirname, 'kotlin-pom.xml');

/** Kotlin's compiler recurses over the client's chain of adapters, one per schema, which needs a larger stack. */
const kotlin = (out: string, goal: string, ...words: string[]): Command => ({
  ...maven(goal, '-f', kotlinPom, `-Dclient=${out}`, `-DbuildDirectory=${out}/target`, ...words),
  cwd: out,
  env: { MAVEN_OPTS: '-Xss32m -Dkotlin.compiler.daemon=false' },
});

const cargo = (cwd: string, ...words: string[]): Command => ({
  file: 'cargo',
  words,
  cwd,
  // Shared dependencies are compiled once.
  env: { CARGO_TARGET_DIR: join(cacheFolder, 'cargo') },
});

const WAYS: readonly Way[] = [
  {
    name: 'typescript-fetch',
    compiler: ['node'],
    compile: out => tsc(join(out, 'index.ts')),
    day: dayInTypeScript('day.fetch.ts'),
  },
  {
    name: 'typescript-axios',
    // By default a list takes its nineteen parameters by their places.
    properties: ['useSingleRequestParameter=true'],
    compiler: ['node'],
    compile: out => tsc(join(out, 'index.ts')),
    day: dayInTypeScript('day.axios.ts'),
  },
  {
    name: 'ruby',
    compiler: ['ruby'],
    compile: out => [{ file: 'ruby', words: ['-I', 'lib', '-e', "require 'openapi_client'"], cwd: out }],
    day: { program: 'day.rb', place: 'day.rb', run: out => [{ file: 'ruby', words: ['day.rb'], cwd: out }] },
  },
  {
    name: 'php',
    compiler: ['php'],
    compile: out => [
      {
        file: 'php',
        words: [
          '-r',
          'foreach (glob("lib/{,*/}*.php", GLOB_BRACE) as $file) { passthru("php -l $file", $code); if ($code) exit(1); }',
        ],
        cwd: out,
      },
    ],
  },
  {
    name: 'python',
    properties: ['packageName=docket_client'],
    compiler: ['python3'],
    compile: out => imported(out, 'docket_client'),
    day: {
      program: 'day.py',
      place: 'day.py',
      run: out => [{ file: python, words: [join(out, 'day.py')] }],
    },
  },
  {
    name: 'go',
    // Values of several enums have the same name.
    properties: ['enumClassPrefix=true', 'packageName=docket', OPEN],
    compiler: ['go'],
    compile: out => [
      { file: 'go', words: ['mod', 'edit', '-module', 'example.com/docket'], cwd: out },
      { file: 'go', words: ['vet', '.'], cwd: out },
    ],
    day: {
      program: 'day.go',
      place: 'day/day.go',
      run: out => [
        { file: 'go', words: ['vet', './day'], cwd: out },
        { file: 'go', words: ['run', './day'], cwd: out },
      ],
    },
  },
  {
    name: 'java native',
    language: 'java',
    properties: ['library=native', 'hideGenerationTimestamp=true'],
    compiler: ['mvn'],
    compile: out => [{ ...maven('compile'), cwd: out }],
    day: {
      program: 'Day.java',
      place: 'src/main/java/Day.java',
      run: out => [
        { ...maven('dependency:copy-dependencies', '-DoutputDirectory=target/needed'), cwd: out },
        { file: 'java', words: ['-cp', 'target/classes:target/needed/*', 'Day'], cwd: out },
      ],
    },
  },
  {
    name: 'java okhttp',
    language: 'java',
    properties: ['library=okhttp-gson', 'hideGenerationTimestamp=true', OPEN],
    compiler: ['mvn'],
    compile: out => [{ ...maven('compile'), cwd: out }],
  },
  {
    name: 'kotlin',
    // By default it uses Moshi and makes an interface of a union, which nothing decodes.
    properties: ['serializationLibrary=gson', 'generateOneOfAnyOfWrappers=true'],
    compiler: ['mvn'],
    compile: out => [kotlin(out, 'compile')],
    day: {
      program: 'Day.kt',
      place: 'src/main/kotlin/Day.kt',
      run: out => [
        kotlin(out, 'dependency:copy-dependencies', `-DoutputDirectory=${out}/target/needed`),
        { file: 'java', words: ['-cp', 'target/classes:target/needed/*', 'DayKt'], cwd: out },
      ],
    },
  },
  {
    name: 'rust',
    compiler: ['cargo'],
    compile: out => [cargo(out, 'check', '--quiet')],
    day: {
      program: 'day.rs',
      place: 'tests/day.rs',
      run: out => [cargo(out, 'test', '--quiet', '--test', 'day')],
    },
  },
];

export const OPENAPI_GENERATORS: readonly Generator[] = WAYS.map(generator);
