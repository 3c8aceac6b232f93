/** The types of generators and their shared parts: compilers, and the Node and the Python that run them. */
import { join } from 'node:path';
import process from 'node:process';
import { cacheFolder, type Command } from './run.ts';

/** The source of a generator; a group runs if its tools are installed. */
export type Source = 'npm' | 'pip' | 'maven' | 'go';

/** A sample program for the client. */
export interface Day {
  /** Its file below `day/`, and its destination below the client. */
  readonly program: string;
  readonly place: string;
  /** The document, if it is not `rest.json`. */
  readonly of?: string;
  readonly run: (out: string) => readonly Command[];
}

export interface Generator {
  readonly name: string;
  readonly source: Source;
  /** The tools needed to generate, and to compile. */
  readonly needs: readonly string[];
  readonly compiler: readonly string[];
  readonly generate: (document: string, out: string) => readonly Command[];
  readonly compile: (out: string) => readonly Command[];
  /** Set for a generator that accepts only some documents, such as one that cannot read 3.1. */
  readonly takes?: (document: string) => boolean;
  readonly day?: Day;
}

const modules = join(import.meta.dirname, '../../node_modules');

/** A program from our installed packages. */
export function node(script: string, words: readonly string[], cwd?: string): Command {
  return { file: process.execPath, words: [join(modules, script), ...words], ...(cwd ? { cwd } : {}) };
}

/** An npm package that needs Node 22, run on Node 22. */
export function onNode22(packages: readonly string[], script: string): Command {
  const named = ['node@22', ...packages].map(name => `--package=${name}`);
  return { file: 'npm', words: ['exec', '--yes', ...named, '-c', script] };
}

/** As in an independent project. */
export function tsc(file: string): Command[] {
  const strict = [
    '--noEmit',
    '--allowImportingTsExtensions',
    '--strict',
    '--noUncheckedIndexedAccess',
    '--skipLibCheck',
  ];
  const modern = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  return [node('typescript/bin/tsc', [...strict, ...modern, '--lib', 'es2023,dom,dom.iterable', file])];
}

/** Compiled next to the client, then run. */
export function dayInTypeScript(program: string): Day {
  const place = 'day.ts';
  return {
    program,
    place,
    run: out => [...tsc(join(out, place)), node('tsx/dist/cli.mjs', [join(out, place)])],
  };
}

export const python = join(cacheFolder, 'python/bin/python');

/** Imports every module of a package: a client that fails at import still compiles. */
export function imported(out: string, root: string): Command[] {
  const script = [
    'import importlib, pkgutil, sys',
    `sys.path.insert(0, ${JSON.stringify(out)})`,
    `package = importlib.import_module(${JSON.stringify(root)})`,
    "for found in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):",
    // The day's work is run, not imported.
    "    if not found.name.endswith('.day'): importlib.import_module(found.name)",
  ].join('\n');
  return [{ file: python, words: ['-W', 'error', '-c', script] }];
}
