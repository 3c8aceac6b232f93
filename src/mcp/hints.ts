/** The calls that help after a refusal. */
import type { RefusalCode } from '../generated/refusals.ts';
import type { Tool } from '../generated/tools.ts';

const HINTS: Partial<Record<RefusalCode, string>> = {
  unknown_reference: 'list_projects shows the projects, list_parts the modules, labels and folders of one.',
  label_unknown: 'list_parts shows the labels of the project, create_part creates one.',
  person_unknown: 'Use a username of a member of the project, me, or human for any person.',
  assignee_is_bot: 'Send an empty list: any agent may take an unassigned issue.',
  me_unknown: 'Send a username instead of me.',
  label_taken: 'list_parts shows the existing labels.',
  role_required: 'You can read this project; ask its lead for the role.',
  administrator_required: 'Ask an administrator to do it.',
  authentication_required: 'Only a signed-in user can do this; ask yours to do it.',
  recent_authentication_required: 'Only a user who has just signed in can do this; ask yours to do it.',
  stale_seq: 'It was changed in the meantime: read it again, and repeat.',
  project_identifier_taken: 'list_projects shows the identifiers that are in use.',
  not_in_trash: 'get_issue or get_page reads it. list_trash shows what is deleted.',
  other_project: 'list_parts shows the modules, labels and folders of its project.',
};

/** The tool that lists valid values; the first argument that the tool has decides. */
const LISTED: readonly (readonly [argument: string, hint: string])[] = [
  ['comment_id', 'list_comments shows the comments on an issue or a page, with their ids.'],
  ['attachment_id', 'list_attachments shows the files of an issue or a page, with their ids.'],
  ['step_id', 'list_plans shows the plans, get_plan the steps of one, with their ids.'],
  ['kind', 'list_projects shows the projects, list_parts the modules, labels and folders of one.'],
  ['identifier', 'list_projects, list_issues, list_pages and list_plans show what exists.'],
];

export function hintFor(code: RefusalCode, { name, inputSchema }: Tool): string | null {
  if (code !== 'not_found') return HINTS[code] ?? null;
  if (name === 'restore') return 'list_trash shows what can be restored.';
  const listed = LISTED.find(([argument]) => argument in inputSchema.properties);
  return listed?.[1] ?? 'list_projects, list_issues, list_pages and list_plans show what exists.';
}
