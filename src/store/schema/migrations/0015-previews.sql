-- The first line of a body, kept beside it: the index and the changes of a project show it of every row, and would read all
-- bodies for it. Null until it is filled; what has none has an empty one.

ALTER TABLE issues ADD COLUMN preview {{text}};
ALTER TABLE pages ADD COLUMN preview {{text}};

INSERT INTO fillings (name, after_id) SELECT 'previews_of_issues', 0 WHERE EXISTS (SELECT 1 FROM issues);
INSERT INTO fillings (name, after_id) SELECT 'previews_of_pages', 0 WHERE EXISTS (SELECT 1 FROM pages);
