/** A client's rows of one project, by kind and id, and what each answer of the server changes in them. */
import {
  isLive,
  type Changed,
  type CommentRow,
  type IssueRow,
  type PageRow,
  type Row,
  type RowName,
} from './rows.ts';

/** What has happened to the rows of a copy. */
export interface Change {
  /** New ones, and those that replace what was there. */
  readonly rows: readonly Row[];
  /** Those that were there and no longer are. */
  readonly removed: readonly RowName[];
}

export class Copy {
  readonly issues = new Map<number, IssueRow>();
  readonly pages = new Map<number, PageRow>();
  readonly comments = new Map<number, CommentRow>();

  /** Each row says which one it replaces or removes, so that one that comes twice does no harm. */
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

  /** Holds these rows and no others. A row whose `seq` it already has is not a change. */
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
