/**
 * `npm run contract:mutants`: a proxy between Dredd and the server changes one thing in every response, and the contract tests
 * must notice it. `--seed 7` repeats a run, `--every 10` takes every tenth outcome.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { allHooks } from '../contract-tests/all-hooks.ts';
import { Mutator } from '../contract-tests/mutator.ts';
import { UNCHANGED } from '../contract-tests/mutations.ts';
import { nameOf } from '../contract-tests/outcomes.ts';
import { Recorded } from '../contract-tests/recorded.ts';
import { drive, outcomes } from '../contract-tests/run.ts';

/** The part of all mutants that must be noticed, and of each kind. */
const ALL = 0.98;
const EACH = 0.9;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    every: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const asked = outcomes.filter((_, index) => (index + seed) % Number(values.every) === 0);
const recorded = new Recorded();
const mutator = new Mutator(seed);
const survivors: string[] = [];
const controls: (string | null)[] = [];
const noticed = new Map<string, boolean[]>();
// Dredd reports every mutant as a failure, with both responses.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
await drive({
  asked,
  hooks: allHooks,
  reporter: [],
  through: address => mutator.before(address),
  judge: (outcome, answer) => recorded.faultOf(outcome, answer),
  report: (outcome, fault) => {
    const { kind } = mutator.last;
    if (kind === UNCHANGED) {
      controls.push(fault);
      return;
    }
    noticed.set(kind, [...(noticed.get(kind) ?? []), fault !== null]);
    if (fault === null) survivors.push(`not noticed: ${kind}: ${nameOf(outcome)}`);
  },
});
mutator.close();
process.stdout.write = write;
for (const line of survivors) console.log(line);

const share = (found: readonly boolean[]): number => found.filter(Boolean).length / Math.max(1, found.length);
const print = (found: readonly boolean[], what: string): void => {
  const percent = (share(found) * 100).toFixed(1);
  console.log(`${percent.padStart(6)} % of ${String(found.length).padStart(4)}  ${what}`);
};
const kinds = [...noticed].toSorted(([, one], [, other]) => share(one) - share(other));
for (const [kind, found] of kinds) print(found, kind);
const all = [...noticed.values()].flat();
print(all, `all, with seed ${String(seed)}`);
const alarms = controls.filter(fault => fault !== null);
console.log(
  `${String(alarms.length)} of ${String(controls.length)} unchanged responses were refused: ${alarms.join('; ')}`,
);
if (alarms.length > 0 || share(all) < ALL || kinds.some(([, found]) => share(found) < EACH))
  process.exitCode = 1;
