/** The settings of the instance. */
import { SETTINGS_CHANGED } from '../store/events.ts';
import type { Read } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/work.ts';
import { audited, changedFields } from './audit.ts';

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

/** `authz_enforced`, from its stored value. */
export function isEnforced(stored: string | null): boolean {
  return stored === null ? DEFAULTS.authz_enforced : stored === 'true';
}

export async function changeSettings(work: Work, changes: Partial<Settings>): Promise<Settings> {
  const before = await readSettings(work);
  const after = { ...before, ...changes };
  for (const [name, value] of Object.entries(changes)) {
    const row = { name, value: JSON.stringify(value) };
    await work.db('settings').insert(row).onConflict('name').merge();
  }
  work.announce({ type: SETTINGS_CHANGED });
  const names = Object.keys(DEFAULTS) as (keyof Settings)[];
  const changed = changedFields(before, after, names);
  if (changed) {
    const target = { kind: 'setting', id: null, name: Object.keys(changed.after).join(', ') } as const;
    await audited(work, { action: 'settings.update', target, ...changed });
  }
  if (before.authz_enforced !== after.authz_enforced) work.announce({ type: 'resync.required' });
  return after;
}

/** Read again only if they may have changed. */
export function knownSettings(store: Store): () => Promise<Settings> {
  return store.remembered(SETTINGS_CHANGED, readSettings);
}

/** Whether there is an account. Once there is one there always is: accounts are never deleted. */
export function usersKnown(store: Store): () => Promise<boolean> {
  let isKnown = false;
  return async () => {
    isKnown ||= await store.read(async ({ db }) => (await db('users').select('id').first()) !== undefined);
    return isKnown;
  };
}
