/** The counts of an import, named as in its response. */
import type { Schemas } from '../../generated/types.ts';

export type Counts = Omit<Schemas['IssuesImported'], 'dry_run'>;

/** While they are being counted. */
export type Counting = { -readonly [Name in keyof Counts]: number };

export function noneYet(): Counting {
  return {
    issues_created: 0,
    issues_skipped_existing: 0,
    comments_created: 0,
    labels_created: 0,
    comments_planned: 0,
    labels_planned: 0,
    skipped_non_issues: 0,
    skipped_assignees: 0,
    skipped_other: 0,
  };
}
