/** Name, identifier, lead and description of a project; publishing, and its end. */
import { useState } from 'preact/hooks';
import type { Rights } from '../../copies/current.ts';
import { usePeople } from '../../copies/current.ts';
import type { Project } from '../../copies/project.ts';
import { refresh, useThing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Check, Choice, Field, TextField } from '../../parts/fields.tsx';
import { go } from '../../routes.ts';
import { trying } from '../../session/notices.ts';
import { client, confirmed, me } from '../../session/session.ts';

export interface SettingsOf {
  readonly project: Project;
  readonly rights: Rights;
}

export function General({ project, rights }: SettingsOf) {
  const path = { id: project.id };
  const [name, setName] = useState(project.name);
  const [identifier, setIdentifier] = useState(project.identifier);
  const [description, setDescription] = useState(project.description);
  const [emoji, setEmoji] = useState(project.emoji ?? '');
  const [lead, setLead] = useState(String(project.lead_user_id ?? ''));
  const [asked, setAsked] = useState<'publish' | 'archive' | 'delete' | null>(null);
  const people = usePeople(project.id).value.value ?? [];
  const save = async (): Promise<void> => {
    const body = {
      name,
      identifier,
      description,
      emoji: emoji === '' ? null : emoji,
      lead_user_id: lead === '' ? null : Number(lead),
      expected_seq: project.seq,
    };
    await confirmed(() => client.updateProject({ path, body }));
    refresh('projects');
    if (identifier !== project.identifier) go(`/p/${identifier}/settings/general`, { replace: true });
  };
  const publish = async (is_public: boolean): Promise<void> => {
    await confirmed(() => client.updateProject({ path, body: { is_public } }));
    refresh('projects');
  };
  return (
    <>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void trying(save, 'Settings saved');
        }}
      >
        <Field label="Name" value={name} onInput={setName} disabled={!rights.mayLead} required />
        <Field
          label="Identifier"
          value={identifier}
          onInput={text => setIdentifier(text.toUpperCase())}
          disabled={!rights.mayLead}
          required
        />
        <Field label="Emoji" value={emoji} onInput={setEmoji} disabled={!rights.mayLead} />
        <Choice
          label="Lead"
          value={lead}
          disabled={!rights.mayLead}
          options={[
            ['', 'Nobody'],
            ...people.map(({ user_id, display_name }) => [String(user_id), display_name] as const),
          ]}
          onPick={setLead}
        />
        <TextField
          label="Description"
          value={description}
          onInput={setDescription}
          disabled={!rights.mayLead}
          rows={4}
        />
        {rights.mayLead && <button class="first">Save</button>}
      </form>
      <GroupOf project={project} />
      {rights.mayLead && (
        <section class="part" aria-label="Publishing">
          <h2>Publishing</h2>
          <Check
            label="Anyone may read this project"
            isSwitch
            isChecked={project.is_public}
            onCheck={isOn =>
              isOn ? setAsked('publish') : void trying(() => publish(false), 'Only members can read it')
            }
          />
          {project.is_public && (
            <p>
              <a href={`/published/${project.identifier}`}>The published project</a>
            </p>
          )}
        </section>
      )}
      {me.value?.is_admin === true && (
        <section class="part" aria-label="End">
          <h2>Archive or delete</h2>
          <div class="row">
            <button type="button" onClick={() => setAsked('archive')}>
              Archive project
            </button>
            <button type="button" class="danger" onClick={() => setAsked('delete')}>
              Delete project
            </button>
          </div>
        </section>
      )}
      {asked === 'publish' && (
        <FormDialog
          title="Publish this project"
          act="Publish"
          onClose={() => setAsked(null)}
          onSubmit={() => publish(true)}
        >
          <p>
            Anyone on the internet who knows the address can then read its issues, pages, comments and files,
            and the display names of their authors.
          </p>
        </FormDialog>
      )}
      {asked === 'archive' && (
        <FormDialog
          title={`Archive ${project.name}`}
          act="Archive"
          onClose={() => setAsked(null)}
          onSubmit={async () => {
            await confirmed(() => client.archiveProject({ path }));
            refresh('projects');
            go('/admin/archives');
          }}
        >
          <p>The project leaves all lists. An administrator can bring it back.</p>
        </FormDialog>
      )}
      {asked === 'delete' && (
        <FormDialog
          title={`Delete ${project.name}`}
          act="Delete"
          isDangerous
          onClose={() => setAsked(null)}
          onSubmit={async () => {
            await confirmed(() => client.deleteProject({ path }));
            refresh('projects');
            go('/');
          }}
        >
          <p>
            All of its issues, pages and files are gone. This cannot be undone. Download the archive first, if
            somebody may need it.
          </p>
        </FormDialog>
      )}
    </>
  );
}

/** In which of the user's own groups it is listed. */
function GroupOf({ project }: { readonly project: Project }) {
  const groups = useThing('projects groups', () => client.listProjectGroups());
  const [name, setName] = useState('');
  const all = groups.value.value ?? [];
  const current = all.find(({ project_ids }) => project_ids.includes(project.id));
  const assign = (group_id: number | null): void => {
    void trying(() => client.assignProjectGroup({ body: { project_id: project.id, group_id } })).then(() =>
      groups.load(),
    );
  };
  const create = async (): Promise<void> => {
    const { id } = await client.createProjectGroup({ body: { name } });
    setName('');
    assign(id);
  };
  return (
    <section class="part" aria-label="Group">
      <h2>Your group</h2>
      <Choice
        label="Group"
        value={String(current?.id ?? '')}
        options={[['', 'No group'], ...all.map(group => [String(group.id), group.name] as const)]}
        onPick={id => assign(id === '' ? null : Number(id))}
      />
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault();
          void trying(create);
        }}
      >
        <input
          aria-label="New group"
          placeholder="New group"
          value={name}
          required
          onInput={event => setName(event.currentTarget.value)}
        />
        <button>Create group</button>
      </form>
    </section>
  );
}
