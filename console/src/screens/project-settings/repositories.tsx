/** The repositories that belong to a project, so that tools in a checkout find it. */
import { useState } from 'preact/hooks';
import { useThing } from '../../copies/things.ts';
import { Field } from '../../parts/fields.tsx';
import { Empty, Shown } from '../../parts/states.tsx';
import { trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import type { SettingsOf } from './general.tsx';

export function Repositories({ project, rights: { mayWrite } }: SettingsOf) {
  const { id, identifier } = project;
  const bindings = useThing(`project ${id} bindings`, () => client.listBindings({ path: { id } }));
  const [remote, setRemote] = useState('');
  const bind = async (): Promise<void> => {
    await client.bindRepo({ body: { project: identifier, aliases: [{ kind: 'remote', value: remote }] } });
    setRemote('');
    await bindings.load();
  };
  return (
    <>
      {mayWrite && (
        <form
          onSubmit={event => {
            event.preventDefault();
            void trying(bind, 'Repository bound');
          }}
        >
          <Field
            label="Address of the repository"
            value={remote}
            onInput={setRemote}
            hint="Such as git@git.example:harbour/app.git"
            required
          />
          <button class="first">Bind repository</button>
        </form>
      )}
      <Shown of={bindings}>
        {all =>
          all.length === 0 ? (
            <Empty>No repository is bound. Tools in a checkout then have to name the project.</Empty>
          ) : (
            <ul class="list">
              {all.map(({ binding, identities }) => (
                <li key={binding.id} class="spread">
                  <span>{identities.map(({ value }) => value).join(', ')}</span>
                  {mayWrite && (
                    <span class="row">
                      {all[0]?.binding.id !== binding.id && (
                        <button
                          type="button"
                          onClick={() =>
                            void trying(
                              () =>
                                client.mergeBindings({
                                  body: { from: binding.id, into: all[0]?.binding.id ?? 0 },
                                }),
                              'Bindings merged',
                            ).then(() => bindings.load())
                          }
                        >
                          Merge into the first
                        </button>
                      )}
                      <button
                        type="button"
                        class="danger"
                        onClick={() =>
                          void trying(
                            () => client.unbindRepo({ path: { id: binding.id } }),
                            'Repository unbound',
                          ).then(() => bindings.load())
                        }
                      >
                        Unbind
                      </button>
                    </span>
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
