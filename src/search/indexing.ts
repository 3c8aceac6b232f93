/** Updates the index for changed texts, right after their commits, for many texts at the same time. */
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';

/** Few enough that other writers wait no longer than for a large change. */
const TEXTS = 200;
const BYTES = 2 * 1024 * 1024;

interface Due {
  readonly docid: number;
  /** Null if the text was deleted. */
  readonly bytes: number | null;
}

/** Whether any text is due. */
export async function hasDue(read: Read): Promise<boolean> {
  return (await firstDue(read, {})).length > 0;
}

const firstDue = fixedQuery<never, { readonly docid: number }>(({ db }) =>
  db('search_due').select('docid').limit(1),
);

const INDEXED = 'DELETE FROM search_due WHERE docid IN ({{docids}})';

/** Indexes some of the texts that are due, and returns whether there were more. Texts that become due during it can wait. */
export async function indexDue(work: Work): Promise<boolean> {
  work.untraced();
  const { db, dialect } = work;
  const due = await db('search_due')
    .leftJoin('search_texts', 'search_texts.docid', 'search_due.docid')
    .orderBy('search_due.docid')
    .limit(TEXTS)
    .select<Due[]>('search_due.docid', db.raw('octet_length(search_texts.letters) AS bytes'));
  if (due.length === 0) return false;
  const taken = within(due);
  const docids = taken.join(', ');
  const { words, letters } = dialect.search.reindex;
  for (const statement of [...words, ...letters, INDEXED])
    await db.raw(statement.replaceAll('{{docids}}', docids));
  return taken.length < due.length || due.length === TEXTS;
}

/** Fewer texts if they are long, but at least one. */
function within(due: readonly Due[]): number[] {
  let bytes = 0;
  const end = due.findIndex((one, place) => {
    bytes += one.bytes ?? 0;
    return place > 0 && bytes > BYTES;
  });
  return (end === -1 ? due : due.slice(0, end)).map(({ docid }) => docid);
}
