/** A project as large as an export allows, at every limit, inserted by SQL. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { contentPath } from '../../src/attachments/bytes/folder-store.ts';
import { openStore } from '../../src/store/store.ts';
import { silently } from './filled.ts';

/** With the files 10,000, each of which is a file in the ZIP. */
const ISSUES = 9_900;
const FILES = 100;
/** Less than 8 MiB; the first few have this size, the others are small. */
const LARGE_FILE_BYTES = 8_300_000;
const LARGE_FILES = 3;

/** The first issue has the most comments possible, and the most bytes; the others share the rest. */
const COMMENTS = 100_000;
const COMMENTS_OF_FIRST = 1_000;
const BYTES_OF_FIRST = 7_900;
const COMMENT_BYTES = 380;
const ISSUE_BYTES = 4_300;

/** Together with a link for each file 49,900 rows of metadata. */
const LABELS_OF_EACH = 3;
const RELATIONS = 20_000;

const TIME = `'2026-01-02 03:04:05'`;
const WORDS =
  'the lights of the pier flicker at low tide when nobody rings the harbour office about it'.split(' ');

/** Words in an order that does not repeat, from which every text is cut. */
const TEXT = Array.from({ length: 20_000 }, (_, place) => WORDS[(place * place + place) % 17]).join(' ');

function counted(from: number, to: number): string {
  return `WITH RECURSIVE numbers (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${to})`;
}

export async function fillToCeilings(folder: string, url: string, identifier: string): Promise<void> {
  const store = await openStore({ url });
  try {
    await silently(store, async db => {
      await db.raw(`INSERT INTO projects (id, name, identifier, description, sort_order, created_at, updated_at)
        VALUES (1, 'Largest', '${identifier}', '', 0, ${TIME}, ${TIME})`);
      await insertIssues(db);
      await insertMetadata(db);
      await insertComments(db);
      await insertFiles(db, folder);
    });
  } finally {
    await store.close();
  }
}

async function insertIssues(db: Knex): Promise<void> {
  await db.raw(
    `${counted(1, ISSUES + 1)}
    INSERT INTO issues (project_id, sequence, title, description, status, priority, priority_rank, sort_order, seq,
      created_at, updated_at, preview)
    SELECT 1, i, 'Berth ' || CAST(i AS TEXT) || ' leaks', substr(CAST(? AS TEXT), 1 + i * 7, ${ISSUE_BYTES}), 'todo', 'none', 4, i, i,
      ${TIME}, ${TIME}, 'the lights' FROM numbers`,
    [TEXT],
  );
}

async function insertMetadata(db: Knex): Promise<void> {
  await db.raw(`${counted(1, LABELS_OF_EACH + 1)}
    INSERT INTO labels (project_id, name, name_folded, color)
    SELECT 1, 'label ' || CAST(i AS TEXT), 'label ' || CAST(i AS TEXT), '#123456' FROM numbers`);
  await db.raw(
    'INSERT INTO issue_labels (issue_id, label_id) SELECT issues.id, labels.id FROM issues, labels',
  );
  await db.raw(`${counted(0, RELATIONS)}, known AS (SELECT min(id) AS least FROM issues)
    INSERT INTO relations (source_id, target_id, type)
    SELECT least + i % ${ISSUES - 10}, least + i % ${ISSUES - 10} + 1 + i / ${ISSUES - 10}, 'relates_to' FROM numbers, known`);
}

async function insertComments(db: Knex): Promise<void> {
  const columns = '(project_id, issue_id, imported_author, content, seq, created_at, updated_at)';
  const insert = (from: number, to: number, issue: string, bytes: number) =>
    db.raw(
      `${counted(from, to)}, known AS (SELECT min(id) AS least FROM issues)
      INSERT INTO comments ${columns}
      SELECT 1, least + ${issue}, 'grace', substr(CAST(? AS TEXT), 1 + i % 60000, ${bytes}), ${ISSUES} + i, ${TIME}, ${TIME}
      FROM numbers, known`,
      [TEXT],
    );
  await insert(0, COMMENTS_OF_FIRST, '0', BYTES_OF_FIRST);
  await insert(COMMENTS_OF_FIRST, COMMENTS, `1 + i % ${ISSUES - 1}`, COMMENT_BYTES);
}

async function insertFiles(db: Knex, folder: string): Promise<void> {
  const [first] = await db('issues').where({ sequence: 1 }).pluck<number[]>('id');
  for (let number = 1; number <= FILES; number += 1) {
    const bytes = randomBytes(number <= LARGE_FILES ? LARGE_FILE_BYTES : 1_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = contentPath(folder, sha256);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    const filename = `${number}.bin`;
    await db('attachments').insert({
      id: number,
      sha256,
      filename,
      filename_folded: filename,
      mime: 'application/octet-stream',
      mime_class: 'other',
      size_bytes: bytes.length,
      created_at: '2026-01-02 03:04:05',
    });
    const none = { page_id: null, comment_id: null };
    const issue_id = (first ?? 0) + number;
    await db('attachment_links').insert({
      attachment_id: number,
      project_id: 1,
      issue_id,
      ...none,
      by_upload: 1,
      by_body: 0,
    });
  }
}
