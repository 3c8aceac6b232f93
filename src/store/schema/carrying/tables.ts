/** Every table of the database, and what a backup does with it: a test fails for one that is missing here. */

/**
 * Those that travel, with the columns by which their rows are told apart and in whose order they leave. A table that a later
 * migration drops stays here, since older backups have it.
 */
export const TRAVELLING: Readonly<Record<string, readonly string[]>> = {
  counters: ['name'],
  users: ['id'],
  api_keys: ['id'],
  oauth_clients: ['id'],
  settings: ['name'],
  projects: ['id'],
  staged_projects: ['project_id'],
  sequences: ['project_id', 'kind'],
  project_members: ['project_id', 'user_id'],
  project_orders: ['user_id', 'project_id'],
  project_groups: ['id'],
  grouped_projects: ['user_id', 'project_id'],
  saved_views: ['id'],
  modules: ['id'],
  labels: ['id'],
  folders: ['id'],
  issues: ['id'],
  issue_labels: ['issue_id', 'label_id'],
  issue_counts: ['project_id', 'facet', 'value'],
  relations: ['source_id', 'target_id', 'type'],
  pages: ['id'],
  page_labels: ['page_id', 'label_id'],
  comments: ['id'],
  plans: ['id'],
  plan_steps: ['id'],
  repo_bindings: ['id'],
  repo_identities: ['id'],
  activity: ['id'],
  activity_counts: ['project_id', 'week', 'actor', 'transport'],
  activity_texts: ['id'],
  fillings: ['name'],
  attachments: ['id'],
  attachment_links: ['attachment_id', 'issue_id', 'page_id', 'comment_id'],
  file_storage: ['bytes'],
};

/** Those that stay behind, and why. */
export const STAYING: Readonly<Record<string, 'ends' | 'rebuilt'>> = {
  // Who was signed in, and what was about to be granted, ends with a restore; what was spent and held is of the moment.
  sessions: 'ends',
  oauth_codes: 'ends',
  oauth_devices: 'ends',
  oauth_tokens: 'ends',
  budgets: 'ends',
  file_holds: 'ends',
  // Made by the migrations themselves, and made anew from the texts.
  migrations: 'rebuilt',
  search_texts: 'rebuilt',
  search_due: 'rebuilt',
  search_words: 'rebuilt',
  search_words_fts: 'rebuilt',
  search_letters_fts: 'rebuilt',
  search_vocabulary: 'rebuilt',
  search_rebuilding: 'rebuilt',
};

/** What even an instance that was never used has rows in. */
export const SEEDED: readonly string[] = ['counters', 'file_storage', 'fillings'];
