/**
 * The lines of a start, which are written whatever `log_level` is: supervisors wait for them. They are held for a moment, so that
 * a start that is soon refused says only why; a long migration is not silent.
 */
import type { Logger } from './log.ts';

const HELD_MS = 2_000;

type Level = 'info' | 'warn';

export class StartLog {
  readonly #log: Pick<Logger, Level>;
  readonly #timer = setTimeout(() => this.release(), HELD_MS).unref();
  #held: (readonly [level: Level, fields: object, message: string])[] | null = [];

  constructor(log: Logger) {
    this.#log = log.child({}, { level: 'info' });
  }

  info(fields: object, message: string): void {
    this.#say('info', fields, message);
  }

  warn(fields: object, message: string): void {
    this.#say('warn', fields, message);
  }

  /** From now on lines are written at once. */
  release(): void {
    clearTimeout(this.#timer);
    for (const [level, fields, message] of this.#held ?? []) this.#log[level](fields, message);
    this.#held = null;
  }

  #say(level: Level, fields: object, message: string): void {
    if (this.#held) this.#held.push([level, fields, message]);
    else this.#log[level](fields, message);
  }
}
