/** The order of the projects and groups of a user. */
import { useProjects } from '../../copies/current.ts';
import { useThing } from '../../copies/things.ts';
import { ReadingDialog } from '../../parts/dialog.tsx';
import { trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';

function moved(ids: readonly number[], at: number, step: 1 | -1): number[] {
  const next = [...ids];
  const [one, other] = [next[at], next[at + step]];
  if (one === undefined || other === undefined) return next;
  next[at] = other;
  next[at + step] = one;
  return next;
}

export function Arrange({ onClose }: { readonly onClose: () => void }) {
  const projects = useProjects();
  const groups = useThing('projects groups', () => client.listProjectGroups());
  const all = projects.value.value ?? [];
  const named = groups.value.value ?? [];
  const act = (call: () => Promise<unknown>): void => {
    void trying(call).then(() => Promise.all([projects.load(), groups.load()]));
  };
  const ids = all.map(({ id }) => id);
  const groupIds = named.map(({ id }) => id);
  return (
    <ReadingDialog title="Arrange" onClose={onClose}>
      <h3>Projects</h3>
      <ul class="list">
        {all.map(({ id, name }, at) => (
          <Line
            key={id}
            name={name}
            onMove={step => act(() => client.reorderProjects({ body: { ids: moved(ids, at, step) } }))}
          />
        ))}
      </ul>
      {named.length > 0 && <h3>Groups</h3>}
      <ul class="list">
        {named.map(({ id, name }, at) => (
          <Line
            key={id}
            name={name}
            onMove={step =>
              act(() => client.reorderProjectGroups({ body: { ids: moved(groupIds, at, step) } }))
            }
            onRename={next => act(() => client.updateProjectGroup({ path: { id }, body: { name: next } }))}
            onDelete={() => act(() => client.deleteProjectGroup({ path: { id } }))}
          />
        ))}
      </ul>
    </ReadingDialog>
  );
}

interface LineOf {
  readonly name: string;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRename?: (name: string) => void;
  readonly onDelete?: () => void;
}

function Line({ name, onMove, onRename, onDelete }: LineOf) {
  return (
    <li class="spread">
      {onRename ? (
        <input
          aria-label={`Name of ${name}`}
          value={name}
          onChange={event => onRename(event.currentTarget.value)}
        />
      ) : (
        <span>{name}</span>
      )}
      <span class="row">
        <button type="button" aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
          ↑
        </button>
        <button type="button" aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
          ↓
        </button>
        {onDelete && (
          <button type="button" class="danger" aria-label={`Delete ${name}`} onClick={onDelete}>
            ×
          </button>
        )}
      </span>
    </li>
  );
}
