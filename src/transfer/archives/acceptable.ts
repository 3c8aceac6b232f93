/**
 * Checks a row against the limits of the contract: with the request schema of an operation that would accept the values, or
 * else with the response schema of one that returns them.
 */
import { fileName } from '../../attachments/names.ts';
import { compiledModule, type Check } from '../../compiled/module.ts';
import { NO_ACCOUNT, importedName } from '../../records/imported.ts';
import { chosen } from '../../records/carried.ts';
import { SETTINGS } from '../../records/issue.ts';
import { WORKSPACE } from '../../text/identifiers.ts';
import { attachmentNumbers } from '../../text/references.ts';
import { withoutDeceptive } from '../../text/shown-name.ts';
import { MOST_REFERENCES } from '../../tracker/bodies.ts';
import { MOST_BYTES as MOST_COMMENT_BYTES } from '../../tracker/comments/comments.ts';
import type { Kind, Row } from './format.ts';

/** Whether the values are within limits. Two times of a row may be in the wrong order, since clocks are set back. */
type RowCheck<K extends Kind> = (row: Row<K>) => boolean;

type Checks = Readonly<Record<string, Check | undefined>>;

const check = (family: string, operation: string) => (body: object) =>
  compiledModule<Checks>(`rest.${family}`)[`${operation}_body`]?.({ ...body }) === true;

/** Whether the operation could return this body. */
const answer = (family: string, operation: string) => (body: object) =>
  compiledModule<Checks>(`rest.${family}.strict`)[`${operation}_200`]?.(body) === true;

const project = check('projects', 'createProject');
const module = check('modules', 'createModule');
const label = check('labels', 'createLabel');
const folder = check('folders', 'createFolder');
const issue = check('issues', 'createIssue');
const page = check('pages', 'createPage');
const plan = check('plans', 'createPlan');
const step = check('plans', 'createPlanStep');
const comment = check('comments', 'createIssueComment');
const altText = check('attachments', 'updateAttachment');
const shownComment = answer('comments', 'createIssueComment');
const shownActivity = answer('activity', 'listProjectActivity');

/** Any project id is fine: the row is not checked against the project. */
const project_id = 1;

const fewFiles = (text: string): boolean =>
  attachmentNumbers(text, MOST_REFERENCES).length <= MOST_REFERENCES;

/** As many names as labels, and short ones: each label is checked in its own row. */
const named = (labels: readonly number[]): string[] => labels.map(String);

/** File numbers differ between instances and may be longer, so a text is measured without them. */
const unnumbered = (text: string): string => text.replaceAll(/(\/api\/attachments\/)(absent-)?[0-9]+/g, '$1');

const ACCEPTED: { readonly [K in Kind]?: RowCheck<K> } = {
  project: ({ name, identifier, description, emoji }) =>
    identifier !== WORKSPACE && project({ name, identifier, description, ...nonNull({ emoji }) }),
  modules: ({ name, description, status, emoji }) =>
    module({ project_id, name, description, status, ...nonNull({ emoji }) }),
  labels: ({ name, color }) => label({ project_id, name, color }),
  folders: ({ name }) => folder({ project_id, name }),
  issues: ({ title, description, labels, needs_human, assignees, waits: ___, source, ...row }) => {
    const { module_id: _, sort_order: __, ...settings } = chosen(SETTINGS, row);
    return (
      fewFiles(description) &&
      (needs_human || assignees.length === 0) &&
      issue({
        project_id,
        title,
        description: unnumbered(description),
        labels: named(labels),
        assignees,
        ...nonNull({ ...settings, source }),
      })
    );
  },
  pages: ({ title, content, status, labels }) =>
    fewFiles(content) &&
    page({ project_id, title, content: unnumbered(content), status, labels: named(labels) }),
  plans: ({ title }) => plan({ project_id, title }),
  plan_steps: ({ title, description }) => step({ title, description }),
  comments: ({ id, content, issue_id, page_id, author, kind, created_at, updated_at }) =>
    (issue_id === null) !== (page_id === null) &&
    (kind === 'comment' || issue_id !== null) &&
    /\S/.test(author) &&
    Buffer.byteLength(unnumbered(content)) <= MOST_COMMENT_BYTES &&
    fewFiles(content) &&
    comment({ content: unnumbered(content) }) &&
    shownComment({
      id,
      issue_id,
      page_id,
      content: '',
      seq: 1,
      kind,
      created_at,
      updated_at,
      user_id: NO_ACCOUNT,
      author: importedName(author),
      author_display_name: importedName(author),
    }),
  // An older version may have stored a character in a name that is removed today.
  attachments: ({ filename, alt_text }) =>
    fileName(filename) === withoutDeceptive(filename) && altText({ alt_text }),
  attachment_links: ({ issue_id, page_id, comment_id, by_upload, by_body }) =>
    [issue_id, page_id, comment_id].filter(one => one !== null).length === 1 && (by_upload || by_body),
  relations: ({ source_id, target_id }) => source_id !== target_id,
  activity: ({ plan_id: _, entity_id, old_value, new_value, ...entry }) =>
    shownActivity({
      items: [
        {
          ...entry,
          id: 1,
          project_id,
          entity_id: entity_id ?? 1,
          actor_user_id: null,
          actor_username: null,
          actor_display_name: null,
          actor_is_bot: false,
          old_value: old_value && unnumbered(old_value),
          new_value: new_value && unnumbered(new_value),
        },
      ],
      has_more: false,
    }),
};

export function isAcceptable<K extends Kind>(kind: K, row: Row<K>): boolean {
  return ACCEPTED[kind]?.(row) ?? true;
}

function nonNull(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
