/** The instance: its settings, its accounts, its archives and its audit. */
import { useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { refresh, useThing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Check, Field, TextField } from '../../parts/fields.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Empty, Heading, Nothing, Shown } from '../../parts/states.tsx';
import { complain, say, trying } from '../../session/notices.ts';
import { client, confirmed, instance, me } from '../../session/session.ts';
import { ago, bytes, count } from '../../words/en.ts';
import { Audit } from './audit.tsx';

const TABS = { instance: 'Instance', users: 'Users', archives: 'Archives', audit: 'Audit' } as const;

export function Admin({ section }: { readonly section: string }) {
  if (me.value?.is_admin !== true) return <Nothing />;
  const key = section as keyof typeof TABS;
  return (
    <>
      <div class="head">
        <Heading>{TABS[key]}</Heading>
      </div>
      <nav class="tabs" aria-label="Administration">
        {Object.entries(TABS).map(([name, title]) => (
          <a key={name} href={`/admin/${name}`} {...(name === section ? { 'aria-current': 'page' } : {})}>
            {title}
          </a>
        ))}
      </nav>
      {key === 'instance' && <InstanceSettings />}
      {key === 'users' && <Users />}
      {key === 'archives' && <Archives />}
      {key === 'audit' && <Audit />}
    </>
  );
}

type Settings = Answer<'getInstanceSettings'>;

function InstanceSettings() {
  const settings = useThing('instance settings', () => confirmed(() => client.getInstanceSettings()));
  return (
    <Shown of={settings}>
      {first => <SettingsForm first={first} onSaved={next => settings.show(next)} />}
    </Shown>
  );
}

function SettingsForm({
  first,
  onSaved,
}: {
  readonly first: Settings;
  readonly onSaved: (next: Settings) => void;
}) {
  const [values, setValues] = useState(first);
  const set = (changes: Partial<Settings>): void => setValues({ ...values, ...changes });
  const save = async (): Promise<void> => {
    onSaved(await confirmed(() => client.updateInstanceSettings({ body: values })));
    instance.value = await client.getInstance();
  };
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        void trying(save, 'Settings saved');
      }}
    >
      <Field
        label="Instance name"
        value={values.instance_name}
        onInput={instance_name => set({ instance_name })}
      />
      <TextField
        label="Message on the sign-in page"
        value={values.login_message}
        onInput={login_message => set({ login_message })}
        rows={3}
      />
      <Check
        label="Anyone may sign up"
        isSwitch
        isChecked={values.allow_signup}
        onCheck={allow_signup => set({ allow_signup })}
      />
      <Field
        label="E-mail domains that may sign up"
        value={values.signup_email_domains.join(', ')}
        onInput={text =>
          set({
            signup_email_domains: text
              .split(',')
              .map(one => one.trim())
              .filter(Boolean),
          })
        }
        hint="Separated by commas; empty for all."
      />
      <Field
        label="Days until a session ends"
        type="number"
        value={String(values.session_lifetime_days)}
        onInput={text => set({ session_lifetime_days: Number(text) })}
      />
      <Check
        label="Browsers sign in by themselves"
        isSwitch
        isChecked={values.web_auto_login}
        onCheck={web_auto_login => set({ web_auto_login })}
      />
      <Check
        label="Roles are enforced"
        isSwitch
        isChecked={values.authz_enforced}
        onCheck={authz_enforced => set({ authz_enforced })}
      />
      <button class="first">Save</button>
    </form>
  );
}

function Users() {
  const users = useThing('users all', () => client.listUsers());
  const [isAdding, setIsAdding] = useState(false);
  const act = (call: () => Promise<unknown>, done: string): void => {
    void trying(() => confirmed(call), done).then(() => users.load());
  };
  return (
    <>
      <button type="button" class="first" onClick={() => setIsAdding(true)}>
        New user
      </button>
      <Shown of={users}>
        {all => (
          <table>
            <tbody>
              {all.map(({ id, username, display_name, is_admin, is_active }) => {
                const path = { id };
                return (
                  <tr key={id}>
                    <td>
                      {display_name} <small>@{username}</small>{' '}
                      {is_admin && <span class="tag">administrator</span>}
                      {!is_active && <span class="tag warn">deactivated</span>}
                    </td>
                    <td>
                      <Menu
                        label={`User ${username}`}
                        items={[
                          is_admin
                            ? {
                                name: 'Remove administrator rights',
                                act: () =>
                                  act(
                                    () => client.demoteUser({ path }),
                                    `${username} is no administrator now`,
                                  ),
                              }
                            : {
                                name: 'Make administrator',
                                act: () =>
                                  act(
                                    () => client.promoteUser({ path }),
                                    `${username} is an administrator now`,
                                  ),
                              },
                          is_active
                            ? {
                                name: 'Deactivate',
                                act: () =>
                                  act(() => client.deactivateUser({ path }), `${username} deactivated`),
                              }
                            : {
                                name: 'Reactivate',
                                act: () =>
                                  act(() => client.reactivateUser({ path }), `${username} reactivated`),
                              },
                        ]}
                      >
                        ⋯
                      </Menu>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </Shown>
      {isAdding && <NewUser onClose={() => setIsAdding(false)} onAdded={() => void users.load()} />}
    </>
  );
}

function NewUser({ onClose, onAdded }: { readonly onClose: () => void; readonly onAdded: () => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [isAdmin, setIsAdmin] = useState(false);
  const create = async (): Promise<void> => {
    const body = { username, password, is_admin: isAdmin, ...(name === '' ? {} : { display_name: name }) };
    await confirmed(() => client.createUser({ body }));
    say(`${username} created`);
    onAdded();
  };
  return (
    <FormDialog title="New user" act="Create user" onClose={onClose} onSubmit={create}>
      <Field label="Username" autocomplete="off" value={username} onInput={setUsername} required />
      <Field
        label="Password"
        type="password"
        autocomplete="new-password"
        value={password}
        onInput={setPassword}
        required
      />
      <Field label="Display name" value={name} onInput={setName} />
      <Check label="Administrator" isChecked={isAdmin} onCheck={setIsAdmin} />
    </FormDialog>
  );
}

function Archives() {
  const limits = useThing('archives limits', () => client.getArchiveLimits());
  const archived = useThing('archives all', () => client.listArchivedProjects());
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const run = async (): Promise<void> => {
    if (!file) return;
    setSent(0);
    setMade(null);
    const onProgress = ({ bytes: number }: { readonly bytes: number }): void => setSent(number);
    try {
      const { project } = await confirmed(() =>
        client.importArchive({ body: { archive: file } }, { onProgress }),
      );
      setMade(project.identifier);
      refresh('projects');
    } catch (error) {
      complain(error);
    }
    setSent(null);
  };
  return (
    <>
      <section aria-label="Import">
        <h2>Import a project</h2>
        <div class="field">
          <label for="archive-file">Archive</label>
          <input
            id="archive-file"
            type="file"
            onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
          />
        </div>
        <button
          type="button"
          class="first"
          disabled={file === null || sent !== null}
          onClick={() => void run()}
        >
          Import
        </button>
        {limits.value.value && <p class="quiet">At most {bytes(limits.value.value.max_upload_bytes)}.</p>}
        {sent !== null && <progress aria-label="Import" max={file?.size ?? 1} value={sent} />}
        {made !== null && (
          <p role="status">
            Imported as <a href={`/p/${made}`}>{made}</a>
          </p>
        )}
      </section>
      <section class="part" aria-label="Archived projects">
        <h2>Archived projects</h2>
        <Shown of={archived}>
          {all =>
            all.length === 0 ? (
              <Empty>No project is archived.</Empty>
            ) : (
              <ul class="list">
                {all.map(project => (
                  <li key={project.id} class="spread">
                    <span>
                      {project.name} <span class="ident">{project.identifier}</span>{' '}
                      <small>
                        {count(project.issue_count, 'issue')}, {bytes(project.size_bytes)},{' '}
                        {ago(project.archived_at)}
                      </small>
                    </span>
                    <span class="row">
                      <button
                        type="button"
                        onClick={() =>
                          void trying(
                            () => confirmed(() => client.unarchiveProject({ path: { id: project.id } })),
                            `${project.name} is back`,
                          ).then(() => {
                            refresh('projects');
                            return archived.load();
                          })
                        }
                      >
                        Unarchive
                      </button>
                      <button type="button" class="danger" onClick={() => setDeleted(project)}>
                        Delete
                      </button>
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Shown>
      </section>
      {deleted && (
        <FormDialog
          title={`Delete ${deleted.name}`}
          act="Delete"
          isDangerous
          onClose={() => setDeleted(null)}
          onSubmit={async () => {
            await confirmed(() => client.deleteArchivedProject({ path: { id: deleted.id } }));
            await archived.load();
          }}
        >
          <p>The archived project is gone for good.</p>
        </FormDialog>
      )}
    </>
  );
}
