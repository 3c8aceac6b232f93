-- A server removes what an earlier one has left: this says whose it is.
ALTER TABLE hidden_projects ADD COLUMN server {{integer}} NOT NULL DEFAULT 0;

-- These are used on PostgreSQL only, but a backup can be restored there.
INSERT INTO counters (name, value) VALUES ('server', 0), ('news', 0);

-- The data folder of the instance has the same mark in a file.
CREATE TABLE folder_marks (
  mark {{text}} PRIMARY KEY
) {{strict}};
