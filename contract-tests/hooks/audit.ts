/** Hooks for the outcomes of the family `audit`. */
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

/** Two acts of one administrator. */
async function busyAdministrator(stage: Stage) {
  const { id } = await stage.person();
  const as = await stage.administrator();
  await as.api.promoteUser({ path: { id } });
  await as.api.demoteUser({ path: { id } });
  return { as, query: { actor: as.username } };
}

export const hooks: Hooks = {
  listAudit: { 200: busyAdministrator },
};
