/** The time, randomness and timers of a client; tests replace them, so that nothing waits. */

/** Cancels a timer; does nothing if it has fired. */
export type CallOff = () => void;

export interface Clock {
  /** Milliseconds since 1970. It may jump: laptops sleep. */
  now(): number;
  /** At least 0, and below 1. */
  random(): number;
  after(ms: number, act: () => void): CallOff;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
