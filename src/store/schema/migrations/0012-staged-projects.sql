-- Projects that are on their way in: an import writes them in many small changes, and nobody sees anything of them until
-- one last change takes them out of here. What a kill has left here is removed by the next start.

CREATE TABLE staged_projects (
  project_id {{integer}} PRIMARY KEY REFERENCES projects (id),
  staged_at {{text}} NOT NULL
) {{strict}};
