/** The spooled lines of an import: an issue, then its comments. */
import type { Spool } from '../../attachments/bytes/spool.ts';
import type { SearchableText } from '../../store/writing/search-text.ts';
import type { FoundComment, FoundIssue } from './items.ts';

/** An issue with the usernames of its assignees here. */
export type SpooledIssue = Omit<FoundIssue, 'assignees'> & { readonly people: readonly string[] };

export type Line =
  | { readonly issue: SpooledIssue; readonly kept: SearchableText }
  | { readonly comment: FoundComment; readonly kept: SearchableText };

/** We have just written this file, and no one else opens it. */
export async function* linesOf(spool: Spool): AsyncGenerator<Line> {
  for await (const line of spool.lines()) yield JSON.parse(line) as Line;
}
