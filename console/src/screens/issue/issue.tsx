/** One issue: its text, its fields, its relations and files, and what people and agents say about it. */
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, IssueFields } from '@docket/client';
import { useLabels, useModules, useOpen, usePeople, useProject, useRights } from '../../copies/current.ts';
import { useDraft } from '../../copies/drafts.ts';
import { changeIssue, type OpenProject, type Project } from '../../copies/project.ts';
import { neighboursOf } from '../../copies/trail.ts';
import { thing, useThing, type Thing } from '../../copies/things.ts';
import { ActivityList } from '../activity/entries.tsx';
import { Comments } from './comments.tsx';
import { Conflict, conflictOf, type ConflictAt } from './conflict.tsx';
import { FileList } from '../files/file-list.tsx';
import { Relations } from './relations.tsx';
import { Waits } from './waits.tsx';
import { Check, Choice, Field } from '../../parts/fields.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Markdown, withTask } from '../../parts/markdown.tsx';
import { Menu, Popup } from '../../parts/menu.tsx';
import { Failed, Heading, Loading } from '../../parts/states.tsx';
import { go } from '../../routes.ts';
import { complain, say, trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { suggestions } from './suggestions.ts';
import { ago, exact, keysOf, PRIORITIES, STATUSES } from '../../words/en.ts';

export type WholeIssue = Answer<'getIssue'>;

export function Issue({
  identifier,
  project: key,
}: {
  readonly identifier: string;
  readonly project: string;
}) {
  const project = useProject(key);
  const open = useOpen(project);
  const found = useThing(`resolve ${identifier}`, () => client.resolveIssue({ path: { identifier } }));
  const issue = found.value.value;
  if (issue && project && open) return <Known first={issue} project={project} open={open} />;
  if (found.error.value !== null)
    return <Failed isScreen error={found.error.value} retry={() => void found.load()} />;
  if (project === null)
    return <Failed error={new Error('You cannot see this project.')} retry={() => void found.load()} />;
  return <Loading />;
}

interface KnownOf {
  readonly first: WholeIssue;
  readonly project: Project;
  readonly open: OpenProject;
}

function Known({ first, project, open }: KnownOf) {
  const { id } = first;
  const whole = useThing(`issue ${id} whole`, () => client.getIssue({ path: { id } }));
  const issue = whole.value.value ?? first;
  // A deleted issue changes the shape alone.
  void open.shape.value;
  const row = open.rows.get(id)?.value;
  const { mayWrite } = useRights(project.id);
  const [conflict, setConflict] = useState<ConflictAt | null>(null);
  if (open.hasBegun.value && !row)
    return (
      <>
        <Heading>{issue.title}</Heading>
        <p class="empty">
          {issue.identifier} was deleted. <a href={`/p/${project.identifier}/trash`}>Open the trash</a>
        </p>
      </>
    );
  const change = (fields: IssueFields, from?: WholeIssue): Promise<boolean> =>
    changeIssue(open, id, fields, from).then(
      () => true,
      (error: unknown) => {
        const at = conflictOf(error, fields);
        if (at) setConflict({ ...at, redo: next => void change(next, at.theirs as WholeIssue) });
        else complain(error);
        return false;
      },
    );
  const shown: WholeIssue = { ...issue, ...row };
  return (
    <>
      <p class="quiet">
        <a href={`/p/${project.identifier}`}>{project.name}</a> ·{' '}
        <span class="ident">{issue.identifier}</span>
        <Neighbours identifier={issue.identifier} />
      </p>
      <Title issue={shown} mayWrite={mayWrite} change={change} />
      <div class="two">
        <div>
          <Description
            issue={issue}
            whole={whole}
            project={project}
            open={open}
            mayWrite={mayWrite}
            change={change}
          />
          <Relations issue={issue} open={open} mayWrite={mayWrite} onChanged={() => void whole.load()} />
          <FileList kind="issue" id={id} mayWrite={mayWrite} />
          <Comments
            kind="issue"
            id={id}
            identifier={issue.identifier}
            project={project}
            open={open}
            mayWrite={mayWrite}
          />
          <section class="part" aria-label="Activity">
            <h2>Activity</h2>
            <ActivityList
              name={`issue ${id} activity`}
              read={query => client.listIssueActivity({ path: { id }, query })}
            />
          </section>
        </div>
        <Side issue={shown} project={project} mayWrite={mayWrite} change={change} />
      </div>
      {conflict && <Conflict at={conflict} onClose={() => setConflict(null)} />}
    </>
  );
}

/** Links to the issues before and after it in the list or board that it was opened from. */
function Neighbours({ identifier }: { readonly identifier: string }) {
  const { previous, next } = neighboursOf(identifier);
  const links = [
    ['prev', 'Previous', previous],
    ['next', 'Next', next],
  ] as const;
  return (
    <>
      {links.map(
        ([rel, name, neighbour]) =>
          neighbour !== null && (
            <Fragment key={rel}>
              {' · '}
              <a rel={rel} href={`/${neighbour}`}>
                {name}
              </a>
            </Fragment>
          ),
      )}
    </>
  );
}

type Changing = (fields: IssueFields, from?: WholeIssue) => Promise<boolean>;

interface TitleOf {
  readonly issue: WholeIssue;
  readonly mayWrite: boolean;
  readonly change: Changing;
}

function Title({ issue, mayWrite, change }: TitleOf) {
  const [isEditing, setIsEditing] = useState(false);
  const [title, setTitle] = useState(issue.title);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    setIsEditing(false);
    if (title.trim() !== '' && title !== issue.title) await change({ title });
  };
  if (isEditing)
    return (
      <form class="row" onSubmit={event => void save(event)}>
        <Field label="Title" value={title} onInput={setTitle} autofocus />
        <button class="first">Save title</button>
        <button type="button" onClick={() => setIsEditing(false)}>
          Cancel
        </button>
      </form>
    );
  return (
    <div class="head">
      <Heading title={`${issue.identifier} ${issue.title}`}>{issue.title}</Heading>
      {mayWrite && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            setTitle(issue.title);
            setIsEditing(true);
          }}
        >
          Edit title
        </button>
      )}
      <More issue={issue} mayWrite={mayWrite} />
    </div>
  );
}

function More({ issue, mayWrite }: { readonly issue: WholeIssue; readonly mayWrite: boolean }) {
  const { id, identifier, title } = issue;
  const save = async (): Promise<void> => {
    const text = await client.exportIssue({ path: { identifier } });
    saveAs(new Blob([text as string], { type: 'text/markdown' }), `${identifier}.md`);
  };
  const remove = async (): Promise<void> => {
    await client.deleteIssue({ path: { id } });
    const restore = () => void trying(() => client.restoreIssue({ path: { id } }), `${identifier} restored`);
    say(`${identifier} deleted`, { undo: restore });
    go(`/p/${identifier.split('-')[0] ?? ''}`);
  };
  const branch = `${identifier.toLowerCase()}-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)}`.replace(/-$/, '');
  const items = [
    { name: 'Copy link', act: () => void navigator.clipboard.writeText(`${location.origin}/${identifier}`) },
    { name: 'Copy branch name', act: () => void navigator.clipboard.writeText(branch) },
    { name: 'Export as Markdown', act: () => void trying(save) },
    ...(mayWrite ? [{ name: 'Delete', act: () => void trying(remove) }] : []),
  ];
  return (
    <Menu label="More" items={items}>
      ⋯
    </Menu>
  );
}

export function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface DescriptionOf {
  readonly issue: WholeIssue;
  readonly whole: Thing<WholeIssue>;
  readonly project: Project;
  readonly open: OpenProject;
  readonly mayWrite: boolean;
  readonly change: Changing;
}

function Description({ issue, whole, project, open, mayWrite, change }: DescriptionOf) {
  const key = `description ${issue.identifier}`;
  const [text, setText, drop] = useDraft(key, issue.description);
  const [from, setFrom] = useState<WholeIssue | null>(null);
  const people = usePeople(project.id).value.value ?? [];
  useEffect(() => {
    // A draft of an earlier visit is open again.
    if (text !== issue.description) setFrom(issue);
  }, []);
  const check = (place: number, isChecked: boolean): void => {
    const description = withTask(issue.description, place, isChecked);
    whole.show({ ...issue, description });
    void change({ description }, issue).then(() => whole.load());
  };
  if (from === null)
    return (
      <>
        {issue.description === '' ? (
          <p class="quiet">No description.</p>
        ) : (
          <Markdown
            text={issue.description}
            {...(mayWrite
              ? {
                  onCheck: (place: number, isChecked: boolean) => check(place, isChecked),
                }
              : {})}
          />
        )}
        {mayWrite && (
          <button type="button" onClick={() => setFrom(issue)}>
            Edit description
          </button>
        )}
      </>
    );
  const save = async (): Promise<void> => {
    if (!(await change({ description: text }, from))) return;
    drop();
    setFrom(null);
    await whole.load();
  };
  return (
    <>
      {issue.description !== from.description && (
        <p class="warn" role="status">
          Somebody else has changed the description while you were typing. Saving shows both versions.
        </p>
      )}
      <Editor
        label="Description"
        value={text}
        onInput={setText}
        onSend={() => void save()}
        suggest={suggestions(people, open)}
        rows={14}
      />
      <div class="actions">
        <button
          type="button"
          onClick={() => {
            drop();
            setFrom(null);
          }}
        >
          Cancel
        </button>
        <button type="button" class="first" onClick={() => void save()}>
          Save
        </button>
      </div>
    </>
  );
}

interface SideOf {
  readonly issue: WholeIssue;
  readonly project: Project;
  readonly mayWrite: boolean;
  readonly change: Changing;
}

function Side({ issue, project, mayWrite, change }: SideOf) {
  const labels = useLabels(project.id).value.value ?? [];
  const modules = useModules(project.id).value.value ?? [];
  const set = (fields: IssueFields): void => void change(fields);
  return (
    <aside aria-label="Fields">
      <Choice
        label="Status"
        value={issue.status}
        disabled={!mayWrite}
        options={keysOf(STATUSES).map(key => [key, STATUSES[key]] as const)}
        onPick={status => set({ status })}
      />
      <Choice
        label="Priority"
        value={issue.priority}
        disabled={!mayWrite}
        options={keysOf(PRIORITIES).map(key => [key, PRIORITIES[key]] as const)}
        onPick={priority => set({ priority })}
      />
      <Choice
        label="Module"
        value={String(issue.module_id ?? '')}
        disabled={!mayWrite}
        options={[['', 'No module'], ...modules.map(({ id, name }) => [String(id), name] as const)]}
        onPick={id => set({ module_id: id === '' ? null : Number(id) })}
      />
      <Assignees issue={issue} project={project} mayWrite={mayWrite} set={set} />
      <div class="field">
        <span>Labels</span>
        <div class="row">
          {issue.labels.map(label => (
            <span key={label} class="tag">
              <span
                class="dot"
                style={{ background: labels.find(({ name }) => name === label)?.color ?? 'var(--quiet)' }}
              />
              {label}
            </span>
          ))}
          {mayWrite && labels.length > 0 && (
            <Popup label="Change labels">
              {labels.map(({ id, name }) => (
                <Check
                  key={id}
                  label={name}
                  isChecked={issue.labels.includes(name)}
                  onCheck={isOn =>
                    set({ labels: isOn ? [...issue.labels, name] : issue.labels.filter(one => one !== name) })
                  }
                />
              ))}
            </Popup>
          )}
        </div>
      </div>
      <Field
        label="Start"
        type="date"
        disabled={!mayWrite}
        value={issue.start_date ?? ''}
        onInput={day => set({ start_date: day === '' ? null : day })}
      />
      <Field
        label="Due"
        type="date"
        disabled={!mayWrite}
        value={issue.target_date ?? ''}
        onInput={day => set({ target_date: day === '' ? null : day })}
      />
      {issue.checklist != null && (
        <div class="field">
          <span>Checklist</span>
          <progress value={issue.checklist.done} max={issue.checklist.total} aria-label="Checklist" />
          <small>
            {issue.checklist.done} of {issue.checklist.total}
          </small>
        </div>
      )}
      <Waits issue={issue} project={project} mayWrite={mayWrite} />
      <small title={exact(issue.created_at)}>Created {ago(issue.created_at)}</small>
      <br />
      <small title={exact(issue.updated_at)}>Changed {ago(issue.updated_at)}</small>
    </aside>
  );
}

interface AssigneesOf {
  readonly issue: WholeIssue;
  readonly project: Project;
  readonly mayWrite: boolean;
  readonly set: (fields: IssueFields) => void;
}

function Assignees({ issue, project, mayWrite, set }: AssigneesOf) {
  const people = usePeople(project.id).value.value ?? [];
  const names = issue.assignees.map(({ username }) => username);
  const isAny = issue.needs_human && names.length === 0;
  const words = isAny ? 'Any person' : names.length === 0 ? 'Nobody: any agent' : null;
  return (
    <div class="field">
      <span>Assignees</span>
      <div class="row">
        {words ??
          issue.assignees.map(({ username, display_name }) => <span key={username}>{display_name}</span>)}
        {mayWrite && (
          <Popup label="Change assignees">
            <Check
              label="Any person"
              isChecked={isAny}
              onCheck={isOn => set({ assignees: isOn ? ['human'] : [] })}
            />
            {people.map(({ username, display_name }) => (
              <Check
                key={username}
                label={display_name}
                isChecked={names.includes(username)}
                onCheck={isOn =>
                  set({ assignees: isOn ? [...names, username] : names.filter(name => name !== username) })
                }
              />
            ))}
          </Popup>
        )}
      </div>
    </div>
  );
}

/** The list that an issue was opened from is not needed to reload it. */
export function reloadIssue(id: number): void {
  void thing<WholeIssue>(`issue ${id} whole`, () => client.getIssue({ path: { id } })).load();
}
