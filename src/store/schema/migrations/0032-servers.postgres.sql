-- Servers that share the database. A server removes what one that has ended left: this says whose it is.
ALTER TABLE hidden_projects ADD COLUMN server {{integer}} NOT NULL DEFAULT 0;

INSERT INTO counters (name, value) VALUES ('server', 0), ('news', 0);

-- The events of every commit, for all servers. The counter gives positions without a gap, in the order of commits.
CREATE TABLE news (
  position {{integer}} PRIMARY KEY,
  events {{text}} NOT NULL,
  written_at {{integer}} NOT NULL DEFAULT CAST(extract(epoch FROM now()) * 1000 AS BIGINT)
);

-- Rate limits that a crash may lose.
CREATE UNLOGGED TABLE passing_counts (
  key {{text}} PRIMARY KEY,
  spent {{integer}} NOT NULL,
  most {{integer}} NOT NULL,
  since {{integer}} NOT NULL
);

-- What one server does at this moment, for the others.
CREATE UNLOGGED TABLE passing_notes (
  name {{text}} PRIMARY KEY,
  text {{text}} NOT NULL
);

-- The data folder of the instance has the same mark in a file.
CREATE TABLE folder_marks (
  mark {{text}} PRIMARY KEY
) {{strict}};
