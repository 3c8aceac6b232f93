-- Raised in the transaction of every change that a project hears of, so that whoever kept an answer knows whether it still holds.
ALTER TABLE projects ADD COLUMN version {{integer}} NOT NULL DEFAULT 0;
