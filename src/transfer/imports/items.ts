/** Issues and comments as an import reads them, in whatever tracker they are. */
import type { Schemas } from '../../generated/types.ts';

/** The times of its creation and last change there, in the format of rows. */
export interface Times {
  readonly created_at: string;
  readonly updated_at: string;
}

export interface FoundLabel {
  readonly name: string;
  readonly color: string;
}

/** The names of a person there: a name, a username, an e-mail address. */
export type Names = readonly string[];

export interface FoundIssue extends Times {
  /** Its `source` here. Null if a later import cannot recognize it. */
  readonly source: string | null;
  readonly title: string;
  readonly description: string;
  readonly status: Schemas['IssueStatus'];
  readonly priority: Schemas['IssuePriority'];
  readonly start_date: string | null;
  readonly target_date: string | null;
  readonly labels: readonly FoundLabel[];
  readonly assignees: readonly Names[];
  /** The number of its other parts that are not imported. */
  readonly others: number;
  /** Issues are written in the order of `age`, then of `number`. */
  readonly age: string;
  readonly number: number;
}

export interface FoundComment extends Times {
  readonly author: string;
  readonly content: string;
}

/** The source of an import: another server, or a file. */
export interface ImportSource {
  /** Whether the sources of issues differ by case. */
  readonly isCaseSensitive: boolean;
  read(intake: Taking): Promise<void>;
}

/** Takes what is read. */
export interface Taking {
  /** The time of everything without a time. */
  readonly now: Date;
  skip(of: 'skipped_non_issues' | 'skipped_other' | 'issues_skipped_existing', count: number): void;
  /** Counts what is not imported of these issues, and returns those that do not exist here. */
  unknownOf<Found extends FoundIssue>(issues: readonly Found[]): Promise<readonly Found[]>;
  takeIssue(issue: FoundIssue): Promise<void>;
  /** A comment of the issue that was taken last. */
  takeComment(comment: FoundComment): Promise<void>;
}
