-- How many issues a project has of each kind, who did how much in it, and how many open blockers an issue has: kept as
-- rows change, since counting them takes as long as the project is large. Triggers keep them, so that no statement,
-- however it was written, can leave them out.

-- Blockers that are neither closed nor in the trash; for what is itself in the trash too, since it may come back.
ALTER TABLE issues ADD COLUMN open_blockers INTEGER NOT NULL DEFAULT 0;

UPDATE issues SET open_blockers = (
  SELECT COUNT(*) FROM relations JOIN issues AS blockers ON blockers.id = relations.source_id
  WHERE relations.target_id = issues.id AND relations.type = 'blocks'
    AND blockers.deleted_at IS NULL AND blockers.status NOT IN ('done', 'cancelled'))
WHERE id IN (SELECT target_id FROM relations WHERE type = 'blocks');

-- Of issues outside the trash: by `status`, by `priority` (its rank), by `module` (its id, '' for none), by the Monday of
-- the week of creation (`created`) and of closing (`closed`), and those that are `blocked`. By `label` (its id) those in the
-- trash count too: lists only need to know which of their filters is the rarest.
CREATE TABLE issue_counts (
  project_id INTEGER NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  issues INTEGER NOT NULL,
  PRIMARY KEY (project_id, facet, value)
) STRICT, WITHOUT ROWID;

-- `actor` is 0 where nobody acted.
CREATE TABLE activity_counts (
  project_id INTEGER NOT NULL,
  week TEXT NOT NULL,
  actor INTEGER NOT NULL,
  transport TEXT NOT NULL,
  actions INTEGER NOT NULL,
  last_ts TEXT NOT NULL,
  PRIMARY KEY (project_id, week, actor, transport)
) STRICT, WITHOUT ROWID;

INSERT INTO issue_counts (project_id, facet, value, issues)
  SELECT project_id, 'status', status, COUNT(*) FROM issues WHERE deleted_at IS NULL GROUP BY 1, 3
  UNION ALL
  SELECT project_id, 'priority', priority_rank, COUNT(*) FROM issues WHERE deleted_at IS NULL GROUP BY 1, 3
  UNION ALL
  SELECT project_id, 'module', COALESCE(module_id, ''), COUNT(*) FROM issues WHERE deleted_at IS NULL GROUP BY 1, 3
  UNION ALL
  SELECT project_id, 'created', date(created_at, 'weekday 0', '-6 days'), COUNT(*)
  FROM issues WHERE deleted_at IS NULL GROUP BY 1, 3
  UNION ALL
  SELECT project_id, 'closed', date(closed_at, 'weekday 0', '-6 days'), COUNT(*)
  FROM issues WHERE deleted_at IS NULL AND closed_at IS NOT NULL GROUP BY 1, 3
  UNION ALL
  SELECT labels.project_id, 'label', label_id, COUNT(*)
  FROM issue_labels JOIN labels ON labels.id = issue_labels.label_id GROUP BY 1, 3
  UNION ALL
  SELECT project_id, 'blocked', '', COUNT(*) FROM issues WHERE open_blockers > 0 AND deleted_at IS NULL GROUP BY 1;

INSERT INTO activity_counts (project_id, week, actor, transport, actions, last_ts)
  SELECT project_id, date(ts, 'weekday 0', '-6 days'), COALESCE(actor_user_id, 0), transport, COUNT(*), MAX(ts)
  FROM activity WHERE project_id IS NOT NULL GROUP BY 1, 2, 3, 4;

CREATE TRIGGER issues_counted AFTER INSERT ON issues WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO issue_counts (project_id, facet, value, issues)
  VALUES
    (NEW.project_id, 'status', NEW.status, 1),
    (NEW.project_id, 'priority', NEW.priority_rank, 1),
    (NEW.project_id, 'module', COALESCE(NEW.module_id, ''), 1),
    (NEW.project_id, 'created', date(NEW.created_at, 'weekday 0', '-6 days'), 1)
  ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = issues + 1;
  INSERT INTO issue_counts (project_id, facet, value, issues)
  SELECT NEW.project_id, 'closed', date(NEW.closed_at, 'weekday 0', '-6 days'), 1 WHERE NEW.closed_at IS NOT NULL
  ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = issues + 1;
END;

CREATE TRIGGER issues_uncounted AFTER DELETE ON issues WHEN OLD.deleted_at IS NULL BEGIN
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'status' AND value = OLD.status;
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'priority' AND value = CAST(OLD.priority_rank AS TEXT);
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'module' AND value = CAST(COALESCE(OLD.module_id, '') AS TEXT);
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'created' AND value = date(OLD.created_at, 'weekday 0', '-6 days');
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'closed' AND value = date(OLD.closed_at, 'weekday 0', '-6 days');
END;

-- What an issue was is taken away, and what it is comes in its place, in either order.
CREATE TRIGGER issues_changed_from
AFTER UPDATE OF project_id, status, priority_rank, module_id, created_at, closed_at, deleted_at ON issues
WHEN OLD.deleted_at IS NULL BEGIN
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'status' AND value = OLD.status;
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'priority' AND value = CAST(OLD.priority_rank AS TEXT);
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'module' AND value = CAST(COALESCE(OLD.module_id, '') AS TEXT);
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'created' AND value = date(OLD.created_at, 'weekday 0', '-6 days');
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'closed' AND value = date(OLD.closed_at, 'weekday 0', '-6 days');
END;

CREATE TRIGGER issues_changed_to
AFTER UPDATE OF project_id, status, priority_rank, module_id, created_at, closed_at, deleted_at ON issues
WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO issue_counts (project_id, facet, value, issues)
  VALUES
    (NEW.project_id, 'status', NEW.status, 1),
    (NEW.project_id, 'priority', NEW.priority_rank, 1),
    (NEW.project_id, 'module', COALESCE(NEW.module_id, ''), 1),
    (NEW.project_id, 'created', date(NEW.created_at, 'weekday 0', '-6 days'), 1)
  ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = issues + 1;
  INSERT INTO issue_counts (project_id, facet, value, issues)
  SELECT NEW.project_id, 'closed', date(NEW.closed_at, 'weekday 0', '-6 days'), 1 WHERE NEW.closed_at IS NOT NULL
  ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = issues + 1;
END;

CREATE TRIGGER labels_counted AFTER INSERT ON issue_labels BEGIN
  INSERT INTO issue_counts (project_id, facet, value, issues)
  SELECT project_id, 'label', id, 1 FROM labels WHERE id = NEW.label_id
  ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = issues + 1;
END;

CREATE TRIGGER labels_uncounted AFTER DELETE ON issue_labels BEGIN
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = (SELECT project_id FROM labels WHERE id = OLD.label_id)
    AND facet = 'label' AND value = CAST(OLD.label_id AS TEXT);
END;

CREATE TRIGGER labels_changed AFTER UPDATE OF label_id ON issue_labels BEGIN
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = (SELECT project_id FROM labels WHERE id = OLD.label_id)
    AND facet = 'label' AND value = CAST(OLD.label_id AS TEXT);
  INSERT INTO issue_counts (project_id, facet, value, issues)
  SELECT project_id, 'label', id, 1 FROM labels WHERE id = NEW.label_id
  ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = issues + 1;
END;

-- A relation that blocks makes its target wait for its source while that is open.
CREATE TRIGGER blocker_added AFTER INSERT ON relations WHEN NEW.type = 'blocks' BEGIN
  UPDATE issues SET open_blockers = open_blockers + 1
  WHERE id = NEW.target_id AND EXISTS (
    SELECT 1 FROM issues AS blockers
    WHERE blockers.id = NEW.source_id AND blockers.deleted_at IS NULL AND blockers.status NOT IN ('done', 'cancelled'));
END;

CREATE TRIGGER blocker_removed AFTER DELETE ON relations WHEN OLD.type = 'blocks' BEGIN
  UPDATE issues SET open_blockers = open_blockers - 1
  WHERE id = OLD.target_id AND EXISTS (
    SELECT 1 FROM issues AS blockers
    WHERE blockers.id = OLD.source_id AND blockers.deleted_at IS NULL AND blockers.status NOT IN ('done', 'cancelled'));
END;

CREATE TRIGGER blocker_changed AFTER UPDATE OF source_id, target_id, type ON relations BEGIN
  UPDATE issues SET open_blockers = open_blockers - 1
  WHERE OLD.type = 'blocks' AND id = OLD.target_id AND EXISTS (
    SELECT 1 FROM issues AS blockers
    WHERE blockers.id = OLD.source_id AND blockers.deleted_at IS NULL AND blockers.status NOT IN ('done', 'cancelled'));
  UPDATE issues SET open_blockers = open_blockers + 1
  WHERE NEW.type = 'blocks' AND id = NEW.target_id AND EXISTS (
    SELECT 1 FROM issues AS blockers
    WHERE blockers.id = NEW.source_id AND blockers.deleted_at IS NULL AND blockers.status NOT IN ('done', 'cancelled'));
END;

CREATE TRIGGER blocker_closed AFTER UPDATE OF status, deleted_at ON issues
WHEN OLD.deleted_at IS NULL AND OLD.status NOT IN ('done', 'cancelled')
  AND (NEW.deleted_at IS NOT NULL OR NEW.status IN ('done', 'cancelled')) BEGIN
  UPDATE issues SET open_blockers = open_blockers - 1
  WHERE id IN (SELECT target_id FROM relations WHERE source_id = NEW.id AND type = 'blocks');
END;

CREATE TRIGGER blocker_opened AFTER UPDATE OF status, deleted_at ON issues
WHEN NEW.deleted_at IS NULL AND NEW.status NOT IN ('done', 'cancelled')
  AND (OLD.deleted_at IS NOT NULL OR OLD.status IN ('done', 'cancelled')) BEGIN
  UPDATE issues SET open_blockers = open_blockers + 1
  WHERE id IN (SELECT target_id FROM relations WHERE source_id = NEW.id AND type = 'blocks');
END;

CREATE TRIGGER blocked_counted AFTER UPDATE OF open_blockers, project_id, deleted_at ON issues
WHEN NEW.open_blockers > 0 AND NEW.deleted_at IS NULL
  AND (OLD.open_blockers = 0 OR OLD.deleted_at IS NOT NULL OR OLD.project_id <> NEW.project_id) BEGIN
  INSERT INTO issue_counts (project_id, facet, value, issues) VALUES (NEW.project_id, 'blocked', '', 1)
  ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = issues + 1;
END;

CREATE TRIGGER blocked_uncounted AFTER UPDATE OF open_blockers, project_id, deleted_at ON issues
WHEN OLD.open_blockers > 0 AND OLD.deleted_at IS NULL
  AND (NEW.open_blockers = 0 OR NEW.deleted_at IS NOT NULL OR OLD.project_id <> NEW.project_id) BEGIN
  UPDATE issue_counts SET issues = issues - 1
  WHERE project_id = OLD.project_id AND facet = 'blocked' AND value = '';
END;

CREATE TRIGGER activity_counted AFTER INSERT ON activity WHEN NEW.project_id IS NOT NULL BEGIN
  INSERT INTO activity_counts (project_id, week, actor, transport, actions, last_ts)
  VALUES (
    NEW.project_id, date(NEW.ts, 'weekday 0', '-6 days'), COALESCE(NEW.actor_user_id, 0), NEW.transport, 1, NEW.ts)
  ON CONFLICT (project_id, week, actor, transport)
  DO UPDATE SET actions = actions + 1, last_ts = max(last_ts, excluded.last_ts);
END;

-- Only a project that is deleted loses activity, and its counts before that.
CREATE TRIGGER activity_uncounted AFTER DELETE ON activity WHEN OLD.project_id IS NOT NULL BEGIN
  UPDATE activity_counts SET actions = actions - 1, last_ts = COALESCE(
    (SELECT MAX(ts) FROM activity
     WHERE project_id = OLD.project_id AND ts >= date(OLD.ts, 'weekday 0', '-6 days') AND ts < date(OLD.ts, 'weekday 0', '+1 day')
       AND COALESCE(actor_user_id, 0) = COALESCE(OLD.actor_user_id, 0) AND transport = OLD.transport), last_ts)
  WHERE project_id = OLD.project_id AND week = date(OLD.ts, 'weekday 0', '-6 days') AND actor = COALESCE(OLD.actor_user_id, 0)
    AND transport = OLD.transport;
  DELETE FROM activity_counts
  WHERE project_id = OLD.project_id AND week = date(OLD.ts, 'weekday 0', '-6 days') AND actor = COALESCE(OLD.actor_user_id, 0)
    AND transport = OLD.transport AND actions = 0;
END;

-- Docket never changes what was recorded; an operator may.
CREATE TRIGGER activity_changed_to
AFTER UPDATE OF project_id, ts, actor_user_id, transport ON activity WHEN NEW.project_id IS NOT NULL BEGIN
  INSERT INTO activity_counts (project_id, week, actor, transport, actions, last_ts)
  VALUES (
    NEW.project_id, date(NEW.ts, 'weekday 0', '-6 days'), COALESCE(NEW.actor_user_id, 0), NEW.transport, 1, NEW.ts)
  ON CONFLICT (project_id, week, actor, transport)
  DO UPDATE SET actions = actions + 1, last_ts = max(last_ts, excluded.last_ts);
END;

CREATE TRIGGER activity_changed_from
AFTER UPDATE OF project_id, ts, actor_user_id, transport ON activity WHEN OLD.project_id IS NOT NULL BEGIN
  UPDATE activity_counts SET actions = actions - 1, last_ts = COALESCE(
    (SELECT MAX(ts) FROM activity
     WHERE project_id = OLD.project_id AND ts >= date(OLD.ts, 'weekday 0', '-6 days') AND ts < date(OLD.ts, 'weekday 0', '+1 day')
       AND COALESCE(actor_user_id, 0) = COALESCE(OLD.actor_user_id, 0) AND transport = OLD.transport), last_ts)
  WHERE project_id = OLD.project_id AND week = date(OLD.ts, 'weekday 0', '-6 days') AND actor = COALESCE(OLD.actor_user_id, 0)
    AND transport = OLD.transport;
  DELETE FROM activity_counts
  WHERE project_id = OLD.project_id AND week = date(OLD.ts, 'weekday 0', '-6 days') AND actor = COALESCE(OLD.actor_user_id, 0)
    AND transport = OLD.transport AND actions = 0;
END;
