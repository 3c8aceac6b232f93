/** The caller's API keys. */
import type { Handler } from '../contract/handler.ts';
import * as keys from '../identity/keys.ts';
import { accountOf } from '../identity/caller.ts';

export const listKeys: Handler<'listKeys'> = async ({ caller, store }) => {
  const rows = await store.read(read => keys.listKeys(read, accountOf(caller).id));
  return rows.map(row => ({ ...row, revoked: row.revoked_at !== null, operator: row.user_id === null }));
};

export const createKey: Handler<'createKey'> = ({ body: { name }, caller, call, store }) =>
  store.write(call, async work => ({ name, key: await keys.createKey(work, accountOf(caller).id, name) }));

export const revokeKey: Handler<'revokeKey'> = ({ params, caller, call, store }) =>
  store.write(call, async work => {
    await keys.revokeKey(work, await keys.managedKey(work, accountOf(caller).id, params.id));
    return { revoked: true };
  });
