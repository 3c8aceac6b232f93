/** What stands in the queue: that something was committed, that somebody asks for what they missed, the goodbye. */
import type { Readers } from '../access/readers.ts';
import type { Instance } from '../contract/instance.ts';
import { CREDENTIALS_ENDED, type StoreEvent } from '../store/events.ts';
import type { Uptime } from '../time/clock.ts';
import { CLOSING, type Connection } from './connection.ts';
import type { Delivery, Turn } from './delivery.ts';
import type { Held } from './held.ts';
import { checkEvent, encoded, encodedEvent, type Resume } from './messages.ts';
import type { OpenSockets } from './open.ts';

export interface TurnParts extends Pick<Instance, 'strict' | 'reportFailure'> {
  readonly delivery: Delivery;
  readonly open: OpenSockets;
  readonly held: Held;
  readonly uptime: Uptime;
}

interface Tidings {
  readonly event: StoreEvent;
  readonly bytes: Buffer;
}

/** What a commit leaves to be told. */
export function told(events: readonly StoreEvent[], parts: TurnParts): Turn {
  const { held, open, uptime } = parts;
  const since = uptime();
  const tidings = events
    .filter(({ type }) => type !== CREDENTIALS_ENDED)
    .map(event => ({ event, bytes: encodedEvent(event) }))
    .filter(tiding => isTold(tiding, parts));
  return {
    projects: tidings.flatMap(({ event }) => event.project_id ?? []),
    deliver: readers => {
      hold(tidings, held, since);
      tell(tidings, open, readers);
    },
    miss: () => hold(tidings, held, since),
  };
}

function hold(tidings: readonly Tidings[], held: Held, since: number): void {
  for (const { event, bytes } of tidings) held.record(event, bytes, since);
}

/** Where nothing may pass that the contract does not describe, such an event is a failure and is not sent. */
function isTold({ bytes }: Tidings, { strict, reportFailure }: TurnParts): boolean {
  if (!strict) return true;
  try {
    checkEvent(bytes);
    return true;
  } catch (error) {
    reportFailure({ requestId: '', operation: 'tellChanges', error });
    return false;
  }
}

/** Judged once for each user, however many sockets they have. */
function tell(tidings: readonly Tidings[], open: OpenSockets, readers: Readers): void {
  for (const userId of open.users()) {
    const due = tidings.filter(({ event }) => concerns(event, userId, readers));
    for (const connection of open.of(userId)) for (const { bytes } of due) connection.send(bytes);
  }
}

function concerns(event: StoreEvent, userId: number, readers: Readers): boolean {
  const { type, user_id, project_id, former_readers } = event;
  if (user_id !== undefined) return user_id === userId;
  // What names neither a person nor a project is for everybody, and there is one such event.
  if (project_id === undefined) return type === 'resync.required';
  return former_readers?.includes(userId) === true || readers.read(userId, project_id);
}

/** The answer to a resume: it stands in the queue, so that it ends where what is told from then on begins. */
export function resumed(connection: Connection, message: Resume, parts: TurnParts): Turn {
  const { project_id, cursor } = message;
  const { held, delivery } = parts;
  const { userId } = connection.guest;
  return {
    projects: held.knows(project_id) ? [project_id] : [],
    deliver: readers => {
      if (connection.isBehind) {
        connection.onceCaughtUp(() => delivery.add(resumed(connection, message, parts)));
        return;
      }
      const missed = readers.read(userId, project_id) ? held.above(project_id, cursor) : null;
      for (const bytes of missed ?? [encoded({ type: 'sync_required', project_id })]) connection.send(bytes);
    },
    miss: () => {},
  };
}

export function goodbye(open: OpenSockets): Turn {
  const say = (): void => {
    for (const connection of open.all()) connection.close(CLOSING.leaving);
  };
  return { projects: [], deliver: say, miss: say };
}
