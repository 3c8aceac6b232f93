/** Versions of the content of pages. Triggers record and drop them; the newest has its content in the page. */
import type { Schemas } from '../generated/types.ts';
import { cut, fetched, type Slice, type Window } from '../paging/slice.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { orNotFound } from './or-not-found.ts';
import { column, columns, recordOf, shape, type Written } from './shape.ts';
import { theRecord } from './written.ts';

type PageVersion = Schemas['PageVersion'];
type FullPageVersion = Schemas['FullPageVersion'];

const SIZE = 'COALESCE(page_versions.size, length(pages.content))';

const fullVersion = shape<FullPageVersion>()({
  ...columns('page_versions', 'seq'),
  content: column('COALESCE(page_versions.content, pages.content)'),
  size: column(SIZE),
  ...columns('page_versions', 'created_at', 'user_id'),
  username: column('users.username'),
});

/** The versions of a page, newest first. */
export async function versionsOf(read: Read, id: number, window: Window): Promise<Slice<PageVersion>> {
  const { offset } = window;
  return cut(await versionsInOrder(read, { id, limit: fetched(window), offset }), window);
}

const versionsInOrder = fixedQuery<'id' | 'limit' | 'offset', PageVersion>((read, mark) => {
  const { db } = read;
  return versionsFrom(read)
    .where('page_versions.page_id', mark('id'))
    .orderByRaw('page_versions.seq DESC LIMIT ? OFFSET ?', [mark('limit'), mark('offset')])
    .select<PageVersion[]>('page_versions.seq', db.raw(`${SIZE} AS size`), 'page_versions.created_at')
    .select<PageVersion[]>('page_versions.user_id', 'users.username');
});

/** The version that was current at this `seq`, which is not after that of the page. */
export async function versionAt(read: Read, id: number, seq: number): Promise<Json<FullPageVersion>> {
  return theRecord([orNotFound(await versionCurrentAt(read, { id, seq }))]);
}

const versionCurrentAt = fixedQuery<'id' | 'seq', Written>((read, mark) =>
  versionsFrom(read)
    .where('page_versions.page_id', mark('id'))
    .where('page_versions.seq', '<=', mark('seq'))
    .where('pages.seq', '>=', mark('seq'))
    .orderByRaw('page_versions.seq DESC LIMIT 1')
    .select<Written[]>(recordOf(read, fullVersion)),
);

/** Versions of pages that are not in the trash, with their authors. */
function versionsFrom({ db }: Read) {
  return db('page_versions')
    .join('pages', 'pages.id', 'page_versions.page_id')
    .leftJoin('users', 'users.id', 'page_versions.user_id')
    .whereNull('pages.deleted_at');
}
