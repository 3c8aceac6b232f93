/** Events that a change announces after its commit. */

import type { components } from '../generated/types/events.ts';

/** Internal to the servers: all connections of a user must close. It is not sent to sockets. */
export const CREDENTIALS_ENDED = 'credentials.ended';

/** Internal to the servers: a user's account, key or token has changed; of an unknown user if none is named. */
export const RIGHTS_CHANGED = 'rights.changed';

/** Internal to the servers: the settings of the instance have changed. It is not sent to sockets. */
export const SETTINGS_CHANGED = 'settings.changed';

const INTERNAL = [CREDENTIALS_ENDED, SETTINGS_CHANGED, RIGHTS_CHANGED] as const;
type InternalType = (typeof INTERNAL)[number];

export interface StoreEvent {
  readonly type: components['schemas']['ServerEvent']['type'] | InternalType;
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

/** Whether no socket receives it. */
export function isInternal({ type }: StoreEvent): boolean {
  return INTERNAL.some(internal => internal === type);
}
