/** A new project. Its identifier follows from its name until it is changed. */
import { useState } from 'preact/hooks';
import { refresh } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/fields.tsx';
import { go } from '../../routes.ts';
import { say } from '../../session/notices.ts';
import { client } from '../../session/session.ts';

export function NewProject({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [identifier, setIdentifier] = useState<string | null>(null);
  const proposed = name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^[0-9]+/, '')
    .slice(0, 4);
  const create = async (): Promise<void> => {
    const project = await client.createProject({ body: { name, identifier: identifier ?? proposed } });
    refresh('projects');
    say(`${project.name} created`);
    onClose();
    go(`/p/${project.identifier}/board`);
  };
  return (
    <FormDialog title="New project" act="Create project" onClose={onClose} onSubmit={create}>
      <Field label="Name" value={name} onInput={setName} required autofocus />
      <Field
        label="Identifier"
        value={identifier ?? proposed}
        onInput={text => setIdentifier(text.toUpperCase())}
        hint="Up to five letters and digits; issues are called after it, such as APP-1."
        required
      />
    </FormDialog>
  );
}
