/** The hooks of Dredd around its transactions: each becomes those of its outcomes, is prepared, and is inspected. */
import type { Transaction } from 'dredd';
import type { App } from '../src/app.ts';
import { answerOf, type Answer, type Scenery } from './answer.ts';
import { writeRequest } from './asking.ts';
import type { AllHooks } from './hooks.ts';
import { brokenPromise } from './followed.ts';
import { faultOf, sentenceFaultOf } from './inspect.ts';
import { nameOf, type Outcome } from './outcomes.ts';
import { wayTo } from './plan.ts';
import { openStage } from './inside.ts';
import type { Stage } from './stage.ts';
import { beginScene, type Bases } from './world.ts';

interface Scene {
  readonly outcome: Outcome;
  readonly stage: Stage;
}

/** The server under test, and what is expected of it. */
export interface Subject {
  readonly app: App;
  readonly outcomes: readonly Outcome[];
  readonly hooks: AllHooks;
  /** The fault of an answer in the form that is the same in every run; null if there is none. */
  readonly judge: (outcome: Outcome, answer: Answer) => string | null;
  /** Receives what was found of every answer that was sent. */
  readonly report?: (outcome: Outcome, fault: string | null) => void;
  /** The addresses of this run, each with its placeholder. */
  readonly addresses: Scenery['addresses'];
}

export interface RunnerHooks {
  expand(transactions: Transaction[], done: () => void): void;
  prepare(transaction: Transaction, done: () => void): void;
  inspect(transaction: Transaction, done: () => void): void;
}

export function runnerHooks(subject: Subject): RunnerHooks {
  const { app, outcomes, hooks, judge, report, addresses } = subject;
  const scenes = new Map<Transaction, Scene>();
  let bases: Bases;
  return {
    expand: (transactions, done) => {
      const found = transactions.flatMap(transaction => scenesOf(app, outcomes, transaction));
      found.forEach(({ stage, outcome, transaction }) => scenes.set(transaction, { stage, outcome }));
      transactions.splice(0, transactions.length, ...scenes.keys());
      done();
    },
    prepare: failing(async transaction => {
      const { outcome, stage } = sceneOf(scenes, transaction);
      const way = wayTo(outcome, hooks);
      if (!('reach' in way)) {
        transaction.skip = true;
        return;
      }
      bases = await beginScene(app);
      await writeRequest(transaction, outcome, stage, await way.reach(stage, outcome.operation));
    }),
    inspect: failing(async transaction => {
      const { outcome, stage } = sceneOf(scenes, transaction);
      const { real } = transaction;
      const broken = real ? await brokenPromise(app.address, transaction, real) : null;
      await stage.clear();
      // A body beyond its ceiling is nothing to print, nor to keep.
      if (transaction.request.body.length > SHOWN_BYTES) transaction.request.body = '(a large body)';
      if (!real) return;
      const fault =
        faultOf(real, outcome, transaction) ??
        sentenceFaultOf(real, outcome) ??
        broken ??
        judge(outcome, await answerOf(real, { ...bases, addresses }));
      report?.(outcome, fault);
      if (fault !== null) transaction.fail = fault;
    }),
  };
}

const SHOWN_BYTES = 10_000;

/** Dredd creates one transaction per status and media type; a status can have several refusals. */
function scenesOf(app: App, outcomes: readonly Outcome[], transaction: Transaction) {
  const { origin, request, expected } = transaction;
  const path = origin.resourceName.replace(/\{\?.*\}$/, '');
  const mediaType = expected.headers['Content-Type']?.split(';')[0] ?? null;
  return outcomes
    .filter(
      ({ operation, ...outcome }) =>
        operation.path === path &&
        operation.method === request.method &&
        String(outcome.status) === expected.statusCode &&
        outcome.mediaType === mediaType,
    )
    .map(outcome => ({
      outcome,
      stage: openStage(app, addressOf(outcomes.indexOf(outcome)), mediaType),
      transaction: { ...transaction, request: { ...request }, id: nameOf(outcome) },
    }));
}

function addressOf(index: number): string {
  return `10.0.${String(index >> 8)}.${String(index & 255)}`;
}

function sceneOf(scenes: ReadonlyMap<Transaction, Scene>, transaction: Transaction): Scene {
  const scene = scenes.get(transaction);
  if (!scene) throw new Error(`no document describes the transaction ${transaction.name}`);
  return scene;
}

/** Dredd waits for a callback and takes no error with it: what was thrown is the transaction's failure. */
function failing(act: (transaction: Transaction) => Promise<void>): RunnerHooks['prepare'] {
  return (transaction, done) => {
    act(transaction).then(done, (error: unknown) => {
      transaction.fail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      done();
    });
  };
}
