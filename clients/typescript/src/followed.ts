/** A live copy as a program sees it. Several followers share one copy of a project. */
import type { Issue } from './changing.ts';
import type { Change } from './copy.ts';
import type { Following } from './following.ts';
import { Audience, call } from './listeners.ts';
import type { IssueFields } from './own-changes.ts';
import type { SavedCopy } from './saved.ts';
import type { CommentRow, IssueRow, PageRow, Row } from './rows.ts';

export interface FollowOptions {
  /** Whether the copy includes comments. It then begins with all changes ever made, since no index has them. */
  readonly comments?: boolean;
  /** A saved copy to begin with, so that its rows are there at once. One that does not fit is ignored. */
  readonly from?: SavedCopy | null;
  /** Called when the copy is first complete, even if it is empty, and whenever its rows have changed. */
  readonly onChanged?: (change: Change) => void;
  /** The project was deleted or is not visible any more: the copy is empty, and no longer updated. */
  readonly onGone?: () => void;
}

export interface FollowedEvents {
  /** The rows have changed. A new listener is first called with all rows, as soon as the copy is complete. */
  readonly changed: Change;
  /** The project was deleted or is not visible any more: the copy is empty, and no longer updated. */
  readonly gone: undefined;
}

export interface ChangeOptions {
  /** The issue that the fields were edited from. Give it for texts, which the copy does not have. */
  readonly from?: Issue;
}

/** A live copy. */
export interface Followed {
  readonly projectId: number;
  /** The highest position that the copy has reached; 0 before it is complete. */
  readonly cursor: number;
  /** Whether the copy has ever been complete. */
  readonly hasBegun: boolean;
  /** With the changes that the server has not confirmed yet. */
  readonly issues: ReadonlyMap<number, IssueRow>;
  readonly pages: ReadonlyMap<number, PageRow>;
  readonly comments: ReadonlyMap<number, CommentRow>;
  /** The number of changes of `change` that the server has not confirmed. */
  readonly unsent: number;
  /** Returns a function that removes the listener. */
  on<Name extends keyof FollowedEvents>(
    name: Name,
    listener: (value: FollowedEvents[Name]) => void,
  ): () => void;
  /**
   * Changes an issue, and shows the change at once. It is sent after earlier changes of the issue, and again after a lost connection.
   * Fields that another client has changed in the meantime are not overwritten: then the change is taken back, and the promise
   * rejects with `stale_seq`. Any other refusal takes it back, too.
   */
  change(id: number, fields: IssueFields, options?: ChangeOptions): Promise<Issue>;
  /** The rows as a value that JSON can store, to begin with next time; null before the copy is complete. */
  saved(): SavedCopy | null;
  /** Stops updates; the copy keeps its rows. */
  stop(): void;
}

export class Follower implements Followed {
  readonly #following: Following;
  readonly #wantsComments: boolean;
  readonly #audience = new Audience<FollowedEvents>({ changed: new Set(), gone: new Set() });
  #isOver = false;

  constructor(following: Following, { comments = false, onChanged, onGone }: FollowOptions) {
    this.#following = following;
    this.#wantsComments = comments;
    if (onChanged) this.on('changed', onChanged);
    if (onGone) this.on('gone', onGone);
  }

  get projectId(): number {
    return this.#following.projectId;
  }

  get cursor(): number {
    return this.#following.cursor;
  }

  get hasBegun(): boolean {
    return this.#following.hasBegun;
  }

  get issues(): ReadonlyMap<number, IssueRow> {
    return this.#following.copy.issues;
  }

  get pages(): ReadonlyMap<number, PageRow> {
    return this.#following.copy.pages;
  }

  get comments(): ReadonlyMap<number, CommentRow> {
    return this.#wantsComments ? this.#following.copy.comments : new Map();
  }

  get unsent(): number {
    return this.#following.own.count;
  }

  on<Name extends keyof FollowedEvents>(
    name: Name,
    listener: (value: FollowedEvents[Name]) => void,
  ): () => void {
    if (name !== 'changed' || !this.hasBegun) return this.#audience.add(name, listener);
    // Not yet: the caller has no result of `follow` to look at.
    let remove = (): void => {};
    let isWanted = true;
    queueMicrotask(() => {
      if (!isWanted || this.#isOver) return;
      remove = this.#audience.add(name, listener);
      const rows = [...this.issues.values(), ...this.pages.values(), ...this.comments.values()];
      const whole: Change = { rows, before: [], removed: [] };
      call(() => listener(whole as FollowedEvents[Name]));
    });
    return () => {
      isWanted = false;
      remove();
    };
  }

  change(id: number, fields: IssueFields, { from }: ChangeOptions = {}): Promise<Issue> {
    return this.#following.own.add(id, fields, from);
  }

  saved(): SavedCopy | null {
    return this.#following.saved();
  }

  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#following.leave(this);
  }

  /** Called by the copy. */
  changed(change: Change, isWhole: boolean): void {
    const own = this.#wantsComments ? change : withoutComments(change);
    if (isWhole || own.rows.length + own.removed.length > 0) this.#audience.tell('changed', own);
  }

  gone(): void {
    this.#isOver = true;
    this.#audience.tell('gone', undefined);
  }
}

function withoutComments({ rows, before, removed }: Change): Change {
  const isWanted = ({ kind }: Pick<Row, 'kind'>): boolean => kind !== 'comment';
  return { rows: rows.filter(isWanted), before: before.filter(isWanted), removed: removed.filter(isWanted) };
}
