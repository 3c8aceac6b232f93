/** Fields with ids that agents and people give by name: what replaces each, and the kind of item that it names. */
export const BY_NAME: Readonly<Record<string, readonly [argument: string, called: string]>> = {
  project_id: ['project', 'project'],
  module_id: ['module', 'module'],
  folder_id: ['folder', 'folder'],
  parent_id: ['parent', 'folder'],
  issue_id: ['issue', 'issue'],
  lead_user_id: ['lead', 'user'],
};
