-- The open issues of all projects: by age, and with what the overview counts.
CREATE INDEX issues_open ON issues
  (project_id, created_at, priority_rank, status, needs_human, open_blockers, wait_count, id, deleted_at)
  WHERE deleted_at IS NULL AND status NOT IN ('done', 'cancelled');

-- Closed issues by the time when they were closed.
CREATE INDEX issues_by_closing ON issues (project_id, closed_at, created_at, deleted_at)
  WHERE deleted_at IS NULL AND closed_at IS NOT NULL;

-- Open issues for people, newest first, for the issues that need attention.
CREATE INDEX issues_for_anybody ON issues (updated_at, id, project_id, status, needs_human, deleted_at)
  WHERE deleted_at IS NULL AND needs_human = 1 AND status NOT IN ('done', 'cancelled');

-- Issues that were created, or moved to another status, and by whom.
CREATE INDEX activity_of_flow ON activity
  (project_id, ts, actor_user_id, action, field, old_value, new_value, entity_type)
  WHERE entity_type = 'issue' AND (action = 'create' OR field = 'status');
