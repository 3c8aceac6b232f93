/** A new issue. What was typed stays in the browser until the server has it. */
import { useState } from 'preact/hooks';
import { useDraft } from '../../copies/drafts.ts';
import { useModules, usePeople, useProject } from '../../copies/current.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Choice, Field, TextField } from '../../parts/fields.tsx';
import { say } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { keysOf, PRIORITIES, STATUSES, type Priority, type Status } from '../../words/en.ts';

interface NewIssueOf {
  readonly project: string;
  readonly onClose: () => void;
}

export function NewIssue({ project: identifier, onClose }: NewIssueOf) {
  const project = useProject(identifier);
  const id = project?.id ?? 0;
  const [title, setTitle, dropTitle] = useDraft(`new ${identifier} title`);
  const [description, setDescription, dropDescription] = useDraft(`new ${identifier} description`);
  const [status, setStatus] = useState<Status>('backlog');
  const [priority, setPriority] = useState<Priority>('none');
  const [module, setModule] = useState('');
  const [who, setWho] = useState('');
  const modules = useModules(id).value.value ?? [];
  const people = usePeople(id).value.value ?? [];
  const create = async (): Promise<void> => {
    const issue = await client.createIssue({
      body: {
        project_id: id,
        title,
        status,
        priority,
        ...(description === '' ? {} : { description }),
        ...(module === '' ? {} : { module_id: Number(module) }),
        ...(who === '' ? {} : { assignees: [who] }),
      },
    });
    dropTitle();
    dropDescription();
    say(`${issue.identifier} created`);
  };
  return (
    <FormDialog title="New issue" act="Create issue" onClose={onClose} onSubmit={create}>
      <Field label="Title" value={title} onInput={setTitle} required autofocus />
      <TextField label="Description" value={description} onInput={setDescription} rows={6} />
      <div class="row">
        <Choice
          label="Status"
          value={status}
          options={keysOf(STATUSES).map(key => [key, STATUSES[key]] as const)}
          onPick={setStatus}
        />
        <Choice
          label="Priority"
          value={priority}
          options={keysOf(PRIORITIES).map(key => [key, PRIORITIES[key]] as const)}
          onPick={setPriority}
        />
        <Choice
          label="Module"
          value={module}
          options={[['', 'No module'], ...modules.map(one => [String(one.id), one.name] as const)]}
          onPick={setModule}
        />
        <Choice
          label="Assignee"
          value={who}
          options={[
            ['', 'Nobody: any agent'],
            ['human', 'Any person'],
            ...people.map(({ username, display_name }) => [username, display_name] as const),
          ]}
          onPick={setWho}
        />
      </div>
    </FormDialog>
  );
}
