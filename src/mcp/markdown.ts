/** Answers as Markdown made for a context window: what people call things instead of ids, nothing twice, and how to go on. */
import { namesOfParts } from '../records/named-ids.ts';
import type { Read } from '../store/read.ts';
import type { Tool } from '../generated/tools.ts';
import type { Arguments } from './arguments.ts';

export interface Answered {
  readonly tool: Tool;
  readonly given: Arguments;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

type Fields = ReadonlyMap<string, unknown>;

interface Names {
  readonly modules: ReadonlyMap<number, string>;
  readonly folders: ReadonlyMap<number, string>;
}

/** Some 15,000 tokens: more than that helps no model. */
const MOST_CHARACTERS = 60_000;

export async function markdownOf(read: Read, answered: Answered): Promise<string> {
  const { body } = answered;
  const names = await namesIn(read, body);
  const text = typeof body === 'string' ? body : wholeOf(answered, names);
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS)}\n\n(Cut here: the whole has ${text.length} characters. Ask for less at once.)`;
}

function wholeOf(answered: Answered, names: Names): string {
  const { body, tool } = answered;
  const rows = rowsOf(body);
  if (rows) return listed(answered, rows, names);
  const fields = fieldsOf(body);
  if (tool.name === 'get_board') return columns(fields, names);
  return recordOf(fieldsOf(fields.get('plan') ?? body), names, fields.get('effect'));
}

/** The rows of a list, whichever way the operation wraps them. */
function rowsOf(body: unknown): readonly unknown[] | null {
  return listIn(body) ?? listIn(fieldsOf(body).get('items'));
}

function listed(answered: Answered, rows: readonly unknown[], names: Names): string {
  const { tool, given } = answered;
  if (rows.length === 0) return EMPTY[tool.name] ?? 'Nothing found.';
  const lines = rows.map(row => lineOf(fieldsOf(row), names));
  const offset = Number(given['offset'] ?? 0) + rows.length;
  const more = hasMore(answered) ? `\n\nThere is more: call ${tool.name} again with offset ${offset}.` : '';
  return `${lines.join('\n')}${more}`;
}

const EMPTY: Readonly<Record<string, string>> = {
  list_projects: 'There is no project yet. create_project makes the first; then create_issue fills it.',
  search: 'Nothing found. Try fewer or other words, or mode literal for an exact piece of text.',
};

function hasMore({ body, headers }: Answered): boolean {
  if (fieldsOf(body).get('has_more') === true || String(headers['x-comment-has-more']) === 'true')
    return true;
  return String(headers['Link'] ?? '').includes('rel="next"');
}

function columns(board: Fields, names: Names): string {
  if (board.size === 0) return 'There are no issues yet. create_issue makes one.';
  return [...board]
    .map(([name, issues]) => {
      const rows = rowsOf(issues) ?? [];
      const shown = rows.slice(0, MOST_ON_A_BOARD).map(row => lineOf(fieldsOf(row), names));
      const rest =
        rows.length > shown.length ? `\n(and ${rows.length - shown.length} more: list_issues)` : '';
      return `## ${name} (${rows.length})\n${shown.join('\n')}${rest}`;
    })
    .join('\n\n');
}

const MOST_ON_A_BOARD = 500;

/** One line for a row of a list. Comments and activity read as what was said and done. */
function lineOf(fields: Fields, names: Names): string {
  if (fields.has('author') && fields.has('content'))
    return `### ${said(fields.get('author'))}, ${said(fields.get('created_at'))} (comment_id ${said(fields.get('id'))})\n${said(fields.get('content'))}\n`;
  if (fields.has('action')) return activityLine(fields);
  const marks = ['status', 'priority', 'role', 'result_type'].flatMap(name =>
    isSaid(fields.get(name)) ? [said(fields.get(name))] : [],
  );
  const facts = factsOf(fields, names).filter(([name]) => BRIEF.has(name));
  const rest = facts.map(([name, value]) => `${name}: ${value}`).join('; ');
  return `- ${headOf(fields)}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}${rest === '' ? '' : ` (${rest})`}`;
}

/** What a list says of each row besides its name; reading the thing itself tells the rest. */
const BRIEF = new Set([
  ...['module', 'folder', 'labels', 'target_date', 'pinned', 'step_count', 'done_count', 'anchor_identifier'],
  ...['emoji', 'color', 'mime', 'size_bytes', 'snippet', 'attachment_id'],
]);

function activityLine(fields: Fields): string {
  const who = fields.get('actor_display_name') ?? fields.get('actor_username') ?? 'the system';
  const [before, after] = [fields.get('old_value'), fields.get('new_value')].map(value =>
    isSaid(value) ? said(value).slice(0, 80) : '–',
  );
  const change = isSaid(fields.get('field')) ? ` ${said(fields.get('field'))}: ${before} → ${after}` : '';
  const what = isSaid(fields.get('entity_label'))
    ? said(fields.get('entity_label'))
    : said(fields.get('entity_type'));
  return `- ${said(fields.get('ts'))} ${said(who)} (${said(fields.get('transport'))}): ${said(fields.get('action'))} ${what}${change}`;
}

/** A record whole: its name, its facts, and then the text that it is about. */
function recordOf(fields: Fields, names: Names, effect: unknown): string {
  const facts = factsOf(fields, names).map(([name, value]) => `${name}: ${value}`);
  const bodies = ['description', 'content'].flatMap(name =>
    isSaid(fields.get(name)) ? [said(fields.get(name))] : [],
  );
  const steps = rowsOf(fields.get('steps'));
  const tree =
    steps === null ? [] : [steps.length === 0 ? 'No steps yet: add_plan_step.' : stepsOf(steps, 0)];
  const done = fieldsOf(effect);
  const closed =
    done.get('issue_status_changed') === true
      ? [`${said(done.get('issue_identifier'))} is ${said(done.get('issue_new_status'))} now.`]
      : [];
  return [`# ${headOf(fields)}`, facts.join('\n'), ...closed, ...bodies, ...tree]
    .filter(part => part !== '')
    .join('\n\n');
}

function stepsOf(steps: readonly unknown[], depth: number): string {
  return steps
    .map(step => {
      const fields = fieldsOf(step);
      const issue = isSaid(fields.get('issue_identifier'))
        ? ` → ${said(fields.get('issue_identifier'))} (${said(fields.get('issue_status'))})`
        : '';
      const line = `${'  '.repeat(depth)}- [${fields.get('done') === true ? 'x' : ' '}] ${said(fields.get('title'))}${issue} (step_id ${said(fields.get('id'))})`;
      const inner = rowsOf(fields.get('children')) ?? [];
      return inner.length === 0 ? line : `${line}\n${stepsOf(inner, depth + 1)}`;
    })
    .join('\n');
}

function headOf(fields: Fields): string {
  const identifier = fields.get('identifier');
  const title = fields.get('title') ?? fields.get('name') ?? fields.get('filename');
  if (isSaid(identifier)) return [identifier, title].filter(isSaid).map(said).join(' ');
  return isSaid(title) ? said(title) : 'Done';
}

/** What is said elsewhere, means nothing outside the database, or is the text itself. */
const UNSAID = new Set([
  ...[
    'id',
    'identifier',
    'title',
    'name',
    'filename',
    'description',
    'content',
    'steps',
    'sequence',
    'children',
  ],
  ...[
    'project_id',
    'issue_id',
    'page_id',
    'user_id',
    'lead_user_id',
    'sort_order',
    'uploader_id',
    'parent_id',
  ],
  ...['has_thumbnail'],
]);

function factsOf(fields: Fields, names: Names): (readonly [name: string, value: string])[] {
  return [...fields].flatMap(([name, value]) => {
    if (UNSAID.has(name) || !isSaid(value) || value === false) return [];
    if (name === 'module_id') return [['module', names.modules.get(Number(value)) ?? '?'] as const];
    if (name === 'folder_id') return [['folder', names.folders.get(Number(value)) ?? '?'] as const];
    if (typeof value === 'object' && !Array.isArray(value)) return [];
    return [[name, said(value)] as const];
  });
}

function isSaid(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}

function said(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return listIn(value)?.map(said).join(', ') ?? JSON.stringify(value);
}

function listIn(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value.map((one: unknown) => one) : null;
}

function fieldsOf(value: unknown): Fields {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

async function namesIn(read: Read, body: unknown): Promise<Names> {
  const board = [...fieldsOf(body).values()].flatMap(column => listIn(column) ?? []);
  const rows = [...(rowsOf(body) ?? []), ...board, body].map(fieldsOf);
  const ids = (name: string): number[] => [
    ...new Set(rows.map(row => row.get(name)).filter(id => typeof id === 'number')),
  ];
  return {
    modules: await namesOfParts(read, 'modules', ids('module_id')),
    folders: await namesOfParts(read, 'folders', ids('folder_id')),
  };
}
