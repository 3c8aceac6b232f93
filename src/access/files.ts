/** Who may read, change or delete a file: what it is linked to decides, and else who uploaded it. */
import type { Knex } from 'knex';
import type { Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { fixedReadable, haveAsked, whereHeld, whereReadable, type Authority } from './authority.ts';

/** A file, and who has it as an upload of their own. */
export interface OwnedFile {
  readonly id: number;
  /** Null where that is not known, as after an import. */
  readonly person_id: number | null;
}

/** The person behind an uploader that is joined as `users`: a person and the person's tools are one. */
export const PERSON = 'COALESCE(users.owner_id, users.id)';

/** Links, each with the comment that it is on, and with the issue or page that it or its comment is on. */
export function linksWithItems({ db }: Pick<Read, 'db'>) {
  return db('attachment_links')
    .leftJoin('comments', 'comments.id', 'attachment_links.comment_id')
    .joinRaw('LEFT JOIN issues ON issues.id = COALESCE(attachment_links.issue_id, comments.issue_id)')
    .joinRaw('LEFT JOIN pages ON pages.id = COALESCE(attachment_links.page_id, comments.page_id)');
}

/** Whether the item of such a link is not in the trash. */
export const LIVE = 'COALESCE(comments.deleted_at, issues.deleted_at, pages.deleted_at) IS NULL';

/** Asks for the role in any project that uses the file. */
export async function allowFile(
  read: Read,
  by: Authority,
  file: OwnedFile | undefined,
  role: Role = by.role,
): Promise<void> {
  haveAsked(by);
  if (!file) throw refuse.notFound();
  if (by.isAdministrator) return;
  const { id, person_id } = file;
  const isOwn = person_id !== null && person_id === by.memberId;
  const isSeen = (await seenIn(read, by, { id })).length > 0;
  if (!isSeen && !(isOwn && (await isWithin(read, by, id)))) throw refuse.notFound();
  if (role === 'viewer' || isOwn) return;
  await demandHeld(read, by, id, role);
}

/** The file whose id stands in the path, as far as access goes. */
export async function ownedFile(read: Read, id: number): Promise<OwnedFile | undefined> {
  const [file] = await fileOwned(read, { id });
  return file;
}

const fileOwned = fixedQuery<'id', OwnedFile>(({ db }, mark) =>
  db('attachments')
    .leftJoin('users', 'users.id', 'attachments.uploader_id')
    .where('attachments.id', mark('id'))
    .select<OwnedFile[]>('attachments.id', db.raw(`${PERSON} AS person_id`)),
);

/** A live item that uses it, in a project that the caller can read. */
const seenIn = fixedReadable<'id', { readonly attachment_id: number }>(
  'attachment_links.project_id',
  (read, mark) => liveLinksOf(read, mark('id')).select<{ attachment_id: number }[]>('attachment_id'),
);

function liveLinksOf(read: Read, id: number | string) {
  return one(linksWithItems(read).where('attachment_links.attachment_id', id).whereRaw(LIVE));
}

/** Nothing uses it, or its items lie in the trash of a project that the caller can read. */
async function isWithin(read: Read, by: Authority, id: number): Promise<boolean> {
  const links = () => one(read.db('attachment_links').where('attachment_id', id)).select('attachment_id');
  if ((await links()).length === 0) return true;
  return (await whereReadable(links(), 'project_id', by)).length > 0;
}

/** Nobody holds a role in the workspace. */
async function demandHeld(read: Read, by: Authority, id: number, role: Role): Promise<void> {
  const links = () => liveLinksOf(read, id).select<{ attachment_id: number }[]>('attachment_id');
  if ((await whereHeld(links(), 'attachment_links.project_id', by, role)).length > 0) return;
  const inProjects = await links().whereNotNull('attachment_links.project_id');
  throw inProjects.length > 0 ? refuse.roleRequired({ role }) : refuse.administratorRequired();
}

/** A bound limit would have SQLite prepare the statement anew each time. */
function one<Q extends Knex.QueryBuilder>(query: Q): Q {
  void query.limit(1, { skipBinding: true });
  return query;
}
