-- What an issue waits for: a person, or days. A person without an account here has only the imported name.
CREATE TABLE issue_waits (
  id {{id}},
  issue_id {{integer}} NOT NULL REFERENCES issues (id),
  user_id {{integer}} REFERENCES users (id),
  imported_name {{text}},
  earliest {{text}},
  latest {{text}},
  note {{text}} NOT NULL,
  created_at {{text}} NOT NULL,
  created_by {{integer}} REFERENCES users (id),
  CHECK ((earliest IS NULL) = (latest IS NULL)),
  CHECK ((earliest IS NULL) = (user_id IS NOT NULL OR imported_name IS NOT NULL))
) {{strict}};

CREATE INDEX waits_of_issue ON issue_waits (issue_id, earliest);
CREATE INDEX waits_for_person ON issue_waits (user_id, issue_id) WHERE user_id IS NOT NULL;
CREATE INDEX waits_by_author ON issue_waits (created_by) WHERE created_by IS NOT NULL;

-- How many waits an issue has: most have none, and a list does not look for them.
ALTER TABLE issues ADD COLUMN wait_count {{integer}} NOT NULL DEFAULT 0;

DROP INDEX issues_blocked;
CREATE INDEX issues_blocked ON issues
  (project_id, sort_order, sequence, id, status, priority_rank, module_id, created_at, updated_at, deleted_at,
    open_blockers, wait_count, needs_human)
  WHERE deleted_at IS NULL AND (open_blockers > 0 OR wait_count > 0);
