/** One page: its text, its headings, its versions and its comments. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Refused, type Answer } from '@docket/client';
import { useFolders, useOpen, useProjects, useRights, usePeople } from '../../copies/current.ts';
import { draftOf, useDraft } from '../../copies/drafts.ts';
import type { Project } from '../../copies/project.ts';
import { useThing, type Thing } from '../../copies/things.ts';
import { Comments } from '../issue/comments.tsx';
import { Versions } from '../issue/conflict.tsx';
import { saveAs } from '../issue/issue.tsx';
import { suggestions } from '../issue/suggestions.ts';
import { ActivityList } from '../activity/entries.tsx';
import { FileList } from '../files/file-list.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Choice, Field } from '../../parts/fields.tsx';
import { headingsOf, lexed, MarkdownTokens, withTask } from '../../parts/markdown.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Heading, Shown } from '../../parts/states.tsx';
import { go } from '../../routes.ts';
import { complain, say, trying } from '../../session/notices.ts';
import { client, me } from '../../session/session.ts';
import { ago, bytes } from '../../words/en.ts';
import { folderOptions } from './pages.tsx';

type WholePage = Answer<'getPage'>;

export function Page({ identifier }: { readonly identifier: string }) {
  const found = useThing(`page ${identifier} found`, () => client.resolvePage({ path: { identifier } }));
  const projects = useProjects();
  return (
    <Shown of={found} isScreen>
      {page => (
        <Shown of={projects}>
          {all => (
            <Known page={page} found={found} project={all.find(({ id }) => id === page.project_id) ?? null} />
          )}
        </Shown>
      )}
    </Shown>
  );
}

interface KnownOf {
  readonly page: WholePage;
  readonly found: Thing<WholePage>;
  readonly project: Project | null;
}

function Known({ page, found, project }: KnownOf) {
  const { id, identifier } = page;
  const open = useOpen(project);
  const rights = useRights(project?.id ?? 0);
  const mayWrite = project === null ? me.value?.is_admin === true : rights.mayWrite;
  const [isEditing, setIsEditing] = useState(() => draftOf(`page ${identifier}`) !== null);
  const [isShowing, setIsShowing] = useState(false);
  const row = open?.pages.value.find(one => one.id === id);
  useEffect(() => {
    if (row && row.seq > page.seq) void found.load();
  }, [row?.seq]);
  const save = async (): Promise<void> => {
    const text = await client.exportPage({ path: { identifier } });
    saveAs(new Blob([text as string], { type: 'text/markdown' }), `${identifier}.md`);
  };
  const remove = async (): Promise<void> => {
    await client.deletePage({ path: { id } });
    say(`${identifier} deleted`, {
      undo: () => void trying(() => client.restorePage({ path: { id } }), `${identifier} restored`),
    });
    go(project ? `/p/${project.identifier}/pages` : '/pages');
  };
  const pin = async (): Promise<void> =>
    found.show(await client.updatePage({ path: { id }, body: { pinned: !page.pinned } }));
  const check = (place: number, isChecked: boolean): void => {
    found.show({ ...page, content: withTask(page.content, place, isChecked) });
    void trying(() =>
      client.changePage(id, ({ content }) => ({ content: withTask(content, place, isChecked) })),
    ).then(() => found.load());
  };
  return (
    <>
      <p class="quiet">
        {project ? (
          <a href={`/p/${project.identifier}/pages`}>{project.name}</a>
        ) : (
          <a href="/pages">Workspace pages</a>
        )}{' '}
        · <span class="ident">{identifier}</span>
      </p>
      <div class="head">
        <Heading title={`${identifier} ${page.title}`}>{page.title}</Heading>
        {mayWrite && !isEditing && (
          <button type="button" onClick={() => setIsEditing(true)}>
            Edit page
          </button>
        )}
        <Menu
          label="More"
          items={[
            { name: 'Versions', act: () => setIsShowing(true) },
            { name: 'Export as Markdown', act: () => void trying(save) },
            ...(mayWrite
              ? [
                  { name: page.pinned ? 'Unpin' : 'Pin', act: () => void trying(pin) },
                  { name: 'Delete', act: () => void trying(remove) },
                ]
              : []),
          ]}
        >
          ⋯
        </Menu>
      </div>
      {isEditing ? (
        <Editing
          page={page}
          project={project}
          onDone={() => {
            setIsEditing(false);
            void found.load();
          }}
        />
      ) : (
        <Reading text={page.content} onCheck={mayWrite ? check : undefined} />
      )}
      <FileList kind="page" id={id} mayWrite={mayWrite} />
      <Comments
        kind="page"
        id={id}
        identifier={identifier}
        project={project}
        open={open}
        mayWrite={mayWrite}
      />
      <section class="part" aria-label="Activity">
        <h2>Activity</h2>
        <ActivityList
          name={`page ${id} activity`}
          read={asked => client.listPageActivity({ path: { id }, query: asked })}
        />
      </section>
      {isShowing && (
        <VersionsOf
          page={page}
          mayWrite={mayWrite}
          onClose={() => setIsShowing(false)}
          onRestored={() => void found.load()}
        />
      )}
    </>
  );
}

interface ReadingOf {
  readonly text: string;
  readonly onCheck: ((place: number, isChecked: boolean) => void) | undefined;
}

function Reading({ text, onCheck }: ReadingOf) {
  const tokens = useMemo(() => lexed(text), [text]);
  const headings = headingsOf(tokens);
  const anchors = new Map(headings.map((heading, place) => [heading, `part-${place + 1}`]));
  return (
    <div class="two">
      <MarkdownTokens tokens={tokens} anchors={anchors} onCheck={onCheck} />
      {headings.length >= 3 && (
        <aside aria-label="Outline">
          <h2>Outline</h2>
          <ul class="tree">
            {headings.map((heading, place) => (
              <li key={place} style={{ paddingInlineStart: `${(heading.depth - 1) * 12}px` }}>
                <a href={`#${anchors.get(heading) ?? ''}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}

interface EditingOf {
  readonly page: WholePage;
  readonly project: Project | null;
  readonly onDone: () => void;
}

function Editing({ page, project, onDone }: EditingOf) {
  const [from, setFrom] = useState(page);
  const [title, setTitle, dropTitle] = useDraft(`title ${page.identifier}`, page.title);
  const [content, setContent, dropContent] = useDraft(`page ${page.identifier}`, page.content);
  const [folder, setFolder] = useState(String(page.folder_id ?? ''));
  const [theirs, setTheirs] = useState<WholePage | null>(null);
  const folders = useFolders(project?.id ?? 0).value.value ?? [];
  const people = usePeople(project?.id ?? 0).value.value ?? [];
  const open = useOpen(project);
  const end = (): void => {
    dropTitle();
    dropContent();
    onDone();
  };
  const save = async (seq: number): Promise<void> => {
    const folder_id = folder === '' ? null : Number(folder);
    const body = {
      ...(title === from.title ? {} : { title }),
      ...(content === from.content ? {} : { content }),
      ...(folder_id === from.folder_id ? {} : { folder_id }),
      expected_seq: seq,
    };
    try {
      await client.updatePage({ path: { id: page.id }, body });
      say(`${page.identifier} saved`);
      end();
    } catch (error) {
      if (error instanceof Refused && error.is('stale_seq')) setTheirs(error.body.current as WholePage);
      else complain(error);
    }
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void save(from.seq);
      }}
    >
      {page.seq > from.seq && (
        <p class="warn" role="status">
          Somebody else has changed this page while you were typing. Saving shows both versions.
        </p>
      )}
      <Field label="Title" value={title} onInput={setTitle} required />
      {folders.length > 0 && (
        <Choice label="Folder" value={folder} options={folderOptions(folders)} onPick={setFolder} />
      )}
      <Editor
        label="Content"
        value={content}
        onInput={setContent}
        onSend={() => void save(from.seq)}
        suggest={suggestions(people, open)}
        rows={20}
      />
      <div class="actions">
        <button type="button" onClick={end}>
          Cancel
        </button>
        <button class="first">Save</button>
      </div>
      {theirs && (
        <Dialog title="Somebody else changed this" onClose={() => setTheirs(null)}>
          <Versions theirs={theirs.content} mine={content} />
          <div class="actions">
            <button type="button" onClick={end}>
              Keep theirs
            </button>
            <button
              type="button"
              onClick={() => {
                setContent(`${theirs.content}\n\n${content}`);
                setFrom(theirs);
                setTheirs(null);
              }}
            >
              Merge
            </button>
            <button
              type="button"
              class="first"
              onClick={() => {
                setTheirs(null);
                void save(theirs.seq);
              }}
            >
              Use mine
            </button>
          </div>
        </Dialog>
      )}
    </form>
  );
}

interface VersionsOfPage {
  readonly page: WholePage;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
  readonly onRestored: () => void;
}

function VersionsOf({ page, mayWrite, onClose, onRestored }: VersionsOfPage) {
  const { id } = page;
  const versions = useThing(`page ${id} versions`, () => client.listPageVersions({ path: { id } }));
  const [shown, setShown] = useState<Answer<'getPageVersion'> | null>(null);
  const show = (seq: number): void => {
    void trying(async () => setShown(await client.getPageVersion({ path: { id, seq } })));
  };
  const restore = async (): Promise<void> => {
    if (!shown) return;
    await client.updatePage({ path: { id }, body: { content: shown.content, expected_seq: page.seq } });
    say('The version is back');
    onRestored();
    onClose();
  };
  return (
    <Dialog title="Versions" onClose={onClose}>
      <Shown of={versions}>
        {({ items }) => (
          <ul class="list">
            {items.map(({ seq, username, size, created_at }) => (
              <li key={seq} class="spread">
                <span>
                  {username ?? 'somebody'} · {ago(created_at)} <small>{bytes(size)}</small>
                </span>
                <button type="button" onClick={() => show(seq)}>
                  Show
                </button>
              </li>
            ))}
            {items.length === 0 && <li class="quiet">There is no earlier version.</li>}
          </ul>
        )}
      </Shown>
      {shown && <Versions theirs={shown.content} mine={page.content} />}
      <div class="actions">
        <button type="button" onClick={onClose}>
          Close
        </button>
        {shown && mayWrite && (
          <button type="button" class="first" onClick={() => void trying(restore)}>
            Restore this version
          </button>
        )}
      </div>
    </Dialog>
  );
}
