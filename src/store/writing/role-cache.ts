/** Caches role lookups within a commit; any write to a table that affects roles clears it. */

/** Tables that cannot affect roles. */
const CONTENTS =
  /^(?:insert into|update) "?(?:issues|pages|comments|plans|plan_steps|issue_labels|page_labels|issue_assignees|issue_waits)\b/i;

/**
 * Caches role lookups for the changes of one commit: no one else writes during that time, and most changes do not affect
 * roles.
 */
export class RoleCache {
  readonly #answers = new Map<string, Promise<unknown>>();

  /** Runs the query unless its result is cached by key. */
  recall<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    // The same key means the same query, and so the same type of result.
    if (known) return known as Promise<Answer>;
    const asked = ask();
    this.#answers.set(key, asked);
    return asked;
  }

  /** Called before a statement that may write. */
  heed(text: string): void {
    if (!CONTENTS.test(text)) this.forget();
  }

  forget(): void {
    this.#answers.clear();
  }
}

interface ReturnedRow {
  readonly table: string;
  readonly id: unknown;
  readonly record: Buffer;
}

/** The record of the last row that a change wrote: the database returned it with the write. */
export class ReturnedRecord {
  #kept: ReturnedRow | null = null;

  keep(kept: ReturnedRow): void {
    this.#kept = kept;
  }

  of(table: string, id: number): Buffer | null {
    return this.#kept?.table === table && this.#kept.id === id ? this.#kept.record : null;
  }

  /** The same, unless it is a row of this table. */
  outside(table: string): ReturnedRow | null {
    return this.#kept?.table === table ? null : this.#kept;
  }

  forget(): void {
    this.#kept = null;
  }
}
