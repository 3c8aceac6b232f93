-- A verification says how the work of an issue was verified; it is written with the change that closes the issue.
ALTER TABLE comments ADD COLUMN kind {{text}} NOT NULL DEFAULT 'comment' CHECK (kind IN ('comment', 'verification'));
