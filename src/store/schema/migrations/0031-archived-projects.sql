-- Archived projects stay in the database, hidden like projects that are still being imported.
ALTER TABLE staged_projects RENAME TO hidden_projects;
ALTER TABLE hidden_projects RENAME COLUMN staged_at TO hidden_at;

CREATE TABLE archived_projects (
  id {{id}},
  project_id {{integer}} NOT NULL UNIQUE REFERENCES projects (id),
  identifier {{text}} NOT NULL,
  was_public {{integer}} NOT NULL CHECK (was_public IN (0, 1)),
  -- At the time of archiving.
  size_bytes {{integer}} NOT NULL,
  issue_count {{integer}} NOT NULL,
  page_count {{integer}} NOT NULL,
  archived_at {{text}} NOT NULL,
  archived_by {{integer}} REFERENCES users (id)
) {{strict}};

CREATE INDEX archived_projects_by_author ON archived_projects (archived_by) WHERE archived_by IS NOT NULL;

-- What others would still see, or would collide with, waits here for the return of the project.
CREATE TABLE archived_members (
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  user_id {{integer}} NOT NULL REFERENCES users (id),
  role {{text}} NOT NULL,
  created_at {{text}} NOT NULL,
  PRIMARY KEY (project_id, user_id)
) {{strict}};

CREATE INDEX archived_members_of_user ON archived_members (user_id);

CREATE TABLE archived_sources (
  issue_id {{integer}} PRIMARY KEY REFERENCES issues (id),
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  source {{text}} NOT NULL
) {{strict}};

CREATE INDEX archived_sources_of_project ON archived_sources (project_id);

CREATE TABLE archived_identities (
  id {{integer}} PRIMARY KEY,
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  binding_id {{integer}} NOT NULL REFERENCES repo_bindings (id),
  kind {{text}} NOT NULL,
  value {{text}} NOT NULL,
  digest {{text}} NOT NULL,
  first_seen_at {{text}} NOT NULL
) {{strict}};

CREATE INDEX archived_identities_of_project ON archived_identities (project_id);
CREATE INDEX archived_identities_of_binding ON archived_identities (binding_id);

-- Relations to issues of other projects, which may be purged meanwhile.
CREATE TABLE archived_relations (
  source_id {{integer}} NOT NULL,
  target_id {{integer}} NOT NULL,
  type {{text}} NOT NULL,
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  PRIMARY KEY (source_id, target_id, type)
) {{strict}};

CREATE INDEX archived_relations_of_project ON archived_relations (project_id);
