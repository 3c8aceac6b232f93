/** The contents of an export without its texts, which are read in portions once their lengths are known. */
import { linksWithItems, LIVE } from '../../access/files.ts';
import { groupByKey } from '../../records/group-by-key.ts';
import { printed } from '../../text/identifiers.ts';
import type { FolderRow } from '../../records/folder.ts';
import type { Named } from '../../records/identifiers.ts';
import type { IssueRow } from '../../records/issue.ts';
import type { PageRow } from '../../records/page.ts';
import type { ProjectRow } from '../../records/project.ts';
import type { Read } from '../../store/read.ts';
import { LARGEST_FILE, refuseOver } from './ceilings.ts';

/** An issue or a page, and the length of its texts in bytes. */
export interface Item {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly bytes: number;
}

export interface PageItem extends Item {
  readonly folder_id: number | null;
}

/** A file of the project. */
export interface FileItem {
  readonly id: number;
  readonly filename: string;
  readonly mime_class: string;
  readonly sha256: string;
  readonly size_bytes: number;
  readonly created_at: string;
}

export interface Contents {
  /** Null for a page of the workspace. */
  readonly project: Pick<ProjectRow, 'id' | 'identifier'> | null;
  readonly issues: readonly Item[];
  readonly pages: readonly PageItem[];
  readonly folders: readonly FolderRow[];
  /** Names by id. */
  readonly modules: ReadonlyMap<number, string>;
  readonly files: readonly FileItem[];
  /** The files of each issue and page, including those of its comments. */
  readonly filesOf: {
    readonly issue: ReadonlyMap<number, readonly number[]>;
    readonly page: ReadonlyMap<number, readonly number[]>;
  };
}

const NO_FILES = { files: [], filesOf: { issue: new Map(), page: new Map() } };

export async function contentsOfProject(read: Read, project: ProjectRow): Promise<Contents> {
  await refuseTooMany(read, project.id);
  const parts = {
    issues: await issuesOf(read, project),
    pages: await pagesOf(read, project),
    ...(await partsOf(read, project.id)),
    ...(await filesIn(read, project.id)),
  };
  const { issues, pages, files } = parts;
  refuseOver({ files: issues.length + pages.length + files.length });
  return { project, ...parts };
}

export async function contentsOfIssue(read: Read, issue: Named<IssueRow>): Promise<Contents> {
  const project = { id: issue.project_id, identifier: prefixOf(issue) };
  const issues = await issuesOf(read, project, issue.id);
  return { project, issues, pages: [], ...NO_FILES, ...(await partsOf(read, project.id)) };
}

export async function contentsOfPage(read: Read, page: Named<PageRow>): Promise<Contents> {
  const { id, identifier, title, folder_id, project_id, content } = page;
  const pages = [{ id, identifier, title, folder_id, bytes: Buffer.byteLength(content) }];
  const whole = { issues: [], pages, ...NO_FILES };
  if (project_id === null) return { project: null, ...whole, folders: [], modules: new Map() };
  const project = { id: project_id, identifier: prefixOf(page) };
  return { project, ...whole, ...(await partsOf(read, project_id)) };
}

function prefixOf({ identifier }: { readonly identifier: string }): string {
  return identifier.slice(0, identifier.indexOf('-'));
}

/** Counts before anything is read, so that even the list of items is bounded. */
async function refuseTooMany({ db }: Read, project_id: number): Promise<void> {
  const live = (table: string) => db(table).where({ project_id }).whereNull('deleted_at').count();
  const of = (table: string) => db(table).where({ project_id }).count();
  const labels = (table: string, items: string) =>
    db(table)
      .join(items, `${items}.id`, `${table}.${items.slice(0, -1)}_id`)
      .where(`${items}.project_id`, project_id)
      .whereNull(`${items}.deleted_at`)
      .count();
  const relations = db('relations')
    .join('issues', 'issues.id', 'relations.source_id')
    .where('issues.project_id', project_id)
    .count();
  const [count] = await db.select<Readonly<Record<string, number>>[]>(
    live('issues').as('issues'),
    live('pages').as('pages'),
    live('comments').whereNotNull('issue_id').as('comments'),
    labels('issue_labels', 'issues').as('labels_of_issues'),
    labels('page_labels', 'pages').as('labels_of_pages'),
    labels('issue_assignees', 'issues').as('assignees'),
    labels('issue_waits', 'issues').as('waits'),
    relations.as('relations'),
    of('folders').as('folders'),
    of('modules').as('modules'),
    of('attachment_links').as('links'),
  );
  const sum = (...names: string[]): number => names.reduce((all, name) => all + (count?.[name] ?? 0), 0);
  refuseOver({
    files: sum('issues', 'pages'),
    comments: sum('comments'),
    metadata: sum(
      ...[
        'labels_of_issues',
        'labels_of_pages',
        'assignees',
        'waits',
        'relations',
        'folders',
        'modules',
        'links',
      ],
    ),
  });
}

interface Weighed {
  readonly id: number;
  readonly sequence: number;
  readonly title: string;
  readonly bytes: number;
}

interface Commented {
  readonly issue_id: number;
  readonly comments: number;
  readonly bytes: number;
}

/** One issue of the project, or all. */
async function issuesOf(
  { db }: Read,
  { id, identifier }: Pick<ProjectRow, 'id' | 'identifier'>,
  only?: number,
): Promise<Item[]> {
  const one = only === undefined ? {} : { id: only };
  const rows = await db('issues')
    .where({ project_id: id, ...one })
    .whereNull('deleted_at')
    .orderBy('sequence')
    .select<Weighed[]>('id', 'sequence', 'title', db.raw('octet_length(description) AS bytes'));
  const of = only === undefined ? { project_id: id } : { issue_id: only };
  const commented = await db('comments')
    .where(of)
    .whereNotNull('issue_id')
    .whereNull('deleted_at')
    .groupBy('issue_id')
    .select<Commented[]>('issue_id', db.raw('COUNT(*) AS comments, SUM(octet_length(content)) AS bytes'));
  for (const { comments, bytes } of commented) refuseOver({ commentsOfOne: comments, bytesOfOne: bytes });
  const below = new Map(commented.map(({ issue_id, bytes }) => [issue_id, bytes]));
  const items = rows.map(({ sequence, bytes, ...row }) => ({
    ...row,
    identifier: printed('issue', identifier, sequence),
    bytes: bytes + (below.get(row.id) ?? 0),
  }));
  refuseOver({ bytes: items.reduce((sum, { bytes }) => sum + bytes, 0) });
  return items;
}

async function pagesOf({ db }: Read, { id, identifier }: ProjectRow): Promise<PageItem[]> {
  const rows = await db('pages')
    .where({ project_id: id })
    .whereNull('deleted_at')
    .orderBy('sequence')
    .select<(Weighed & Pick<PageItem, 'folder_id'>)[]>(
      'id',
      'sequence',
      'title',
      'folder_id',
      db.raw('octet_length(content) AS bytes'),
    );
  return rows.map(({ sequence, ...row }) => ({ ...row, identifier: printed('page', identifier, sequence) }));
}

async function partsOf({ db }: Read, project_id: number): Promise<Pick<Contents, 'folders' | 'modules'>> {
  const folders = await db<FolderRow>('folders')
    .where({ project_id })
    .orderBy(['sort_order', 'name_folded', 'id']);
  const modules = await db('modules')
    .where({ project_id })
    .select<{ id: number; name: string }[]>('id', 'name');
  return { folders, modules: new Map(modules.map(({ id, name }) => [id, name])) };
}

type LinkedFile = FileItem & { readonly issue_id: number | null; readonly page_id: number | null };

/** The files of the exported items, except those that are too large. Comments on pages are not exported. */
async function filesIn(read: Read, projectId: number): Promise<Pick<Contents, 'files' | 'filesOf'>> {
  const rows = await linksWithItems(read)
    .join('attachments', 'attachments.id', 'attachment_links.attachment_id')
    .where('attachment_links.project_id', projectId)
    .where('attachments.size_bytes', '<=', LARGEST_FILE)
    .whereNull('comments.page_id')
    .whereRaw(LIVE)
    .orderBy('attachments.id')
    .select<LinkedFile[]>(
      ...['id', 'filename', 'mime_class', 'sha256', 'size_bytes', 'created_at'].map(
        column => `attachments.${column}`,
      ),
      { issue_id: 'issues.id', page_id: 'pages.id' },
    );
  const of = (item: 'issue_id' | 'page_id') =>
    groupByKey(
      rows.flatMap(row => {
        const owner = row[item];
        return owner === null ? [] : [[owner, row.id] as const];
      }),
    );
  const files = [...new Map(rows.map(row => [row.id, row])).values()];
  return { files, filesOf: { issue: of('issue_id'), page: of('page_id') } };
}
