/** Long work in the process that leaves others at least half of their calls. */
import { setTimeout as pause } from 'node:timers/promises';

/** Less than this is no burden to anybody. */
const SHORT_MS = 1;
/** For each part of work; with one alone, whoever comes in the middle of a piece and waits for its end has less than half. */
const PARTS_OF_REST = 2;
/** Who has waited long for a reader saw much work of others, and does not rest for all of that. */
const LONGEST_MS = 50;

export class HalfTime {
  #began = performance.eventLoopUtilization();

  /** Between two pieces of the work: all that the thread did since the last rest counts, collections of garbage too. */
  async rest(): Promise<void> {
    const { active } = performance.eventLoopUtilization(this.#began);
    if (active < SHORT_MS) return;
    const end = performance.now() + Math.min(PARTS_OF_REST * active, LONGEST_MS);
    // A timer counts from when its turn of the event loop began, and the work was done in that turn.
    for (let left = end - performance.now(); left > 0; left = end - performance.now()) await pause(left);
    this.#began = performance.eventLoopUtilization();
  }
}
