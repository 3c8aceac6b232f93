/** Every table of the database, and whether a backup includes it. A test fails for a table that is missing here. */

/**
 * Included tables, with the columns that identify and order their rows. A table that a later migration drops stays here,
 * since older backups have it.
 */
export const TRAVELLING: Readonly<Record<string, readonly string[]>> = {
  counters: ['name'],
  versions: ['name'],
  users: ['id'],
  api_keys: ['id'],
  audit: ['id'],
  oauth_clients: ['id'],
  settings: ['name'],
  projects: ['id'],
  staged_projects: ['project_id'],
  hidden_projects: ['project_id'],
  archived_projects: ['id'],
  archived_members: ['project_id', 'user_id'],
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
  issue_assignees: ['issue_id', 'user_id'],
  issue_waits: ['id'],
  issue_counts: ['project_id', 'facet', 'value'],
  relations: ['source_id', 'target_id', 'type'],
  archived_relations: ['source_id', 'target_id', 'type'],
  archived_sources: ['issue_id'],
  pages: ['id'],
  page_labels: ['page_id', 'label_id'],
  page_versions: ['page_id', 'seq'],
  comments: ['id'],
  plans: ['id'],
  plan_steps: ['id'],
  repo_bindings: ['id'],
  repo_identities: ['id'],
  archived_identities: ['id'],
  activity: ['id'],
  activity_counts: ['project_id', 'week', 'actor', 'transport'],
  activity_texts: ['id'],
  fillings: ['name'],
  attachments: ['id'],
  attachment_links: ['attachment_id', 'issue_id', 'page_id', 'comment_id'],
  file_storage: ['bytes'],
  idempotency_keys: ['owner', 'key'],
};

/** Excluded tables, and why. */
export const STAYING: Readonly<Record<string, 'ends' | 'rebuilt'>> = {
  // A restore ends sessions and pending grants; usage counts, holds and news are only temporary. It marks the folder again.
  sessions: 'ends',
  oauth_codes: 'ends',
  oauth_devices: 'ends',
  oauth_tokens: 'ends',
  budgets: 'ends',
  file_holds: 'ends',
  news: 'ends',
  passing_counts: 'ends',
  passing_notes: 'ends',
  folder_marks: 'ends',
  // Created by the migrations, or rebuilt from the texts.
  migrations: 'rebuilt',
  migration_versions: 'rebuilt',
  search_texts: 'rebuilt',
  search_due: 'rebuilt',
  search_words: 'rebuilt',
  search_words_fts: 'rebuilt',
  search_letters_fts: 'rebuilt',
  search_vocabulary: 'rebuilt',
  search_rebuilding: 'rebuilt',
};

/** Tables that have rows even in an unused instance. */
export const SEEDED: readonly string[] = ['counters', 'versions', 'file_storage', 'fillings'];
