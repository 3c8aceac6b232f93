/** Comments of the stage. */
import type { Schemas } from '../src/generated/types.ts';
import type { CommentRow } from '../src/records/rows.ts';
import type { Member } from '../test/setting/cast.ts';
import { done } from '../test/setting/client.ts';
import type { Stage } from './stage.ts';

type Comment = Schemas['Comment'];

/** On an issue or a page, by whoever may. */
export async function commentBy(
  { api }: Member,
  on: { readonly issue_id: number } | { readonly page_id: number },
  content: string,
): Promise<Comment> {
  const body = { content };
  return 'issue_id' in on
    ? done(await api.POST('/api/issues/{issue_id}/comments', { params: { path: on }, body }))
    : done(await api.POST('/api/pages/{page_id}/comments', { params: { path: on }, body }));
}

/** A comment whose author has no account here. */
export async function importComment(
  stage: Stage,
  { id, project_id }: Pick<Schemas['Issue'], 'id' | 'project_id'>,
): Promise<void> {
  await stage.write(async work => {
    work.unrecorded();
    await work.db<CommentRow>('comments').insert({
      project_id,
      issue_id: id,
      imported_author: 'grace',
      content: 'Seen on the chart of 1998 too.',
      seq: await work.nextSeq(),
      created_at: work.now,
      updated_at: work.now,
    });
  });
}
