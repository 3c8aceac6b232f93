/** Keeps the copy of one project up to date: fetches it whole, then its changes, one request at a time. */
import { waitAfter } from './waits.ts';
import type { Clock } from './clock.ts';
import { Copy, type Change } from './copy.ts';
import { call } from './listeners.ts';
import { Refused } from './refused.ts';
import type { Rest } from './rest.ts';
import { isLive, type CommentRow, type IssueRow, type PageRow, type ProjectIndex, type Row } from './rows.ts';

export interface FollowOptions {
  /** Whether the copy includes comments. It then begins with all changes ever made, since no index has them. */
  readonly comments?: boolean;
  /** Called when the copy is first complete, even if it is empty, and whenever its rows have changed. */
  readonly onChanged?: (change: Change) => void;
  /** The project was deleted or is not visible any more: the copy is empty, and no longer updated. */
  readonly onGone?: () => void;
}

/** A live copy. */
export interface Followed {
  readonly projectId: number;
  /** The highest position that the copy has reached; 0 before it is complete. */
  readonly cursor: number;
  /** Whether the copy has ever been complete. */
  readonly hasBegun: boolean;
  readonly issues: ReadonlyMap<number, IssueRow>;
  readonly pages: ReadonlyMap<number, PageRow>;
  readonly comments: ReadonlyMap<number, CommentRow>;
  /** Stops updates; the copy keeps its rows. */
  stop(): void;
}

export interface FollowingHooks {
  /** The copy is complete; events since its rows were read may have been missed. */
  begun(following: Following): void;
  ended(following: Following): void;
  signedOut(): void;
  failed(error: unknown): void;
}

/**
 * Purged items are no longer reported as deleted. Purging takes at least a day, so after half a day without contact the copy
 * is fetched again.
 */
const LONGEST_AWAY_MS = 12 * 60 * 60 * 1_000;

type Need = 'nothing' | 'changes' | 'everything';

export class Following implements Followed {
  readonly projectId: number;
  readonly #copy = new Copy();
  readonly #options: FollowOptions;
  readonly #rest: Rest;
  readonly #clock: Clock;
  readonly #hooks: FollowingHooks;
  readonly #over = new AbortController();
  #cursor = 0;
  #hasBegun = false;
  #need: Need = 'everything';
  /** The highest position in events since the last request. */
  #heard = 0;
  #isAsking = false;
  #failures = 0;
  #hurry = (): void => {};
  /** When the copy was last known to be complete. */
  #inStepAt = 0;

  constructor(projectId: number, options: FollowOptions, rest: Rest, clock: Clock, hooks: FollowingHooks) {
    this.projectId = projectId;
    this.#options = options;
    this.#rest = rest;
    this.#clock = clock;
    this.#hooks = hooks;
  }

  get cursor(): number {
    return this.#cursor;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  get issues(): ReadonlyMap<number, IssueRow> {
    return this.#copy.issues;
  }

  get pages(): ReadonlyMap<number, PageRow> {
    return this.#copy.pages;
  }

  get comments(): ReadonlyMap<number, CommentRow> {
    return this.#copy.comments;
  }

  /** Whether so much time has passed that some changes since then are no longer reported. */
  get wasAwayTooLong(): boolean {
    return this.#clock.now() - this.#inStepAt > LONGEST_AWAY_MS;
  }

  /** Fetches changes; if a request is running, once more after it. */
  catchUp(): void {
    this.#want('changes');
  }

  startOver(): void {
    this.#want('everything');
  }

  /** Handles an event with a position. Fetches nothing if the copy has reached it. */
  hear(seq: number): void {
    // Up to this event, everything has been received and fetched.
    this.wasInStepAt(this.#clock.now());
    this.#heard = Math.max(this.#heard, seq);
    void this.#keepUp();
  }

  /** The socket was alive at that time, so anything missing then is already being fetched. */
  wasInStepAt(time: number): void {
    if (this.#hasBegun && !this.#isAsking) this.#inStepAt = time;
  }

  /** Ends a wait after a failure immediately. */
  hurry(): void {
    this.#hurry();
  }

  stop(): void {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.#hurry();
    this.#hooks.ended(this);
  }

  vanish(): void {
    if (this.#over.signal.aborted) return;
    this.stop();
    this.#copy.clear();
    call(() => this.#options.onGone?.());
  }

  #want(need: Need): void {
    this.#need = stronger(this.#need, need);
    void this.#keepUp();
  }

  async #keepUp(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (!this.#over.signal.aborted && this.#isBehind()) {
      try {
        await this.#ask();
        this.#failures = 0;
      } catch (error) {
        if (!this.#over.signal.aborted) await this.#fail(error);
      }
    }
    this.#isAsking = false;
  }

  #isBehind(): boolean {
    return this.#need !== 'nothing' || this.#heard > this.#cursor;
  }

  async #ask(): Promise<void> {
    const need = this.wasAwayTooLong ? 'everything' : this.#need;
    this.#need = 'nothing';
    // Events from here on may be too late for the response.
    this.#heard = 0;
    try {
      await (need === 'everything' ? this.#begin() : this.#goOn());
    } catch (error) {
      this.#need = stronger(this.#need, stronger(need, 'changes'));
      throw error;
    }
  }

  async #begin(): Promise<void> {
    const askedAt = this.#clock.now();
    const { rows, cursor } = await (this.#options.comments === true ? this.#allChanges() : this.#index());
    if (this.#over.signal.aborted) return;
    const change = this.#copy.become(rows);
    this.#cursor = cursor;
    this.#inStepAt = askedAt;
    this.#hasBegun = true;
    this.#hooks.begun(this);
    call(() => this.#options.onChanged?.(change));
  }

  async #index(): Promise<{ rows: Row[]; cursor: number }> {
    const { issues, pages, cursor }: ProjectIndex = await this.#rest.index(this.projectId, this.#over.signal);
    return { rows: [...issues, ...pages].filter(isLive), cursor };
  }

  async #allChanges(): Promise<{ rows: Row[]; cursor: number }> {
    const whole = new Copy();
    for (let since = 0; ;) {
      const { changes, cursor, has_more } = await this.#rest.changes(
        this.projectId,
        since,
        this.#over.signal,
      );
      whole.apply(changes);
      if (!has_more) return { rows: whole.rows, cursor };
      since = cursor;
    }
  }

  async #goOn(): Promise<void> {
    const askedAt = this.#clock.now();
    const answer = await this.#rest.changes(this.projectId, this.#cursor, this.#over.signal);
    if (this.#over.signal.aborted) return;
    if (answer.isReset) {
      this.#need = 'everything';
      return;
    }
    const wanted = answer.changes.filter(({ kind }) => this.#options.comments === true || kind !== 'comment');
    const change = this.#copy.apply(wanted);
    this.#cursor = answer.cursor;
    if (answer.has_more) this.#need = stronger(this.#need, 'changes');
    else this.#inStepAt = askedAt;
    if (change.rows.length + change.removed.length > 0) call(() => this.#options.onChanged?.(change));
  }

  async #fail(error: unknown): Promise<void> {
    if (error instanceof Refused && error.status === 401) return this.#hooks.signedOut();
    if (error instanceof Refused && error.status === 404) return this.vanish();
    this.#failures += 1;
    this.#hooks.failed(error);
    await new Promise<void>(resolve => {
      const callOff = this.#clock.after(waitAfter(this.#failures, this.#clock), resolve);
      this.#hurry = () => {
        callOff();
        resolve();
      };
    });
    this.#hurry = () => {};
  }
}

function stronger(one: Need, other: Need): Need {
  if (one === 'everything' || other === 'everything') return 'everything';
  return one === 'changes' || other === 'changes' ? 'changes' : 'nothing';
}
