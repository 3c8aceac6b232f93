/** Hooks for the outcomes of the family `hooks`. */
import { issueIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

/** One issue that can be closed, and one that is. */
async function pushed(stage: Stage) {
  const project = await stage.project();
  const [open, closed] = [await issueIn(project), await issueIn(project, { status: 'done' })];
  return {
    as: project.maintainer,
    body: { messages: [`Fixes ${open.identifier}, closes ${closed.identifier}`] },
  };
}

export const hooks: Hooks = {
  runGitHook: {
    200: pushed,
    too_many_references: async stage => {
      const { as } = await pushed(stage);
      const messages = Array.from({ length: 3 }, (_, hundreds) =>
        Array.from({ length: 200 }, (_, one) => `fix APP-${hundreds * 200 + one + 1}`).join('\n'),
      );
      return { as, body: { messages } };
    },
  },
};
