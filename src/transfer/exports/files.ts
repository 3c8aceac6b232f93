/** Renders the documents of an export in portions, so that memory does not grow with the project. */
import { viewOf, type Authority } from '../../access/authority.ts';
import type { Schemas } from '../../generated/types.ts';
import { JOIN_AUTHOR, comment } from '../../records/comment.ts';
import { issuesFrom, relatedIssue } from '../../records/issue.ts';
import { page as pageShape, pagesFrom } from '../../records/page.ts';
import { groupByKey } from '../../records/group-by-key.ts';
import { recordOf, type Written } from '../../records/shape.ts';
import { parsedRecord } from '../../records/written.ts';
import type { Read } from '../../store/read.ts';
import { HalfTime } from '../../time/half-time.ts';
import { weighedPortions } from '../portions.ts';
import type { Contents, FileItem } from './contents.ts';
import { issueMarkdown, pageMarkdown, type Surroundings } from './markdown.ts';
import { pathsOf, type Paths } from './paths.ts';

/** A text document, or a file of the project. */
export type ExportedFile = TextFile | StoredFile;

export interface TextFile {
  readonly path: string;
  readonly text: string;
  readonly changed_at: string;
}

export interface StoredFile {
  readonly path: string;
  readonly stored: FileItem;
}

/** An export of a single document has no surroundings. */
export interface Exporting {
  readonly read: Read;
  readonly by: Authority;
  readonly contents: Contents;
  readonly paths: Paths;
  readonly alone: boolean;
  readonly time: HalfTime;
}

export function exporting(read: Read, by: Authority, contents: Contents, alone: boolean): Exporting {
  return { read, by, contents, paths: pathsOf(contents), alone, time: new HalfTime() };
}

/** Issues, then pages, by number. */
export async function* documents(all: Exporting): AsyncGenerator<TextFile, void> {
  const { contents, paths } = all;
  const items = [...contents.issues, ...contents.pages];
  const titles = new Map(items.map(({ identifier, title }) => [identifier, title]));
  const names = new Map(contents.files.map(({ id, filename }) => [id, filename]));
  const around = (files: readonly number[] = []): Surroundings | null =>
    all.alone ? null : { paths, titles, files: files.map(id => ({ id, filename: names.get(id) ?? '' })) };
  for (const part of weighedPortions(contents.issues)) yield* issuesIn(all, part, around);
  for (const part of weighedPortions(contents.pages)) yield* pagesIn(all, part, around);
}

/** The stored files, which come last. */
export function storedFiles({ contents, paths }: Exporting): StoredFile[] {
  return contents.files.map(stored => ({ path: paths.files.get(stored.id) ?? '', stored }));
}

type WrittenComment = Written & { readonly issue_id: number };
type Around = (files?: readonly number[]) => Surroundings | null;

async function* issuesIn(
  all: Exporting,
  ids: readonly number[],
  around: Around,
): AsyncGenerator<TextFile, void> {
  const { read, by, contents, paths, time } = all;
  const issues = await issuesFrom(read)
    .whereIn('issues.id', [...ids])
    .orderBy('issues.sequence')
    .select<Written[]>(recordOf(read, relatedIssue, { ...viewOf(by) }));
  const commented = await read
    .db('comments')
    .joinRaw(JOIN_AUTHOR)
    .whereIn('comments.issue_id', [...ids])
    .whereNull('comments.deleted_at')
    .orderBy(['comments.created_at', 'comments.id'])
    .select<WrittenComment[]>(recordOf(read, comment), 'comments.issue_id');
  const comments = groupByKey(commented.map(one => [one.issue_id, one] as const));
  for (const row of issues) {
    await time.rest();
    const issue = parsedRecord<Schemas['IssueWithRelations']>(row);
    const { id, identifier, module_id } = issue;
    const shown = {
      ...issue,
      comments: (comments.get(id) ?? []).map(parsedRecord<Schemas['Comment']>),
      module: contents.modules.get(module_id ?? 0) ?? null,
    };
    const text = issueMarkdown(
      shown,
      contents.project?.identifier ?? '',
      around(contents.filesOf.issue.get(id)),
    );
    yield { path: paths.documents.get(identifier) ?? '', text, changed_at: issue.updated_at };
  }
}

async function* pagesIn(
  all: Exporting,
  ids: readonly number[],
  around: Around,
): AsyncGenerator<TextFile, void> {
  const { read, contents, paths, time } = all;
  const pages = await pagesFrom(read)
    .whereIn('pages.id', [...ids])
    .orderBy('pages.sequence')
    .select<Written[]>(recordOf(read, pageShape));
  for (const row of pages) {
    await time.rest();
    const page = parsedRecord<Schemas['Page']>(row);
    const { id, identifier } = page;
    const text = pageMarkdown(
      page,
      contents.project?.identifier ?? null,
      around(contents.filesOf.page.get(id)),
    );
    yield { path: paths.documents.get(identifier) ?? '', text, changed_at: page.updated_at };
  }
}
