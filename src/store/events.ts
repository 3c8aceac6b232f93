/** Events that a change announces after its commit. */

import type { components } from '../generated/types/events.ts';

/** Tells this process alone that whatever a user has open must close; no socket hears it. */
export const CREDENTIALS_ENDED = 'credentials.ended';

/** Tells this process alone that the settings of the instance have changed; no socket hears it either. */
export const SETTINGS_CHANGED = 'settings.changed';

export interface StoreEvent {
  readonly type:
    components['schemas']['ServerEvent']['type'] | typeof CREDENTIALS_ENDED | typeof SETTINGS_CHANGED;
  /** Who may hear it: those who can read the project. */
  readonly project_id?: number;
  /** The only user to hear it, where it is about one person's own things. */
  readonly user_id?: number;
  /** The former readers of the project, who are told that it ended: by then it has no readers. */
  readonly former_readers?: readonly number[];
  readonly issue_id?: number;
  /** Present when the event is about a change of an issue, a page or a comment. */
  readonly seq?: number;
}

export type CommitListener = (events: readonly StoreEvent[]) => void;
