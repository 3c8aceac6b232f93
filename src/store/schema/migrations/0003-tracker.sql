-- What is tracked: projects and who is in them, issues, pages, plans, comments, and how each caller arranges them.
-- Names are stored beside their folded form: both engines then compare them alike. What has a trash has `deleted_at`.

CREATE TABLE projects (
  id {{id}},
  name {{text}} NOT NULL,
  identifier {{text}} NOT NULL UNIQUE,
  description {{text}} NOT NULL,
  emoji {{text}},
  lead_user_id {{integer}} REFERENCES users (id),
  sort_order {{integer}} NOT NULL,
  is_public {{integer}} NOT NULL DEFAULT 0 CHECK (is_public IN (0, 1)),
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL
) {{strict}};

-- The last number given out, for each project (0 is the workspace) and kind. Numbers are never used again.
CREATE TABLE sequences (
  project_id {{integer}} NOT NULL,
  kind {{text}} NOT NULL CHECK (kind IN ('issue', 'page', 'plan')),
  last {{integer}} NOT NULL,
  PRIMARY KEY (project_id, kind)
) {{strict}};

CREATE TABLE project_members (
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  user_id {{integer}} NOT NULL REFERENCES users (id),
  role {{text}} NOT NULL CHECK (role IN ('viewer', 'maintainer', 'lead')),
  created_at {{text}} NOT NULL,
  PRIMARY KEY (project_id, user_id)
) {{strict}};

CREATE INDEX project_members_of_user ON project_members (user_id, project_id);

-- The caller's own order of projects.
CREATE TABLE project_orders (
  user_id {{integer}} NOT NULL REFERENCES users (id),
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  place {{integer}} NOT NULL,
  PRIMARY KEY (user_id, project_id)
) {{strict}};

CREATE TABLE project_groups (
  id {{id}},
  user_id {{integer}} NOT NULL REFERENCES users (id),
  name {{text}} NOT NULL,
  name_folded {{text}} NOT NULL,
  sort_order {{integer}} NOT NULL,
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL,
  UNIQUE (user_id, name_folded)
) {{strict}};

-- A project is in at most one of a caller's groups.
CREATE TABLE grouped_projects (
  user_id {{integer}} NOT NULL REFERENCES users (id),
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  group_id {{integer}} NOT NULL REFERENCES project_groups (id),
  PRIMARY KEY (user_id, project_id)
) {{strict}};

CREATE INDEX grouped_projects_of_group ON grouped_projects (group_id);

-- Who was busy in a project lately. Ids are not asked: they grow with time only as long as no clock is set back.
CREATE INDEX activity_by_time ON activity (project_id, ts, actor_user_id, transport) WHERE project_id IS NOT NULL;

CREATE TABLE saved_views (
  id {{id}},
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  user_id {{integer}} NOT NULL REFERENCES users (id),
  name {{text}} NOT NULL,
  name_folded {{text}} NOT NULL,
  config {{text}} NOT NULL,
  is_default {{integer}} NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL,
  UNIQUE (project_id, user_id, name_folded)
) {{strict}};

CREATE TABLE modules (
  id {{id}},
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  name {{text}} NOT NULL,
  name_folded {{text}} NOT NULL,
  description {{text}} NOT NULL,
  status {{text}} NOT NULL CHECK (status IN ('backlog', 'planned', 'active', 'paused', 'done', 'cancelled')),
  emoji {{text}},
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL
) {{strict}};

CREATE INDEX modules_of_project ON modules (project_id, name_folded, id);

CREATE TABLE labels (
  id {{id}},
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  name {{text}} NOT NULL,
  name_folded {{text}} NOT NULL,
  color {{text}} NOT NULL,
  UNIQUE (project_id, name_folded)
) {{strict}};

CREATE TABLE folders (
  id {{id}},
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  parent_id {{integer}} REFERENCES folders (id),
  name {{text}} NOT NULL,
  name_folded {{text}} NOT NULL,
  sort_order {{real}} NOT NULL
) {{strict}};

CREATE INDEX folders_of_project ON folders (project_id, sort_order, name_folded, id);

CREATE INDEX folders_of_parent ON folders (parent_id);

CREATE TABLE issues (
  id {{id}},
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  sequence {{integer}} NOT NULL,
  title {{text}} NOT NULL,
  description {{text}} NOT NULL,
  status {{text}} NOT NULL CHECK (status IN ('backlog', 'todo', 'active', 'done', 'cancelled')),
  priority {{text}} NOT NULL CHECK (priority IN ('urgent', 'high', 'medium', 'low', 'none')),
  -- 0 for urgent to 4 for none, so that an index can give the order.
  priority_rank {{integer}} NOT NULL,
  module_id {{integer}} REFERENCES modules (id),
  sort_order {{real}} NOT NULL,
  start_date {{text}},
  target_date {{text}},
  source {{text}},
  -- When it last moved into done or cancelled; null while it is open, and for one that was born closed.
  closed_at {{text}},
  seq {{integer}} NOT NULL,
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL,
  deleted_at {{text}},
  UNIQUE (project_id, sequence)
) {{strict}};

-- Lists find the ids of a page in these. They end with deleted_at, though only its NULL is in them, since SQLite would
-- look into the table for it otherwise: a list across projects then takes fifty times as long.
CREATE INDEX issues_in_order ON issues (project_id, sort_order, sequence, id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_status ON issues (project_id, status, sort_order, sequence, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_priority ON issues (project_id, priority_rank, sort_order, sequence, id, deleted_at)
  WHERE deleted_at IS NULL;
CREATE INDEX issues_by_module ON issues (project_id, module_id) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_creation ON issues (project_id, created_at, id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_update ON issues (project_id, updated_at, id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_of_all_projects ON issues (sort_order, sequence, id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_closing ON issues (project_id, closed_at) WHERE deleted_at IS NULL AND closed_at IS NOT NULL;
CREATE INDEX issues_of_module ON issues (module_id, sort_order, sequence) WHERE module_id IS NOT NULL;
CREATE INDEX issues_by_seq ON issues (project_id, seq);
CREATE UNIQUE INDEX issues_by_source ON issues (source) WHERE source IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX issues_in_trash ON issues (project_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX issues_to_purge ON issues (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE issue_labels (
  issue_id {{integer}} NOT NULL REFERENCES issues (id),
  label_id {{integer}} NOT NULL REFERENCES labels (id),
  PRIMARY KEY (issue_id, label_id)
) {{strict}};

CREATE INDEX issues_of_label ON issue_labels (label_id, issue_id);

CREATE TABLE relations (
  source_id {{integer}} NOT NULL REFERENCES issues (id),
  target_id {{integer}} NOT NULL REFERENCES issues (id),
  type {{text}} NOT NULL CHECK (type IN ('blocks', 'relates_to', 'duplicate')),
  PRIMARY KEY (source_id, target_id, type),
  CHECK (source_id <> target_id)
) {{strict}};

CREATE INDEX relations_of_target ON relations (target_id, source_id);

CREATE TABLE pages (
  id {{id}},
  project_id {{integer}} REFERENCES projects (id),
  sequence {{integer}} NOT NULL,
  folder_id {{integer}} REFERENCES folders (id),
  title {{text}} NOT NULL,
  title_folded {{text}} NOT NULL,
  content {{text}} NOT NULL,
  sort_order {{real}} NOT NULL,
  status {{text}} NOT NULL CHECK (status IN ('draft', 'active', 'complete', 'archived')),
  pinned {{integer}} NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
  seq {{integer}} NOT NULL,
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL,
  deleted_at {{text}}
) {{strict}};

CREATE UNIQUE INDEX pages_by_number ON pages (COALESCE(project_id, 0), sequence);
-- Pinned pages stand first.
CREATE INDEX pages_in_order ON pages (project_id, pinned DESC, sort_order, sequence) WHERE deleted_at IS NULL;
CREATE INDEX pages_of_folder ON pages (folder_id) WHERE folder_id IS NOT NULL;
CREATE INDEX pages_by_seq ON pages (project_id, seq);
CREATE INDEX pages_in_trash ON pages (project_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX pages_to_purge ON pages (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE page_labels (
  page_id {{integer}} NOT NULL REFERENCES pages (id),
  label_id {{integer}} NOT NULL REFERENCES labels (id),
  PRIMARY KEY (page_id, label_id)
) {{strict}};

CREATE INDEX pages_of_label ON page_labels (label_id, page_id);

-- `user_id` is null on an imported comment, which carries its author's name instead. `went_with_parent` marks what was
-- deleted along with its issue or page, and comes back with it.
CREATE TABLE comments (
  id {{id}},
  project_id {{integer}} REFERENCES projects (id),
  issue_id {{integer}} REFERENCES issues (id),
  page_id {{integer}} REFERENCES pages (id),
  user_id {{integer}} REFERENCES users (id),
  imported_author {{text}},
  content {{text}} NOT NULL,
  seq {{integer}} NOT NULL,
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL,
  deleted_at {{text}},
  went_with_parent {{integer}} NOT NULL DEFAULT 0 CHECK (went_with_parent IN (0, 1)),
  CHECK ((issue_id IS NULL) <> (page_id IS NULL))
) {{strict}};

CREATE INDEX comments_of_issue ON comments (issue_id, created_at, id) WHERE issue_id IS NOT NULL;
CREATE INDEX comments_of_page ON comments (page_id, created_at, id) WHERE page_id IS NOT NULL;
CREATE INDEX comments_by_seq ON comments (project_id, seq);
CREATE INDEX comments_in_trash ON comments (project_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX comments_to_purge ON comments (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE plans (
  id {{id}},
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  sequence {{integer}} NOT NULL,
  issue_id {{integer}} REFERENCES issues (id),
  title {{text}} NOT NULL,
  status {{text}} NOT NULL CHECK (status IN ('active', 'done', 'archived')),
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL,
  UNIQUE (project_id, sequence)
) {{strict}};

CREATE INDEX plans_by_update ON plans (project_id, updated_at, id);
CREATE INDEX plans_of_project ON plans (project_id, id);
CREATE INDEX plans_of_all_projects ON plans (updated_at, id);
CREATE INDEX plans_of_issue ON plans (issue_id) WHERE issue_id IS NOT NULL;

CREATE TABLE plan_steps (
  id {{id}},
  plan_id {{integer}} NOT NULL REFERENCES plans (id),
  parent_step_id {{integer}} REFERENCES plan_steps (id),
  position {{integer}} NOT NULL,
  title {{text}} NOT NULL,
  description {{text}} NOT NULL,
  issue_id {{integer}} REFERENCES issues (id),
  done {{integer}} NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
  reopened_via_issue_at {{text}},
  created_at {{text}} NOT NULL,
  edited_at {{text}}
) {{strict}};

CREATE INDEX plan_steps_of_plan ON plan_steps (plan_id, parent_step_id, position);
CREATE INDEX plan_steps_counted ON plan_steps (plan_id, done);
CREATE INDEX plan_steps_of_issue ON plan_steps (issue_id) WHERE issue_id IS NOT NULL;
CREATE INDEX plan_steps_of_parent ON plan_steps (parent_step_id) WHERE parent_step_id IS NOT NULL;
