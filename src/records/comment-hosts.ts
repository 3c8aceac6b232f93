/** What comments stand on: a live issue or page, which counts as changed with them. */
import { fixedRider, type Authority } from '../access/authority.ts';
import type { Read } from '../store/read.ts';
import type { Rider } from '../store/riding.ts';
import type { Work } from '../store/work.ts';
import { allowedIssue } from './issue-lookup.ts';
import { issueKind, pageKind } from './kinds.ts';
import { allowedPage } from './page-lookup.ts';

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

/** The host, and the role asked for in its project; what is absent or in the trash has no comments. */
export async function allowedHost(read: Read, by: Authority, { kind, id }: On): Promise<Host> {
  if (kind === 'issue') {
    const issue = await allowedIssue(read, by, id);
    return { ...issue, touch: work => work.touch(issueKind, issue) };
  }
  const page = await allowedPage(read, by, id);
  return { ...page, touch: work => work.touch(pageKind, page) };
}

/** Asks for the role in the project of a live host, for readers who need no more of it. */
export function hostRider(by: Authority, { kind, id }: On): Rider {
  return (kind === 'issue' ? issueRider : pageRider)(by, { id });
}

const issueRider = fixedRider<'id'>('issues.project_id', ({ db }, mark) =>
  db('issues')
    .where({ 'issues.id': mark('id') })
    .whereNull('issues.deleted_at'),
);

const pageRider = fixedRider<'id'>('pages.project_id', ({ db }, mark) =>
  db('pages')
    .where({ 'pages.id': mark('id') })
    .whereNull('pages.deleted_at'),
);
