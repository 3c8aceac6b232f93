/** Formats of stamps, and the last number that was assigned. */
import type { TestServer } from './server.ts';

export interface Stamps {
  readonly seq: number;
  readonly updated_at: string;
}

/** In the order of their ids. */
export async function stampsOf(
  { app: { instance } }: TestServer,
  table: 'issues' | 'pages' | 'comments',
  ids: readonly number[],
): Promise<Stamps[]> {
  return instance.store.read(({ db }) =>
    db(table).whereIn('id', ids).orderBy('id').select<Stamps[]>('seq', 'updated_at'),
  );
}

/** The highest number assigned so far. */
export async function lastSeq({ app: { instance } }: TestServer): Promise<number> {
  const rows = await instance.store.read(({ db }) =>
    Promise.all(
      ['issues', 'pages', 'comments', 'plans', 'projects'].map(table =>
        db(table).max<{ last: number | null }[]>({ last: 'seq' }),
      ),
    ),
  );
  return Math.max(0, ...rows.map(([row]) => row?.last ?? 0));
}
