/** A client's rows of one project, by kind and id, and how responses of the server change them. */
import {
  isLive,
  type Changed,
  type CommentRow,
  type IssueRow,
  type PageRow,
  type Row,
  type RowName,
} from './rows.ts';

/** A change of a copy's rows. */
export interface Change {
  /** New and replaced rows. */
  readonly rows: readonly Row[];
  /** The replaced and removed rows, as they were. */
  readonly before: readonly Row[];
  /** Rows that were removed. */
  readonly removed: readonly RowName[];
}

export class Copy {
  /** As they are shown: with the caller's changes that the server has not confirmed yet. */
  readonly issues = new Map<number, IssueRow>();
  readonly pages = new Map<number, PageRow>();
  readonly comments = new Map<number, CommentRow>();
  /** The server's rows of issues that are shown with changes. */
  readonly #confirmed = new Map<number, IssueRow>();
  readonly #withChanges: (row: IssueRow) => IssueRow;

  /** @param withChanges returns the row itself if nothing is to be shown over it */
  constructor(withChanges: (row: IssueRow) => IssueRow = row => row) {
    this.#withChanges = withChanges;
  }

  /** The server's row of an issue. */
  confirmed(id: number): IssueRow | undefined {
    return this.#confirmed.get(id) ?? this.issues.get(id);
  }

  /** Each row names the one it replaces or removes, so applying one twice does no harm. */
  apply(changes: readonly Changed[]): Change {
    const rows: Row[] = [];
    const before: Row[] = [];
    const removed: RowName[] = [];
    for (const row of changes) {
      const old = this.#of(row.kind).get(row.id);
      if (old) before.push(old);
      if (isLive(row)) rows.push(this.#put(row));
      else if (this.#remove(row)) removed.push({ kind: row.kind, id: row.id });
    }
    return { rows, before, removed };
  }

  /** Replaces all rows. A row whose `seq` the copy already has is not a change. */
  become(whole: readonly Row[]): Change {
    const kept = new Set(whole.map(({ kind, id }) => `${kind} ${id}`));
    const gone = this.rows.filter(({ kind, id }) => !kept.has(`${kind} ${id}`));
    const fresh = whole.filter(row => this.#seqOf(row) !== row.seq);
    return this.apply([...fresh, ...gone.map(({ kind, id, seq }) => ({ kind, id, seq, deleted: true }))]);
  }

  /** Shows the changes of an issue as they are now. */
  redraw(id: number): Change {
    const row = this.confirmed(id);
    return row ? this.apply([row]) : { rows: [], before: [], removed: [] };
  }

  clear(): void {
    for (const rows of [this.issues, this.pages, this.comments, this.#confirmed]) rows.clear();
  }

  /** All rows of the server. */
  get rows(): Row[] {
    const issues = [...this.issues.values()].map(row => this.#confirmed.get(row.id) ?? row);
    return [...issues, ...this.pages.values(), ...this.comments.values()];
  }

  #seqOf({ kind, id }: RowName): number | undefined {
    return (kind === 'issue' ? this.confirmed(id) : this.#of(kind).get(id))?.seq;
  }

  #put(row: Row): Row {
    if (row.kind !== 'issue') {
      this.#of(row.kind).set(row.id, row);
      return row;
    }
    const shown = this.#withChanges(row);
    if (shown === row) this.#confirmed.delete(row.id);
    else this.#confirmed.set(row.id, row);
    this.issues.set(row.id, shown);
    return shown;
  }

  #remove({ kind, id }: RowName): boolean {
    if (kind === 'issue') this.#confirmed.delete(id);
    return this.#of(kind).delete(id);
  }

  #of(kind: Row['kind']): Map<number, Row> {
    switch (kind) {
      case 'issue':
        return this.issues;
      case 'page':
        return this.pages;
      case 'comment':
        return this.comments;
    }
  }
}
