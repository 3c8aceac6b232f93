/** The few requests of a client. */
import type { Clock } from './clock.ts';
import { getMe, getProjectIndex, listProjectChanges, updateIssue } from './generated/operations.ts';
import { instanceAt, type Instance, type InstanceOptions } from './instance.ts';
import type { Issue } from './changing.ts';
import type { CallOptions, Sent } from './operation.ts';
import { Refused } from './refused.ts';
import { respond } from './responses.ts';
import type { ProjectChanges, ProjectIndex } from './rows.ts';

/** The changes, or a flag that the server is now behind the client. */
export type Changes = ProjectChanges & { readonly isReset: boolean };

/** A large index takes a while; a dead connection takes forever. */
const PATIENCE_MS = 60_000;

export class Rest {
  /** Copies have waits of their own. */
  readonly #impatient: Instance;
  readonly #instance: Instance;
  readonly #clock: Clock;

  constructor(options: InstanceOptions, clock: Clock) {
    this.#impatient = instanceAt({ ...options, patience: 0 });
    this.#instance = instanceAt(options);
    this.#clock = clock;
  }

  /** Distinguishes an ended session from a network failure. */
  async whoAmI(over: AbortSignal): Promise<'signed in' | 'signed out' | 'no answer'> {
    try {
      await this.#within(over, options => getMe(this.#impatient, undefined, options));
      return 'signed in';
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 429 || error.status >= 500) return 'no answer';
      return error.status === 401 ? 'signed out' : 'signed in';
    }
  }

  index(id: number, over: AbortSignal): Promise<ProjectIndex> {
    return this.#within(over, options => getProjectIndex(this.#impatient, { path: { id } }, options));
  }

  changes(id: number, since: number, over: AbortSignal): Promise<Changes> {
    return this.#within(over, async options => {
      const sent = { path: { id }, query: { since } };
      const { content, headers } = await respond(listProjectChanges, this.#impatient, sent, options);
      return { ...(content as ProjectChanges), isReset: headers.get('Sync-Reset') === 'true' };
    });
  }

  updateIssue(id: number, body: NonNullable<Sent<'updateIssue'>['body']>, over: AbortSignal): Promise<Issue> {
    return this.#within(over, options => updateIssue(this.#instance, { path: { id }, body }, options));
  }

  /** Rejects when the client is closed; a request without a response in time is like one that was lost. */
  async #within<Result>(over: AbortSignal, act: (options: CallOptions) => Promise<Result>): Promise<Result> {
    const ended = new AbortController();
    const end = (): void => ended.abort(over.reason);
    over.addEventListener('abort', end);
    if (over.aborted) end();
    const callOff = this.#clock.after(PATIENCE_MS, () => ended.abort(new TypeError('no response in time')));
    try {
      return await act({ signal: ended.signal });
    } finally {
      callOff();
      over.removeEventListener('abort', end);
    }
  }
}
