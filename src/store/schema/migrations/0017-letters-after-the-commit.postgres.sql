-- The trigrams of a text cost a change more than its words do. From here on they are indexed after the commit, together with the
-- words: until then the text is one of those that are due, which searches look through one by one.

ALTER TABLE search_texts ADD COLUMN is_indexed BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE search_texts ALTER COLUMN is_indexed SET DEFAULT FALSE;

DROP INDEX search_texts_by_letters;
CREATE INDEX search_texts_by_letters ON search_texts USING gin (letters gin_trgm_ops) WHERE is_indexed;

-- What is indexed is no change of the text.
DROP TRIGGER search_texts_noted ON search_texts;
CREATE TRIGGER search_texts_noted AFTER INSERT OR DELETE ON search_texts
  FOR EACH ROW EXECUTE FUNCTION note_search_due();

CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (docid) VALUES (NEW.docid) ON CONFLICT DO NOTHING;
  NEW.is_indexed = FALSE;
  RETURN NEW;
END $$;

CREATE TRIGGER search_texts_changed
  BEFORE UPDATE OF project_id, title_words, title_count, body_words, body_count, letters ON search_texts
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
