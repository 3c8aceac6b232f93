/** The overview of all projects that a caller can read. */
import { memberOf, type Authority } from '../../access/authority.ts';
import { readable } from '../../access/readable.ts';
import type { Schemas } from '../../generated/types.ts';
import { PRIORITIES } from '../../records/issue.ts';
import { isBlocked } from '../../records/wait.ts';
import type { Read } from '../../store/read.ts';
import { joined, raw, sql, type Sql } from '../../store/sql.ts';
import { timeBound } from '../../time/bounds.ts';
import { DAY, secondsAfter, stamp } from '../../time/clock.ts';
import { localDaysUntil, startOfLocalDay } from '../../time/days.ts';

type Overview = Schemas['HomeOverview'];
type Bucket = Overview['age_buckets'][number];
type DayCount = Overview['open_trend'][number];

export interface Span {
  readonly now: Date;
  /** The offset of local days, in minutes east of UTC. */
  readonly tz: number;
  readonly since?: string | undefined;
}

const TREND_DAYS = 91;
const DONE_DAYS = 84;

/** The buckets, youngest first, and the age in days at which each ends. */
const AGES: readonly (readonly [key: Bucket['key'], days: number | null])[] = [
  ['week', 7],
  ['month', 28],
  ['quarter', 91],
  ['half', 182],
  ['older', null],
];

export async function readOverview(read: Read, by: Authority, span: Span): Promise<Overview> {
  const open = await openByAge(read, by, span);
  const open_total = sum(open.map(({ total }) => total));
  return {
    open_total,
    age_buckets: AGES.map(([key], age) =>
      bucketOf(
        key,
        open.filter(row => row.age === age),
      ),
    ),
    open_trend: await openTrend(read, by, span, open_total),
    my_done: await doneByDay(read, by, span),
    projects: await projectsWith(read, by, open),
    since: span.since === undefined ? null : await flowSince(read, by, timeBound('since', span.since)),
  };
}

/** The counts of open issues, named as in a bucket. */
const COUNTS = ['total', ...PRIORITIES, 'agent_ready', 'needs_human'] as const;

type OpenRow = Readonly<Record<(typeof COUNTS)[number] | 'age' | 'project_id', number>>;

const IS_OPEN = `issues.deleted_at IS NULL AND issues.status NOT IN ('done', 'cancelled')`;

async function openByAge(read: Read, by: Authority, { now }: Span): Promise<OpenRow[]> {
  const ages = AGES.flatMap(([, days], age) =>
    days === null
      ? [sql`ELSE ${raw(String(age))}`]
      : [sql`WHEN issues.created_at > ${stamp(secondsAfter(now, -days * DAY))} THEN ${raw(String(age))}`],
  );
  const counts = [
    ...PRIORITIES.map((priority, rank) => [priority, `issues.priority_rank = ${rank}`]),
    [
      'agent_ready',
      `issues.needs_human = 0 AND issues.status <> 'active' AND NOT ${isBlocked(read.dialect.today)}`,
    ],
    ['needs_human', 'issues.needs_human = 1'],
  ].map(([name, condition]) => raw(`COUNT(*) FILTER (WHERE ${condition ?? ''}) AS ${name ?? ''}`));
  const rows = await read.rows(
    sql`SELECT issues.project_id, CASE ${joined(ages, ' ')} END AS age, COUNT(*) AS total, ${joined(counts, ', ')}
      FROM issues WHERE ${raw(IS_OPEN)} AND ${readable('issues.project_id', by)} GROUP BY issues.project_id, age`.in(
      read.dialect,
    ),
  );
  return (rows as OpenRow[]).map(numbered);
}

/** PostgreSQL returns counts as text. */
function numbered<Row extends Readonly<Record<string, number>>>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Row;
}

function bucketOf(key: Bucket['key'], rows: readonly OpenRow[]): Bucket {
  const counts = COUNTS.map(name => [name, sum(rows.map(row => row[name]))]);
  return { key, ...(Object.fromEntries(counts) as Omit<Bucket, 'key'>) };
}

/** Counted back from now: an issue was open from its creation until it was closed. */
async function openTrend(read: Read, by: Authority, span: Span, open: number): Promise<DayCount[]> {
  const days = localDaysUntil(span.now, span.tz, TREND_DAYS);
  const start = stamp(startOfLocalDay(days[0] ?? '', span.tz));
  const isReadable = readable('issues.project_id', by);
  const perDay = (column: string, sign: 1 | -1, where: Sql): Sql => {
    const day = raw(read.dialect.localDay(column, span.tz));
    return sql`SELECT ${day} AS day, ${raw(String(sign))} * COUNT(*) AS change FROM issues
      WHERE ${where} AND ${raw(column)} >= ${start} AND ${isReadable} GROUP BY day`;
  };
  const isClosed = sql`issues.deleted_at IS NULL AND issues.closed_at IS NOT NULL AND issues.closed_at >= ${start}`;
  // Issues that were closed before the first day were never open in the period.
  const changes = joined(
    [
      perDay('issues.created_at', 1, raw(IS_OPEN)),
      perDay('issues.created_at', 1, isClosed),
      perDay('issues.closed_at', -1, isClosed),
    ],
    ' UNION ALL ',
  );
  return countedBack(days, await daysOf(read, changes, 'change'), open);
}

/** The counts at the end of each day, from the one at the end of the last day and the changes on each. */
function countedBack(
  days: readonly string[],
  changes: ReadonlyMap<string, number>,
  last: number,
): DayCount[] {
  let count = last;
  const backwards = days.toReversed().map(date => {
    const atItsEnd = { date, count };
    count -= changes.get(date) ?? 0;
    return atItsEnd;
  });
  return backwards.reverse();
}

async function doneByDay(read: Read, by: Authority, { now, tz }: Span): Promise<DayCount[]> {
  const days = localDaysUntil(now, tz, DONE_DAYS);
  const start = stamp(startOfLocalDay(days[0] ?? '', tz));
  const me = memberOf(by);
  const day = raw(read.dialect.localDay('activity.ts', tz));
  const done = await daysOf(
    read,
    sql`SELECT ${day} AS day, COUNT(*) AS done FROM activity
      WHERE ${raw(IS_FLOW)} AND field = 'status' AND new_value = 'done' AND ts >= ${start}
        AND ${readable('activity.project_id', by)}
        AND actor_user_id IN (SELECT id FROM users WHERE id = ${me} OR owner_id = ${me}) GROUP BY day`,
    'done',
  );
  return days.map(date => ({ date, count: done.get(date) ?? 0 }));
}

/** Creations and moves to another status: exactly as in the index that holds them. */
const IS_FLOW = `activity.entity_type = 'issue' AND (activity.action = 'create' OR activity.field = 'status')`;

async function daysOf(read: Read, query: Sql, column: string): Promise<Map<string, number>> {
  const days = new Map<string, number>();
  for (const row of (await read.rows(query.in(read.dialect))) as Record<string, string | number>[]) {
    const day = String(row['day']);
    days.set(day, (days.get(day) ?? 0) + Number(row[column]));
  }
  return days;
}

async function projectsWith(
  read: Read,
  by: Authority,
  open: readonly OpenRow[],
): Promise<Overview['projects']> {
  const inProject = new Map<number, number>();
  for (const { project_id, total } of open)
    inProject.set(project_id, (inProject.get(project_id) ?? 0) + total);
  const projects = (await read.rows(
    sql`SELECT projects.id, (SELECT MAX(ts) FROM activity WHERE activity.project_id = projects.id) AS last_activity
      FROM projects WHERE ${readable('projects.id', by)} ORDER BY projects.id`.in(read.dialect),
  )) as { readonly id: number; readonly last_activity: string | null }[];
  return projects
    .map(({ id, last_activity }) => ({ project_id: id, open: inProject.get(id) ?? 0, last_activity }))
    .filter(({ open: count, last_activity }) => count > 0 || last_activity !== null);
}

/** Agents are bots; everybody else, and changes without an account, count as people. */
async function flowSince(read: Read, by: Authority, since: string): Promise<Schemas['FlowSince']> {
  const closes = `field = 'status' AND old_value NOT IN ('done', 'cancelled') AND new_value IN ('done', 'cancelled')`;
  const rows = (await read.rows(
    sql`SELECT CASE WHEN users.owner_id IS NULL THEN 0 ELSE 1 END AS is_agent,
        SUM(flow.opened) AS opened, SUM(flow.closed) AS closed
      FROM (SELECT actor_user_id, COUNT(*) FILTER (WHERE action = 'create') AS opened,
          COUNT(*) FILTER (WHERE ${raw(closes)}) AS closed
        FROM activity WHERE ${raw(IS_FLOW)} AND ts > ${since} AND ${readable('activity.project_id', by)}
        GROUP BY actor_user_id) AS flow
      LEFT JOIN users ON users.id = flow.actor_user_id GROUP BY is_agent`.in(read.dialect),
  )) as { readonly is_agent: number; readonly opened: number; readonly closed: number }[];
  const of = (agent: 0 | 1, what: 'opened' | 'closed') =>
    sum(rows.filter(row => row.is_agent === agent).map(row => Number(row[what])));
  return {
    agents_opened: of(1, 'opened'),
    agents_closed: of(1, 'closed'),
    people_opened: of(0, 'opened'),
    people_closed: of(0, 'closed'),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
