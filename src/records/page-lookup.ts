/** Finding one live page by what a request calls it, and asking for the role in its project or the workspace. */
import { allow, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier } from './identifiers.ts';
import { livePage, pagesNamed, type Named, type PageRow } from './rows.ts';

/** The page whose id stands in the path. */
export async function allowedPage(read: Read, by: Authority, id: number): Promise<Named<PageRow>> {
  return allowed(read, by, await livePage(read, id));
}

/** The page whose identifier stands in the path. */
export async function resolvedPage(read: Read, by: Authority, identifier: string): Promise<Named<PageRow>> {
  return allowed(read, by, await pageCalled(read, identifier));
}

/** The live page of this identifier, in any case. */
async function pageCalled(read: Read, text: string): Promise<Named<PageRow> | undefined> {
  const identifier = readIdentifier('page', text);
  if (!identifier) return undefined;
  const pages = pagesNamed(read).where('pages.sequence', identifier.sequence).whereNull('pages.deleted_at');
  if (identifier.project === null) void pages.whereNull('pages.project_id');
  else void pages.where('projects.identifier', identifier.project);
  return pages.first<Named<PageRow> | undefined>();
}

async function allowed(read: Read, by: Authority, page: Named<PageRow> | undefined): Promise<Named<PageRow>> {
  if (!page) throw refuse.notFound();
  await allow(read, by, page.project_id);
  return page;
}
