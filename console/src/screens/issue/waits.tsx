/** The waits of an issue: for a person, or for a day. */
import { useState } from 'preact/hooks';
import { usePeople } from '../../copies/current.ts';
import type { Project } from '../../copies/project.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Choice, Field } from '../../parts/fields.tsx';
import { trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { reloadIssue, type WholeIssue } from './issue.tsx';

interface WaitsOf {
  readonly issue: WholeIssue;
  readonly project: Project;
  readonly mayWrite: boolean;
}

export function Waits({ issue, project, mayWrite }: WaitsOf) {
  const [isAdding, setIsAdding] = useState(false);
  const { id } = issue;
  const clear = (wait_id: number): void => {
    void trying(() => client.clearWait({ path: { id, wait_id } }), 'Wait cleared').then(() =>
      reloadIssue(id),
    );
  };
  return (
    <div class="field">
      <span>Waits for</span>
      <ul class="list">
        {issue.waits.map(wait => (
          <li key={wait.id} class="row">
            {wait.display_name ?? wait.username ?? [wait.earliest, wait.latest].filter(Boolean).join(' to ')}
            {wait.note !== '' && <small>{wait.note}</small>}
            {wait.state !== 'holding' && <span class="tag warn">{wait.state}</span>}
            {mayWrite && (
              <button type="button" class="plain" aria-label="Clear the wait" onClick={() => clear(wait.id)}>
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <button type="button" onClick={() => setIsAdding(true)}>
          Add a wait
        </button>
      )}
      {isAdding && <Adding id={id} project={project} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

function Adding({
  id,
  project,
  onClose,
}: {
  readonly id: number;
  readonly project: Project;
  readonly onClose: () => void;
}) {
  const [user, setUser] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const people = usePeople(project.id).value.value ?? [];
  const add = async (): Promise<void> => {
    const filled = { user, from, until, note };
    const body = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''));
    await client.addWait({ path: { id }, body });
    reloadIssue(id);
  };
  return (
    <FormDialog title="Add a wait" act="Add" onClose={onClose} onSubmit={add}>
      <Choice
        label="Person"
        value={user}
        options={[
          ['', 'Nobody'],
          ...people.map(({ username, display_name }) => [username, display_name] as const),
        ]}
        onPick={setUser}
      />
      <Field label="From" type="date" value={from} onInput={setFrom} />
      <Field label="Until" type="date" value={until} onInput={setUntil} />
      <Field label="Note" value={note} onInput={setNote} />
    </FormDialog>
  );
}
