/** Plans follow their issues: what closes or reopens an issue moves the steps that mirror it. */
import type { Work } from '../store/work.ts';
import type { IssueRow, Named } from './rows.ts';

/** Called after every change of an issue's status. There are no plans yet that could follow. */
export const followIssue: (
  work: Work,
  before: Named<IssueRow>,
  after: Named<IssueRow>,
) => Promise<void> = async () => {};
