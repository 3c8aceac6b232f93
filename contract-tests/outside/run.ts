/** Drives every documented outcome on a server that is reached over HTTP alone. */
import type { Transaction } from 'dredd';
import { allHooks } from '../all-hooks.ts';
import { writeRequest } from '../asking.ts';
import { brokenPromise } from '../followed.ts';
import { faultOf } from '../inspect.ts';
import type { Outcome } from '../outcomes.ts';
import { wayTo } from '../plan.ts';
import { beginWith } from '../world.ts';
import { NotFromOutside } from './beyond.ts';
import { readable, sent } from './send.ts';
import { Outside, type Site } from './stage.ts';

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly fault: string }
  /** It cannot be driven from outside, for this reason. */
  | { readonly kind: 'skipped'; readonly reason: string };

export interface Result {
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

export async function driveOutside(
  site: Site,
  outcomes: readonly Outcome[],
  examples: ReadonlyMap<string, Transaction>,
  report: (result: Result) => void,
): Promise<void> {
  beginWith(Math.floor(Math.random() * 1_000_000));
  const outside = new Outside(site);
  await outside.begin();
  try {
    for (const outcome of outcomes) {
      const start = performance.now();
      const verdict = await verdictOn(outside, site, outcome, examples.get(outcome.operation.id));
      report({ outcome, verdict, milliseconds: performance.now() - start });
    }
  } finally {
    await outside.end();
  }
}

async function verdictOn(
  outside: Outside,
  { url }: Site,
  outcome: Outcome,
  example: Transaction | undefined,
): Promise<Verdict> {
  const way = wayTo(outcome, allHooks);
  if ('skipped' in way) return { kind: 'skipped', reason: way.skipped };
  if ('missing' in way || !example) return { kind: 'skipped', reason: 'nothing leads to it' };
  const stage = outside.openStage(outcome.mediaType);
  const transaction = { ...example, request: { ...example.request } };
  try {
    await writeRequest(transaction, outcome, stage, await way.reach(stage, outcome.operation));
    const real = readable(await sent(url, transaction));
    const spent = throttledBy(real.body ?? '', outcome);
    if (spent !== null)
      return {
        kind: 'skipped',
        reason: `${spent}: the budget of this address is spent; see CONFORMANCE_PROXY_SECRET`,
      };
    const fault = faultOf(real, outcome, transaction) ?? (await brokenPromise(url, transaction, real));
    return fault === null ? { kind: 'passed' } : { kind: 'failed', fault };
  } catch (error) {
    if (error instanceof NotFromOutside) return { kind: 'skipped', reason: error.message };
    return {
      kind: 'failed',
      fault: error instanceof Error ? `the scene failed: ${error.message}` : String(error),
    };
  } finally {
    await stage.clear();
  }
}

/** The code of a throttle that is not the outcome. */
function throttledBy(body: string, { code }: Outcome): string | null {
  const found = /"code":"([a-z_]+_throttled)"/.exec(body)?.[1];
  return found === undefined || found === code ? null : found;
}
