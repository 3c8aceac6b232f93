-- Plans and projects take numbers from the instance's counter, as issues do, so that an edit can name the state it was made for.
-- Those that exist get the next number, all the same one. An empty database uses none.
ALTER TABLE plans ADD COLUMN seq {{integer}} NOT NULL DEFAULT 0;
ALTER TABLE projects ADD COLUMN seq {{integer}} NOT NULL DEFAULT 0;

UPDATE counters SET value = value + 1 WHERE name = 'seq' AND EXISTS (SELECT 1 FROM projects);
UPDATE plans SET seq = (SELECT value FROM counters WHERE name = 'seq');
UPDATE projects SET seq = (SELECT value FROM counters WHERE name = 'seq');
