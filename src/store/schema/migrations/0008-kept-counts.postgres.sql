-- How many issues a project has of each kind, who did how much in it, and how many open blockers an issue has: kept as
-- rows change, since counting them takes as long as the project is large. Triggers keep them, so that no statement,
-- however it was written, can leave them out.

-- Blockers that are neither closed nor in the trash; for what is itself in the trash too, since it may come back.
ALTER TABLE issues ADD COLUMN open_blockers BIGINT NOT NULL DEFAULT 0;

UPDATE issues SET open_blockers = (
  SELECT COUNT(*) FROM relations JOIN issues AS blockers ON blockers.id = relations.source_id
  WHERE relations.target_id = issues.id AND relations.type = 'blocks'
    AND blockers.deleted_at IS NULL AND blockers.status NOT IN ('done', 'cancelled'))
WHERE id IN (SELECT target_id FROM relations WHERE type = 'blocks');

-- Of issues outside the trash: by `status`, by `priority` (its rank), by `module` (its id, '' for none), by the Monday of
-- the week of creation (`created`) and of closing (`closed`), and those that are `blocked`. By `label` (its id) those in the
-- trash count too: lists only need to know which of their filters is the rarest.
CREATE TABLE issue_counts (
  project_id BIGINT NOT NULL,
  facet TEXT COLLATE "C" NOT NULL,
  value TEXT COLLATE "C" NOT NULL,
  issues BIGINT NOT NULL,
  PRIMARY KEY (project_id, facet, value)
  -- A row changes with every issue: its new versions stay on its page.
) WITH (fillfactor = 50);

-- `actor` is 0 where nobody acted.
CREATE TABLE activity_counts (
  project_id BIGINT NOT NULL,
  week TEXT COLLATE "C" NOT NULL,
  actor BIGINT NOT NULL,
  transport TEXT COLLATE "C" NOT NULL,
  actions BIGINT NOT NULL,
  last_ts TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (project_id, week, actor, transport)
) WITH (fillfactor = 50);

CREATE FUNCTION week_of(stamp TEXT) RETURNS TEXT LANGUAGE SQL STABLE STRICT AS
  $$ SELECT to_char(date_trunc('week', substr(stamp, 1, 10)::timestamp), 'YYYY-MM-DD') $$;

INSERT INTO issue_counts (project_id, facet, value, issues)
  SELECT project_id, facet, value, COUNT(*)
  FROM issues CROSS JOIN LATERAL (VALUES
    ('status', status),
    ('priority', priority_rank::text),
    ('module', COALESCE(module_id::text, '')),
    ('created', week_of(created_at)),
    ('closed', week_of(closed_at))) AS counted (facet, value)
  WHERE deleted_at IS NULL AND value IS NOT NULL
  GROUP BY project_id, facet, value;

INSERT INTO issue_counts (project_id, facet, value, issues)
  SELECT labels.project_id, 'label', label_id::text, COUNT(*)
  FROM issue_labels JOIN labels ON labels.id = issue_labels.label_id
  GROUP BY labels.project_id, label_id
  UNION ALL
  SELECT project_id, 'blocked', '', COUNT(*) FROM issues WHERE open_blockers > 0 AND deleted_at IS NULL
  GROUP BY project_id;

INSERT INTO activity_counts (project_id, week, actor, transport, actions, last_ts)
  SELECT project_id, week_of(ts), COALESCE(actor_user_id, 0), transport, COUNT(*), MAX(ts)
  FROM activity WHERE project_id IS NOT NULL
  GROUP BY 1, 2, 3, 4;

CREATE FUNCTION count_issue() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    UPDATE issue_counts SET issues = issues - 1
    WHERE project_id = OLD.project_id AND (facet, value) IN (
      ('status', OLD.status),
      ('priority', OLD.priority_rank::text),
      ('module', COALESCE(OLD.module_id::text, '')),
      ('created', week_of(OLD.created_at)),
      ('closed', week_of(OLD.closed_at)));
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    INSERT INTO issue_counts AS kept (project_id, facet, value, issues)
    SELECT NEW.project_id, facet, value, 1
    FROM (VALUES
      ('status', NEW.status),
      ('priority', NEW.priority_rank::text),
      ('module', COALESCE(NEW.module_id::text, '')),
      ('created', week_of(NEW.created_at)),
      ('closed', week_of(NEW.closed_at))) AS counted (facet, value)
    WHERE value IS NOT NULL
    ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = kept.issues + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER issues_counted AFTER INSERT OR DELETE ON issues FOR EACH ROW EXECUTE FUNCTION count_issue();
CREATE TRIGGER issues_recounted
  AFTER UPDATE OF project_id, status, priority_rank, module_id, created_at, closed_at, deleted_at ON issues
  FOR EACH ROW EXECUTE FUNCTION count_issue();

CREATE FUNCTION count_label() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE issue_counts SET issues = issues - 1
    WHERE project_id = (SELECT project_id FROM labels WHERE id = OLD.label_id)
      AND facet = 'label' AND value = OLD.label_id::text;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO issue_counts AS kept (project_id, facet, value, issues)
    SELECT project_id, 'label', id::text, 1 FROM labels WHERE id = NEW.label_id
    ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = kept.issues + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER labels_counted AFTER INSERT OR DELETE OR UPDATE OF label_id ON issue_labels
  FOR EACH ROW EXECUTE FUNCTION count_label();

CREATE FUNCTION is_open(issue BIGINT) RETURNS BOOLEAN LANGUAGE SQL STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM issues WHERE id = issue AND deleted_at IS NULL AND status NOT IN ('done', 'cancelled'))
$$;

-- A relation that blocks makes its target wait for its source while that is open.
CREATE FUNCTION count_blockers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.type = 'blocks' AND is_open(OLD.source_id) THEN
    UPDATE issues SET open_blockers = open_blockers - 1 WHERE id = OLD.target_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.type = 'blocks' AND is_open(NEW.source_id) THEN
    UPDATE issues SET open_blockers = open_blockers + 1 WHERE id = NEW.target_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER blockers_counted AFTER INSERT OR DELETE OR UPDATE OF source_id, target_id, type ON relations
  FOR EACH ROW EXECUTE FUNCTION count_blockers();

CREATE FUNCTION count_as_blocker() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  was_open BOOLEAN := OLD.deleted_at IS NULL AND OLD.status NOT IN ('done', 'cancelled');
  is_open BOOLEAN := NEW.deleted_at IS NULL AND NEW.status NOT IN ('done', 'cancelled');
BEGIN
  IF was_open <> is_open THEN
    UPDATE issues SET open_blockers = open_blockers + CASE WHEN is_open THEN 1 ELSE -1 END
    WHERE id IN (SELECT target_id FROM relations WHERE source_id = NEW.id AND type = 'blocks');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER blocker_moved AFTER UPDATE OF status, deleted_at ON issues
  FOR EACH ROW EXECUTE FUNCTION count_as_blocker();

CREATE FUNCTION count_blocked() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.open_blockers > 0 AND OLD.deleted_at IS NULL THEN
    UPDATE issue_counts SET issues = issues - 1
    WHERE project_id = OLD.project_id AND facet = 'blocked' AND value = '';
  END IF;
  IF NEW.open_blockers > 0 AND NEW.deleted_at IS NULL THEN
    INSERT INTO issue_counts AS kept (project_id, facet, value, issues) VALUES (NEW.project_id, 'blocked', '', 1)
    ON CONFLICT (project_id, facet, value) DO UPDATE SET issues = kept.issues + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER blocked_counted AFTER UPDATE OF open_blockers, project_id, deleted_at ON issues
  FOR EACH ROW EXECUTE FUNCTION count_blocked();

CREATE FUNCTION count_activity() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_counts AS kept (project_id, week, actor, transport, actions, last_ts)
  VALUES (NEW.project_id, week_of(NEW.ts), COALESCE(NEW.actor_user_id, 0), NEW.transport, 1, NEW.ts)
  ON CONFLICT (project_id, week, actor, transport)
  DO UPDATE SET actions = kept.actions + 1, last_ts = greatest(kept.last_ts, excluded.last_ts);
  RETURN NULL;
END $$;

CREATE TRIGGER activity_counted AFTER INSERT ON activity
  FOR EACH ROW WHEN (NEW.project_id IS NOT NULL) EXECUTE FUNCTION count_activity();

-- Only a project that is deleted loses activity, and its counts before that.
CREATE FUNCTION uncount_activity() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  monday TEXT := week_of(OLD.ts);
BEGIN
  UPDATE activity_counts AS kept SET actions = actions - 1, last_ts = COALESCE(
    (SELECT MAX(ts) FROM activity
     WHERE project_id = OLD.project_id AND ts >= monday AND week_of(ts) = monday
       AND COALESCE(actor_user_id, 0) = kept.actor AND transport = OLD.transport), last_ts)
  WHERE project_id = OLD.project_id AND week = monday AND actor = COALESCE(OLD.actor_user_id, 0)
    AND transport = OLD.transport;
  DELETE FROM activity_counts
  WHERE project_id = OLD.project_id AND week = monday AND actor = COALESCE(OLD.actor_user_id, 0)
    AND transport = OLD.transport AND actions = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER activity_uncounted AFTER DELETE ON activity
  FOR EACH ROW WHEN (OLD.project_id IS NOT NULL) EXECUTE FUNCTION uncount_activity();

-- Docket never changes what was recorded; an operator may.
CREATE TRIGGER activity_changed_to AFTER UPDATE OF project_id, ts, actor_user_id, transport ON activity
  FOR EACH ROW WHEN (NEW.project_id IS NOT NULL) EXECUTE FUNCTION count_activity();
CREATE TRIGGER activity_changed_from AFTER UPDATE OF project_id, ts, actor_user_id, transport ON activity
  FOR EACH ROW WHEN (OLD.project_id IS NOT NULL) EXECUTE FUNCTION uncount_activity();
