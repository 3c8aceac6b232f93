/** Comments of the stage. */
import type { Schemas } from '../src/generated/types.ts';
import { commentKind } from '../src/records/comment.ts';
import { silently } from '../test/setting/silently.ts';
import type { Stage, Member } from './stage.ts';

type Comment = Schemas['Comment'];

/** On an issue or a page, by a permitted user. */
export async function commentBy(
  { api }: Member,
  on: { readonly issue_id: number } | { readonly page_id: number },
  content: string,
): Promise<Comment> {
  const body = { content };
  return 'issue_id' in on
    ? await api.createIssueComment({ path: on, body })
    : await api.createPageComment({ path: on, body });
}

/** A comment whose author has no account here. */
export async function importComment(
  stage: Stage,
  { id, project_id }: Pick<Schemas['Issue'], 'id' | 'project_id'>,
): Promise<void> {
  await stage.write(async work => {
    await work.insert(silently(commentKind), {
      project_id,
      identifier: '',
      issue_id: id,
      page_id: null,
      user_id: null,
      imported_author: 'grace',
      content: 'Seen on the chart of 1998 too.',
      deleted_at: null,
      kind: 'comment',
      went_with_parent: 0,
    });
  });
}
