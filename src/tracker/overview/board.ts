/** The board: all issues of a project in columns. */
import type { Authority } from '../../access/authority.ts';
import type { Read } from '../../store/read.ts';
import { gathered } from '../../records/gathered.ts';
import { printed } from '../../records/identifiers.ts';
import type { IssueRow, Named } from '../../records/rows.ts';
import { UNASSIGNED } from './counts.ts';
import { PRIORITIES, STATUSES } from '../../records/issue-values.ts';
import { moduleNames } from '../structure/modules.ts';
import { allowedProject } from '../projects/projects.ts';

/** A row and the names of its labels. */
export interface IssueOnBoard {
  readonly issue: Named<IssueRow>;
  readonly labels: readonly string[];
}

/** Which column an issue belongs to, and the order of the columns. */
interface Grouping {
  readonly columns: readonly string[];
  readonly columnOf: (issue: IssueRow) => string;
}

export async function readBoard(
  read: Read,
  by: Authority,
  projectId: number,
  groupBy: string,
): Promise<Map<string, IssueOnBoard[]>> {
  const project = await allowedProject(read, by, projectId);
  const issues = await issuesOfBoard(read, projectId);
  const labels = await labelsOfBoard(read, projectId);
  const { columns, columnOf } = await grouping(read, projectId, groupBy);
  const board = new Map<string, IssueOnBoard[]>(columns.map(column => [column, []]));
  for (const row of issues) {
    const issue = { ...row, identifier: printed('issue', project.identifier, row.sequence) };
    board.get(columnOf(issue))?.push({ issue, labels: labels.get(issue.id) ?? [] });
  }
  return new Map([...board].filter(([, column]) => column.length > 0));
}

export function issuesOfBoard({ db }: Read, projectId: number) {
  return db('issues')
    .where({ project_id: projectId })
    .whereNull('deleted_at')
    .orderBy(['sort_order', 'sequence'])
    .select<IssueRow[]>('*');
}

/** Starts from the labels, so that the number of issues makes no difference to the statement. */
export function labelledOnBoard({ db }: Read, projectId: number) {
  return db('labels')
    .join('issue_labels', 'issue_labels.label_id', 'labels.id')
    .where('labels.project_id', projectId)
    .orderBy('labels.name_folded')
    .select<{ issue_id: number; name: string }[]>('issue_labels.issue_id', 'labels.name');
}

async function labelsOfBoard(read: Read, projectId: number): Promise<Map<number, string[]>> {
  const labelled = await labelledOnBoard(read, projectId);
  return gathered(labelled.map(({ issue_id, name }) => [issue_id, name]));
}

async function grouping(read: Read, projectId: number, groupBy: string): Promise<Grouping> {
  if (groupBy === 'priority') return { columns: PRIORITIES, columnOf: issue => issue.priority };
  if (groupBy === 'module') return byModule(read, projectId);
  return { columns: STATUSES, columnOf: issue => issue.status };
}

/** Modules of the same name share a column, since a column has nothing but its name. */
async function byModule(read: Read, projectId: number): Promise<Grouping> {
  const modules = await moduleNames(read, projectId);
  const names = new Map(modules.map(({ id, name }) => [id, name]));
  return {
    columns: [...names.values(), UNASSIGNED],
    columnOf: ({ module_id }) => names.get(module_id ?? 0) ?? UNASSIGNED,
  };
}
