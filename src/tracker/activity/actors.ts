/** The actors of a project: the number of their acts, the last of them, and the transport that they mostly used. */
import type { Schemas } from '../../generated/types.ts';
import type { Transport } from '../../store/writing/activity.ts';
import type { Read } from '../../store/read.ts';

type Actor = Schemas['ActivityActor'];

/** Limits the result to the busiest actors, and counts only what they did since a given Monday. */
export interface Lately {
  readonly since: string;
  readonly most: number;
}

/** The actors of a project, the most active first. */
export async function actorsIn(read: Read, projectId: number, lately?: Lately): Promise<Actor[]> {
  const rows = await actorRows(read, projectId, lately);
  return rows.map(({ owner_id, ...row }) => ({ ...row, is_bot: owner_id !== null }));
}

interface ActorRow {
  readonly actor_user_id: number | null;
  readonly username: string | null;
  readonly display_name: string | null;
  readonly owner_id: number | null;
  readonly actions: number;
  readonly last_ts: string;
  readonly top_transport: Transport;
}

/** The most active first. Everything that was done without a user counts as one actor. */
export function actorRows({ db }: Read, projectId: number, lately?: Lately) {
  const ways = db('activity_counts')
    .where({ project_id: projectId })
    .where(weeks => {
      if (lately) void weeks.where('week', '>=', lately.since);
    })
    .groupBy('actor', 'transport')
    .select(
      'transport',
      db.raw('NULLIF(actor, 0) AS actor_user_id, SUM(actions) AS times, MAX(last_ts) AS last_ts'),
    );
  const ranked = db('ways').select(
    'actor_user_id',
    'transport',
    db.raw('SUM(times) OVER (PARTITION BY actor_user_id) AS actions'),
    db.raw('MAX(last_ts) OVER (PARTITION BY actor_user_id) AS last_ts'),
    db.raw('ROW_NUMBER() OVER (PARTITION BY actor_user_id ORDER BY times DESC, transport) AS place'),
  );
  const rows = db
    .with('ways', ways)
    .with('ranked', ranked)
    .from('ranked')
    .leftJoin('users', 'users.id', 'ranked.actor_user_id')
    .where('ranked.place', 1)
    .orderByRaw('actions DESC, last_ts DESC, COALESCE(actor_user_id, 0)')
    .select<ActorRow[]>('actor_user_id', 'username', 'display_name', 'owner_id', 'actions', 'last_ts', {
      top_transport: 'transport',
    });
  return lately ? rows.limit(lately.most) : rows;
}
