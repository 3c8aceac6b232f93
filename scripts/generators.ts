/**
 * `npm run contract:generators`: generates clients from every published document in both forms with common generators,
 * validation always on, compiles each under strict settings, and runs a sample program with some against a server. Sources
 * (`npm`, `pip`, `maven`, `go`) or parts of a generator's name can be given, and documents (`rest.json`); by default all
 * whose tools are installed. Skips are reported; if `CI` is set, a skip is a failure.
 */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { complaintOfDay, programs } from './generators/day.ts';
import { GENERATORS, PREPARED } from './generators/list.ts';
import { cacheFolder, complaintOf, isInstalled } from './generators/run.ts';
import type { Generator, Source } from './generators/tools.ts';

const documents = join(import.meta.dirname, '../src/generated/documents');
/** The document for the sample program. */
const OF_DAY = 'rest.json';

type Outcome = readonly [outcome: 'ok' | 'failed' | 'skipped', said: string];

/** The given ones; all by default. */
function files(words: readonly string[]): string[] {
  const all = readdirSync(documents).filter(file => file.endsWith('.json') && file !== 'events.json');
  const named = all.filter(file => words.includes(file));
  return named.length > 0 ? named : all;
}

function chosen(all: readonly string[]): Generator[] {
  const words = all.filter(word => !word.endsWith('.json'));
  const named = GENERATORS.filter(
    ({ name, source }) =>
      words.length === 0 ||
      words.some(word => word === source || (!(word in PREPARED) && name.includes(word))),
  );
  if (named.length === 0) throw new Error(`no generator is called ${words.join(' or ')}`);
  return named;
}

async function made(generator: Generator, file: string): Promise<Outcome> {
  const { name, needs, compiler, takes = () => true, day } = generator;
  const missing = needs.filter(program => !isInstalled(program));
  if (missing.length > 0) return ['skipped', `${missing.join(' and ')} is not here`];
  if (!takes(file)) return ['ok', 'it does not take this form'];
  const out = join(cacheFolder, 'made', `${name}_${file}`.replace(/\W+/g, '_'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const generating = await complaintOf(generator.generate(join(documents, file), out));
  if (generating !== undefined) return ['failed', `generating: ${generating}`];
  const absent = compiler.filter(program => !isInstalled(program));
  if (absent.length > 0) return ['skipped', `generated; not compiled, ${absent.join(' and ')} is not here`];
  const works = day !== undefined && file === (day.of ?? OF_DAY);
  if (works) {
    bring(day.program, join(out, day.place));
    if (day.program.endsWith('.ts')) bring('work.ts', join(out, 'work.ts'));
  }
  const compiling = await complaintOf(generator.compile(out));
  if (compiling !== undefined) return ['failed', `compiling: ${compiling}`];
  if (!works) return ['ok', 'generated and compiled'];
  const working = await complaintOfDay(day.run(out));
  return working === undefined
    ? ['ok', 'compiled, and its program ran to its end']
    : ['failed', `working: ${working}`];
}

function bring(program: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(join(programs, program), place);
}

async function prepared(source: Source, needs: readonly string[]): Promise<string | undefined> {
  return needs.every(isInstalled) ? complaintOf(PREPARED[source]) : undefined;
}

function tell([outcome, said]: Outcome, what: string, begun: number): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${outcome.padEnd(7)} ${what}  ${seconds} s  ${said}`);
  if (outcome === 'failed' || (outcome === 'skipped' && process.env['CI'])) process.exitCode = 1;
}

async function main(words: readonly string[]): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const complaints = new Map<Source, string | undefined>();
  for (const generator of chosen(words)) {
    const { source, name, needs } = generator;
    if (!complaints.has(source)) complaints.set(source, await prepared(source, needs));
    const complaint = complaints.get(source);
    for (const file of files(words)) {
      const begun = performance.now();
      const outcome =
        complaint === undefined ? await made(generator, file) : (['failed', complaint] as const);
      tell(outcome, `${name} ${file}`, begun);
    }
  }
}

await main(process.argv.slice(2));
