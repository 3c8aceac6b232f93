/** The settings of the user. */
import { useState } from 'preact/hooks';
import { useThing } from '../../copies/things.ts';
import { areSingleKeysOn, switchSingleKeys } from '../../keyboard/shortcuts.ts';
import { applyLook, look, type Look } from '../../look/look.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Check, Choice, Copied, Field } from '../../parts/fields.tsx';
import { Heading, Shown } from '../../parts/states.tsx';
import { trying } from '../../session/notices.ts';
import { client, confirmed, me, remember, renewing, signOut } from '../../session/session.ts';
import { ago } from '../../words/en.ts';
import { Tools } from './tools.tsx';

const TABS = {
  profile: 'Profile',
  keys: 'Keys',
  tools: 'Tools',
  sessions: 'Sessions',
  appearance: 'Appearance',
} as const;
const TITLES = { ...TABS, profile: 'Your profile', keys: 'API keys', tools: 'Connected tools' } as const;

export function Settings({ section }: { readonly section: string }) {
  const key = section as keyof typeof TABS;
  return (
    <>
      <div class="head">
        <Heading>{TITLES[key]}</Heading>
      </div>
      <nav class="tabs" aria-label="Settings">
        {Object.entries(TABS).map(([name, title]) => (
          <a key={name} href={`/settings/${name}`} {...(name === section ? { 'aria-current': 'page' } : {})}>
            {title}
          </a>
        ))}
      </nav>
      {key === 'profile' && <Profile />}
      {key === 'keys' && <Keys />}
      {key === 'tools' && <Tools />}
      {key === 'sessions' && <Sessions />}
      {key === 'appearance' && <Appearance />}
    </>
  );
}

function Profile() {
  const [name, setName] = useState(me.value?.display_name ?? '');
  const [email, setEmail] = useState(me.value?.email ?? '');
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = async (): Promise<void> => {
    const body = { display_name: name, ...(email === '' ? {} : { email }) };
    remember(await confirmed(() => client.updateMe({ body })));
  };
  const change = async (): Promise<void> => {
    const body = { current_password: current, new_password: next };
    await renewing(() => client.changePassword({ body }));
    setCurrent('');
    setNext('');
  };
  return (
    <>
      <form
        onSubmit={event => {
          event.preventDefault();
          void trying(save, 'Profile saved');
        }}
      >
        <Field label="Display name" value={name} onInput={setName} required />
        <Field label="E-mail" type="email" value={email} onInput={setEmail} />
        <button class="first">Save</button>
      </form>
      <section class="part" aria-label="Password">
        <h2>Password</h2>
        <form
          onSubmit={event => {
            event.preventDefault();
            void trying(change, 'Password changed');
          }}
        >
          <Field
            label="Current password"
            type="password"
            autocomplete="current-password"
            value={current}
            onInput={setCurrent}
            required
          />
          <Field
            label="New password"
            type="password"
            autocomplete="new-password"
            value={next}
            onInput={setNext}
            required
          />
          <button class="first">Change password</button>
        </form>
      </section>
    </>
  );
}

function Keys() {
  const keys = useThing('keys all', () => client.listKeys());
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [revoked, setRevoked] = useState<{ readonly id: number; readonly name: string } | null>(null);
  return (
    <>
      <button type="button" class="first" onClick={() => setIsAdding(true)}>
        New key
      </button>
      {made !== null && (
        <div class="comment">
          <p>This key is shown only once. Store it now.</p>
          <Copied label="Key" value={made} />
        </div>
      )}
      <Shown of={keys}>
        {all => (
          <ul class="list">
            {all.map(key => (
              <li key={key.id} class="spread">
                <span>
                  {key.name} {key.prefix !== null && <code>{key.prefix}…</code>}{' '}
                  <small>
                    created {ago(key.created_at)},{' '}
                    {key.last_used_at === null ? 'never used' : `last used ${ago(key.last_used_at)}`}
                  </small>{' '}
                  {key.revoked && <span class="tag">revoked</span>}
                </span>
                {!key.revoked && (
                  <button type="button" class="danger" onClick={() => setRevoked(key)}>
                    Revoke
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Shown>
      {isAdding && (
        <FormDialog
          title="New key"
          act="Create key"
          onClose={() => setIsAdding(false)}
          onSubmit={async () => {
            const { key } = await confirmed(() => client.createKey({ body: { name } }));
            setMade(key);
            setName('');
            await keys.load();
          }}
        >
          <Field
            label="Name"
            value={name}
            onInput={setName}
            hint="What uses it, such as deploy."
            required
            autofocus
          />
        </FormDialog>
      )}
      {revoked && (
        <FormDialog
          title={`Revoke ${revoked.name}`}
          act="Revoke"
          isDangerous
          onClose={() => setRevoked(null)}
          onSubmit={async () => {
            await confirmed(() => client.revokeKey({ path: { id: revoked.id } }));
            await keys.load();
          }}
        >
          <p>Programs that use this key are refused from now on.</p>
        </FormDialog>
      )}
    </>
  );
}

function Sessions() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>Signs you out in all browsers and programs that are signed in with your password. API keys stay.</p>
      <button type="button" class="danger" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </button>
      {isAsking && (
        <FormDialog
          title="Sign out everywhere"
          act="Sign out everywhere"
          isDangerous
          onClose={() => setIsAsking(false)}
          onSubmit={async () => {
            await confirmed(() => client.revokeSessions());
            await signOut();
          }}
        >
          <p>You have to sign in again, here too.</p>
        </FormDialog>
      )}
    </>
  );
}

function Appearance() {
  const [shown, setShown] = useState<Look>(look());
  const [areOn, setAreOn] = useState(areSingleKeysOn());
  return (
    <>
      <Choice
        label="Colours"
        value={shown}
        options={[
          ['system', 'As the system'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onPick={next => {
          applyLook(next);
          setShown(next);
        }}
      />
      <Check
        label="Single-key shortcuts"
        isSwitch
        isChecked={areOn}
        onCheck={isOn => {
          switchSingleKeys(isOn);
          setAreOn(isOn);
        }}
      />
    </>
  );
}
