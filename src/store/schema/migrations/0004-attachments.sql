-- Files: each upload is a row, equal bytes are kept once. A row says what its bytes told when they came.

CREATE TABLE attachments (
  id {{id}},
  -- Where the bytes are.
  sha256 {{text}} NOT NULL,
  filename {{text}} NOT NULL,
  filename_folded {{text}} NOT NULL,
  mime {{text}} NOT NULL,
  mime_class {{text}} NOT NULL
    CHECK (mime_class IN ('image', 'video', 'audio', 'text', 'pdf', 'archive', 'other')),
  size_bytes {{integer}} NOT NULL,
  width {{integer}},
  height {{integer}},
  has_thumbnail {{integer}} NOT NULL DEFAULT 0 CHECK (has_thumbnail IN (0, 1)),
  alt_text {{text}},
  -- Null after an import.
  uploader_id {{integer}} REFERENCES users (id),
  created_at {{text}} NOT NULL
) {{strict}};

CREATE INDEX attachments_by_content ON attachments (sha256, id);
CREATE INDEX attachments_of_uploader ON attachments (uploader_id, created_at, id);
CREATE INDEX attachments_by_age ON attachments (created_at, id);

-- What a file is linked to: one issue, page or comment of a project (null is the workspace), by an upload, by the text
-- that names it, or by both. Links stay while their item is in the trash.
CREATE TABLE attachment_links (
  attachment_id {{integer}} NOT NULL REFERENCES attachments (id),
  project_id {{integer}} REFERENCES projects (id),
  issue_id {{integer}} REFERENCES issues (id),
  page_id {{integer}} REFERENCES pages (id),
  comment_id {{integer}} REFERENCES comments (id),
  by_upload {{integer}} NOT NULL CHECK (by_upload IN (0, 1)),
  by_body {{integer}} NOT NULL CHECK (by_body IN (0, 1)),
  CHECK (by_upload + by_body > 0),
  CHECK (
    CASE WHEN issue_id IS NULL THEN 0 ELSE 1 END +
    CASE WHEN page_id IS NULL THEN 0 ELSE 1 END +
    CASE WHEN comment_id IS NULL THEN 0 ELSE 1 END = 1
  )
) {{strict}};

CREATE INDEX links_of_attachment ON attachment_links (attachment_id);
CREATE INDEX links_of_project ON attachment_links (project_id, attachment_id);
CREATE UNIQUE INDEX links_of_issue ON attachment_links (issue_id, attachment_id) WHERE issue_id IS NOT NULL;
CREATE UNIQUE INDEX links_of_page ON attachment_links (page_id, attachment_id) WHERE page_id IS NOT NULL;
CREATE UNIQUE INDEX links_of_comment ON attachment_links (comment_id, attachment_id) WHERE comment_id IS NOT NULL;

-- How many bytes the files of the instance have, equal ones counted once.
CREATE TABLE file_storage (
  bytes {{integer}} NOT NULL
) {{strict}};

INSERT INTO file_storage (bytes) VALUES (0);

-- While a backup or a restore holds the files, none is added or deleted. A holder that is gone holds them no longer
-- than it said.
CREATE TABLE file_holds (
  holder {{text}} PRIMARY KEY,
  until {{text}} NOT NULL
) {{strict}};

-- Uploads by tools are their owner's, those that are gone included.
CREATE INDEX users_of_owner ON users (owner_id);
