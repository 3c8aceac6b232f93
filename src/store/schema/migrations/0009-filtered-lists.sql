-- Lists with filters walk along one index that also has what the other filters ask for, so that a row which does not
-- pass is never looked at: behind its description, which may be long, it would cost many pages. Counts no longer need
-- indexes of their own.

DROP INDEX issues_in_order;
DROP INDEX issues_by_status;
DROP INDEX issues_by_priority;
DROP INDEX issues_by_module;
DROP INDEX issues_by_creation;
DROP INDEX issues_by_update;
DROP INDEX issues_by_closing;
DROP INDEX activity_of_actor;

CREATE INDEX issues_in_order ON issues
  (project_id, sort_order, sequence, id, status, priority_rank, module_id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_number ON issues
  (project_id, sequence, id, status, priority_rank, module_id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_status ON issues
  (project_id, status, sort_order, sequence, id, priority_rank, module_id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_priority ON issues
  (project_id, priority_rank, sort_order, sequence, id, status, module_id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_module ON issues
  (project_id, module_id, sort_order, sequence, id, status, priority_rank, deleted_at)
  WHERE deleted_at IS NULL AND module_id IS NOT NULL;
CREATE INDEX issues_by_creation ON issues
  (project_id, created_at, id, status, priority_rank, module_id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_by_update ON issues
  (project_id, updated_at, id, status, priority_rank, module_id, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX issues_blocked ON issues
  (project_id, sort_order, sequence, id, status, priority_rank, module_id, created_at, updated_at, deleted_at, open_blockers)
  WHERE deleted_at IS NULL AND open_blockers > 0;

CREATE INDEX relations_blocking ON relations (target_id, source_id) WHERE type = 'blocks';
