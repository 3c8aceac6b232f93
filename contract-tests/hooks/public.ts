/** Hooks for the outcomes of the public API: in projects that their lead has published. */
import type { Schemas } from '../../src/generated/types.ts';
import type { ConcurrencyName } from '../../src/generated/operations.ts';
import { on } from '../../test/setting/uploads.ts';
import { commentBy } from '../comments.ts';
import { folderIn, fullIssueIn, fullPageIn, issueIn, moduleIn, pageIn } from '../contents.ts';
import { fileOf, uploadBy } from '../files.ts';
import type { Hooks } from '../hooks.ts';
import { allTaken } from '../slots.ts';
import type { Project, Stage } from '../stage.ts';

interface Published extends Project {
  readonly identifier: string;
  readonly issue: Schemas['Issue'];
  readonly page: Schemas['Page'];
}

async function published(stage: Stage): Promise<Published> {
  const project = await stage.project();
  const issue = await fullIssueIn(project);
  const page = await fullPageIn(project);
  await linkToAnother(project, issue);
  const { id, lead } = project;
  const { identifier } = await lead.api.updateProject({ path: { id }, body: { is_public: true } });
  return { ...project, identifier, issue, page };
}

async function linkToAnother(project: Project, issue: Schemas['Issue']): Promise<void> {
  const { identifier: target } = await issueIn(project);
  const body = { source: issue.identifier, target, relation_type: 'blocks' } as const;
  await project.maintainer.api.linkIssues({ body });
}

async function inPath(stage: Stage) {
  return { path: { project: (await published(stage)).identifier } };
}

async function onIssue(stage: Stage) {
  const { identifier: project, issue } = await published(stage);
  return { path: { project, id: issue.id } };
}

async function onPage(stage: Stage) {
  const { identifier: project, page } = await published(stage);
  return { path: { project, id: page.id } };
}

/** The newest two of three comments, so that more follow. */
const NEWEST = { limit: 2, order: 'desc' } as const;
const REMARKS = ['Seen.', 'Mended.', 'Tried.'];

async function commentsOfIssue(stage: Stage) {
  const { identifier: project, issue, maintainer } = await published(stage);
  for (const content of REMARKS) await commentBy(maintainer, { issue_id: issue.id }, content);
  return { path: { project, id: issue.id }, query: NEWEST };
}

async function commentsOfPage(stage: Stage) {
  const { identifier: project, page, maintainer } = await published(stage);
  for (const content of REMARKS) await commentBy(maintainer, { page_id: page.id }, content);
  return { path: { project, id: page.id }, query: NEWEST };
}

/** Half a position. */
const HALF = { order: 'desc', before_id: 1 } as const;

async function linkedFile(stage: Stage, mediaType: string) {
  const { identifier: project, issue, maintainer } = await published(stage);
  const file = await uploadBy(stage, maintainer, { ...(await fileOf(mediaType)), ...on('issue', issue) });
  return { issue, maintainer, path: { project, id: file.id } };
}

async function file(stage: Stage, mediaType = stage.mediaType ?? '') {
  return { path: (await linkedFile(stage, mediaType)).path };
}

async function filesOfIssue(stage: Stage) {
  const { issue, path, maintainer } = await linkedFile(stage, 'image/png');
  await uploadBy(stage, maintainer, { ...(await fileOf('text/plain')), ...on('issue', issue) });
  return { path: { project: path.project }, query: { entity_type: 'issue', entity_id: issue.id } };
}

/** Others take all the places that there are. */
async function taken(stage: Stage, name: ConcurrencyName) {
  await allTaken(stage, name);
  return {};
}

const nowhere = () => ({});
const busy = (stage: Stage) => taken(stage, 'public_requests');

export const hooks: Hooks = {
  getPublicProject: { 200: inPath, not_found: nowhere, public_busy: busy },
  getPublicIndex: {
    200: async stage => {
      const project = await published(stage);
      await pageIn(project);
      return { path: { project: project.identifier } };
    },
    not_found: nowhere,
    public_busy: busy,
  },
  listPublicChanges: {
    200: async stage => {
      const { identifier: project, issue } = await published(stage);
      // As in the example, a page comes first.
      return { path: { project }, query: { since: issue.seq } };
    },
    not_found: nowhere,
    public_busy: busy,
  },
  listPublicModules: {
    200: async stage => {
      const project = await published(stage);
      await moduleIn(project, { name: 'Berths', emoji: '⚓' });
      return { path: { project: project.identifier } };
    },
    not_found: nowhere,
    public_busy: busy,
  },
  listPublicLabels: { 200: inPath, not_found: nowhere, public_busy: busy },
  listPublicFolders: {
    200: async stage => {
      const project = await published(stage);
      await folderIn(project);
      return { path: { project: project.identifier } };
    },
    not_found: nowhere,
    public_busy: busy,
  },
  resolvePublicIssue: {
    200: async stage => {
      const { identifier: project, issue } = await published(stage);
      return { path: { project, identifier: issue.identifier } };
    },
    not_found: nowhere,
    public_busy: busy,
  },
  getPublicIssue: { 200: onIssue, public_busy: busy },
  listPublicIssueComments: {
    200: commentsOfIssue,
    comment_cursor_invalid: async stage => ({ ...(await onIssue(stage)), query: HALF }),
    public_busy: busy,
  },
  getPublicPage: { 200: onPage, public_busy: busy },
  listPublicPageComments: {
    200: commentsOfPage,
    comment_cursor_invalid: async stage => ({ ...(await onPage(stage)), query: HALF }),
    public_busy: busy,
  },
  listPublicAttachments: { 200: filesOfIssue, not_found: nowhere, public_busy: busy },
  downloadPublicAttachment: {
    200: stage => file(stage),
    public_busy: stage => taken(stage, 'public_downloads'),
  },
  getPublicThumbnail: { 200: stage => file(stage, 'image/png'), public_busy: busy },
  getPublicPreview: { 200: stage => file(stage, 'application/zip'), public_busy: busy },
};
