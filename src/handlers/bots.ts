/** The caller's connected tools. */
import type { Handler } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
import * as bots from '../identity/bots.ts';
import { accountOf } from '../identity/caller.ts';
import { findUser } from '../identity/users.ts';

export const listBots: Handler<'listBots'> = async ({ caller, call, store }) => {
  const rows = await store.read(read => bots.listBots(read, accountOf(caller).id, call.now));
  return rows.map(row => ({ ...row, connected: row.connected === 1 }));
};

export const connectBot: Handler<'connectBot'> = ({ body: { tool }, caller, call, store }) =>
  store.write(call, async work => {
    const owner = await findUser(work, accountOf(caller).id);
    if (!owner) throw refuse.notFound();
    return { ...(await bots.connectTool(work, owner, tool)), tool };
  });

export const disconnectBot: Handler<'disconnectBot'> = ({ params, caller, call, store }) =>
  store.write(call, async work => {
    await bots.disconnectBot(work, accountOf(caller).id, params.id);
    return { disconnected: true };
  });

export const deleteBot: Handler<'deleteBot'> = ({ params, caller, call, store }) =>
  store.write(call, async work => {
    await bots.deleteBot(work, accountOf(caller).id, params.id);
    return { deleted: true };
  });
