/** Backfills of migrations: update older rows in pieces, next to other writes. */
import { fillChecklists } from '../tracker/issues/checklists.ts';
import { fillPreviews } from '../records/preview.ts';
import { fillActivityTexts } from '../store/schema/activity-filling.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';

/** Fills some rows after an id, and returns the last one done; null when there are no more. */
type Filling = (work: Work, afterId: number) => Promise<number | null>;

/** By the names that migrations insert into `fillings`. */
const FILLINGS: Readonly<Record<string, Filling>> = {
  activity_texts: fillActivityTexts,
  checklists: fillChecklists,
  previews_of_issues: fillPreviews('issues', 'description'),
  previews_of_pages: fillPreviews('pages', 'content'),
};

interface Begun {
  readonly name: string;
  readonly after_id: number;
}

export async function isUnfilled(read: Read): Promise<boolean> {
  return (await nextFilling(read)) !== undefined;
}

/** The progress is stored in the same change, so the next run continues there. */
export async function fillSome(work: Work): Promise<void> {
  work.untraced();
  const begun = await nextFilling(work);
  if (!begun) return;
  const fill = FILLINGS[begun.name];
  if (!fill) throw new Error(`There is no backfill named ${begun.name}.`);
  const last = await fill(work, begun.after_id);
  const row = work.db('fillings').where({ name: begun.name });
  await (last === null ? row.delete() : row.update({ after_id: last }));
}

/** A newer server knows others. */
function nextFilling({ db }: Read): Promise<Begun | undefined> {
  return db<Begun>('fillings').whereIn('name', Object.keys(FILLINGS)).orderBy('name').first();
}
