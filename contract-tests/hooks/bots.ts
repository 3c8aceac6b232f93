/** Hooks for the outcomes of the family `bots`. */
import type { Hooks } from '../hooks.ts';
import type { Stage, Member } from '../stage.ts';

/** A user with a connected tool, which is in the path. */
async function owner(stage: Stage): Promise<{ as: Member; path: { id: number } }> {
  const as = await stage.person();
  const { id } = await stage.toolOf(as);
  return { as, path: { id } };
}

export const hooks: Hooks = {
  listBots: {
    200: async stage => {
      const { as } = await owner(stage);
      await as.api.connectBot({ body: { tool: 'codex' } });
      return { as };
    },
  },
  connectBot: {
    200: () => ({ body: { tool: 'pi' } }),
    tool_connected: async stage => ({ as: (await owner(stage)).as, body: { tool: 'pi' } }),
  },
  disconnectBot: { 200: owner },
  deleteBot: { 200: owner },
};
