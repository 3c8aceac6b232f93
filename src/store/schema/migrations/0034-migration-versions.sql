-- beside
-- The versions of the program that applied the migrations: one that does not know a migration says which version does.
CREATE TABLE migration_versions (
  number {{integer}} PRIMARY KEY,
  version {{text}} NOT NULL
) {{strict}};
