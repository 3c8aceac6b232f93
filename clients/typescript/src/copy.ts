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
  /** Rows that were removed. */
  readonly removed: readonly RowName[];
}

export class Copy {
  readonly issues = new Map<number, IssueRow>();
  readonly pages = new Map<number, PageRow>();
  readonly comments = new Map<number, CommentRow>();

  /** Each row names the one it replaces or removes, so applying one twice does no harm. */
  apply(changes: readonly Changed[]): Change {
    const rows: Row[] = [];
    const removed: RowName[] = [];
    for (const row of changes) {
      if (isLive(row)) {
        this.#put(row);
        rows.push(row);
      } else if (this.#of(row.kind).delete(row.id)) {
        removed.push({ kind: row.kind, id: row.id });
      }
    }
    return { rows, removed };
  }

  /** Replaces all rows. A row whose `seq` the copy already has is not a change. */
  become(whole: readonly Row[]): Change {
    const rows = whole.filter(row => this.#of(row.kind).get(row.id)?.seq !== row.seq);
    const removed = this.#rowsBut(whole);
    this.clear();
    for (const row of whole) this.#put(row);
    return { rows, removed };
  }

  clear(): void {
    this.issues.clear();
    this.pages.clear();
    this.comments.clear();
  }

  get rows(): Row[] {
    return [...this.issues.values(), ...this.pages.values(), ...this.comments.values()];
  }

  #rowsBut(whole: readonly Row[]): RowName[] {
    const kept = new Set(whole.map(({ kind, id }) => `${kind} ${id}`));
    return this.rows
      .filter(({ kind, id }) => !kept.has(`${kind} ${id}`))
      .map(({ kind, id }) => ({ kind, id }));
  }

  #put(row: Row): void {
    switch (row.kind) {
      case 'issue':
        this.issues.set(row.id, row);
        break;
      case 'page':
        this.pages.set(row.id, row);
        break;
      case 'comment':
        this.comments.set(row.id, row);
        break;
    }
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
