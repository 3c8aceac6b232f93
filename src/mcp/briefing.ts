/** A briefing: all that an agent needs to resume work in a project, in one response of limited length. */
import type { OperationId } from '../generated/operations.ts';
import type { Schemas } from '../generated/types.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { waitText } from '../records/wait.ts';
import { begunWaits } from '../tracker/issues/waits.ts';
import { stamp } from '../time/clock.ts';
import { requestFor, timeIn } from './arguments.ts';
import { called, type Calling } from './asking.ts';
import { fieldsOf, linesOf, listIn, asText, type Fields } from './markdown.ts';
import { quoted, ToolMistake } from './mistake.ts';

const MOST_CHARACTERS = 6_000;
const LONGEST_LINE = 200;
const MOST_IN_SECTION = 8;
const MOST_CHANGES = 15;
const MOST_PAGES = 20;

interface Section {
  readonly title: string;
  readonly lines: string[];
  /** The way to see what the section leaves out. */
  readonly rest: string;
  hasMore: boolean;
}

export async function briefing(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, given } = calling;
  const since = timeIn(given, 'since');
  const now = stamp(pipeline.clock());
  const { params } = await pipeline.store.read(read => requestFor(read, choice, given));
  const { body } = await called(calling, choice.operation, { params, query: {}, body: undefined });
  const project = body as Schemas['Project'];
  const of: Asked = { calling, project };
  const sections = [
    ...(since === null ? [] : [await changes(of, since)]),
    await plans(of),
    await waits(of),
    await blocked(of),
    await issues(of, 'Workable for agents', { workable: true, assignee: 'none', order_by: 'priority' }),
    await issues(of, 'For people', { assignee: 'human', statuses: OPEN }),
    await pages(of, pagesIn(given['pages'])),
    await issues(of, 'Active issues', { status: 'active', order_by: 'updated', order: 'desc' }),
  ].filter(({ lines }) => lines.length > 0);
  const head = `# ${project.identifier} ${project.name} (next time: since ${now})`;
  if (sections.length === 0) return `${head}\n\nNothing is going on. create_issue creates an issue.`;
  return shortened(head, sections);
}

interface Asked {
  readonly calling: Calling;
  readonly project: Schemas['Project'];
}

async function rowsFrom(
  { calling }: Asked,
  operation: OperationId,
  request: { readonly params?: object; readonly query?: object },
): Promise<Fields[]> {
  const { params = {}, query = {} } = request;
  const answer = await called(calling, operation, {
    params: { ...params },
    query: { ...query },
    body: undefined,
  });
  const rows: unknown = answer.body;
  return (listIn(rows) ?? listIn(fieldsOf(rows)['items']) ?? []).map(fieldsOf);
}

/** One row more than a section shows tells whether there are more. */
async function sectionOf(
  { calling }: Asked,
  title: string,
  rest: string,
  {
    rows,
    most = MOST_IN_SECTION,
    marks,
  }: { readonly rows: readonly Fields[]; readonly most?: number; readonly marks?: readonly string[] },
): Promise<Section> {
  const shown = rows.slice(0, most);
  const written = await calling.pipeline.store.read(read => linesOf(read, shown));
  const lines = written.map((line, index) => cutLine(`${line}${marks?.[index] ?? ''}`));
  return { title, lines, rest, hasMore: rows.length > most };
}

async function changes(of: Asked, since: string): Promise<Section> {
  const { id, identifier } = of.project;
  const rows = await rowsFrom(of, 'listProjectActivity', { params: { id }, query: { limit: 100 } });
  const title = `Changes since ${since}`;
  const rest = `list_activity with identifier ${identifier} and since ${since}`;
  return sectionOf(of, title, rest, {
    rows: rows.filter(({ ts }) => asText(ts) >= since),
    most: MOST_CHANGES,
  });
}

async function plans(of: Asked): Promise<Section> {
  const query = { project_id: of.project.id, status: 'active', limit: MOST_IN_SECTION + 1 };
  const rows = await rowsFrom(of, 'listPlans', { query });
  const marks: string[] = [];
  for (const { id } of rows.slice(0, MOST_IN_SECTION)) {
    const plan = await called(of.calling, 'getPlan', { params: { id }, query: {}, body: undefined });
    const next = nextStep((plan.body as Schemas['Plan']).steps);
    const issue = next?.issue_identifier ? ` → ${next.issue_identifier}` : '';
    marks.push(next ? ` next: ${next.title}${issue} (step_id ${next.id})` : '');
  }
  return sectionOf(of, 'Active plans', 'list_plans with status active', { rows, marks });
}

/** The first open step that has no open step below it. */
function nextStep(steps: readonly Schemas['PlanStep'][]): Schemas['PlanStep'] | undefined {
  const open = steps.find(({ done }) => !done);
  return open && (nextStep(open.children) ?? open);
}

async function waits({ calling, project }: Asked): Promise<Section> {
  const rows = await calling.pipeline.store.read(read => begunWaits(read, project.id, MOST_IN_SECTION + 1));
  const lines = rows
    .slice(0, MOST_IN_SECTION)
    .map(({ identifier, title, state, ...wait }) =>
      cutLine(`- ${identifier} ${title} (${state}: ${waitText(wait)})`),
    );
  const rest = 'list_issues, which shows due and overdue waits';
  return { title: 'Due and overdue waits', lines, rest, hasMore: rows.length > MOST_IN_SECTION };
}

async function blocked(of: Asked): Promise<Section> {
  const query = { project_id: of.project.id, blocked: true, statuses: OPEN, limit: MOST_IN_SECTION + 1 };
  const rows = await rowsFrom(of, 'listIssues', { query });
  const marks: string[] = [];
  for (const { id } of rows.slice(0, MOST_IN_SECTION)) {
    const issue = await called(of.calling, 'getIssue', { params: { id }, query: {}, body: undefined });
    const { blocked_by } = issue.body as Schemas['IssueWithRelations'];
    marks.push(blocked_by.length === 0 ? '' : ` blocked by ${blocked_by.slice(0, 5).join(', ')}`);
  }
  return sectionOf(of, 'Blocked', 'list_issues with blocked', { rows, marks });
}

const OPEN = 'backlog,todo,active';

async function issues(of: Asked, title: string, filter: Readonly<Record<string, unknown>>): Promise<Section> {
  const query = { project_id: of.project.id, limit: MOST_IN_SECTION + 1, ...filter };
  const words = Object.entries(filter).map(([name, value]) =>
    value === true ? name : `${name} ${String(value)}`,
  );
  return sectionOf(of, title, `list_issues with ${words.join(', ')}`, {
    rows: await rowsFrom(of, 'listIssues', { query }),
  });
}

async function pages(of: Asked, most: number): Promise<Section> {
  const query = { project_id: of.project.id, order_by: 'updated', order: 'desc', limit: most + 1 };
  const rows = most === 0 ? [] : await rowsFrom(of, 'listPages', { query });
  return sectionOf(of, 'Recently updated pages', 'list_pages with order_by updated, order desc', {
    rows,
    most,
  });
}

/** Takes lines from the longest section until all fit. */
function shortened(head: string, sections: readonly Section[]): string {
  const whole = (): string => [head, ...sections.map(written)].join('\n\n');
  while (whole().length > MOST_CHARACTERS) {
    const [longest] = sections.toSorted((a, b) => written(b).length - written(a).length);
    if (!longest || longest.lines.length === 0) break;
    longest.lines.pop();
    longest.hasMore = true;
  }
  return whole();
}

function written({ title, lines, rest, hasMore }: Section): string {
  return [`## ${title}`, ...lines, ...(hasMore ? [`(more: ${rest})`] : [])].join('\n');
}

function cutLine(line: string): string {
  const [first = ''] = line.split('\n', 1);
  const letters = [...first];
  return letters.length > LONGEST_LINE ? `${letters.slice(0, LONGEST_LINE).join('')}…` : first;
}

function pagesIn(pages: unknown = 5): number {
  if (typeof pages === 'number' && Number.isInteger(pages) && pages >= 0 && pages <= MOST_PAGES) return pages;
  throw new ToolMistake(`pages ${quoted(pages)} must be a whole number from 0 to ${MOST_PAGES}.`);
}
