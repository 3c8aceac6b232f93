/** What is in an archive: a manifest, a file of rows for each kind, and the bytes of each file under their SHA-256. */
import { PRIORITIES, STATUSES } from '../../records/issue-values.ts';
import {
  count,
  flag,
  id,
  ids,
  lastNumber,
  maybe,
  oneOf,
  place,
  sha256,
  shortText,
  stamp,
  text,
  type RowOf,
} from './fields.ts';

export const FORMAT_VERSION = 1;

export const MANIFEST = 'manifest.json';

const TIMES = { created_at: stamp, updated_at: stamp };

/**
 * The kinds in the order in which they are written: a row refers only to kinds before its own, and to rows of its own
 * kind that stand before it. Ids are those of the instance that the archive comes from, and hold the rows together.
 */
export const KINDS = {
  project: {
    name: text,
    identifier: text,
    description: text,
    emoji: maybe(text),
    sequences: sequences(),
    ...TIMES,
  },
  modules: { id, name: text, description: text, status: text, emoji: maybe(text), ...TIMES },
  labels: { id, name: text, color: text },
  folders: { id, parent_id: maybe(id), name: text, sort_order: place },
  issues: {
    id,
    sequence: id,
    title: text,
    description: text,
    status: oneOf(...STATUSES),
    priority: oneOf(...PRIORITIES),
    module_id: maybe(id),
    labels: ids,
    sort_order: place,
    start_date: maybe(text),
    target_date: maybe(text),
    source: maybe(text),
    closed_at: maybe(stamp),
    ...TIMES,
  },
  pages: {
    id,
    sequence: id,
    folder_id: maybe(id),
    title: text,
    content: text,
    sort_order: place,
    status: oneOf('draft', 'active', 'complete', 'archived'),
    pinned: flag,
    labels: ids,
    ...TIMES,
  },
  relations: { source_id: id, target_id: id, type: oneOf('blocks', 'relates_to', 'duplicate') },
  plans: {
    id,
    sequence: id,
    issue_id: maybe(id),
    title: text,
    status: oneOf('active', 'done', 'archived'),
    ...TIMES,
  },
  plan_steps: {
    id,
    plan_id: id,
    parent_step_id: maybe(id),
    position: count,
    title: text,
    description: text,
    issue_id: maybe(id),
    done: flag,
    reopened_via_issue_at: maybe(stamp),
    created_at: stamp,
    edited_at: maybe(stamp),
  },
  comments: { id, issue_id: maybe(id), page_id: maybe(id), author: shortText, content: text, ...TIMES },
  attachments: { id, sha256, filename: text, alt_text: maybe(text), created_at: stamp },
  attachment_links: {
    attachment_id: id,
    issue_id: maybe(id),
    page_id: maybe(id),
    comment_id: maybe(id),
    by_upload: flag,
    by_body: flag,
  },
  activity: {
    ts: stamp,
    transport: oneOf('web', 'api', 'mcp', 'cli', 'git', 'system'),
    entity_type: oneOf(
      'project',
      'module',
      'label',
      'folder',
      'issue',
      'page',
      'comment',
      'plan',
      'plan_step',
      'attachment',
      'member',
      'binding',
    ),
    entity_id: maybe(id),
    entity_label: maybe(text),
    issue_id: maybe(id),
    page_id: maybe(id),
    plan_id: maybe(id),
    action: oneOf(
      'create',
      'update',
      'delete',
      'restore',
      'attach',
      'detach',
      'link',
      'unlink',
      'mention',
      'auto-complete',
      'auto-reopen',
      'auto-archive',
      'import',
    ),
    field: maybe(shortText),
    old_value: maybe(text),
    new_value: maybe(text),
  },
} as const;

function sequences() {
  type Sequences = { readonly issue: number; readonly page: number; readonly plan: number };
  return (value: unknown): value is Sequences =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).join() === 'issue,page,plan' &&
    Object.values(value).every(lastNumber);
}

export type Kind = keyof typeof KINDS;
export type Row<K extends Kind> = RowOf<(typeof KINDS)[K]>;

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

export function rowsPath(kind: Kind): string {
  return `rows/${kind}.jsonl`;
}

const ROWS = /^rows\/([a-z_]{1,40})\.jsonl$/;

/** The kind of rows in an entry, which this version need not know; null for other entries. */
export function kindIn(path: string): string | null {
  return ROWS.exec(path)?.[1] ?? null;
}

export function blobPath(sha: string): string {
  return `blobs/${sha}`;
}

export interface Manifest {
  readonly format: 'docket-archive';
  readonly format_version: number;
  /** The version of the server that wrote it; the first archives do not have it. */
  readonly docket_version?: string;
  readonly project: string;
  /** How many rows of each kind there are, and how many blobs. */
  readonly counts: Readonly<Record<string, number>>;
  /** The SHA-256 of every other entry, by its path. */
  readonly entries: Readonly<Record<string, string>>;
}
