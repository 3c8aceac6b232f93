/** The board: all issues of a project in columns. */
import type { Schemas } from '../../generated/types.ts';
import { jsonObject } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { list, type List } from '../../records/list.ts';
import type { Whole } from '../../records/whole.ts';
import { moduleNames } from '../structure/modules.ts';
import { UNASSIGNED } from './counts.ts';
import { ISSUES, PRIORITIES, STATUSES } from '../../records/issue.ts';

type Grouping = 'status' | 'priority' | 'module';
type Board = Record<string, Schemas['ListedIssue'][]>;

export interface BoardOf {
  readonly project: number;
  readonly grouping: Grouping;
}

/** Any other value names a status. */
export function groupingCalled(name: string): Grouping {
  return name === 'priority' || name === 'module' ? name : 'status';
}

export const board: Whole<BoardOf, Board> = {
  async held(read, of) {
    const names = await columnNames(read, of);
    const columns = await ISSUES_BY[of.grouping].columns(read, of, COLUMN[of.grouping], names);
    if (columns === null) return null;
    const named = columns.map((issues, place) => [names[place] ?? '', issues] as const);
    return jsonObject<Board>(Object.fromEntries(named.filter(([, { bytes }]) => bytes.length > EMPTY)));
  },
  async *pieces(read, of) {
    let isFirst = true;
    yield Buffer.from('{');
    for (const column of await columnNames(read, of)) {
      let isEmpty = true;
      for await (const piece of ISSUES_BY[of.grouping].records(read, { ...of, column })) {
        if (isEmpty) yield Buffer.from(`${isFirst ? '' : ','}${JSON.stringify(column)}:[`);
        isEmpty = false;
        isFirst = false;
        yield piece;
      }
      if (!isEmpty) yield Buffer.from(']');
    }
    yield Buffer.from('}');
  },
};

/** The length in bytes of an empty list. */
const EMPTY = 2;

/** The column names in order. Modules with the same name share a column, because a column is identified by its name. */
async function columnNames(read: Read, { project, grouping }: BoardOf): Promise<readonly string[]> {
  if (grouping === 'status') return STATUSES;
  if (grouping === 'priority') return PRIORITIES;
  const modules = await moduleNames(read, project);
  return [...new Set([...modules.map(({ name }) => name), UNASSIGNED])];
}

/** SQL that names the column of an issue. */
const COLUMN: Readonly<Record<Grouping, string>> = {
  status: 'issues.status',
  priority: 'issues.priority',
  module: `COALESCE(modules.name, '${UNASSIGNED}')`,
};

interface ColumnFilter {
  readonly project: number;
  /** All columns, unless one is named. */
  readonly column?: string;
}

/** All issues, with the name of their column. */
export const ISSUES_BY: Readonly<Record<Grouping, List<ColumnFilter, Schemas['ListedIssue']>>> = {
  status: issuesBy('status'),
  priority: issuesBy('priority'),
  module: issuesBy('module'),
};

function issuesBy(grouping: Grouping): List<ColumnFilter, Schemas['ListedIssue']> {
  const joinModule = grouping === 'module' ? 'LEFT JOIN modules ON modules.id = issues.module_id' : '';
  return list({
    of: { ...ISSUES, joins: `${ISSUES.joins} ${joinModule}` },
    values: ({ project, column }: ColumnFilter) => ({ project, column }),
    order: 'issues.sort_order, issues.sequence',
    ids: ({ db }, { project, column }, { order }) => {
      const query = db('issues')
        .where('issues.project_id', project)
        .whereNull('issues.deleted_at')
        .orderByRaw(order)
        .select('issues.id');
      if (column === undefined) return query;
      return query.joinRaw(joinModule).whereRaw(`${COLUMN[grouping]} = ?`, [column]);
    },
  });
}
