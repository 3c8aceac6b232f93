/** Prints a test run: a line for each finished group, its failures, and totals at the end. */
import type { Group, Outcome } from './queue.ts';
import type { Result } from './reporter.ts';

/** The interval of reports of the running tests, in case one is stuck. */
const REMINDER_MS = 60_000;
const SLOWEST = 10;
const REASON_LINES = 25;

export class Progress {
  readonly #print: (line: string) => void;
  readonly #groups: number;
  readonly #running = new Set<Group>();
  readonly #outcomes: Outcome[] = [];
  readonly #reminder: NodeJS.Timeout;

  constructor(groups: number, print: (line: string) => void = console.log) {
    this.#groups = groups;
    this.#print = print;
    this.#reminder = setInterval(() => this.#remind(), REMINDER_MS);
    this.#reminder.unref();
  }

  begun(group: Group): void {
    this.#running.add(group);
  }

  ended(outcome: Outcome): void {
    this.#running.delete(outcome.group);
    this.#outcomes.push(outcome);
    const { group, results, seconds, trouble } = outcome;
    const done = `[${this.#outcomes.length}/${this.#groups}]`;
    this.#print(`${done} ${nameOf(group)}: ${countsOf(results)}, ${seconds.toFixed(1)} s`);
    for (const { name, reason } of failed(results)) this.#print(`✖ ${name}\n${indented(reason)}`);
    if (trouble !== null) this.#print(`✖ ${nameOf(group)}: ${trouble}`);
  }

  /** Prints the totals, and returns whether everything passed. */
  finish(): boolean {
    clearInterval(this.#reminder);
    const results = this.#outcomes.flatMap(outcome => outcome.results);
    const troubles = this.#outcomes.filter(({ trouble }) => trouble !== null).length;
    const count = (outcome: Result['outcome']): number =>
      results.filter(result => result.outcome === outcome).length;
    for (const line of slowest(this.#outcomes)) this.#print(line);
    for (const { group, results: ofGroup } of this.#outcomes)
      for (const { name, reason } of failed(ofGroup))
        this.#print(`failed: ${name} (${nameOf(group)})\n${indented(beginningOf(reason))}`);
    for (const { name, reason } of results.filter(({ outcome }) => outcome === 'skipped'))
      this.#print(`skipped: ${name}${reason === '' ? '' : ` (${reason})`}`);
    const spent = this.#outcomes.reduce((sum, outcome) => sum + outcome.spent, 0);
    this.#print(`The test processes spent ${spent.toFixed(0)} processor seconds.`);
    const failures = count('failed') + troubles;
    this.#print(
      `ℹ tests ${results.length}\nℹ pass ${count('passed')}\nℹ fail ${failures}\nℹ skipped ${count('skipped')}`,
    );
    return failures === 0;
  }

  #remind(): void {
    this.#print(`running: ${[...this.#running].map(nameOf).join('; ')}`);
  }
}

function nameOf({ run, files: [first = '', ...others] }: Group): string {
  return `${run} ${first}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}

function countsOf(results: readonly Result[]): string {
  const failures = failed(results).length;
  return `${results.length} tests${failures === 0 ? '' : `, ${failures} FAILED`}`;
}

function failed(results: readonly Result[]): Result[] {
  return results.filter(({ outcome }) => outcome === 'failed');
}

function slowest(outcomes: readonly Outcome[]): string[] {
  const files = new Map<string, number>();
  for (const { group, results } of outcomes)
    for (const { file, ms } of results) {
      const key = `${group.run} ${file}`;
      files.set(key, (files.get(key) ?? 0) + ms);
    }
  const sorted = [...files].sort(([, one], [, other]) => other - one);
  return [
    'The slowest files:',
    ...sorted.slice(0, SLOWEST).map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`),
  ];
}

/** The end of a log is often all that is kept of it. */
function beginningOf(reason: string): string {
  return reason.split('\n').slice(0, REASON_LINES).join('\n');
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ');
}
