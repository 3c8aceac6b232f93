-- Versions of what the responses of a project show of the rest of the instance: a cached response is valid while they are
-- unchanged. Triggers raise them, so no statement can forget it. Like the versions of projects they are the time in
-- milliseconds or the previous version plus one, so that a restored database does not repeat one.
--
-- `people` is raised by every change of an account; `links` by every change of memberships and of the identifiers of
-- projects, because issues of other projects are shown only to callers who may see them.
CREATE TABLE versions (
  name TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT;

INSERT INTO versions (name, version) VALUES ('people', 0), ('links', 0);

CREATE TRIGGER account_changed AFTER UPDATE ON users BEGIN
  UPDATE versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'people';
END;

CREATE TRIGGER member_added AFTER INSERT ON project_members BEGIN
  UPDATE versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'links';
END;

CREATE TRIGGER member_removed AFTER DELETE ON project_members BEGIN
  UPDATE versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'links';
END;

CREATE TRIGGER project_called AFTER UPDATE OF identifier ON projects BEGIN
  UPDATE versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'links';
END;

-- Other projects show an issue too: those whose issues it blocks, and those whose plans are anchored on it or have a step
-- that mirrors it. Every change raises the version of the issue's project with the commit.
CREATE TRIGGER issue_seen_elsewhere AFTER UPDATE OF status, deleted_at ON issues BEGIN
  UPDATE projects SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE id <> NEW.project_id AND id IN (
    SELECT blocked.project_id FROM relations JOIN issues AS blocked ON blocked.id = relations.target_id
    WHERE relations.source_id = NEW.id AND relations.type = 'blocks'
    UNION ALL
    SELECT project_id FROM plans WHERE issue_id = NEW.id
    UNION ALL
    SELECT plans.project_id FROM plan_steps JOIN plans ON plans.id = plan_steps.plan_id
    WHERE plan_steps.issue_id = NEW.id);
END;
