/** The user of this browser: the token, the client, the live connection, and who it is. */
import { signal } from '@preact/signals';
import {
  confirming,
  connect,
  docket,
  Refused,
  type Answer,
  type Client,
  type Refetch,
  type State,
  type TokenStore,
} from '@docket/client';
import { forgetAll } from '../copies/forget.ts';

export type User = Answer<'getMe'>;
export type Instance = Answer<'getInstance'>;

const KEY = 'docket.token';
const WHO = 'docket.user';

/** Undefined until it is known. */
export const me = signal<User | null | undefined>(undefined);
export const instance = signal<Instance | null>(null);
export const connection = signal<'live' | 'reconnecting' | 'offline'>('reconnecting');

let renewal: Promise<unknown> | null = null;

/** Runs a call that replaces the token. */
export async function renewing<Result>(call: () => Promise<Result>): Promise<Result> {
  const called = call();
  renewal = called;
  try {
    return await called;
  } finally {
    renewal = null;
  }
}

const tokens: TokenStore = {
  read: () => localStorage.getItem(KEY),
  keep: token => {
    // The old token is refused before the response with the new one arrives.
    if (token === null && renewal !== null) return;
    if (token === null) {
      localStorage.removeItem(KEY);
      leave();
    } else localStorage.setItem(KEY, token);
  },
};

export const client = docket({ url: location.origin, token: tokens, patience: 10 });

let live: Client | null = null;
const listeners = new Set<(refetch: Refetch) => void>();

export function onRefetch(listener: (refetch: Refetch) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function liveClient(): Client {
  if (live && live.state.name !== 'closed') return live;
  const opened = connect({ url: location.origin, token: tokens });
  live = opened;
  opened.on('state', state => {
    if (live === opened) connection.value = nameOf(state);
    if (state.name === 'closed' && state.reason === 'signed out') void renew();
  });
  opened.on('refetch', refetch => {
    for (const listener of listeners) listener(refetch);
  });
  return opened;
}

/** Counts the sessions of this page: what belongs to one ends with it. */
export const sessions = signal(0);

/** The server has ended the session. After a change of the password there is another one already. */
async function renew(): Promise<void> {
  live = null;
  await renewal?.catch(() => {});
  try {
    remember(await client.getMe());
    sessions.value += 1;
  } catch {
    // A refused token has been removed by now; without a connection, the next call decides.
  }
}

function nameOf({ name }: State): typeof connection.value {
  if (name === 'open') return 'live';
  return navigator.onLine ? 'reconnecting' : 'offline';
}

function leave(): void {
  live?.close();
  live = null;
  me.value = null;
}

/** Reads who is signed in; signs in by itself where the instance allows it. */
export async function begin(): Promise<void> {
  instance.value = await client.getInstance().catch(() => null);
  if (tokens.read() === null && instance.value?.web_auto_login === true) await autoSignIn();
  if (tokens.read() === null) {
    me.value = null;
    return;
  }
  try {
    remember(await client.getMe());
  } catch (error) {
    if (error instanceof Refused && error.status === 401) me.value = null;
    // Without a connection, the last user goes on with what this browser has.
    else me.value = remembered();
  }
}

async function autoSignIn(): Promise<void> {
  try {
    const { token } = await client.autoLogIn();
    await tokens.keep(token);
  } catch {
    // Not allowed from here: the sign-in page is shown.
  }
}

function remembered(): User | null {
  const text = localStorage.getItem(WHO);
  return text === null ? null : (JSON.parse(text) as User);
}

/** The copies and drafts of another user are removed. */
export function remember(user: User): void {
  const before = remembered();
  if (before && before.id !== user.id) forgetAll();
  localStorage.setItem(WHO, JSON.stringify(user));
  me.value = user;
  liveClient();
}

export async function signIn(identity: string, password: string): Promise<void> {
  await client.signIn({ identity, password });
  remember(await client.getMe());
}

export async function signUp(body: Parameters<typeof client.signUp>[0]['body']): Promise<void> {
  const { token } = await client.signUp({ body });
  await tokens.keep(token);
  remember(await client.getMe());
}

export async function signOut(): Promise<void> {
  await client.signOut().catch(() => tokens.keep(null));
  forgetAll();
  localStorage.removeItem(WHO);
}

/** Set while the user is asked for the password again. */
export const asking = signal<{ readonly done: () => void; readonly failed: (error: Error) => void } | null>(
  null,
);

/** Calls that need a recent sign-in ask for the password, and are repeated. */
export const confirmed = confirming(
  () =>
    new Promise<void>((done, failed) => {
      asking.value = { done, failed };
    }),
);

/** Other tabs sign in and out, too. */
export function watchTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    if (newValue === null) leave();
    else void begin();
  });
  const tell = (): void => {
    if (!navigator.onLine) connection.value = 'offline';
    // The socket may have outlived a short gap.
    else if (live) connection.value = nameOf(live.state);
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
}
