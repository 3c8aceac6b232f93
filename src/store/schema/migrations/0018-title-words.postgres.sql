-- The index contains the words of titles a second time, marked as such, and the vocabulary those of three letters: the next start
-- builds it again. Until then, matches in titles are found, but not ranked first.

DELETE FROM search_rebuilding;

INSERT INTO search_rebuilding (shelf, after_id)
  SELECT 'issue', 0 WHERE EXISTS (SELECT 1 FROM issues)
  UNION ALL SELECT 'page', 0 WHERE EXISTS (SELECT 1 FROM pages)
  UNION ALL SELECT 'comment', 0 WHERE EXISTS (SELECT 1 FROM comments)
  UNION ALL SELECT 'attachment', 0 WHERE EXISTS (SELECT 1 FROM attachments);
