/** Hooks for the outcomes of the family `comments`. */
import type { Schemas } from '../../src/generated/types.ts';
import type { AskingOf } from '../asking.ts';
import { commentBy, importComment } from '../comments.ts';
import { commentOnIssue, issueIn, pageIn, workspacePage } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';
import { tooManyAttachments, tooManyMentions } from '../texts.ts';

type Text = (stage: Stage, project: Project) => Promise<string> | string;

const plain: Text = () => 'It is the length that we round.';
/** One byte too many. */
const tooLarge: Text = () => 'a'.repeat(262_145);
/** From a system with other newlines; a member is mentioned, a file named. */
const rich: Text = (_, { viewer }) => `@${viewer.username} look:\r\n\r\n/api/attachments/21`;

const halfAPosition = { order: 'desc', before_id: 1 } as const;

/** The maintainer of a new project writes this on an issue. */
const onIssue = (text: Text) => async (stage: Stage) => {
  const project = await stage.project();
  const { id: issue_id } = await issueIn(project);
  return { as: project.maintainer, path: { issue_id }, body: { content: await text(stage, project) } };
};

const onPage = (text: Text) => async (stage: Stage) => {
  const project = await stage.project();
  const { id: page_id } = await pageIn(project);
  return { as: project.maintainer, path: { page_id }, body: { content: await text(stage, project) } };
};

interface Commented extends Project {
  readonly comment: Schemas['Comment'];
}

/** The maintainer's comment on an issue. */
async function commented(stage: Stage): Promise<Commented> {
  const project = await stage.project();
  return { ...project, comment: await commentOnIssue(project, await issueIn(project)) };
}

/** Its author changes the comment to this. */
const changing = (text: Text) => async (stage: Stage) => {
  const { comment, ...project } = await commented(stage);
  return { as: project.maintainer, path: { id: comment.id }, body: { content: await text(stage, project) } };
};

/** A lead may not change the comments of others. */
async function byLead(stage: Stage) {
  const { lead, comment } = await commented(stage);
  return { as: lead, path: { id: comment.id } };
}

async function byOperator(stage: Stage) {
  const { comment } = await commented(stage);
  return { as: await stage.operatorKey(), path: { id: comment.id } };
}

/** Of a person, a tool and an import, the latter two, the newest first. */
async function partOfAll(stage: Stage): Promise<AskingOf<'listIssueComments'>> {
  const project = await stage.project();
  const issue = await issueIn(project);
  await commentOnIssue(project, issue);
  await commentBy(await stage.toolOf(project.maintainer), { issue_id: issue.id }, 'Redrawn.');
  await importComment(stage, issue);
  await commentBy(project.lead, { issue_id: issue.id }, 'Thank you.');
  return { as: project.viewer, path: { issue_id: issue.id }, query: { order: 'desc', limit: 2, offset: 1 } };
}

/** The comments that the author of the last one wrote before it, the newest first. */
async function olderOfAuthor(stage: Stage): Promise<AskingOf<'listPageComments'>> {
  const project = await stage.project();
  const { maintainer, lead, viewer } = project;
  const { id: page_id } = await pageIn(project);
  await commentBy(maintainer, { page_id }, 'Where do we moor?');
  await commentBy(maintainer, { page_id }, 'And in a storm?');
  await commentBy(lead, { page_id }, 'Bow to the wind.');
  const { created_at: before_created_at, id: before_id } = await commentBy(maintainer, { page_id }, 'Aye.');
  const author = maintainer.username.toUpperCase();
  const query = { author, order: 'desc', limit: 500, offset: 0, before_created_at, before_id } as const;
  return { as: viewer, path: { page_id }, query };
}

/** Without enforcement anybody reads a workspace page. */
async function onWorkspacePage(stage: Stage) {
  const { id: page_id } = await workspacePage(await stage.administrator());
  await stage.set({ authz_enforced: false });
  return { as: await stage.person(), path: { page_id } };
}

export const hooks: Hooks = {
  listIssueComments: {
    200: partOfAll,
    comment_cursor_invalid: async stage => {
      const { as, path } = await onIssue(plain)(stage);
      return { as, path, query: halfAPosition };
    },
  },
  createIssueComment: {
    200: onIssue(rich),
    comment_too_large: onIssue(tooLarge),
    too_many_mentions: onIssue(tooManyMentions),
    too_many_attachments: onIssue(tooManyAttachments),
    role_required: async stage => {
      const project = await stage.project();
      return { as: project.viewer, path: { issue_id: (await issueIn(project)).id } };
    },
    authentication_required: async stage => ({
      ...(await onIssue(plain)(stage)),
      as: await stage.operatorKey(),
    }),
  },
  listPageComments: {
    200: olderOfAuthor,
    comment_cursor_invalid: async stage => {
      const { as, path } = await onPage(plain)(stage);
      return { as, path, query: halfAPosition };
    },
  },
  createPageComment: {
    200: onPage(rich),
    comment_too_large: onPage(tooLarge),
    too_many_mentions: onPage(tooManyMentions),
    too_many_attachments: onPage(tooManyAttachments),
    role_required: async stage => {
      const project = await stage.project();
      return { as: project.viewer, path: { page_id: (await pageIn(project)).id } };
    },
    authentication_required: async stage => ({
      ...(await onPage(plain)(stage)),
      as: await stage.operatorKey(),
    }),
    administrator_required: onWorkspacePage,
  },
  updateComment: {
    200: changing(rich),
    stale_seq: async stage => {
      const { comment, maintainer } = await commented(stage);
      return { as: maintainer, path: { id: comment.id }, body: { content: 'Aye.', expected_seq: 0 } };
    },
    comment_too_large: changing(tooLarge),
    too_many_mentions: changing(tooManyMentions),
    too_many_attachments: changing(tooManyAttachments),
    only_author: byLead,
    authentication_required: byOperator,
  },
  deleteComment: {
    200: async stage => {
      const { maintainer, comment } = await commented(stage);
      return { as: maintainer, path: { id: comment.id } };
    },
    only_author: byLead,
    authentication_required: byOperator,
  },
};
