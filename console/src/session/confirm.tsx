/** Asks for the password before a call that needs a recent sign-in. */
import { useState } from 'preact/hooks';
import { FormDialog } from '../parts/dialog.tsx';
import { Field } from '../parts/fields.tsx';
import { asking, client, renewing } from './session.ts';

export function ConfirmDialog() {
  const [password, setPassword] = useState('');
  const asked = asking.value;
  if (!asked) return null;
  const end = (): void => {
    asking.value = null;
    setPassword('');
    asked.failed(new Error('You did not confirm that it is you. Nothing was changed.'));
  };
  return (
    <FormDialog
      title="Confirm that it is you"
      act="Confirm"
      onClose={end}
      onSubmit={async () => {
        await renewing(() => client.refreshSession({ body: { password } }));
        asked.done();
      }}
    >
      <Field
        label="Password"
        type="password"
        autocomplete="current-password"
        value={password}
        onInput={setPassword}
      />
    </FormDialog>
  );
}
