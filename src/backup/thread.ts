/** A worker thread for work that would otherwise wait for the thread pool at every step. It answers questions in order. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ownProgram } from '../program/programs.ts';
import { BackupRefused } from './refused.ts';
import { standBack } from './standing-back.ts';

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Its data lives long; by default each thread would reserve tens of megabytes for short-lived data. */
const YOUNG_MB = 4;

export class Thread<Begun, Question, Answer> {
  readonly #worker: Worker;
  readonly #waiting: Waiting<Answer>[] = [];
  #failed: { readonly reason: unknown } | null = null;

  /** Runs the file with this name from this folder. */
  constructor(name: string, begun: Begun) {
    const file = ownProgram(`backup/${name}`);
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MB };
    this.#worker = new Worker(file, { workerData: begun, resourceLimits });
    this.#worker.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', error => this.#fail(asItWas(error)));
    this.#worker.on('exit', () => this.#fail(new Error(`The thread for ${name} has ended.`)));
  }

  ask(question: Question): Promise<Answer> {
    const answer = this.#answerTo(question);
    // The waiting code receives the failure; it must not end the process before.
    answer.catch(() => undefined);
    return answer;
  }

  /** Stops it at any point: nothing of it runs after this. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  async #answerTo(question: Question): Promise<Answer> {
    if (this.#failed) throw this.#failed.reason;
    this.#worker.postMessage(question);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  #fail(reason: unknown): void {
    this.#failed ??= { reason };
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failed.reason);
  }
}

/** In the thread: `begin` receives the start parameters, and returns the function that answers each question. */
export function answering<Begun, Question, Answer>(
  begin: (begun: Begun) => (question: Question) => Answer | Promise<Answer>,
): void {
  standBack();
  const answer = begin(workerData as Begun);
  parentPort?.on('message', (question: Question) => {
    void Promise.resolve(answer(question)).then(answered => parentPort?.postMessage(answered));
  });
}

/** An error only loses its class between threads. */
function asItWas(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'BackupRefused') return error;
  return new BackupRefused(error.message, { cause: error });
}
