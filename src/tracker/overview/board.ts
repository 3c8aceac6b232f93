/** The board: all issues of a project in columns. */
import type { Knex } from 'knex';
import type { Schemas } from '../../generated/types.ts';
import { variedQuery, type Variant } from '../../store/fixed-query.ts';
import { inPieces, Json, jsonObject, type JsonPieces } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { PRIORITIES, STATUSES, listedIssue } from '../../records/issue.ts';
import { isHeld, recordsInOrder, wholeList } from '../../records/whole.ts';
import type { Lists } from '../../records/written.ts';
import { moduleNames } from '../structure/modules.ts';
import { UNASSIGNED } from './counts.ts';

type Grouping = 'status' | 'priority' | 'module';
type Issues = Schemas['ListedIssue'][];
type Board = Record<string, Issues>;

/** A statement has a column for each column of the board; a board of more comes in pieces. */
const MOST_COLUMNS = 100;

/** For whoever may see the project. */
export async function readBoard(
  store: Door,
  projectId: number,
  groupBy: string,
): Promise<Json<Board> | JsonPieces<Board>> {
  const grouping = groupBy === 'priority' || groupBy === 'module' ? groupBy : 'status';
  const held = await store.read(async read => {
    const columns = await columnsOf(read, projectId, grouping);
    return columns.length > MOST_COLUMNS ? null : boardAtOnce(read, projectId, grouping, columns);
  });
  return held ?? inPieces(store, read => boardInPieces(read, projectId, grouping));
}

/** In the order in which they stand. Modules of the same name share a column, since a column has nothing but its name. */
async function columnsOf(read: Read, projectId: number, grouping: Grouping): Promise<readonly string[]> {
  if (grouping === 'status') return STATUSES;
  if (grouping === 'priority') return PRIORITIES;
  const modules = await moduleNames(read, projectId);
  return [...new Set([...modules.map(({ name }) => name), UNASSIGNED])];
}

interface Sought extends Variant {
  readonly grouping: Grouping;
  /** Whether only the issues of one column are meant. */
  readonly isColumn: boolean;
}

/** SQL that names the column of an issue. */
const COLUMN: Readonly<Record<Grouping, string>> = {
  status: 'issues.status',
  priority: 'issues.priority',
  module: `COALESCE(modules.name, '${UNASSIGNED}')`,
};

const ORDER = 'issues.sort_order, issues.sequence';

const lists: Lists<Sought, 'project' | 'column', Schemas['ListedIssue']> = (read, value, sought) => ({
  shape: listedIssue,
  table: 'issues',
  joins: `JOIN projects ON projects.id = issues.project_id
    ${sought.grouping === 'module' ? 'LEFT JOIN modules ON modules.id = issues.module_id' : ''}`,
  size: 'octet_length(issues.description)',
  ids: idsOf(read, value, sought),
  order: ORDER,
});

function idsOf({ db }: Read, value: (name: 'project' | 'column') => Knex.Value, sought: Sought) {
  const { grouping, isColumn } = sought;
  const query = db('issues')
    .where('issues.project_id', value('project'))
    .whereNull('issues.deleted_at')
    .orderByRaw(ORDER)
    .select('issues.id');
  if (!isColumn) return query;
  if (grouping === 'module') void query.leftJoin('modules', 'modules.id', 'issues.module_id');
  return query.whereRaw(`${COLUMN[grouping]} = ?`, [value('column')]);
}

/** Every issue of a board, in order. */
export function issuesOfBoard(read: Read, projectId: number): Knex.QueryBuilder {
  return idsOf(read, () => projectId, { grouping: 'status', isColumn: false });
}

async function boardAtOnce(
  read: Read,
  project: number,
  grouping: Grouping,
  columns: readonly string[],
): Promise<Json<Board> | null> {
  const names = Object.fromEntries(columns.map((name, place) => [keyOf(place), name]));
  const variant = { grouping, isColumn: false, columns: columns.length };
  const [board] = await boards(read, variant, { project, ...names });
  if (!board || !isHeld(board)) return null;
  const lists = columns.map((name, place) => [name, new Json<Issues>(board[keyOf(place)] ?? '[]')] as const);
  return jsonObject<Board>(Object.fromEntries(lists.filter(([, { bytes }]) => bytes.length > EMPTY)));
}

/** The bytes of a list of nothing. */
const EMPTY = 2;

interface AtOnce extends Sought {
  /** How many columns there are. */
  readonly columns: number;
}

interface BoardRow {
  readonly found: number;
  readonly short: number;
  readonly [column: Key]: Buffer;
}

type Key = `column_${number}`;

function keyOf(place: number): Key {
  return `column_${place}`;
}

const boards = variedQuery<AtOnce, string, BoardRow>((read, mark, variant) => {
  const { db, dialect } = read;
  const name = `, ${COLUMN[variant.grouping]} AS name`;
  const { sql, bindings } = recordsInOrder(read, lists(read, mark, variant), name).toSQL();
  const keys = Array.from({ length: variant.columns }, (_, place) => keyOf(place));
  const shown = keys.map(key => `${dialect.json.list('record', 'name = ?')} AS ${key}`);
  return db.raw<BoardRow[]>(
    `SELECT ${[...shown, 'COUNT(*) AS found', 'COUNT(record) AS short'].join(', ')} FROM (${sql}) AS records`,
    [...keys.map(mark), ...bindings],
  );
});

const columnList = wholeList(lists);

async function* boardInPieces(read: Read, project: number, grouping: Grouping): AsyncGenerator<Buffer, void> {
  let isFirst = true;
  yield Buffer.from('{');
  for (const column of await columnsOf(read, project, grouping)) {
    const asked = { variant: { grouping, isColumn: true }, values: { project, column } };
    let isEmpty = true;
    for await (const piece of columnList.inPieces(read, asked)) {
      if (isEmpty) yield Buffer.from(`${isFirst ? '' : ','}${JSON.stringify(column)}:[`);
      isEmpty = false;
      isFirst = false;
      yield piece;
    }
    if (!isEmpty) yield Buffer.from(']');
  }
  yield Buffer.from('}');
}
