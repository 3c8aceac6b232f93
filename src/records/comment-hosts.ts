/** What comments stand on: a live issue or page, which counts as changed with them. */
import { fixedAllowed, type Authority, type Belonging } from '../access/authority.ts';
import type { Read } from '../store/read.ts';
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
export async function allowHost(read: Read, by: Authority, { kind, id }: On): Promise<void> {
  await (kind === 'issue' ? issueAlone : pageAlone)(read, by, { id });
}

const issueAlone = fixedAllowed<'id', Belonging>('issues.project_id', ({ db }, mark) =>
  db('issues')
    .where({ 'issues.id': mark('id') })
    .whereNull('issues.deleted_at')
    .select('issues.project_id'),
);

const pageAlone = fixedAllowed<'id', Belonging>('pages.project_id', ({ db }, mark) =>
  db('pages')
    .where({ 'pages.id': mark('id') })
    .whereNull('pages.deleted_at')
    .select('pages.project_id'),
);
