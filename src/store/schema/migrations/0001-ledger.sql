-- Who did what, and the counter that orders changes across all projects.

CREATE TABLE counters (
  name {{text}} PRIMARY KEY,
  value {{integer}} NOT NULL
) {{strict}};

INSERT INTO counters (name, value) VALUES ('seq', 0);

-- Rows outlive what they tell of: projects, issues and users are named by id without a foreign key.
-- Only the actor's id is kept, since users are never deleted and their names are joined when a feed is read.
CREATE TABLE activity (
  id {{id}},
  ts {{text}} NOT NULL,
  actor_user_id {{integer}},
  transport {{text}} NOT NULL,
  entity_type {{text}} NOT NULL,
  entity_id {{integer}} NOT NULL,
  entity_label {{text}},
  project_id {{integer}},
  issue_id {{integer}},
  page_id {{integer}},
  plan_id {{integer}},
  action {{text}} NOT NULL,
  field {{text}},
  old_value {{text}},
  new_value {{text}}
) {{strict}};

-- Feeds come newest first; ids grow with time, also when the clock is set back.
CREATE INDEX activity_of_project ON activity (project_id, id) WHERE project_id IS NOT NULL;
CREATE INDEX activity_of_issue ON activity (issue_id, id) WHERE issue_id IS NOT NULL;
CREATE INDEX activity_of_page ON activity (page_id, id) WHERE page_id IS NOT NULL;
CREATE INDEX activity_of_plan ON activity (plan_id, id) WHERE plan_id IS NOT NULL;
-- Who acted, how often, by which way and when last: counted from the index alone.
CREATE INDEX activity_of_actor ON activity (project_id, actor_user_id, transport, ts) WHERE project_id IS NOT NULL;
