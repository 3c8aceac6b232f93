/** Hooks for the outcomes of the family `home`. */
import { issueIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

/** A person with two issues in each group. */
async function wanted(stage: Stage) {
  const project = await stage.project();
  const { maintainer, viewer } = project;
  for (const title of ['Boats overlap', 'Berths are hidden']) {
    const { id } = await issueIn(project, { title, assignees: [viewer.username] });
    await maintainer.api.addWait({ path: { id }, body: { user: viewer.username } });
    await issueIn(project, { assignees: ['human'] });
  }
  return { as: viewer };
}

export const hooks: Hooks = {
  listAttention: { 200: wanted },
  getHomeOverview: {
    200: async stage => ({ ...(await wanted(stage)), query: { since: '2026-01-01', tz: -60 } }),
  },
};
