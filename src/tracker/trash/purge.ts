/** Purging: permanently deletes what has been in the trash too long, except for its number. */
import { unlinkPurged } from '../../attachments/removal.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { forgetIssues } from '../plans/cascade.ts';

/** Few enough that other writers wait no longer than for a large change of a client. */
const ITEMS_A_CHANGE = 200;

const ITEMS = ['issues', 'pages', 'comments'] as const;
type Items = (typeof ITEMS)[number];

/** Whether anything was deleted at or before this time. */
export async function hasExpired(read: Read, until: string): Promise<boolean> {
  for (const items of ITEMS) {
    if ((await expired(read, items, until, 1)).length > 0) return true;
  }
  return false;
}

/** Purges some of what was deleted at or before this time, and returns whether there may be more. */
export async function purge(work: Work, until: string): Promise<boolean> {
  work.untraced();
  let mayHaveMore = false;
  for (const items of ITEMS) {
    const ids = await expired(work, items, until, ITEMS_A_CHANGE);
    if (ids.length > 0) await REMOVALS[items](work, ids);
    mayHaveMore ||= ids.length === ITEMS_A_CHANGE;
  }
  return mayHaveMore;
}

async function expired({ db }: Read, items: Items, until: string, count: number): Promise<number[]> {
  return db(items)
    .whereNotNull('deleted_at')
    .where('deleted_at', '<=', until)
    .orderBy('deleted_at')
    .limit(count)
    .pluck<number[]>('id');
}

type Removal = (work: Work, ids: readonly number[]) => Promise<void>;

const REMOVALS: Readonly<Record<Items, Removal>> = {
  issues: async (work, ids) => {
    const { db } = work;
    await unlinkPurged(work, 'issue', ids);
    await db('comments').whereIn('issue_id', ids).delete();
    await db('issue_labels').whereIn('issue_id', ids).delete();
    await db('issue_assignees').whereIn('issue_id', ids).delete();
    await db('issue_waits').whereIn('issue_id', ids).delete();
    await db('relations').whereIn('source_id', ids).orWhereIn('target_id', ids).delete();
    await forgetIssues(work, db('issues').whereIn('id', ids).select('id'));
    await db('issues').whereIn('id', ids).delete();
  },
  pages: async (work, ids) => {
    const { db } = work;
    await unlinkPurged(work, 'page', ids);
    await db('comments').whereIn('page_id', ids).delete();
    await db('page_labels').whereIn('page_id', ids).delete();
    await db('page_versions').whereIn('page_id', ids).delete();
    await db('pages').whereIn('id', ids).delete();
  },
  comments: async (work, ids) => {
    await unlinkPurged(work, 'comment', ids);
    await work.db('comments').whereIn('id', ids).delete();
  },
};
