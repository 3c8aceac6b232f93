-- A long text of activity stands once in its project (0 for the workspace), however many entries name it by its digest: the
-- new value of one change of a description is the old value of the next. What an entry names is not in its own columns.

CREATE TABLE activity_texts (
  id {{id}},
  project_id {{integer}} NOT NULL,
  digest {{text}} NOT NULL,
  text {{text}} NOT NULL,
  UNIQUE (project_id, digest)
) {{strict}};

ALTER TABLE activity ADD COLUMN old_digest {{text}};
ALTER TABLE activity ADD COLUMN new_digest {{text}};

-- What a migration leaves to a running server, which works through the ids of a table a piece at a time: up to where it is.
CREATE TABLE fillings (
  name {{text}} PRIMARY KEY,
  after_id {{integer}} NOT NULL
) {{strict}};

INSERT INTO fillings (name, after_id) SELECT 'activity_texts', 0 WHERE EXISTS (SELECT 1 FROM activity);
