/** Events that a change announces after its commit. */

import type { components } from '../generated/types/events.ts';

/** Internal to this process: all connections of a user must close. It is not sent to sockets. */
export const CREDENTIALS_ENDED = 'credentials.ended';

/** Internal to this process: the settings of the instance have changed. It is not sent to sockets. */
export const SETTINGS_CHANGED = 'settings.changed';

export interface StoreEvent {
  readonly type:
    components['schemas']['ServerEvent']['type'] | typeof CREDENTIALS_ENDED | typeof SETTINGS_CHANGED;
  /** The recipients: users who can read the project. */
  readonly project_id?: number;
  /** The only recipient, for events about a user's private things. */
  readonly user_id?: number;
  /** The former readers of a deleted project, which has no readers any more. */
  readonly former_readers?: readonly number[];
  readonly issue_id?: number;
  /** Present when the event is about a change of an issue, a page or a comment. */
  readonly seq?: number;
}

export type CommitListener = (events: readonly StoreEvent[]) => void;
