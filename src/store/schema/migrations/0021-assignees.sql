-- Who must do an issue: no one in particular (any agent may), any person, or the people named here. With `needs_human` in
-- the indexes of filtered lists, the issues that agents may take are found without looking at the rows.
ALTER TABLE issues ADD COLUMN needs_human {{integer}} NOT NULL DEFAULT 0 CHECK (needs_human IN (0, 1));

CREATE TABLE issue_assignees (
  issue_id {{integer}} NOT NULL REFERENCES issues (id),
  user_id {{integer}} NOT NULL REFERENCES users (id),
  PRIMARY KEY (issue_id, user_id)
) {{strict}};

CREATE INDEX issues_of_assignee ON issue_assignees (user_id, issue_id);

DROP INDEX issues_in_order;
DROP INDEX issues_by_number;
DROP INDEX issues_by_status;
DROP INDEX issues_by_priority;
DROP INDEX issues_by_module;
DROP INDEX issues_by_creation;
DROP INDEX issues_by_update;
DROP INDEX issues_blocked;

CREATE INDEX issues_in_order ON issues
  (project_id, sort_order, sequence, id, status, priority_rank, module_id, deleted_at, needs_human)
  WHERE deleted_at IS NULL;
CREATE INDEX issues_by_number ON issues
  (project_id, sequence, id, status, priority_rank, module_id, deleted_at, needs_human) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_status ON issues
  (project_id, status, sort_order, sequence, id, priority_rank, module_id, deleted_at, needs_human)
  WHERE deleted_at IS NULL;
CREATE INDEX issues_by_priority ON issues
  (project_id, priority_rank, sort_order, sequence, id, status, module_id, deleted_at, needs_human)
  WHERE deleted_at IS NULL;
CREATE INDEX issues_by_module ON issues
  (project_id, module_id, sort_order, sequence, id, status, priority_rank, deleted_at, needs_human)
  WHERE deleted_at IS NULL AND module_id IS NOT NULL;
CREATE INDEX issues_by_creation ON issues
  (project_id, created_at, id, status, priority_rank, module_id, deleted_at, needs_human) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_update ON issues
  (project_id, updated_at, id, status, priority_rank, module_id, deleted_at, needs_human) WHERE deleted_at IS NULL;
CREATE INDEX issues_blocked ON issues
  (project_id, sort_order, sequence, id, status, priority_rank, module_id, created_at, updated_at, deleted_at,
    open_blockers, needs_human)
  WHERE deleted_at IS NULL AND open_blockers > 0;
CREATE INDEX issues_for_people ON issues
  (project_id, needs_human, sort_order, sequence, id, status, priority_rank, module_id, created_at, updated_at,
    deleted_at)
  WHERE deleted_at IS NULL AND needs_human = 1;
