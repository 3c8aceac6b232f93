-- What a page contained before, and since when it contains what it does. Triggers record a version whenever the content of a
-- page changes with its `seq`, so that no path to the content can leave that out. A statement by hand that keeps the `seq`
-- replaces the newest version.

-- Who wrote the current content; null if no account did, or if it was before versions were recorded.
ALTER TABLE pages ADD COLUMN content_by INTEGER REFERENCES users (id);

-- `seq` is that of the page at the time. The newest version of a page has no content here: it is in the page.
CREATE TABLE page_versions (
  page_id INTEGER NOT NULL REFERENCES pages (id),
  seq INTEGER NOT NULL,
  user_id INTEGER REFERENCES users (id),
  created_at TEXT NOT NULL,
  -- In characters, before the content so that it is read without it.
  size INTEGER,
  content TEXT,
  PRIMARY KEY (page_id, seq),
  CHECK ((size IS NULL) = (content IS NULL))
) STRICT;

INSERT INTO page_versions (page_id, seq, created_at) SELECT id, seq, updated_at FROM pages;

CREATE TRIGGER page_written AFTER INSERT ON pages BEGIN
  INSERT INTO page_versions (page_id, seq, user_id, created_at)
  VALUES (NEW.id, NEW.seq, NEW.content_by, NEW.updated_at);
END;

-- The limits are 50 versions and 2,000,000 characters, the new one included.
CREATE TRIGGER page_rewritten AFTER UPDATE OF content ON pages
  WHEN OLD.content <> NEW.content AND OLD.seq <> NEW.seq BEGIN
  UPDATE page_versions SET size = length(OLD.content), content = OLD.content
  WHERE page_id = NEW.id AND seq = (SELECT MAX(seq) FROM page_versions WHERE page_id = NEW.id);

  DELETE FROM page_versions WHERE page_id = NEW.id AND seq IN (
    SELECT seq FROM (
      SELECT seq, row_number() OVER newest AS place, SUM(size) OVER newest AS total
      FROM page_versions WHERE page_id = NEW.id WINDOW newest AS (ORDER BY seq DESC)) AS former
    WHERE place >= 50 OR total + length(NEW.content) > 2000000);

  INSERT INTO page_versions (page_id, seq, user_id, created_at)
  VALUES (NEW.id, NEW.seq, NEW.content_by, NEW.updated_at);
END;
