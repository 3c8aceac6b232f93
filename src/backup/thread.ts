/** A thread of its own for what would otherwise wait for the pool of threads at every step: it is asked, and answers in order. */
import { extname } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { BackupRefused } from './refused.ts';
import { standBack } from './standing-back.ts';

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** What such a thread makes lives long; by default each would have tens of megabytes for what does not. */
const YOUNG_MB = 4;

export class Thread<Begun, Question, Answer> {
  readonly #worker: Worker;
  readonly #waiting: Waiting<Answer>[] = [];
  #failed: { readonly reason: unknown } | null = null;

  /** Runs the file of this name beside this one, as it is written or as it is built. */
  constructor(name: string, begun: Begun) {
    const file = new URL(`./${name}${extname(import.meta.filename)}`, import.meta.url);
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

  /** Wherever it is: nothing of it goes on behind this. */
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

/** In the thread: what `begin` makes of what it was begun with answers each question. */
export function answering<Begun, Question, Answer>(
  begin: (begun: Begun) => (question: Question) => Answer | Promise<Answer>,
): void {
  standBack();
  const answer = begin(workerData as Begun);
  parentPort?.on('message', (question: Question) => {
    void Promise.resolve(answer(question)).then(told => parentPort?.postMessage(told));
  });
}

/** An error loses its class on the way between threads, and nothing else. */
function asItWas(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'BackupRefused') return error;
  return new BackupRefused(error.message, { cause: error });
}
