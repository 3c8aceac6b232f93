/** Caches role lookups within a commit; any write to a table that affects roles clears it. */

/** Tables that cannot affect roles. */
const CONTENTS =
  /^(?:insert into|update) "?(?:issues|pages|comments|plans|plan_steps|issue_labels|page_labels)\b/i;

/**
 * Who may do what, for the changes of one commit: nobody else writes meanwhile, and most of them write nothing that it
 * depends on.
 */
export class RoleCache {
  readonly #answers = new Map<string, Promise<unknown>>();

  /** Asks, unless the same was asked before. A question is known by its key. */
  recall<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    // The same key means the same question, and so the same type of result.
    if (known) return known as Promise<Answer>;
    const asked = ask();
    this.#answers.set(key, asked);
    return asked;
  }

  /** A statement that may write runs now. */
  heed(text: string): void {
    if (!CONTENTS.test(text)) this.forget();
  }

  forget(): void {
    this.#answers.clear();
  }
}

interface Kept {
  readonly table: string;
  readonly id: unknown;
  readonly record: Buffer;
}

/** The record of the row that a change wrote last: the database has answered it with the row. */
export class ReturnedRecord {
  #kept: Kept | null = null;

  keep(kept: Kept): void {
    this.#kept = kept;
  }

  of(table: string, id: number): Buffer | null {
    return this.#kept?.table === table && this.#kept.id === id ? this.#kept.record : null;
  }

  /** The same, unless it is a row of such a table. */
  outside(table: string): Kept | null {
    return this.#kept?.table === table ? null : this.#kept;
  }

  forget(): void {
    this.#kept = null;
  }
}
