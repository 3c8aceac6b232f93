/**
 * What changes leave besides their rows, activity and what search finds them by, for all changes of one commit together: a
 * statement for many costs little more than for one. It waits for the commit, or for a statement that might ask for it.
 */
import { activityInsertions, type ActivityRow } from './activity.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { insertAll, paired } from './insertions.ts';
import type { Ask } from '../read.ts';
import { textInsertions, type TextRow } from './search-text.ts';

/** More than this waits in no process: of what many large changes leave, some is written before the commit. */
const MOST_BYTES = 1024 * 1024;
const MOST = 200;

type Leaving = { readonly activity: ActivityRow } | { readonly text: TextRow };

interface Left {
  readonly what: Leaving;
  /** The change that left it, by its place in the commit. */
  readonly by: number;
}

export class PendingTraces {
  readonly #ask: Ask;
  readonly #dialect: Dialect;
  #waiting: Left[] = [];
  /** Written since the change began that runs: if that is undone, so is this. */
  #written: Left[] = [];
  #change = 0;

  constructor(ask: Ask, dialect: Dialect) {
    this.#ask = ask;
    this.#dialect = dialect;
  }

  /** From here on it is the next change that leaves something. */
  beginChange(): void {
    this.#change += 1;
    this.#written = [];
  }

  /** The change that ran is undone: what others left has to be written again, and what it left is forgotten. */
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

  /** Writes whatever waits. */
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

/** About how many bytes it takes. */
function weightOf(what: Leaving): number {
  const texts =
    'text' in what
      ? [what.text.title_words, what.text.body_words, what.text.letters]
      : [what.activity.old_value, what.activity.new_value];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
