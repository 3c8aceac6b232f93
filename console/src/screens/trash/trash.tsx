/** Deleted issues and pages, until they are purged. */
import { useRights } from '../../copies/current.ts';
import type { Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { Empty, Heading, Shown } from '../../parts/states.tsx';
import { trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { ago } from '../../words/en.ts';

export function Trash({ project }: { readonly project: Project }) {
  const trash = useThing(`project ${project.id} trash`, () =>
    client.listTrash({ path: { id: project.id }, query: { limit: 100 } }),
  );
  const { mayWrite } = useRights(project.id);
  const restore = (kind: string, id: number, identifier: string): void => {
    const call = (): Promise<unknown> =>
      kind === 'page' ? client.restorePage({ path: { id } }) : client.restoreIssue({ path: { id } });
    void trying(call, `${identifier} restored`).then(() => trash.load());
  };
  return (
    <>
      <div class="head">
        <Heading title={`Trash of ${project.name}`}>Trash</Heading>
      </div>
      <Shown of={trash}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>The trash is empty. What is deleted stays here for 30 days.</Empty>
          ) : (
            <ul class="list" aria-label="Trash">
              {items.map(({ kind, id, identifier, title, deleted_at }) => (
                <li key={`${kind} ${id}`} class="spread">
                  <span>
                    <span class="ident">{identifier}</span> {title} <small>deleted {ago(deleted_at)}</small>
                  </span>
                  {mayWrite && (
                    <button type="button" onClick={() => restore(kind, id, identifier)}>
                      Restore
                    </button>
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
