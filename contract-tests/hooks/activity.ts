/** Hooks for the outcomes of the family `activity`. */
import { eventfulProject } from '../eventful.ts';
import type { Hooks } from '../hooks.ts';

const SEVERAL = { limit: 5, offset: 1 };

export const hooks: Hooks = {
  listProjectActivity: {
    200: async stage => {
      const { viewer, id } = await eventfulProject(stage);
      return { as: viewer, path: { id }, query: { limit: 200, offset: 0 } };
    },
  },
  listActivityActors: {
    200: async stage => {
      const { viewer, id } = await eventfulProject(stage);
      return { as: viewer, path: { id } };
    },
  },
  listIssueActivity: {
    200: async stage => {
      const { viewer, issue } = await eventfulProject(stage);
      return { as: viewer, path: { id: issue }, query: SEVERAL };
    },
  },
  listPageActivity: {
    200: async stage => {
      const { viewer, page } = await eventfulProject(stage);
      return { as: viewer, path: { id: page }, query: SEVERAL };
    },
  },
  listPlanActivity: {
    200: async stage => {
      const { viewer, plan } = await eventfulProject(stage);
      return { as: viewer, path: { id: plan }, query: SEVERAL };
    },
  },
};
