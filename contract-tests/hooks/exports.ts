/** Hooks for the outcomes of the family `exports`. */
import { commentOnIssue, fullIssueIn, fullPageIn, issueIn, pageIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import { allTaken } from '../slots.ts';
import type { Project, Stage } from '../stage.ts';

/** More comments on an issue than an export takes. */
async function tooManyComments(stage: Stage, project: Project): Promise<string> {
  const { id: issue_id, identifier } = await issueIn(project);
  await stage.write(async work => {
    work.untraced();
    const { db, now } = work;
    const times = { created_at: now, updated_at: now };
    const comment = {
      project_id: project.id,
      issue_id,
      user_id: project.lead.id,
      content: 'x',
      seq: 0,
      ...times,
    };
    for (let part = 0; part < 11; part += 1)
      await db('comments').insert(Array.from({ length: 100 }, () => comment));
  });
  return identifier;
}

async function onIssue(stage: Stage) {
  const project = await stage.project();
  const issue = await fullIssueIn(project);
  await commentOnIssue(project, issue);
  const format = stage.mediaType === 'application/json' ? 'json' : 'markdown';
  return { as: project.viewer, path: { identifier: issue.identifier }, query: { format } } as const;
}

async function onPage(stage: Stage) {
  const project = await stage.project();
  const { identifier } = await fullPageIn(project);
  const format = stage.mediaType === 'application/json' ? 'json' : 'markdown';
  return { as: project.viewer, path: { identifier }, query: { format } } as const;
}

async function identifierOf(stage: Stage, { viewer, id }: Project): Promise<string> {
  return (await viewer.api.getProject({ path: { id } })).identifier;
}

async function onProject(stage: Stage) {
  const project = await stage.project();
  await fullIssueIn(project);
  await fullPageIn(project);
  const format = stage.mediaType === 'application/json' ? 'json' : 'zip';
  return {
    as: project.viewer,
    path: { identifier: await identifierOf(stage, project) },
    query: { format },
  } as const;
}

export const hooks: Hooks = {
  exportIssue: {
    200: onIssue,
    not_found: async stage => {
      const { identifier } = await issueIn(await stage.project());
      return { as: await stage.person(), path: { identifier } };
    },
    exports_busy: async stage => {
      const asking = await onIssue(stage);
      await allTaken(stage, 'exports');
      return asking;
    },
    export_too_large: async stage => {
      const project = await stage.project();
      return { as: project.viewer, path: { identifier: await tooManyComments(stage, project) } };
    },
  },
  exportPage: {
    200: onPage,
    not_found: async stage => {
      const { identifier } = await pageIn(await stage.project());
      return { as: await stage.person(), path: { identifier } };
    },
    exports_busy: async stage => {
      const asking = await onPage(stage);
      await allTaken(stage, 'exports');
      return asking;
    },
  },
  exportProject: {
    200: onProject,
    not_found: async stage => {
      const identifier = await identifierOf(stage, await stage.project());
      return { as: await stage.person(), path: { identifier } };
    },
    exports_busy: async stage => {
      const asking = await onProject(stage);
      await allTaken(stage, 'exports');
      return asking;
    },
    export_too_large: async stage => {
      const project = await stage.project();
      await tooManyComments(stage, project);
      return { as: project.viewer, path: { identifier: await identifierOf(stage, project) } };
    },
  },
};
