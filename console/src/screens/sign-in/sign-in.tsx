/** Signing in and up. The page that was asked for opens afterwards. */
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '@docket/client';
import { Field } from '../../parts/fields.tsx';
import { Heading, Problem } from '../../parts/states.tsx';
import { go, place } from '../../routes.ts';
import { sentenceOf } from '../../session/notices.ts';
import { instance, me, signIn, signUp } from '../../session/session.ts';

export function SignIn({ isSigningUp }: { readonly isSigningUp: boolean }) {
  const known = instance.value;
  const name = known?.instance_name ?? '';
  useEffect(() => {
    const isOwn = place.value.at === 'sign-in' || place.value.at === 'sign-up';
    if (isOwn && me.value) go('/', { replace: true });
  }, [me.value]);
  return (
    <main class="card-page">
      <Heading>{`${isSigningUp ? 'Sign up' : 'Sign in'}${name === '' ? '' : ` to ${name}`}`}</Heading>
      {known && known.login_message !== '' && <p>{known.login_message}</p>}
      {isSigningUp ? <SignUpForm /> : <SignInForm />}
      {known?.allow_signup === true && (
        <p>{isSigningUp ? <a href="/sign-in">Sign in instead</a> : <a href="/sign-up">Sign up</a>}</p>
      )}
    </main>
  );
}

/** Counts down the seconds that the server asks to wait. */
function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

function SignInForm() {
  const [identity, setIdentity] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useCountdown();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem(null);
    try {
      await signIn(identity, password);
    } catch (error) {
      setProblem(sentenceOf(error));
      if (error instanceof Refused && error.retryAfter !== null) setLeft(error.retryAfter);
    }
  };
  return (
    <form onSubmit={event => void submit(event)}>
      <Field
        label="Username or e-mail"
        autocomplete="username"
        value={identity}
        onInput={setIdentity}
        required
      />
      <Field
        label="Password"
        type="password"
        autocomplete="current-password"
        value={password}
        onInput={setPassword}
        required
      />
      <Problem>{problem}</Problem>
      {left > 0 && <p class="quiet">You can try again in {left} s.</p>}
      <button class="first" disabled={left > 0}>
        Sign in
      </button>
    </form>
  );
}

function SignUpForm() {
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem(null);
    try {
      await signUp({ username, email, password });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <form onSubmit={event => void submit(event)}>
      <Field label="Username" autocomplete="username" value={username} onInput={setUsername} required />
      <Field label="E-mail" type="email" autocomplete="email" value={email} onInput={setEmail} required />
      <Field
        label="Password"
        type="password"
        autocomplete="new-password"
        value={password}
        onInput={setPassword}
        required
      />
      <Problem>{problem}</Problem>
      <button class="first">Sign up</button>
    </form>
  );
}
