/** Whether an operation would accept what a row says: asked of the very checks of the contract. */
import { fileName } from '../../attachments/names.ts';
import { compiledModule, type Check } from '../../compiled/module.ts';
import { WORKSPACE } from '../../records/identifiers.ts';
import { attachmentNumbers } from '../../text/references.ts';
import type { Kind, Row } from './format.ts';

/** The longest text of a comment, and the most files that a text refers to. */
const COMMENT_BYTES = 262_144;
const MOST_FILES = 256;

/** Two moments of a thing cannot be the wrong way round, but clocks are set back: nothing is said of them. */
type Asked<K extends Kind> = (row: Row<K>) => boolean;

const check = (family: string, operation: string) => (body: object) =>
  compiledModule<Readonly<Record<string, Check | undefined>>>(`rest.${family}`)[`${operation}_body`]?.({
    ...body,
  }) === true;

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

/** Any project will do: which one it is to be is not asked of the row. */
const project_id = 1;

const fewFiles = (text: string): boolean => attachmentNumbers(text).length <= MOST_FILES;

/** Files have other numbers at each place, and longer ones: without them, a text is as long as it was when it was sent. */
const unnumbered = (text: string): string => text.replaceAll(/(\/api\/attachments\/)(absent-)?[0-9]+/g, '$1');

const ACCEPTED: { readonly [K in Kind]?: Asked<K> } = {
  project: ({ name, identifier, description, emoji }) =>
    identifier !== WORKSPACE && project({ name, identifier, description, ...said({ emoji }) }),
  modules: ({ name, description, status, emoji }) =>
    module({ project_id, name, description, status, ...said({ emoji }) }),
  labels: ({ name, color }) => label({ project_id, name, color }),
  folders: ({ name }) => folder({ project_id, name }),
  issues: ({ title, description, status, priority, start_date, target_date, source }) =>
    fewFiles(description) &&
    issue({
      ...{ project_id, title, description: unnumbered(description), status, priority },
      ...said({ start_date, target_date, source }),
    }),
  pages: ({ title, content, status }) =>
    fewFiles(content) && page({ project_id, title, content: unnumbered(content), status }),
  plans: ({ title }) => plan({ project_id, title }),
  plan_steps: ({ title, description }) => step({ title, description }),
  comments: ({ content, issue_id, page_id }) =>
    (issue_id === null) !== (page_id === null) &&
    Buffer.byteLength(unnumbered(content)) <= COMMENT_BYTES &&
    fewFiles(content) &&
    comment({ content: unnumbered(content) }),
  attachments: ({ filename, alt_text }) => fileName(filename) === filename && altText({ alt_text }),
  attachment_links: ({ issue_id, page_id, comment_id, by_upload, by_body }) =>
    [issue_id, page_id, comment_id].filter(one => one !== null).length === 1 && (by_upload || by_body),
  relations: ({ source_id, target_id }) => source_id !== target_id,
};

export function isAcceptable<K extends Kind>(kind: K, row: Row<K>): boolean {
  return ACCEPTED[kind]?.(row) ?? true;
}

function said(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
