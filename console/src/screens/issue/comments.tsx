/** Comments on an issue or a page, and a draft of the next one. */
import { useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { usePeople } from '../../copies/current.ts';
import { useDraft } from '../../copies/drafts.ts';
import type { OpenProject, Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { Editor } from '../../parts/editor.tsx';
import { Markdown } from '../../parts/markdown.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Shown } from '../../parts/states.tsx';
import { say, trying } from '../../session/notices.ts';
import { client, me } from '../../session/session.ts';
import { ago, exact } from '../../words/en.ts';
import { suggestions } from './suggestions.ts';

type Comment = Answer<'listIssueComments'>[number];

interface CommentsOf {
  readonly kind: 'issue' | 'page';
  readonly id: number;
  readonly identifier: string;
  readonly project: Project | null;
  readonly open: OpenProject | null;
  readonly mayWrite: boolean;
}

const MOST = 200;

export function Comments({ kind, id, identifier, project, open, mayWrite }: CommentsOf) {
  const comments = useThing(`${kind} ${id} comments`, () =>
    kind === 'issue'
      ? client.listIssueComments({ path: { issue_id: id }, query: { limit: MOST } })
      : client.listPageComments({ path: { page_id: id }, query: { limit: MOST } }),
  );
  const people = usePeople(project?.id ?? 0).value.value ?? [];
  const [text, setText, drop] = useDraft(`comment ${identifier}`);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const body = { content: text };
    const isSent = await trying(() =>
      kind === 'issue'
        ? client.createIssueComment({ path: { issue_id: id }, body })
        : client.createPageComment({ path: { page_id: id }, body }),
    );
    if (!isSent) return;
    drop();
    say('Comment added', { quietly: true });
    await comments.load();
  };
  return (
    <section class="part" aria-label="Comments">
      <h2>Comments</h2>
      <Shown of={comments}>
        {all =>
          all.map(comment => (
            <One key={comment.id} comment={comment} onChanged={() => void comments.load()} />
          ))
        }
      </Shown>
      {mayWrite && (
        <>
          <Editor
            label="Write a comment"
            value={text}
            onInput={setText}
            onSend={() => void send()}
            suggest={suggestions(people, open)}
            rows={4}
          />
          <div class="actions">
            <button type="button" class="first" disabled={text.trim() === ''} onClick={() => void send()}>
              Comment
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function One({ comment, onChanged }: { readonly comment: Comment; readonly onChanged: () => void }) {
  const { id, content, seq } = comment;
  const [text, setText] = useState<string | null>(null);
  const isOwn = comment.user_id === me.value?.id;
  const save = async (): Promise<void> => {
    const body = { content: text ?? content, expected_seq: seq };
    if (await trying(() => client.updateComment({ path: { id }, body }))) setText(null);
    onChanged();
  };
  const remove = async (): Promise<void> => {
    await trying(() => client.deleteComment({ path: { id } }), 'Comment deleted');
    onChanged();
  };
  const items = [
    { name: 'Edit', act: () => setText(content) },
    { name: 'Delete', act: () => void remove() },
  ];
  return (
    <article class="comment" id={`comment-${id}`} aria-label={`Comment by ${comment.author_display_name}`}>
      <div class="spread">
        <span>
          <b>{comment.author_display_name}</b>{' '}
          <small title={exact(comment.created_at)}>
            {ago(comment.created_at)}
            {comment.kind === 'verification' && ' · verification'}
            {comment.updated_at !== comment.created_at && ' · edited'}
          </small>
        </span>
        {(isOwn || me.value?.is_admin === true) && (
          <Menu label="Edit or delete" items={isOwn ? items : items.slice(1)}>
            ⋯
          </Menu>
        )}
      </div>
      {text === null ? (
        <Markdown text={content} />
      ) : (
        <>
          <Editor
            label="Edit the comment"
            value={text}
            onInput={setText}
            onSend={() => void save()}
            rows={4}
          />
          <div class="actions">
            <button type="button" onClick={() => setText(null)}>
              Cancel
            </button>
            <button type="button" class="first" onClick={() => void save()}>
              Save comment
            </button>
          </div>
        </>
      )}
    </article>
  );
}
