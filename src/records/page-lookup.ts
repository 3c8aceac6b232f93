/** Finding one live page by what a request calls it, and asking for the role in its project or the workspace. */
import { fixedAllowed, type Authority } from '../access/authority.ts';
import type { Read } from '../store/read.ts';
import { livePageWithId, type Named, type PageRow } from './rows.ts';

/** The page whose id stands in the path. */
export async function allowedPage(read: Read, by: Authority, id: number): Promise<Named<PageRow>> {
  return pageWithId(read, by, { id });
}

const pageWithId = fixedAllowed<'id', Named<PageRow>>('pages.project_id', livePageWithId);
