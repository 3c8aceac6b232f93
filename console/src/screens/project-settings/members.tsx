/** The members of a project, and their roles. */
import { useState } from 'preact/hooks';
import { useMembers } from '../../copies/current.ts';
import { useThing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Choice } from '../../parts/fields.tsx';
import { Shown } from '../../parts/states.tsx';
import { trying } from '../../session/notices.ts';
import { client, confirmed, me } from '../../session/session.ts';
import { keysOf, ROLES } from '../../words/en.ts';
import type { SettingsOf } from './general.tsx';

type Role = keyof typeof ROLES;

export function Members({ project: { id }, rights: { mayLead } }: SettingsOf) {
  const members = useMembers(id);
  const [isAdding, setIsAdding] = useState(false);
  const change = (user_id: number, role: Role): void => {
    void trying(
      () => confirmed(() => client.updateMember({ path: { id, user_id }, body: { role } })),
      'Role changed',
    ).then(() => members.load());
  };
  const remove = (user_id: number, username: string): void => {
    void trying(
      () => confirmed(() => client.removeMember({ path: { id, user_id } })),
      `${username} removed`,
    ).then(() => members.load());
  };
  return (
    <>
      {mayLead && (
        <button type="button" class="first" onClick={() => setIsAdding(true)}>
          Add member
        </button>
      )}
      <Shown of={members}>
        {all => (
          <table>
            <tbody>
              {all.map(({ user_id, username, display_name, role }) => (
                <tr key={user_id}>
                  <td>
                    {display_name} <small>@{username}</small>
                  </td>
                  <td>
                    <Choice
                      label={`Role of ${username}`}
                      isBare
                      disabled={!mayLead}
                      value={role}
                      options={keysOf(ROLES).map(key => [key, ROLES[key]] as const)}
                      onPick={next => change(user_id, next)}
                    />
                  </td>
                  <td>
                    {mayLead && (
                      <button
                        type="button"
                        class="danger"
                        aria-label={`Remove ${username}`}
                        onClick={() => remove(user_id, username)}
                      >
                        Remove
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Shown>
      {isAdding && <Adding id={id} onClose={() => setIsAdding(false)} onAdded={() => void members.load()} />}
    </>
  );
}

interface AddingOf {
  readonly id: number;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function Adding({ id, onClose, onAdded }: AddingOf) {
  // Only administrators can list all accounts; others know the people whom the project can mention.
  const people = useThing('users all', async () =>
    me.value?.is_admin === true
      ? client.listUsers()
      : (await client.listMentionCandidates({ path: { id } })).map(({ user_id, ...one }) => ({
          id: user_id,
          is_active: true,
          ...one,
        })),
  );
  const [person, setPerson] = useState('');
  const [role, setRole] = useState<Role>('maintainer');
  const all = (people.value.value ?? []).filter(({ is_active }) => is_active);
  return (
    <FormDialog
      title="Add member"
      act="Add"
      onClose={onClose}
      onSubmit={async () => {
        await confirmed(() => client.addMember({ path: { id }, body: { user_id: Number(person), role } }));
        onAdded();
      }}
    >
      <Choice
        label="Person"
        value={person}
        options={[
          ['', 'Choose a person'],
          ...all.map(one => [String(one.id), `${one.display_name} (@${one.username})`] as const),
        ]}
        onPick={setPerson}
      />
      <Choice
        label="Role"
        value={role}
        options={keysOf(ROLES).map(key => [key, ROLES[key]] as const)}
        onPick={setRole}
      />
    </FormDialog>
  );
}
