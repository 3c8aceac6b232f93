-- What search knows of issues, pages, comments and files. A text has the number of its shelf (2^40 for each) plus the id of its
-- row; words and letters are made by our code, so that both engines find the same.

CREATE TABLE search_texts (
  docid INTEGER PRIMARY KEY,
  -- 0 for the workspace, -1 for a file: its links say where it is.
  project_id INTEGER NOT NULL,
  title_words TEXT NOT NULL,
  title_count INTEGER NOT NULL,
  body_words TEXT NOT NULL,
  body_count INTEGER NOT NULL,
  letters TEXT NOT NULL
) STRICT;

-- The texts that the indexes below do not know yet as they are: searches look through them one by one.
CREATE TABLE search_due (docid INTEGER PRIMARY KEY) STRICT;

CREATE TRIGGER search_texts_made AFTER INSERT ON search_texts BEGIN
  INSERT INTO search_due (docid) VALUES (NEW.docid) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER search_texts_changed AFTER UPDATE ON search_texts BEGIN
  INSERT INTO search_due (docid) VALUES (NEW.docid) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER search_texts_gone AFTER DELETE ON search_texts BEGIN
  INSERT INTO search_due (docid) VALUES (OLD.docid) ON CONFLICT DO NOTHING;
END;

-- However a row goes (purged, with its project), its text goes with it.
CREATE TRIGGER issues_unsearched AFTER DELETE ON issues BEGIN
  DELETE FROM search_texts WHERE docid = OLD.id + 1099511627776;
END;
CREATE TRIGGER pages_unsearched AFTER DELETE ON pages BEGIN
  DELETE FROM search_texts WHERE docid = OLD.id + 2199023255552;
END;
CREATE TRIGGER comments_unsearched AFTER DELETE ON comments BEGIN
  DELETE FROM search_texts WHERE docid = OLD.id + 3298534883328;
END;

CREATE TRIGGER attachments_unsearched AFTER DELETE ON attachments BEGIN
  DELETE FROM search_texts WHERE docid = OLD.id + 4398046511104;
END;

-- The index knows in which projects a file is.
CREATE TRIGGER links_made AFTER INSERT ON attachment_links BEGIN
  INSERT INTO search_due (docid) VALUES (NEW.attachment_id + 4398046511104) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER links_gone AFTER DELETE ON attachment_links BEGIN
  INSERT INTO search_due (docid) VALUES (OLD.attachment_id + 4398046511104) ON CONFLICT DO NOTHING;
END;

-- The tokenizer parts at blanks: there are no other ASCII signs in words.
CREATE VIRTUAL TABLE search_words_fts USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3', tokenize = 'ascii'
);
CREATE VIRTUAL TABLE search_letters_fts USING fts5 (
  letters, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
);

-- Words too long for the index of beginnings: the few that begin alike are asked for by name.
CREATE TABLE search_vocabulary (word TEXT PRIMARY KEY) WITHOUT ROWID, STRICT;

-- How far the texts have been made anew; what has no row here is done. An instance with contents has them made at its start.
CREATE TABLE search_rebuilding (
  shelf TEXT PRIMARY KEY,
  after_id INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

INSERT INTO search_rebuilding (shelf, after_id)
  SELECT 'issue', 0 WHERE EXISTS (SELECT 1 FROM issues)
  UNION ALL SELECT 'page', 0 WHERE EXISTS (SELECT 1 FROM pages)
  UNION ALL SELECT 'comment', 0 WHERE EXISTS (SELECT 1 FROM comments)
  UNION ALL SELECT 'attachment', 0 WHERE EXISTS (SELECT 1 FROM attachments);
