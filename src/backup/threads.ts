/** The two threads of a backup: one copies files, the other verifies all that is written. */
import type { Begun, Lost, FileToCopy } from './copying-thread.ts';
import type { Reached } from './reached.ts';
import { BackupRefused } from './refused.ts';
import { Thread } from './thread.ts';
import type { Reread, Written } from './verifying-thread.ts';

/** The bytes read again differ from those written. */
export class Misread extends BackupRefused {}

export class BackupThreads {
  readonly #copier: Thread<Begun, readonly FileToCopy[], Lost>;
  readonly #verifier: Thread<Written, null, Reread>;
  readonly #verified: Promise<Reread>;
  readonly #misread = new AbortController();

  /** `compares`: files are verified before they are copied, and not only when they are read again. */
  constructor(path: string, { shared: reached }: Reached, compares: boolean) {
    this.#copier = new Thread('copying-thread', { path, reached, compares });
    this.#verifier = new Thread('verifying-thread', { path, reached });
    this.#verified = this.#verifier.ask(null);
    void this.#verified.then(
      why => why !== null && this.#misread.abort(new Misread(why)),
      () => undefined,
    );
  }

  /** Aborts as soon as continuing is pointless. */
  get misread(): AbortSignal {
    return this.#misread.signal;
  }

  copy(files: readonly FileToCopy[]): Promise<Lost> {
    return this.#copier.ask(files);
  }

  /** Resolves when all of it is verified; it must be finished. */
  async verified(): Promise<void> {
    await this.#verified;
    this.misread.throwIfAborted();
  }

  /** Stops them at any point: nothing of theirs runs after this. */
  async end(): Promise<void> {
    await Promise.all([this.#copier.end(), this.#verifier.end()]);
  }
}
