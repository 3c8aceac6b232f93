/** The pages of a project as a tree of folders, and the pages of the workspace. */
import { useRef, useState } from 'preact/hooks';
import type { Answer, PageRow } from '@docket/client';
import { useFolders, useOpen, usePeople, useRights } from '../../copies/current.ts';
import { useDraft } from '../../copies/drafts.ts';
import { suggestions } from '../issue/suggestions.ts';
import { Editor } from '../../parts/editor.tsx';
import type { Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { useDragging } from '../../parts/drag.ts';
import { Choice, Field } from '../../parts/fields.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Empty, Heading, Loading, Shown } from '../../parts/states.tsx';
import { go } from '../../routes.ts';
import { say, trying } from '../../session/notices.ts';
import { client, me } from '../../session/session.ts';

type Folder = Answer<'listFolders'>[number];

export function Pages({ project }: { readonly project: Project }) {
  const open = useOpen(project);
  const folders = useFolders(project.id);
  const { mayWrite } = useRights(project.id);
  const [adding, setAdding] = useState<'page' | 'folder' | null>(null);
  if (!open) return <Loading />;
  const pages = [...open.pages.value].sort(
    (one, other) => Number(other.pinned) - Number(one.pinned) || one.title.localeCompare(other.title),
  );
  return (
    <>
      <div class="head">
        <Heading title={`Pages of ${project.name}`}>Pages</Heading>
        {mayWrite && (
          <>
            <button type="button" class="first" onClick={() => setAdding('page')}>
              New page
            </button>
            <button type="button" onClick={() => setAdding('folder')}>
              New folder
            </button>
          </>
        )}
      </div>
      <Shown of={folders}>
        {all =>
          pages.length === 0 && all.length === 0 ? (
            <Empty>
              Pages hold what should last: decisions, manuals, notes of meetings. Write the first one.
            </Empty>
          ) : (
            <ul class="tree" role="tree" aria-label="Pages">
              {mayWrite && all.length > 0 && <NoFolder />}
              <Branch
                parent={null}
                folders={all}
                pages={pages}
                mayWrite={mayWrite}
                onChanged={() => void folders.load()}
              />
            </ul>
          )
        }
      </Shown>
      {adding === 'page' && (
        <NewPage project={project} folders={folders.value.value ?? []} onClose={() => setAdding(null)} />
      )}
      {adding === 'folder' && (
        <NewFolder
          project={project}
          folders={folders.value.value ?? []}
          onClose={() => setAdding(null)}
          onAdded={() => void folders.load()}
        />
      )}
    </>
  );
}

interface BranchOf {
  readonly parent: number | null;
  readonly folders: readonly Folder[];
  readonly pages: readonly PageRow[];
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

function Branch({ parent, folders, pages, mayWrite, onChanged }: BranchOf) {
  return (
    <>
      {folders
        .filter(({ parent_id }) => parent_id === parent)
        .map(folder => (
          <li key={folder.id} role="treeitem" aria-expanded="true" aria-label={folder.name}>
            <FolderRow folder={folder} mayWrite={mayWrite} onChanged={onChanged} />
            <ul role="group">
              <Branch
                parent={folder.id}
                folders={folders}
                pages={pages}
                mayWrite={mayWrite}
                onChanged={onChanged}
              />
            </ul>
          </li>
        ))}
      {pages
        .filter(({ folder_id }) => folder_id === parent)
        .map(page => (
          <li key={page.id} role="treeitem" aria-label={page.title}>
            <PageLine page={page} mayWrite={mayWrite} />
          </li>
        ))}
    </>
  );
}

function moveInto(id: number, folder_id: number | null): void {
  void trying(() => client.updatePage({ path: { id }, body: { folder_id } }));
}

/** The target for a page that leaves its folder. */
function NoFolder() {
  const row = useRef<HTMLLIElement>(null);
  const over = useDragging({ element: row, kind: 'page', id: null, onDrop: id => moveInto(id, null) });
  return (
    <li ref={row} role="presentation" class={`quiet no-folder${over ? ' drop-inside' : ''}`}>
      No folder
    </li>
  );
}

interface FolderOf {
  readonly folder: Folder;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

function FolderRow({ folder, mayWrite, onChanged }: FolderOf) {
  const row = useRef<HTMLDivElement>(null);
  const onDrop = mayWrite ? (id: number) => moveInto(id, folder.id) : null;
  const over = useDragging({ element: row, kind: 'page', id: null, onDrop });
  return (
    <div ref={row} class={`row${over ? ' drop-inside' : ''}`}>
      <span aria-hidden="true">▸</span> <b>{folder.name}</b>
      {mayWrite && <FolderMenu folder={folder} onChanged={onChanged} />}
    </div>
  );
}

function PageLine({ page, mayWrite }: { readonly page: PageRow; readonly mayWrite: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  useDragging({ element: row, kind: 'page', id: mayWrite ? page.id : null, onDrop: null });
  return (
    <div ref={row} class="row">
      <a href={`/${page.identifier}`} draggable={false}>
        {page.title}
      </a>
      {page.pinned && <span title="Pinned">★</span>}
    </div>
  );
}

function FolderMenu({
  folder: { id, name },
  onChanged,
}: {
  readonly folder: Folder;
  readonly onChanged: () => void;
}) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [text, setText] = useState(name);
  return (
    <>
      <Menu
        label={`Folder ${name}`}
        items={[
          { name: 'Rename', act: () => setIsRenaming(true) },
          {
            name: 'Delete',
            act: () =>
              void trying(() => client.deleteFolder({ path: { id } }), `${name} deleted`).then(onChanged),
          },
        ]}
      >
        ⋯
      </Menu>
      {isRenaming && (
        <FormDialog
          title="Rename folder"
          act="Rename"
          onClose={() => setIsRenaming(false)}
          onSubmit={async () => {
            await client.updateFolder({ path: { id }, body: { name: text } });
            onChanged();
          }}
        >
          <Field label="Name" value={text} onInput={setText} required />
        </FormDialog>
      )}
    </>
  );
}

export function folderOptions(folders: readonly Folder[]): [string, string][] {
  const nameOf = ({ name, parent_id }: Folder): string => {
    const parent = folders.find(({ id }) => id === parent_id);
    return parent ? `${nameOf(parent)} / ${name}` : name;
  };
  return [
    ['', 'No folder'],
    ...folders.map(folder => [String(folder.id), nameOf(folder)] as [string, string]),
  ];
}

interface NewPageOf {
  readonly project: Project | null;
  readonly folders: readonly Folder[];
  readonly onClose: () => void;
}

function NewPage({ project, folders, onClose }: NewPageOf) {
  const draft = `new ${project?.identifier ?? 'workspace'} page`;
  const [title, setTitle, dropTitle] = useDraft(`${draft} title`);
  const [content, setContent, dropContent] = useDraft(`${draft} content`);
  const [folder, setFolder] = useState('');
  const open = useOpen(project);
  const people = usePeople(project?.id ?? 0).value.value ?? [];
  const create = async (): Promise<void> => {
    const place = {
      ...(project ? { project_id: project.id } : {}),
      ...(folder === '' ? {} : { folder_id: Number(folder) }),
    };
    const page = await client.createPage({ body: { title, content, ...place } });
    dropTitle();
    dropContent();
    say(`${page.identifier} created`);
    onClose();
    go(`/${page.identifier}`);
  };
  return (
    <FormDialog title="New page" act="Save" onClose={onClose} onSubmit={create}>
      <Field label="Title" value={title} onInput={setTitle} required autofocus />
      {folders.length > 0 && (
        <Choice label="Folder" value={folder} options={folderOptions(folders)} onPick={setFolder} />
      )}
      <Editor
        label="Content"
        value={content}
        onInput={setContent}
        suggest={suggestions(people, open)}
        rows={12}
      />
    </FormDialog>
  );
}

interface NewFolderOf {
  readonly project: Project;
  readonly folders: readonly Folder[];
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function NewFolder({ project, folders, onClose, onAdded }: NewFolderOf) {
  const [name, setName] = useState('');
  const [parent, setParent] = useState('');
  const create = async (): Promise<void> => {
    const parent_id = parent === '' ? null : Number(parent);
    await client.createFolder({ body: { project_id: project.id, name, parent_id } });
    onAdded();
  };
  return (
    <FormDialog title="New folder" act="Create folder" onClose={onClose} onSubmit={create}>
      <Field label="Name" value={name} onInput={setName} required autofocus />
      {folders.length > 0 && (
        <Choice label="Inside" value={parent} options={folderOptions(folders)} onPick={setParent} />
      )}
    </FormDialog>
  );
}

export function WorkspacePages() {
  const [isAdding, setIsAdding] = useState(false);
  // A list without a project has the pages of all of them.
  const pages = useThing('projects pages', async () => {
    const found: Answer<'listPages'> = [];
    for await (const page of client.each.listPages({ query: { limit: 200 } })) {
      if (page.project_id === null) found.push(page);
      if (found.length >= 500) break;
    }
    return found;
  });
  return (
    <>
      <div class="head">
        <Heading>Workspace pages</Heading>
        {me.value?.is_admin === true && (
          <button type="button" class="first" onClick={() => setIsAdding(true)}>
            New page
          </button>
        )}
      </div>
      <Shown of={pages}>
        {all =>
          all.length === 0 ? (
            <Empty>Workspace pages belong to no project: rules, addresses, what everybody needs.</Empty>
          ) : (
            <ul class="tree" role="tree" aria-label="Pages">
              {all.map(({ id, title, identifier }) => (
                <li key={id} role="treeitem" aria-label={title}>
                  <div class="row">
                    <a href={`/${identifier}`}>{title}</a>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {isAdding && <NewPage project={null} folders={[]} onClose={() => setIsAdding(false)} />}
    </>
  );
}
