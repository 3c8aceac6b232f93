/** Bundles test files to plain JavaScript once, so that no test process spends its time on TypeScript. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { PROGRAMS } from '../programs.ts';

/** The program of a test process, and its reporter. */
const GROUP = 'scripts/test/group.ts';
const TEMPLATES = 'test/setting/templates.ts';
const REPORTER = 'scripts/test/reporter.ts';

export interface Bundle {
  /** The output folder: inside the tree, so that packages resolve. */
  readonly folder: string;
  /** The bundled program of a test file, or of a file of the runner. */
  readonly programOf: (file: string) => string;
  /** The program that creates the template databases; undefined in a tree without them. */
  readonly templates: string | undefined;
  /** The programs of a test process, and of its reporter. */
  readonly group: string;
  readonly reporter: string;
  /** The imports of each reachable file within the tree, without types. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Paths are relative to the root; a module that several files import is loaded once in each process. */
export async function bundled(root: string, files: readonly string[]): Promise<Bundle> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/tests-'));
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...files, GROUP, REPORTER, ...templatesIn(root), ...programsIn(root)],
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    define: Object.fromEntries(PLACES.map(([asked, name]) => [asked, name])),
    plugins: [knowingTheirPlace(root, folder)],
  });
  const programs = programsOf(root, metafile);
  const programOf = (file: string): string => {
    const program = programs.get(file);
    if (program === undefined) throw new Error(`${file} was not bundled`);
    return program;
  };
  return {
    folder,
    programOf,
    templates: programs.get(TEMPLATES),
    group: programOf(GROUP),
    reporter: programOf(REPORTER),
    imports: importsOf(metafile),
  };
}

/** Expressions for a file's own location, and the constant that replaces each. */
const PLACES: readonly (readonly [asked: string, name: string, answer: (path: string) => string])[] = [
  ['import.meta.url', '__url', path => pathToFileURL(path).href],
  ['import.meta.filename', '__filename', path => path],
  ['import.meta.dirname', '__dirname', path => dirname(path)],
];

/** The code that finds the programs of the server looks for them in the bundle, so that they need no loader. */
const FINDS_PROGRAMS = 'src/program/programs.ts';

function templatesIn(root: string): string[] {
  return existsSync(join(root, TEMPLATES)) ? [TEMPLATES] : [];
}

function programsIn(root: string): string[] {
  return PROGRAMS.filter(file => existsSync(join(root, file)));
}

/** A file looks for others next to its source, not next to the bundle. */
const knowingTheirPlace = (root: string, folder: string): esbuild.Plugin => ({
  name: 'knowing-their-place',
  setup: build => {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const place =
        named(root, path) === FINDS_PROGRAMS ? join(folder, `${FINDS_PROGRAMS.slice(0, -3)}.js`) : path;
      const known = PLACES.filter(([asked]) => text.includes(asked)).map(
        ([, name, answer]) => `const ${name} = ${JSON.stringify(answer(place))};`,
      );
      // On the first line of the text, so that line numbers stay the same.
      return { contents: known.join(' ') + text, loader: 'ts' };
    });
  },
});

function programsOf(root: string, { outputs }: esbuild.Metafile): Map<string, string> {
  const programs = new Map<string, string>();
  for (const [written, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint !== undefined) programs.set(entryPoint, resolve(root, written));
  }
  return programs;
}

function importsOf({ inputs }: esbuild.Metafile): Map<string, string[]> {
  return new Map(
    Object.entries(inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => external !== true).map(({ path }) => path),
    ]),
  );
}

/** A path as the bundle names it. */
export function named(root: string, path: string): string {
  return relative(root, resolve(root, path));
}
