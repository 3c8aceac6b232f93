/** The archive format: a manifest, a file of rows for each kind, and the bytes of each file named by their SHA-256. */
import { carriedFile, carriedLink } from '../../attachments/rows.ts';
import { carriedActivity } from '../../records/activity.ts';
import type { RowOf } from '../../records/carried.ts';
import { carriedComment } from '../../records/comment.ts';
import { carriedFolder } from '../../records/folder.ts';
import { carriedIssue } from '../../records/issue.ts';
import { carriedLabel } from '../../records/label.ts';
import { carriedModule } from '../../records/module.ts';
import { carriedPage } from '../../records/page.ts';
import { carriedStep } from '../../records/plan-step.ts';
import { carriedPlan } from '../../records/plan.ts';
import { carriedProject } from '../../records/project.ts';
import { carriedRelation } from '../../records/relation.ts';

export const FORMAT_VERSION = 1;

export const MANIFEST = 'manifest.json';

/**
 * The kinds in the order they are written: a row refers only to earlier kinds, or to earlier rows of its kind. Ids are those
 * of the exporting instance and link the rows together.
 */
export const KINDS = {
  project: carriedProject,
  modules: carriedModule,
  labels: carriedLabel,
  folders: carriedFolder,
  issues: carriedIssue,
  pages: carriedPage,
  relations: carriedRelation,
  plans: carriedPlan,
  plan_steps: carriedStep,
  comments: carriedComment,
  attachments: carriedFile,
  attachment_links: carriedLink,
  activity: carriedActivity,
} as const;

export type Kind = keyof typeof KINDS;
export type Row<K extends Kind> = RowOf<(typeof KINDS)[K]>;

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

export function rowsPath(kind: Kind): string {
  return `rows/${kind}.jsonl`;
}

const ROWS = /^rows\/([a-z_]{1,40})\.jsonl$/;

/** The kind of rows in an entry, even one that this version does not know; null for other entries. */
export function kindIn(path: string): string | null {
  return ROWS.exec(path)?.[1] ?? null;
}

export function blobPath(sha: string): string {
  return `blobs/${sha}`;
}

export interface Manifest {
  readonly format: 'docket-archive';
  readonly format_version: number;
  /** The version of the server that wrote it; missing in the first archives. */
  readonly docket_version?: string;
  readonly project: string;
  /** The number of rows of each kind, and of blobs. */
  readonly counts: Readonly<Record<string, number>>;
  /** The SHA-256 of every other entry, by its path. */
  readonly entries: Readonly<Record<string, string>>;
}
