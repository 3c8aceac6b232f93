/** The entries of the queue: events of a commit, the response to a resume, the goodbye. */
import type { Readers } from '../access/readers.ts';
import type { Instance } from '../contract/instance.ts';
import { isInternal, type StoreEvent } from '../store/events.ts';
import type { Uptime } from '../time/clock.ts';
import { CLOSING, type Connection } from './connection.ts';
import type { Delivery, Turn } from './delivery.ts';
import type { Replay } from './replay.ts';
import { textFrame } from './frames.ts';
import { checkEvent, encoded, eventText, type Resume } from './messages.ts';
import type { OpenSockets } from './open.ts';

export interface TurnParts extends Pick<Instance, 'strict' | 'reportFailure'> {
  readonly delivery: Delivery;
  readonly open: OpenSockets;
  readonly replay: Replay;
  readonly uptime: Uptime;
}

interface Outgoing {
  readonly event: StoreEvent;
  readonly frame: Buffer;
}

/** The events that sockets receive after a commit. */
export function announcementTurn(events: readonly StoreEvent[], parts: TurnParts): Turn {
  const { replay, open, uptime } = parts;
  const since = uptime();
  const outgoing = events.flatMap(event => outgoingOf(event, parts) ?? []);
  const keep = (): void => {
    for (const { event, frame } of outgoing) replay.record(event, frame, since);
  };
  return {
    projects: outgoing.flatMap(({ event }) => event.project_id ?? []),
    deliver: readers => {
      keep();
      tell(outgoing, open, readers);
    },
    miss: keep,
  };
}

/** Null if no socket receives it. With strict checks, an undeclared event is a failure and is not sent. */
function outgoingOf(event: StoreEvent, { strict, reportFailure }: TurnParts): Outgoing | null {
  if (isInternal(event)) return null;
  const text = eventText(event);
  try {
    if (strict) checkEvent(text);
  } catch (error) {
    reportFailure({ requestId: '', operation: 'tellChanges', error });
    return null;
  }
  return { event, frame: textFrame(text) };
}

/** Decided once per user; users with the same events share the bytes, which matters for slow peers. */
function tell(outgoing: readonly Outgoing[], open: OpenSockets, readers: Readers): void {
  const joined = new Map<string, Buffer>();
  for (const userId of open.users()) {
    const due = outgoing.map(({ event }) => concerns(event, userId, readers));
    if (!due.includes(true)) continue;
    const key = due.join();
    const frames =
      joined.get(key) ?? Buffer.concat(outgoing.flatMap(({ frame }, at) => (due[at] ? frame : [])));
    joined.set(key, frames);
    for (const connection of open.of(userId)) connection.send(frames);
  }
}

function concerns(event: StoreEvent, userId: number, readers: Readers): boolean {
  const { type, user_id, project_id, former_readers } = event;
  if (user_id !== undefined) return user_id === userId;
  // An event that names neither a user nor a project is for everyone; there is only one such type.
  if (project_id === undefined) return type === 'resync.required';
  return former_readers?.includes(userId) === true || readers.read(userId, project_id);
}

/** The response to a resume: it waits in the queue, so that it ends exactly where the live events begin. */
export function resumeTurn(connection: Connection, message: Resume, parts: TurnParts): Turn {
  const { project_id, cursor } = message;
  const { replay, delivery } = parts;
  const { userId } = connection.guest;
  return {
    projects: replay.knows(project_id) ? [project_id] : [],
    cursor,
    deliver: readers => {
      if (connection.isBehind) {
        connection.onceCaughtUp(() => delivery.add(resumeTurn(connection, message, parts)));
        return;
      }
      const missed = readers.read(userId, project_id) ? replay.above(project_id, cursor) : null;
      connection.send(missed ?? encoded({ type: 'sync_required', project_id }));
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
