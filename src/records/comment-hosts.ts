/** What comments stand on: a live issue or page, which counts as changed with them. */
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { issueKind, pageKind } from './kinds.ts';
import { liveIssue, livePage } from './rows.ts';

/** An issue or a page by its id. */
export interface On {
  readonly kind: 'issue' | 'page';
  readonly id: number;
}

export interface Host {
  readonly project_id: number | null;
  readonly identifier: string;
  /** Gives the host its next `seq`. */
  touch(work: Work): Promise<unknown>;
}

/** What is absent or in the trash has no comments. */
export async function liveHost(read: Read, { kind, id }: On): Promise<Host> {
  const host = kind === 'issue' ? await issueHost(read, id) : await pageHost(read, id);
  if (!host) throw refuse.notFound();
  return host;
}

async function issueHost(read: Read, id: number): Promise<Host | null> {
  const issue = await liveIssue(read, id);
  return issue ? { ...issue, touch: work => work.touch(issueKind, issue) } : null;
}

async function pageHost(read: Read, id: number): Promise<Host | null> {
  const page = await livePage(read, id);
  return page ? { ...page, touch: work => work.touch(pageKind, page) } : null;
}

/** The project of a live host, for readers who need no more of it; null is the workspace. */
export async function hostProject({ db }: Read, { kind, id }: On): Promise<number | null> {
  const host = await db(kind === 'issue' ? 'issues' : 'pages')
    .where({ id })
    .whereNull('deleted_at')
    .first<{ project_id: number | null } | undefined>('project_id');
  if (!host) throw refuse.notFound();
  return host.project_id;
}
