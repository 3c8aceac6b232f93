/** Tells of commits: of this process, or of all servers that share the database. */
import type { StoreEvent } from './events.ts';
import type { Read } from './read.ts';

type Reading = <T>(act: (read: Read) => Promise<T>) => Promise<T>;

export interface Reads {
  readonly read: Reading;
  readonly snapshot: Reading;
}

export type CommitListener = (events: readonly StoreEvent[]) => void;

/** Keeps a state in memory that follows the commits. */
export interface Follower {
  /** Reads the state from which the following commits continue. */
  begin(read: Read): Promise<void>;
  /** Commits may have been missed: the state is void until it begins again. */
  lost(): void;
}

export interface Commits {
  /** Whether the listeners receive every commit before it is acknowledged, so that what they keep is never old. */
  readonly areImmediate: boolean;
  /** The listener receives the events of every commit, in order. */
  onCommit(listener: CommitListener): void;
  /** Begins, and begins again whenever commits may have been missed. */
  follow(follower: Follower, door: Reads): Promise<void>;
  /** This process has committed these events. */
  committed(events: readonly StoreEvent[]): void;
  /** Resolves when the listeners have received what is committed now. */
  caughtUp(): Promise<void>;
  stop(): void;
}

export class Listeners {
  readonly #all: CommitListener[] = [];

  add(listener: CommitListener): void {
    this.#all.push(listener);
  }

  tell(events: readonly StoreEvent[]): void {
    for (const listener of this.#all) this.#tellOne(() => listener(events));
  }

  /** The rows are committed: a failing listener is a bug to report, and does not fail the change. */
  #tellOne(listen: () => void): void {
    try {
      listen();
    } catch (error) {
      setImmediate(() => {
        throw error;
      });
    }
  }
}

/** The commits of this process, before they are acknowledged. */
export class OwnCommits implements Commits {
  readonly areImmediate = true;
  readonly #listeners = new Listeners();

  onCommit(listener: CommitListener): void {
    this.#listeners.add(listener);
  }

  /** Nothing is committed before it has begun. */
  follow(follower: Follower, { read: reading }: Reads): Promise<void> {
    return reading(read => follower.begin(read));
  }

  committed(events: readonly StoreEvent[]): void {
    this.#listeners.tell(events);
  }

  caughtUp(): Promise<void> {
    return Promise.resolve();
  }

  stop(): void {}
}
