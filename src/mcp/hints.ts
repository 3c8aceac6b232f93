/** What to call next after a refusal. */
import type { RefusalCode } from '../generated/refusals.ts';

const HINTS: Partial<Record<RefusalCode, string>> = {
  not_found: 'list_projects, list_issues, list_pages and list_plans show what there is.',
  unknown_reference: 'list_projects shows the projects, list_parts the modules, labels and folders of one.',
  label_unknown: 'list_parts shows the labels of the project, create_part makes one.',
  role_required: 'You can read this project; ask its lead for the role.',
  stale_seq: 'Somebody changed it in between: read it again with get_issue, and repeat.',
  project_identifier_taken: 'list_projects shows the identifiers that are in use.',
};

export function hintFor(code: RefusalCode): string | null {
  return HINTS[code] ?? null;
}
