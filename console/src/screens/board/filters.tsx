/** Filters of issues: kept in the address, shown as check boxes and as a sentence, and saved as views. */
import { useState } from 'preact/hooks';
import type { Answer, IssueRow } from '@docket/client';
import { useLabels, useModules } from '../../copies/current.ts';
import type { Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Check, Field } from '../../parts/fields.tsx';
import { Menu, Popup } from '../../parts/menu.tsx';
import { ask, go, query } from '../../routes.ts';
import { say, trying } from '../../session/notices.ts';
import { client, me } from '../../session/session.ts';
import { keysOf, PRIORITIES, STATUSES } from '../../words/en.ts';

/** The names in the address, each with the values that it may have, separated by commas. */
const NAMES = ['status', 'priority', 'label', 'module', 'who'] as const;
type Name = (typeof NAMES)[number] | 'hide';

export const WHO = { mine: 'Mine', agents: 'For agents', person: 'Needs a person' } as const;

export function chosen(name: Name): string[] {
  return query.value.get(name)?.split(',').filter(Boolean) ?? [];
}

export function toggle(name: Name, value: string, isOn: boolean): void {
  const values = chosen(name).filter(one => one !== value);
  ask({ [name]: (isOn ? [...values, value] : values).join(',') });
}

/** Whether an issue is shown, by what the address says. */
export function isWanted(): (row: IssueRow) => boolean {
  const [statuses, priorities, labels, modules, who] = NAMES.map(chosen) as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const words = (query.value.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const own = me.value?.id;
  return row =>
    (statuses.length === 0 || statuses.includes(row.status)) &&
    (priorities.length === 0 || priorities.includes(row.priority)) &&
    (labels.length === 0 || row.labels.some(label => labels.includes(label))) &&
    (modules.length === 0 || modules.includes(String(row.module_id))) &&
    (who.length === 0 ||
      (who.includes('mine') && row.assignees.some(({ user_id }) => user_id === own)) ||
      (who.includes('agents') && !row.needs_human) ||
      (who.includes('person') && row.needs_human)) &&
    words.every(word => `${row.identifier} ${row.title}`.toLowerCase().includes(word));
}

export function Filters({
  project,
  layout,
}: {
  readonly project: Project;
  readonly layout: 'board' | 'list';
}) {
  const labels = useLabels(project.id).value.value ?? [];
  const modules = useModules(project.id).value.value ?? [];
  const isFiltered = NAMES.some(name => chosen(name).length > 0) || query.value.has('q');
  const group = (title: string, name: Name, options: readonly (readonly [string, string])[]) =>
    options.length > 0 && (
      <fieldset>
        <legend>{title}</legend>
        {options.map(([value, text]) => (
          <Check
            key={value}
            label={text}
            isChecked={chosen(name).includes(value)}
            onCheck={isOn => toggle(name, value, isOn)}
          />
        ))}
      </fieldset>
    );
  return (
    <>
      <Popup label="Filter">
        {group(
          'Who',
          'who',
          keysOf(WHO).map(key => [key, WHO[key]] as const),
        )}
        {group(
          'Status',
          'status',
          keysOf(STATUSES).map(key => [key, STATUSES[key]] as const),
        )}
        {group(
          'Priority',
          'priority',
          keysOf(PRIORITIES).map(key => [key, PRIORITIES[key]] as const),
        )}
        {group(
          'Label',
          'label',
          labels.map(({ name }) => [name, name] as const),
        )}
        {group(
          'Module',
          'module',
          modules.map(({ id, name }) => [String(id), name] as const),
        )}
      </Popup>
      <input
        type="search"
        aria-label="Filter by title"
        placeholder="Filter by title"
        value={query.value.get('q') ?? ''}
        onInput={event => ask({ q: event.currentTarget.value })}
      />
      {isFiltered && (
        <button
          type="button"
          onClick={() => ask({ q: null, view: null, ...Object.fromEntries(NAMES.map(name => [name, null])) })}
        >
          Clear filters
        </button>
      )}
      <Views project={project} layout={layout} />
    </>
  );
}

/** A view; fields that other clients have written are kept. */
interface ViewConfig {
  readonly version?: number;
  readonly layout?: string;
  readonly filters?: Partial<Record<Name, string[]>>;
  readonly searchQuery?: string;
  readonly groupBy?: string;
  readonly laneBy?: string;
  readonly hiddenStatuses?: unknown;
  readonly sorting?: unknown;
  readonly density?: unknown;
}

function configOf({ config }: Answer<'listViews'>[number]): ViewConfig {
  try {
    const value: unknown = JSON.parse(config);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function Views({ project, layout }: { readonly project: Project; readonly layout: 'board' | 'list' }) {
  const [isSaving, setIsSaving] = useState(false);
  const views = useThing(`project ${project.id} views`, () => client.listViews({ path: { id: project.id } }));
  const all = views.value.value ?? [];
  const open = (view: (typeof all)[number]): void => {
    const {
      filters = {},
      searchQuery = '',
      groupBy = '',
      laneBy = '',
      sorting,
      density,
      hiddenStatuses,
      layout: shown = 'board',
    } = configOf(view);
    const asked = new URLSearchParams();
    for (const name of NAMES) {
      const values = filters[name];
      if (Array.isArray(values) && values.length > 0) asked.set(name, values.join(','));
    }
    if (searchQuery !== '') asked.set('q', searchQuery);
    if (groupBy !== '') asked.set('group', groupBy);
    if (laneBy !== '') asked.set('lanes', laneBy);
    if (typeof sorting === 'string') asked.set('sort', sorting);
    if (density === 'dense') asked.set('density', density);
    if (Array.isArray(hiddenStatuses) && hiddenStatuses.length > 0)
      asked.set('hide', hiddenStatuses.join(','));
    asked.set('view', String(view.id));
    go(`/p/${project.identifier}/${shown === 'list' ? 'list' : 'board'}?${asked.toString()}`);
  };
  const here = all.find(({ id }) => String(id) === query.value.get('view'));
  const update = (view: (typeof all)[number]): void => {
    const config = JSON.stringify({ ...configOf(view), ...configHere(layout) });
    const path = { id: project.id, view_id: view.id };
    void trying(() => client.updateView({ path, body: { config } }), 'View updated').then(() => views.load());
  };
  const remove = (id: number): void => {
    void trying(() => client.deleteView({ path: { id: project.id, view_id: id } }), 'View deleted').then(() =>
      views.load(),
    );
  };
  return (
    <>
      {all.length > 0 && (
        <Menu
          label="Views"
          items={all.map(view => ({ name: view.name, act: () => open(view), isChecked: view.is_default }))}
        >
          Views
        </Menu>
      )}
      <button type="button" onClick={() => setIsSaving(true)}>
        Save view
      </button>
      {here && (
        <>
          <button type="button" onClick={() => update(here)}>
            Update view
          </button>
          <button type="button" onClick={() => remove(here.id)}>
            Delete view
          </button>
        </>
      )}
      {isSaving && (
        <SaveView
          project={project}
          layout={layout}
          onClose={() => setIsSaving(false)}
          onSaved={() => void views.load()}
        />
      )}
    </>
  );
}

/** The state of the address, as a view keeps it. */
function configHere(layout: 'board' | 'list') {
  return {
    version: 1,
    layout,
    filters: Object.fromEntries(
      NAMES.map(one => [one, chosen(one)] as const).filter(([, values]) => values.length > 0),
    ),
    searchQuery: query.value.get('q') ?? '',
    groupBy: query.value.get('group') ?? (layout === 'board' ? 'status' : ''),
    sorting: query.value.get('sort') ?? 'order',
    density: query.value.get('density') ?? 'roomy',
    laneBy: query.value.get('lanes') ?? '',
    hiddenStatuses: chosen('hide'),
  };
}

interface SaveViewOf {
  readonly project: Project;
  readonly layout: 'board' | 'list';
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function SaveView({ project, layout, onClose, onSaved }: SaveViewOf) {
  const [name, setName] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const save = async (): Promise<void> => {
    const body = { name, config: JSON.stringify(configHere(layout)), is_default: isDefault };
    await client.createView({ path: { id: project.id }, body });
    say(`View ${name} saved`);
    onSaved();
  };
  return (
    <FormDialog title="Save view" act="Save" onClose={onClose} onSubmit={save}>
      <Field label="Name" value={name} onInput={setName} required />
      <Check label="Open with this view" isChecked={isDefault} onCheck={setIsDefault} />
    </FormDialog>
  );
}
