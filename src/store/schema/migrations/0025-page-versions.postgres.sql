-- What a page contained before, and since when it contains what it does. Triggers record a version whenever the content of a
-- page changes with its `seq`, so that no path to the content can leave that out. A statement by hand that keeps the `seq`
-- replaces the newest version.

-- Who wrote the current content; null if no account did, or if it was before versions were recorded.
ALTER TABLE pages ADD COLUMN content_by BIGINT REFERENCES users (id);

-- `seq` is that of the page at the time. The newest version of a page has no content here: it is in the page.
CREATE TABLE page_versions (
  page_id BIGINT NOT NULL REFERENCES pages (id),
  seq BIGINT NOT NULL,
  user_id BIGINT REFERENCES users (id),
  created_at TEXT COLLATE "C" NOT NULL,
  -- In characters.
  size BIGINT,
  content TEXT COLLATE "C",
  PRIMARY KEY (page_id, seq),
  CHECK ((size IS NULL) = (content IS NULL))
);

INSERT INTO page_versions (page_id, seq, created_at) SELECT id, seq, updated_at FROM pages;

-- The limits are 50 versions and 2,000,000 characters, the new one included.
CREATE FUNCTION record_page_version() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE page_versions SET size = length(OLD.content), content = OLD.content
    WHERE page_id = NEW.id AND seq = (SELECT MAX(seq) FROM page_versions WHERE page_id = NEW.id);

    DELETE FROM page_versions WHERE page_id = NEW.id AND seq IN (
      SELECT seq FROM (
        SELECT seq, row_number() OVER newest AS place, SUM(size) OVER newest AS total
        FROM page_versions WHERE page_id = NEW.id WINDOW newest AS (ORDER BY seq DESC)) AS former
      WHERE place >= 50 OR total + length(NEW.content) > 2000000);
  END IF;
  INSERT INTO page_versions (page_id, seq, user_id, created_at)
  VALUES (NEW.id, NEW.seq, NEW.content_by, NEW.updated_at);
  RETURN NULL;
END $$;

CREATE TRIGGER page_written AFTER INSERT ON pages
  FOR EACH ROW EXECUTE FUNCTION record_page_version();
CREATE TRIGGER page_rewritten AFTER UPDATE OF content ON pages
  FOR EACH ROW WHEN (OLD.content <> NEW.content AND OLD.seq <> NEW.seq) EXECUTE FUNCTION record_page_version();
