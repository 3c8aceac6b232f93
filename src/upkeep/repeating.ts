/** Runs a background job at the start and then at intervals, whether a run fails or not. */

export interface Upkeep {
  stop(): void;
}

export interface Repeating extends Upkeep {
  /** Resolves when the first run has ended, whether it succeeded or not. */
  readonly first: Promise<void>;
}

/** A failed run is reported, and retried when the next is due. */
export function repeating(
  everyMs: number,
  act: (signal: AbortSignal) => Promise<void>,
  report: (error: unknown) => void,
): Repeating {
  const stopping = new AbortController();
  const run = (): Promise<void> =>
    act(stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) report(error);
    });
  const first = run();
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return {
    first,
    stop: () => {
      stopping.abort();
      clearInterval(timer);
    },
  };
}
