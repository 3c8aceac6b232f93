/**
 * `npm run contract:generators`: makes clients of every published document in both forms with the generators that people
 * take, none of them told to look away, and compiles each under strict settings. Sources (`npm`, `pip`, `maven`, `go`) or
 * words of a generator's name can be named, and documents (`rest.json`); else it is all whose tools are there. What is skipped is said.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cacheFolder, complaintOf, isInstalled } from './generators/run.ts';
import { GENERATORS, PREPARED, type Generator, type Source } from './generators/tools.ts';

const documents = join(import.meta.dirname, '../src/generated/documents');

type Outcome = 'ok' | 'failed' | 'skipped';

/** Those that are named, else all. */
function files(words: readonly string[]): string[] {
  const all = readdirSync(documents).filter(file => file.endsWith('.json') && file !== 'events.json');
  const named = all.filter(file => words.includes(file));
  return named.length > 0 ? named : all;
}

function chosen(all: readonly string[]): Generator[] {
  const words = all.filter(word => !word.endsWith('.json'));
  return GENERATORS.filter(
    ({ name, source }) =>
      words.length === 0 || words.some(word => word === source || name.split(' ').includes(word)),
  );
}

async function made(generator: Generator, file: string): Promise<[Outcome, string]> {
  const { name, needs, compiler, takes = () => true } = generator;
  const missing = needs.filter(program => !isInstalled(program));
  if (missing.length > 0) return ['skipped', `${missing.join(' and ')} is not here`];
  if (!takes(file)) return ['skipped', 'it does not take this form'];
  const out = join(cacheFolder, 'made', `${name}_${file}`.replace(/\W+/g, '_'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const generating = await complaintOf(generator.generate(join(documents, file), out));
  if (generating !== undefined) return ['failed', `generating: ${generating}`];
  const absent = compiler.filter(program => !isInstalled(program));
  if (absent.length > 0) return ['ok', `generated; not compiled, ${absent.join(' and ')} is not here`];
  const compiling = await complaintOf(generator.compile(out));
  return compiling === undefined ? ['ok', 'generated and compiled'] : ['failed', `compiling: ${compiling}`];
}

async function prepared(source: Source, needs: readonly string[]): Promise<string | undefined> {
  return needs.every(isInstalled) ? complaintOf(PREPARED[source]) : undefined;
}

async function main(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const ready = new Set<Source>();
  const words = process.argv.slice(2);
  for (const generator of chosen(words)) {
    const { source, name, needs } = generator;
    const complaint = ready.has(source) ? undefined : await prepared(source, needs);
    ready.add(source);
    for (const file of complaint === undefined ? files(words) : []) {
      const begun = performance.now();
      const [outcome, said] = await made(generator, file);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${outcome.padEnd(7)} ${name} ${file}  ${seconds} s  ${said}`);
      if (outcome === 'failed') process.exitCode = 1;
    }
    if (complaint !== undefined) {
      console.log(`failed  ${name}: ${complaint}`);
      process.exitCode = 1;
    }
  }
}

await main();
