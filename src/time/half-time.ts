/** Long work in the process that leaves at least half of the time to others. */
import { setTimeout as pause } from 'node:timers/promises';

/** Shorter work needs no rest. */
const SHORT_MS = 1;
/**
 * The rests for each part of work: with only one, a caller that arrives during a piece and waits for its end gets less than
 * half.
 */
const PARTS_OF_REST = 2;
/** After a long wait for a reader, most of the measured time was others' work, so the rest is limited. */
const LONGEST_MS = 50;

export class HalfTime {
  #began = performance.eventLoopUtilization();

  /**
   * Rests between two pieces of work: everything the thread did since the last rest counts, including garbage collection.
   */
  async rest(): Promise<void> {
    const { active } = performance.eventLoopUtilization(this.#began);
    if (active < SHORT_MS) return;
    const end = performance.now() + Math.min(PARTS_OF_REST * active, LONGEST_MS);
    // A timer counts from the beginning of its event-loop turn, which includes the work.
    for (let left = end - performance.now(); left > 0; left = end - performance.now()) await pause(left);
    this.#began = performance.eventLoopUtilization();
  }
}
