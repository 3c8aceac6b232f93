/** The labels and modules of a project. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useLabels, useModules, useOpen } from '../../copies/current.ts';
import type { Project } from '../../copies/project.ts';
import type { Thing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Choice, Field, TextField } from '../../parts/fields.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { Empty, Shown } from '../../parts/states.tsx';
import { trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { count } from '../../words/en.ts';
import type { SettingsOf } from './general.tsx';

type Label = Answer<'listLabels'>[number];
type Module = Answer<'listModules'>[number];

export function Labels({ project, rights: { mayWrite } }: SettingsOf) {
  const { id } = project;
  const labels = useLabels(id);
  const [edited, setEdited] = useState<Label | 'new' | null>(null);
  const [merged, setMerged] = useState<Label | null>(null);
  const reload = (): void => void labels.load();
  return (
    <>
      <Parts
        of={labels}
        noun="Label"
        purpose="Labels group issues and pages across modules."
        mayWrite={mayWrite}
        onNew={() => setEdited('new')}
        onDelete={label => client.deleteLabel({ path: { id: label.id } })}
        actions={label => [
          { name: 'Edit', act: () => setEdited(label) },
          { name: 'Merge into another', act: () => setMerged(label) },
        ]}
      >
        {({ name, color }) => (
          <span class="row">
            <span class="dot" style={{ background: color }} /> {name}
          </span>
        )}
      </Parts>
      {edited !== null && (
        <EditLabel
          project={id}
          label={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={reload}
        />
      )}
      {merged && (
        <MergeLabel
          project={project}
          label={merged}
          others={labels.value.value ?? []}
          onClose={() => setMerged(null)}
          onMerged={reload}
        />
      )}
    </>
  );
}

interface PartsOf<Part> {
  readonly of: Thing<Part[]>;
  readonly noun: 'Label' | 'Module';
  /** Shown while there are none. */
  readonly purpose: string;
  readonly mayWrite: boolean;
  readonly onNew: () => void;
  readonly onDelete: (part: Part) => Promise<unknown>;
  readonly actions: (part: Part) => readonly MenuItem[];
  readonly children: (part: Part) => ComponentChildren;
}

/** The list of labels or modules, each with a menu. */
function Parts<Part extends { readonly id: number; readonly name: string }>({
  of,
  noun,
  purpose,
  mayWrite,
  onNew,
  onDelete,
  actions,
  children,
}: PartsOf<Part>) {
  const remove = async (part: Part): Promise<void> => {
    await trying(() => onDelete(part), `${part.name} deleted`);
    await of.load();
  };
  const menuOf = (part: Part): readonly MenuItem[] => [
    ...actions(part),
    { name: 'Delete', act: () => void remove(part) },
  ];
  return (
    <>
      {mayWrite && (
        <button type="button" class="first" onClick={onNew}>
          New {noun.toLowerCase()}
        </button>
      )}
      <Shown of={of}>
        {all =>
          all.length === 0 ? (
            <Empty>{purpose}</Empty>
          ) : (
            <ul class="list">
              {all.map(part => (
                <li key={part.id} class="spread">
                  {children(part)}
                  {mayWrite && (
                    <Menu label={`${noun} ${part.name}`} items={menuOf(part)}>
                      ⋯
                    </Menu>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </>
  );
}

interface EditLabelOf {
  readonly project: number;
  readonly label: Label | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function EditLabel({ project, label, onClose, onSaved }: EditLabelOf) {
  const [name, setName] = useState(label?.name ?? '');
  const [color, setColor] = useState(label?.color ?? '#0f5c68');
  const save = async (): Promise<void> => {
    if (label) await client.updateLabel({ path: { id: label.id }, body: { name, color } });
    else await client.createLabel({ body: { project_id: project, name, color } });
    onSaved();
  };
  return (
    <FormDialog title={label ? 'Edit label' : 'New label'} act="Save" onClose={onClose} onSubmit={save}>
      <Field label="Name" value={name} onInput={setName} required />
      <Field label="Color" type="color" value={color} onInput={setColor} />
    </FormDialog>
  );
}

interface MergeLabelOf {
  readonly project: Project;
  readonly label: Label;
  readonly others: readonly Label[];
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

function MergeLabel({ project, label, others, onClose, onMerged }: MergeLabelOf) {
  const issues = useOpen(project)?.ordered.value.filter(({ labels }) => labels.includes(label.name)) ?? [];
  const [into, setInto] = useState('');
  const merge = async (): Promise<void> => {
    await client.mergeLabels({ path: { id: label.id }, body: { into: Number(into) } });
    onMerged();
  };
  return (
    <FormDialog title={`Merge ${label.name}`} act="Merge" onClose={onClose} onSubmit={merge}>
      <p>
        Everything that has {label.name} gets the other label instead, and {label.name} is deleted. At the
        moment, {count(issues.length, 'issue has', 'issues have')} it.
      </p>
      <Choice
        label="Into"
        value={into}
        options={[
          ['', 'Choose a label'],
          ...others.filter(({ id }) => id !== label.id).map(({ id, name }) => [String(id), name] as const),
        ]}
        onPick={setInto}
      />
    </FormDialog>
  );
}

const MODULE_STATUSES = ['backlog', 'planned', 'active', 'paused', 'done', 'cancelled'] as const;

export function Modules({ project: { id }, rights: { mayWrite } }: SettingsOf) {
  const modules = useModules(id);
  const [edited, setEdited] = useState<Module | 'new' | null>(null);
  const reload = (): void => void modules.load();
  const open = (module_id: number): void => {
    // The list may be older than what somebody else wrote a moment ago.
    void trying(async () => setEdited(await client.getModule({ path: { id: module_id } })));
  };
  return (
    <>
      <Parts
        of={modules}
        noun="Module"
        purpose="A module is a part of the product with issues of its own."
        mayWrite={mayWrite}
        onNew={() => setEdited('new')}
        onDelete={module => client.deleteModule({ path: { id: module.id } })}
        actions={module => [{ name: 'Edit', act: () => open(module.id) }]}
      >
        {({ emoji, name, status }) => (
          <span>
            {emoji} {name} <small>{status}</small>
          </span>
        )}
      </Parts>
      {edited !== null && (
        <EditModule
          project={id}
          module={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={reload}
        />
      )}
    </>
  );
}

interface EditModuleOf {
  readonly project: number;
  readonly module: Module | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function EditModule({ project, module, onClose, onSaved }: EditModuleOf) {
  const [name, setName] = useState(module?.name ?? '');
  const [description, setDescription] = useState(module?.description ?? '');
  const [status, setStatus] = useState<(typeof MODULE_STATUSES)[number]>(module?.status ?? 'backlog');
  const save = async (): Promise<void> => {
    const body = { name, description, status };
    if (module) await client.updateModule({ path: { id: module.id }, body });
    else await client.createModule({ body: { project_id: project, ...body } });
    onSaved();
  };
  return (
    <FormDialog title={module ? 'Edit module' : 'New module'} act="Save" onClose={onClose} onSubmit={save}>
      <Field label="Name" value={name} onInput={setName} required />
      <Choice
        label="Status"
        value={status}
        options={MODULE_STATUSES.map(one => [one, one] as const)}
        onPick={setStatus}
      />
      <TextField label="Description" value={description} onInput={setDescription} rows={4} />
    </FormDialog>
  );
}
