/** Hooks for the outcomes of the family `keys`. */
import type { Hooks } from '../hooks.ts';
import { freshName, type Stage, type Member } from '../stage.ts';

/** A user who has a key, and its name and id. */
async function holder(stage: Stage): Promise<{ as: Member; name: string; id: number }> {
  const as = await stage.person();
  const name = freshName();
  await as.api.createKey({ body: { name } });
  const [key] = await as.api.listKeys();
  return { as, name, id: key?.id ?? 0 };
}

export const hooks: Hooks = {
  listKeys: {
    200: async stage => {
      const { as } = await holder(stage);
      await as.api.createKey({ body: { name: `early-${freshName()}` } });
      return { as };
    },
  },
  createKey: {
    200: () => ({ body: { name: freshName() } }),
    key_name_taken: async stage => {
      const { name } = await holder(stage);
      return { body: { name } };
    },
    key_name_held: async stage => {
      const { as, name, id } = await holder(stage);
      await as.api.revokeKey({ path: { id } });
      return { body: { name } };
    },
  },
  revokeKey: {
    200: async stage => {
      const { as, id } = await holder(stage);
      return { as, path: { id } };
    },
  },
};
