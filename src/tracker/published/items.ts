/** Single issues and pages of a published project. */
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Json } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { readIdentifier } from '../../text/identifiers.ts';
import { publicIssue } from '../../records/issue.ts';
import { publicPage } from '../../records/page.ts';
import { recordOf, type Written } from '../../records/shape.ts';
import { theRecord } from '../../records/written.ts';
import { fixedFound, joinPublished, type InPath } from './project.ts';

export interface ItemInPath extends InPath {
  readonly id: number;
}

export async function issueRecord(
  read: Read,
  { project, id }: ItemInPath,
): Promise<Json<Schemas['PublicIssue']>> {
  return theRecord([await issueWithId(read, { project, id })]);
}

const issueWithId = fixedFound<'id', Written>((read, mark) =>
  liveIssues(read, mark('project'))
    .where('issues.id', mark('id'))
    .select<Written[]>(recordOf(read, publicIssue)),
);

/** An identifier of another project is not found, even if that project is published. */
export async function resolvedIssue(
  read: Read,
  { project, identifier }: InPath & { readonly identifier: string },
): Promise<Json<Schemas['PublicIssue']>> {
  const named = readIdentifier('issue', identifier);
  if (!named?.project) throw refuse.notFound();
  const { project: prefix, sequence } = named;
  return theRecord([await issueWithNumber(read, { project, prefix, sequence })]);
}

const issueWithNumber = fixedFound<'prefix' | 'sequence', Written>((read, mark) =>
  liveIssues(read, mark('project'))
    .where({ 'projects.identifier': mark('prefix'), 'issues.sequence': mark('sequence') })
    .select<Written[]>(recordOf(read, publicIssue)),
);

export async function pageRecord(
  read: Read,
  { project, id }: ItemInPath,
): Promise<Json<Schemas['PublicPage']>> {
  return theRecord([await pageWithId(read, { project, id })]);
}

const pageWithId = fixedFound<'id', Written>((read, mark) =>
  livePages(read, mark('project'))
    .where('pages.id', mark('id'))
    .select<Written[]>(recordOf(read, publicPage)),
);

/** An active issue or page with comments or files. */
export interface HostInPath extends ItemInPath {
  readonly kind: 'issue' | 'page';
}

export async function findHost(read: Read, { kind, project, id }: HostInPath): Promise<void> {
  await (kind === 'issue' ? issueThere : pageThere)(read, { project, id });
}

const issueThere = fixedFound<'id', { readonly id: number }>((read, mark) =>
  liveIssues(read, mark('project')).where('issues.id', mark('id')).select<{ id: number }[]>('issues.id'),
);

const pageThere = fixedFound<'id', { readonly id: number }>((read, mark) =>
  livePages(read, mark('project')).where('pages.id', mark('id')).select<{ id: number }[]>('pages.id'),
);

function liveIssues({ db }: Read, identifier: string) {
  return db('issues')
    .joinRaw(joinPublished('issues'))
    .where('projects.identifier', identifier)
    .whereNull('issues.deleted_at');
}

function livePages({ db }: Read, identifier: string) {
  return db('pages')
    .joinRaw(joinPublished('pages'))
    .where('projects.identifier', identifier)
    .whereNull('pages.deleted_at');
}
