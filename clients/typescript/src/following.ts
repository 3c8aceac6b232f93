/** Keeps the copy of one project up to date: fetches it whole, then its changes, one request at a time. */
import { waitAfter } from './waits.ts';
import type { Clock } from './clock.ts';
import { Copy, type Change } from './copy.ts';
import { Follower, type FollowOptions } from './followed.ts';
import { OwnChanges } from './own-changes.ts';
import { Refused } from './refused.ts';
import type { Rest } from './rest.ts';
import { isLive, type ProjectIndex, type Row } from './rows.ts';
import { fits, savedCopy, type SavedCopy } from './saved.ts';

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

export class Following {
  readonly projectId: number;
  readonly copy: Copy;
  readonly own: OwnChanges;
  readonly #followers = new Set<Follower>();
  #hasComments = false;
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
  /** The time at which the copy was last known to be complete. */
  #inStepAt = 0;

  constructor(projectId: number, rest: Rest, clock: Clock, hooks: FollowingHooks) {
    this.projectId = projectId;
    this.#rest = rest;
    this.#clock = clock;
    this.#hooks = hooks;
    this.own = new OwnChanges(clock, {
      confirmed: id => this.copy.confirmed(id),
      shown: id => this.copy.issues.get(id),
      redraw: id => this.#tell(this.copy.redraw(id)),
      update: (id, body) => rest.updateIssue(id, body, this.#over.signal),
      failed: error => hooks.failed(error),
    });
    this.copy = new Copy(row => this.own.over(row));
  }

  get cursor(): number {
    return this.#cursor;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Adds a follower, and begins the copy for the first one. */
  join(options: FollowOptions): Follower {
    const { comments = false, from } = options;
    const isFirst = this.#followers.size === 0;
    const lacksComments = comments && !this.#hasComments;
    if (isFirst && from && fits(from, this.projectId, comments)) this.#continue(from);
    else if (lacksComments && this.#hasBegun) this.startOver();
    this.#hasComments ||= comments;
    const follower = new Follower(this, options);
    this.#followers.add(follower);
    if (isFirst) this.catchUp();
    return follower;
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.#followers.size === 0) this.stop();
  }

  saved(): SavedCopy | null {
    if (!this.#hasBegun) return null;
    return savedCopy({
      projectId: this.projectId,
      cursor: this.#cursor,
      comments: this.#hasComments,
      inStepAt: this.#inStepAt,
      rows: this.copy.rows,
    });
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
  notice(seq: number): void {
    // Up to this event, everything has been received and fetched.
    this.wasInStepAt(this.#clock.now());
    this.#heard = Math.max(this.#heard, seq);
    void this.#keepUp();
  }

  /** The socket was alive at that time, so anything missing then is already being fetched. */
  wasInStepAt(time: number): void {
    if (this.#hasBegun && !this.#isAsking) this.#inStepAt = time;
  }

  /** Ends waits after failures immediately. */
  hurry(): void {
    this.#hurry();
    this.own.hurry();
  }

  stop(): void {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.own.stop();
    this.#hurry();
    this.#hooks.ended(this);
  }

  vanish(): void {
    if (this.#over.signal.aborted) return;
    this.stop();
    this.copy.clear();
    for (const follower of this.#followers) follower.gone();
  }

  /** Begins with the rows of an earlier run. */
  #continue({ rows, cursor, comments, inStepAt }: SavedCopy): void {
    this.copy.become(rows);
    this.#cursor = cursor;
    this.#inStepAt = inStepAt;
    this.#hasComments = comments;
    this.#hasBegun = true;
    this.#need = 'changes';
  }

  /** @param isWhole whether the copy is complete for the first time, or again, which is told even if it is empty */
  #tell(change: Change, isWhole = false): void {
    for (const follower of [...this.#followers]) follower.changed(change, isWhole);
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
    const withComments = this.#hasComments;
    const { rows, cursor } = await (withComments ? this.#allChanges() : this.#index());
    if (this.#over.signal.aborted) return;
    // A follower that came in the meantime wants comments.
    if (withComments !== this.#hasComments) this.#need = 'everything';
    const change = this.copy.become(rows);
    this.#cursor = cursor;
    this.#inStepAt = askedAt;
    this.#hasBegun = true;
    this.#hooks.begun(this);
    this.#tell(change, true);
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
    const wanted = answer.changes.filter(({ kind }) => this.#hasComments || kind !== 'comment');
    const change = this.copy.apply(wanted);
    this.#cursor = answer.cursor;
    if (answer.has_more) this.#need = stronger(this.#need, 'changes');
    else this.#inStepAt = askedAt;
    this.#tell(change);
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
