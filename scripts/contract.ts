/**
 * `npm run contract`: Dredd sends a request to a running server for every response in the documents, including refusals, and
 * compares it with the recorded one. `--record` records the responses instead. Families can be named (`npm run contract --
 * keys bots`); all by default.
 */
import process from 'node:process';
import { allHooks } from '../contract-tests/all-hooks.ts';
import { strayHooks } from '../contract-tests/hooks.ts';
import { missingHooks } from '../contract-tests/plan.ts';
import { Recorded } from '../contract-tests/recorded.ts';
import { drive, outcomes } from '../contract-tests/run.ts';

const records = process.argv.includes('--record');
const families = process.argv.slice(2).filter(name => !name.startsWith('-'));
const asked = outcomes.filter(
  ({ operation }) => families.length === 0 || families.includes(operation.family),
);
const hooks = allHooks;
const recorded = new Recorded();
const { statistics, failures } = await drive({
  asked,
  hooks,
  reporter: ['dot'],
  judge: (outcome, answer) => {
    if (!records) return recorded.faultOf(outcome, answer);
    recorded.record(outcome, answer);
    return null;
  },
});
if (records) recorded.save(outcomes);
const missing = missingHooks(asked, hooks).map(name => `no hook leads to it: ${name}`);
const stray = strayHooks(hooks, outcomes).map(name => `no document knows what this hook is for: ${name}`);
const faults = [...failures, ...missing, ...stray];
for (const fault of faults) console.error(fault);
const { passes, failures: failed, errors } = statistics;
if (passes === 0 || failed + errors + faults.length > 0) process.exitCode = 1;
