/** Hooks for the outcomes of the family `members`. */
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';

/** One of the project's people in the path, as one of its people asks. */
const onMember = (asked: Role, asking: Role) => async (stage: Stage) => {
  const project = await stage.project();
  return { as: project[asking], path: { id: project.id, user_id: project[asked].id } };
};

type Role = Exclude<keyof Project, 'id'>;

export const hooks: Hooks = {
  listMembers: {
    200: async stage => {
      const { id, viewer } = await stage.project();
      return { as: viewer, path: { id } };
    },
  },
  addMember: {
    200: async stage => {
      const { id, lead } = await stage.project();
      return { as: lead, path: { id }, body: { user_id: (await stage.person()).id, role: 'maintainer' } };
    },
    // A tool acts with the role of its owner and has no role itself.
    unknown_reference: async stage => {
      const { id, lead } = await stage.project();
      return { as: lead, path: { id }, body: { user_id: (await stage.toolOf(lead)).id } };
    },
    already_member: async stage => {
      const { id, lead, viewer } = await stage.project();
      return { as: lead, path: { id }, body: { user_id: viewer.id, role: 'lead' } };
    },
  },
  updateMember: {
    200: async stage => ({ ...(await onMember('viewer', 'lead')(stage)), body: { role: 'lead' } }),
    role_required: async stage => ({
      ...(await onMember('viewer', 'maintainer')(stage)),
      body: { role: 'viewer' },
    }),
    // A tool of the lead's may do whatever the lead may, but give access.
    recent_authentication_required: async stage => {
      const { as, path } = await onMember('viewer', 'lead')(stage);
      return { as: await stage.toolOf(as), path, body: { role: 'maintainer' } };
    },
    only_lead: async stage => ({ ...(await onMember('lead', 'lead')(stage)), body: { role: 'viewer' } }),
  },
  removeMember: {
    200: onMember('maintainer', 'lead'),
    role_required: onMember('viewer', 'maintainer'),
    only_lead: onMember('lead', 'lead'),
  },
};
