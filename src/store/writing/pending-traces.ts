/**
 * Buffers activity and search texts of all changes in a commit and inserts them in bulk, at the commit or before a query
 * that could read them.
 */
import { activityInsertions, type ActivityRow } from './activity.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { insertAll, paired } from './insertions.ts';
import type { Ask } from '../read.ts';
import { textInsertions, type TextRow } from './search-text.ts';

/** Limits the buffered bytes: with many large changes, some of it is written before the commit. */
const MOST_BYTES = 1024 * 1024;
const MOST = 200;

type Leaving = { readonly activity: ActivityRow } | { readonly text: TextRow };

interface PendingTrace {
  readonly what: Leaving;
  /** The change that caused it, by its position in the commit. */
  readonly by: number;
}

export class PendingTraces {
  readonly #ask: Ask;
  readonly #dialect: Dialect;
  #waiting: PendingTrace[] = [];
  /** Written since the running change began: if the change is rolled back, so is this. */
  #written: PendingTrace[] = [];
  #change = 0;

  constructor(ask: Ask, dialect: Dialect) {
    this.#ask = ask;
    this.#dialect = dialect;
  }

  /** From here on, traces belong to the next change. */
  beginChange(): void {
    this.#change += 1;
    this.#written = [];
  }

  /** Rolls back the running change: its traces are dropped, and those of others are written again. */
  undoChange(): void {
    this.#waiting = [...this.#written, ...this.#waiting].filter(({ by }) => by !== this.#change);
    this.#written = [];
  }

  leave(what: Leaving): void {
    this.#waiting.push({ what, by: this.#change });
  }

  get isMuch(): boolean {
    const bytes = this.#waiting.reduce((sum, { what }) => sum + weightOf(what), 0);
    return this.#waiting.length > MOST || bytes > MOST_BYTES;
  }

  /** Writes everything that is buffered. */
  async write(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#written.push(...waiting);
    const left = waiting.map(({ what }) => what);
    const texts = textInsertions(left.flatMap(one => ('text' in one ? [one.text] : [])));
    const activity = await activityInsertions(
      this.#ask,
      this.#dialect,
      left.flatMap(one => ('activity' in one ? [one.activity] : [])),
    );
    await insertAll(this.#ask, this.#dialect, paired(this.#dialect, texts, activity));
  }
}

/** Its approximate size in bytes. */
function weightOf(what: Leaving): number {
  const texts =
    'text' in what
      ? [what.text.title_words, what.text.body_words, what.text.letters]
      : [what.activity.old_value, what.activity.new_value];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
