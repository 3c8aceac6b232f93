/** What comments stand on: a live issue or page, which counts as changed with them. */
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { issueById } from './issue-lookup.ts';
import { issueKind, pageKind } from './kinds.ts';
import { pageById } from './page-lookup.ts';

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
export async function hostOf(read: Read, { kind, id }: On): Promise<Host> {
  if (kind === 'issue') {
    const issue = await issueById(read, id);
    return { ...issue, touch: work => work.touch(issueKind, issue) };
  }
  const page = await pageById(read, id);
  return { ...page, touch: work => work.touch(pageKind, page) };
}
