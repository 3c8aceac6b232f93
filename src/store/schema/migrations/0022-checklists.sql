-- The task items of the description, as JSON (done and total), computed when the description is written; null without any.
ALTER TABLE issues ADD COLUMN checklist {{text}};

INSERT INTO fillings (name, after_id) SELECT 'checklists', 0 WHERE EXISTS (SELECT 1 FROM issues);
