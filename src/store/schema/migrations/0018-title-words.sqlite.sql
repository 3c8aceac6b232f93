-- The index contains the words of titles a second time, marked as such, and the vocabulary those of three letters: the next start
-- builds it again. Until then, matches in titles are found, but not ranked first.

DELETE FROM search_rebuilding;

INSERT INTO search_rebuilding (shelf, after_id)
  SELECT 'issue', 0 WHERE EXISTS (SELECT 1 FROM issues)
  UNION ALL SELECT 'page', 0 WHERE EXISTS (SELECT 1 FROM pages)
  UNION ALL SELECT 'comment', 0 WHERE EXISTS (SELECT 1 FROM comments)
  UNION ALL SELECT 'attachment', 0 WHERE EXISTS (SELECT 1 FROM attachments);

-- A search begins at the newest text, for which FTS5 decodes a whole page of each word's list: short pages are decoded faster.
INSERT INTO search_words_fts (search_words_fts, rank) VALUES ('pgsz', 1000);
INSERT INTO search_letters_fts (search_letters_fts, rank) VALUES ('pgsz', 1000);

-- Whether a match can be read, and when it changed, without reading its row.
CREATE INDEX issues_found ON issues (id, project_id, updated_at, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX pages_found ON pages (id, project_id, updated_at, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX comments_found ON comments (id, project_id, updated_at, deleted_at) WHERE deleted_at IS NULL;
