/** The plans of a project. */
import { useState } from 'preact/hooks';
import { useRights } from '../../copies/current.ts';
import type { Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/fields.tsx';
import { Empty, Heading, Shown } from '../../parts/states.tsx';
import { go } from '../../routes.ts';
import { client } from '../../session/session.ts';
import { ago } from '../../words/en.ts';

export function Plans({ project }: { readonly project: Project }) {
  const { id } = project;
  const plans = useThing(`project ${id} plans`, () =>
    client.listPlans({ query: { project_id: id, limit: 100 } }),
  );
  const { mayWrite } = useRights(id);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <div class="head">
        <Heading title={`Plans of ${project.name}`}>Plans</Heading>
        {mayWrite && (
          <button type="button" class="first" onClick={() => setIsAdding(true)}>
            New plan
          </button>
        )}
      </div>
      <Shown of={plans}>
        {all =>
          all.length === 0 ? (
            <Empty>
              A plan is a tree of steps. A step can mirror an issue: checking it closes the issue.
            </Empty>
          ) : (
            <ul class="list">
              {all.map(plan => (
                <li key={plan.id} class="row">
                  <a href={`/${plan.identifier}`}>
                    <span class="ident">{plan.identifier}</span> {plan.title}
                  </a>
                  <progress
                    value={plan.done_count}
                    max={Math.max(1, plan.step_count)}
                    aria-label={`Progress of ${plan.identifier}`}
                  />
                  <small>
                    {plan.done_count} of {plan.step_count} · {plan.status} · {ago(plan.updated_at)}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {isAdding && <NewPlan id={id} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function NewPlan({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const create = async (): Promise<void> => {
    const plan = await client.createPlan({ body: { project_id: id, title } });
    onClose();
    go(`/${plan.identifier}`);
  };
  return (
    <FormDialog title="New plan" act="Create plan" onClose={onClose} onSubmit={create}>
      <Field label="Title" value={title} onInput={setTitle} required autofocus />
    </FormDialog>
  );
}
