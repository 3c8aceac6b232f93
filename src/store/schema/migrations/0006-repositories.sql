-- Repositories: which project the names of one mean, its remote addresses and its checkouts.

CREATE TABLE repo_bindings (
  id {{id}},
  project_id {{integer}} NOT NULL REFERENCES projects (id),
  -- Null for an operator's key.
  created_by {{integer}} REFERENCES users (id),
  created_at {{text}} NOT NULL
) {{strict}};

CREATE INDEX bindings_of_project ON repo_bindings (project_id, id);

CREATE TABLE repo_identities (
  id {{id}},
  binding_id {{integer}} NOT NULL REFERENCES repo_bindings (id),
  kind {{text}} NOT NULL CHECK (kind IN ('remote', 'root')),
  value {{text}} NOT NULL,
  -- SHA-256 of kind and value: a path may be longer than what an index of PostgreSQL holds.
  digest {{text}} NOT NULL UNIQUE,
  first_seen_at {{text}} NOT NULL
) {{strict}};

CREATE INDEX identities_of_binding ON repo_identities (binding_id, id);
