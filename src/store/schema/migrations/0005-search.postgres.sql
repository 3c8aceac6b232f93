-- What search knows of issues, pages, comments and files. A text has the number of its shelf (2^40 for each) plus the id of its
-- row; words and letters are made by our code, so that both engines find the same.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE search_texts (
  docid {{integer}} PRIMARY KEY,
  -- 0 for the workspace, -1 for a file: its links say where it is.
  project_id {{integer}} NOT NULL,
  title_words {{text}} NOT NULL,
  title_count {{integer}} NOT NULL,
  body_words {{text}} NOT NULL,
  body_count {{integer}} NOT NULL,
  letters {{text}} NOT NULL
);

CREATE INDEX search_texts_by_letters ON search_texts USING gin (letters gin_trgm_ops);

-- The texts that the index of words does not know yet as they are: searches look through them one by one.
CREATE TABLE search_due (docid {{integer}} PRIMARY KEY);

CREATE FUNCTION note_search_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (docid) VALUES (COALESCE(NEW.docid, OLD.docid)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER search_texts_noted AFTER INSERT OR UPDATE OR DELETE ON search_texts
  FOR EACH ROW EXECUTE FUNCTION note_search_due();

-- However a row goes (purged, with its project), its text goes with it.
CREATE FUNCTION forget_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_texts WHERE docid = OLD.id + TG_ARGV[0]::BIGINT;
  RETURN NULL;
END $$;

CREATE TRIGGER issues_unsearched AFTER DELETE ON issues
  FOR EACH ROW EXECUTE FUNCTION forget_search_text(1099511627776);
CREATE TRIGGER pages_unsearched AFTER DELETE ON pages
  FOR EACH ROW EXECUTE FUNCTION forget_search_text(2199023255552);
CREATE TRIGGER comments_unsearched AFTER DELETE ON comments
  FOR EACH ROW EXECUTE FUNCTION forget_search_text(3298534883328);
CREATE TRIGGER attachments_unsearched AFTER DELETE ON attachments
  FOR EACH ROW EXECUTE FUNCTION forget_search_text(4398046511104);

-- The index knows in which projects a file is.
CREATE FUNCTION note_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (docid) VALUES (COALESCE(NEW.attachment_id, OLD.attachment_id) + 4398046511104)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER links_noted AFTER INSERT OR DELETE ON attachment_links
  FOR EACH ROW EXECUTE FUNCTION note_link();

-- The words of a text, its place, and the beginnings of its words. What one value cannot hold stands in several parts.
CREATE TABLE search_words (
  docid {{integer}} NOT NULL,
  part {{integer}} NOT NULL,
  parts {{integer}} NOT NULL,
  words TSVECTOR NOT NULL,
  PRIMARY KEY (docid, part)
);

-- Words lie beside the table, so that many matches stand on few pages.
ALTER TABLE search_words ALTER COLUMN words SET STORAGE EXTERNAL;
ALTER TABLE search_words SET (toast_tuple_target = 128);

CREATE INDEX search_words_whole ON search_words USING gin (words) WHERE parts = 1;
CREATE INDEX search_words_in_parts ON search_words USING gin (words) WHERE parts > 1;

-- Words too long for the beginnings: the few that begin alike are asked for by name.
CREATE TABLE search_vocabulary (word {{text}} PRIMARY KEY);

-- How far the texts have been made anew; what has no row here is done. An instance with contents has them made at its start.
CREATE TABLE search_rebuilding (
  shelf {{text}} PRIMARY KEY,
  after_id {{integer}} NOT NULL
);

INSERT INTO search_rebuilding (shelf, after_id)
  SELECT 'issue', 0 WHERE EXISTS (SELECT 1 FROM issues)
  UNION ALL SELECT 'page', 0 WHERE EXISTS (SELECT 1 FROM pages)
  UNION ALL SELECT 'comment', 0 WHERE EXISTS (SELECT 1 FROM comments)
  UNION ALL SELECT 'attachment', 0 WHERE EXISTS (SELECT 1 FROM attachments);
