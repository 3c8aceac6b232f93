/** The settings of the instance: cached in memory, and read again after a committed change. */
import { SETTINGS_CHANGED } from '../store/events.ts';
import type { Read } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/work.ts';

export interface Settings {
  readonly allow_signup: boolean;
  readonly instance_name: string;
  readonly signup_email_domains: readonly string[];
  readonly session_lifetime_days: number;
  readonly login_message: string;
  readonly web_auto_login: boolean;
  readonly authz_enforced: boolean;
}

export const DEFAULTS: Settings = {
  allow_signup: false,
  instance_name: '',
  signup_email_domains: [],
  session_lifetime_days: 30,
  login_message: '',
  web_auto_login: false,
  authz_enforced: true,
};

interface SettingRow {
  readonly name: string;
  readonly value: string;
}

export async function readSettings(read: Read): Promise<Settings> {
  const rows = await read.db<SettingRow>('settings').select('name', 'value');
  const stored = Object.fromEntries(rows.map(row => [row.name, JSON.parse(row.value) as unknown]));
  return { ...DEFAULTS, ...stored };
}

export async function changeSettings(work: Work, changes: Partial<Settings>): Promise<Settings> {
  const before = await readSettings(work);
  const after = { ...before, ...changes };
  for (const [name, value] of Object.entries(changes)) {
    const row = { name, value: JSON.stringify(value) };
    await work.db('settings').insert(row).onConflict('name').merge();
  }
  work.announce({ type: SETTINGS_CHANGED });
  if (before.authz_enforced !== after.authz_enforced) work.announce({ type: 'resync.required' });
  return after;
}

/** Settings that every request may read without a query. Only this process changes them. */
export interface KnownSettings {
  current(): Promise<Settings>;
  /** Once there is an account there always is one: accounts are never deleted. */
  hasUsers(): Promise<boolean>;
}

export function knownSettings(store: Store): KnownSettings {
  let settings: Promise<Settings> | null = null;
  let users = false;
  store.onCommit(events => {
    if (events.some(({ type }) => type === SETTINGS_CHANGED)) settings = null;
  });
  return {
    current: () =>
      (settings ??= store.read(readSettings).catch((error: unknown) => {
        // A failure is not cached: the next call may succeed.
        settings = null;
        throw error;
      })),
    hasUsers: async () => {
      users ||= await store.read(async ({ db }) => (await db('users').select('id').first()) !== undefined);
      return users;
    },
  };
}
