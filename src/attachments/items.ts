/** The issues, pages and comments that a request links files to. */
import { readsEverything, type Authority } from '../access/authority.ts';
import { allowAdministrator, allowNamed } from '../access/named.ts';
import { refuse } from '../generated/refusals.ts';
import type { Role } from '../generated/operations.ts';
import type { CommentRow, On } from '../records/comment.ts';
import { liveIssue } from '../records/issue.ts';
import { livePage } from '../records/page.ts';
import type { EntrySubject } from '../store/writing/activity.ts';
import type { Read } from '../store/read.ts';

export type ItemKind = 'issue' | 'page' | 'comment';

/** An item by kind and id, as in a request. */
export interface ItemName {
  readonly entity_type: ItemKind;
  readonly entity_id: number;
}

/** With its project, and with the issue or page whose feed records the change. */
export type Item = EntrySubject & { readonly entity_type: ItemKind };

/** The link column for each kind of item. */
export const LINK_COLUMNS = {
  issue: 'issue_id',
  page: 'page_id',
  comment: 'comment_id',
} as const satisfies Record<ItemKind, string>;

/** The active item that an upload names. The caller must be able to change an issue or page, and to read a comment. */
export async function itemToLink(
  read: Read,
  by: Authority,
  { entity_type, entity_id }: ItemName,
): Promise<Item> {
  const on = await hostOf(read, entity_type, entity_id);
  const host = on && (on.kind === 'issue' ? await liveIssue(read, on.id) : await livePage(read, on.id));
  if (!host) throw refuse.unknownReference({ field: 'entity_id' });
  await allowLinking(read, by, host.project_id, entity_type === 'comment' ? 'viewer' : 'maintainer');
  return {
    entity_type,
    entity_id,
    entity_label: host.identifier,
    project_id: host.project_id,
    issue_id: on?.kind === 'issue' ? host.id : null,
    page_id: on?.kind === 'page' ? host.id : null,
  };
}

async function allowLinking(read: Read, by: Authority, projectId: number | null, role: Role): Promise<void> {
  if (projectId !== null) return allowNamed(read, by, projectId, 'entity_id', role);
  if (!readsEverything(by)) throw refuse.unknownReference({ field: 'entity_id' });
  if (role !== 'viewer') allowAdministrator(by);
}

/** An issue or page is its own host; undefined for a comment that is missing or in the trash. */
async function hostOf({ db }: Read, kind: ItemKind, id: number): Promise<On | undefined> {
  if (kind !== 'comment') return { kind, id };
  const comment = await db<CommentRow>('comments')
    .where({ id })
    .whereNull('deleted_at')
    .first('issue_id', 'page_id');
  if (!comment) return undefined;
  const { issue_id, page_id } = comment;
  return issue_id === null ? { kind: 'page', id: page_id ?? 0 } : { kind: 'issue', id: issue_id };
}
