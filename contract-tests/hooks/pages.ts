/** Hooks for the outcomes of the family `pages`. */
import type { Schemas } from '../../src/generated/types.ts';
import { ABSENT, folderIn, fullPageIn, labelIn, pageIn, workspacePage, type Role } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';
import { tooManyAttachments, tooManyMentions } from '../texts.ts';

const TITLE = 'How we moor';

/** A page in the path of somebody with a role in its project. */
async function onPage(stage: Stage, role: Role) {
  const project = await stage.project();
  const { id } = await fullPageIn(project);
  return { as: project[role], path: { id } };
}

/** A page of the workspace in the path of somebody who can read it and no more. */
async function onReadableWorkspacePage(stage: Stage) {
  await stage.set({ authz_enforced: false });
  const { id } = await workspacePage(await stage.administrator());
  return { as: await stage.person(), path: { id } };
}

/** A folder of another project, which an administrator sees as well. */
async function folderElsewhere(stage: Stage): Promise<number> {
  const { id } = await folderIn(await stage.project());
  return id;
}

/** A page whose content was replaced, and the `seq` of its first version. */
async function rewrittenPage(stage: Stage) {
  const project = await stage.project();
  const { maintainer, viewer } = project;
  const { id } = await fullPageIn(project);
  for (const content of ['Stern to the wind, sometimes.', 'As the skipper says.'])
    await maintainer.api.updatePage({ path: { id }, body: { content } });
  const { items } = await viewer.api.listPageVersions({ path: { id } });
  return { viewer, id, seq: items.at(-1)?.seq ?? 0 };
}

async function creating(stage: Stage, fields: Partial<Schemas['PageCreate']>) {
  const { id: project_id } = await stage.project();
  return { body: { project_id, title: TITLE, ...fields } };
}

async function changing(stage: Stage, body: Schemas['PageUpdate']) {
  const { id } = await pageIn(await stage.project());
  return { path: { id }, body };
}

export const hooks: Hooks = {
  listPages: {
    200: async stage => {
      const project = await stage.project();
      const { folder_id, labels } = await fullPageIn(project);
      for (const title of ['Where we moor', 'How we anchor'])
        await pageIn(project, { title, folder_id, status: 'active', labels });
      const filter = { folder_id: folder_id ?? 0, label: 'HANDBOOK', status: 'active' } as const;
      const part = { limit: 2, offset: 1 } as const;
      return { as: project.viewer, query: { project_id: project.id, ...filter, ...part } };
    },
    not_found: async stage => {
      const { id } = await stage.project();
      return { as: await stage.person(), query: { project_id: id } };
    },
  },
  createPage: {
    200: async stage => {
      const project = await stage.project();
      const { id: folder_id } = await folderIn(project);
      const place = { project_id: project.id, folder_id, labels: [await labelIn(project, 'handbook')] };
      const content = `Ask @${project.lead.username}, or look at /api/attachments/1.\r\n`;
      return { as: project.maintainer, body: { title: TITLE, content, status: 'complete', ...place } };
    },
    unknown_reference: stage => creating(stage, { folder_id: ABSENT }),
    other_project: async stage => creating(stage, { folder_id: await folderElsewhere(stage) }),
    label_unknown: stage => creating(stage, { labels: ['no such label'] }),
    workspace_page_place: () => ({ body: { title: TITLE, labels: ['handbook'] } }),
    too_many_mentions: async stage => creating(stage, { content: await tooManyMentions(stage) }),
    too_many_attachments: stage => creating(stage, { content: tooManyAttachments() }),
    role_required: async stage => {
      const { id: project_id, viewer } = await stage.project();
      return { as: viewer, body: { project_id, title: TITLE } };
    },
    administrator_required: async stage => ({ as: await stage.person(), body: { title: TITLE } }),
  },
  getPage: { 200: stage => onPage(stage, 'viewer') },
  updatePage: {
    200: async stage => {
      const project = await stage.project();
      const { id } = await fullPageIn(project);
      const text = { title: 'Rules for storms', content: 'Who closes which mooring, and when.' };
      const place = { folder_id: null, sort_order: 0.5, status: 'archived', pinned: true } as const;
      const labels = [await labelIn(project, 'storm')];
      const { seq: expected_seq } = await project.maintainer.api.getPage({ path: { id } });
      return { as: project.maintainer, path: { id }, body: { ...text, ...place, labels, expected_seq } };
    },
    stale_seq: async stage => {
      const project = await stage.project();
      const { id, seq } = await fullPageIn(project);
      return {
        as: project.maintainer,
        path: { id },
        body: { title: 'Storms', expected_seq: seq + 1_000_000 },
      };
    },
    unknown_reference: stage => changing(stage, { folder_id: ABSENT }),
    other_project: async stage => changing(stage, { folder_id: await folderElsewhere(stage) }),
    label_unknown: stage => changing(stage, { labels: ['no such label'] }),
    workspace_page_place: async stage => {
      const { id } = await workspacePage(await stage.administrator());
      return { path: { id }, body: { folder_id: await folderElsewhere(stage) } };
    },
    too_many_mentions: async stage => changing(stage, { content: await tooManyMentions(stage) }),
    too_many_attachments: stage => changing(stage, { content: tooManyAttachments() }),
    role_required: stage => onPage(stage, 'viewer'),
    administrator_required: onReadableWorkspacePage,
  },
  listPageVersions: {
    200: async stage => {
      const { viewer, id } = await rewrittenPage(stage);
      return { as: viewer, path: { id }, query: { limit: 5, offset: 1 } };
    },
  },
  getPageVersion: {
    200: async stage => {
      const { viewer, id, seq } = await rewrittenPage(stage);
      return { as: viewer, path: { id, seq } };
    },
  },
  deletePage: {
    200: stage => onPage(stage, 'maintainer'),
    role_required: stage => onPage(stage, 'viewer'),
    administrator_required: onReadableWorkspacePage,
  },
  resolvePage: {
    200: async stage => {
      const project = await stage.project();
      const { identifier } = await fullPageIn(project);
      return { as: project.viewer, path: { identifier: identifier.toLowerCase() } };
    },
    not_found: async stage => {
      const { identifier } = await pageIn(await stage.project());
      return { as: await stage.person(), path: { identifier } };
    },
  },
};
