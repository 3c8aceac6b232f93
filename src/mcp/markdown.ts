/** Responses as Markdown for a context window: identifiers and names instead of ids, no repetition, and how to continue. */
import type { Schemas } from '../generated/types.ts';
import { awaitedText, waitText } from '../records/wait.ts';
import { namesOfParts } from '../records/identifiers.ts';
import type { Read } from '../store/read.ts';
import type { Tool } from '../generated/tools.ts';
import type { Arguments } from './arguments.ts';

export interface Answered {
  readonly tool: Tool;
  readonly given: Arguments;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Null without links to the records. */
  readonly publicUrl: string | null;
}

export type Fields = Readonly<Record<string, unknown>>;

interface Names {
  readonly modules: ReadonlyMap<number, string>;
  readonly folders: ReadonlyMap<number, string>;
}

/** Some 15,000 tokens: more than that helps no model. */
export const MOST_CHARACTERS = 60_000;

export async function markdownOf(read: Read, answered: Answered): Promise<string> {
  const text = await textOf(read, answered);
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS)}\n\n(Truncated: the full text has ${text.length} characters. Ask for less at a time.)`;
}

/** The same, however long it is. */
export async function textOf(read: Read, answered: Answered): Promise<string> {
  const { body } = answered;
  const names = await namesIn(read, body);
  return typeof body === 'string' ? body : wholeOf(answered, names);
}

/** The part of a long text that helps a model, and how to read on. */
export function cut(text: string, from: number, tool: string): string {
  if (from > 0 && from >= text.length)
    return `from ${from} is beyond the end of the text, which has ${text.length} characters.`;
  const piece = text.slice(from, from + MOST_CHARACTERS);
  const next = from + piece.length;
  if (next >= text.length) return piece;
  return `${piece}\n\n(Truncated: the full text has ${text.length} characters. Call ${tool} again with from ${next}.)`;
}

function wholeOf(answered: Answered, names: Names): string {
  const { body, tool } = answered;
  const rows = rowsOf(body);
  if (rows) return listed(answered, rows, names);
  const fields = fieldsOf(body);
  if (tool.name === 'get_board') return columns(fields, names);
  const notes = [...closedBy(fieldsOf(fields['effect'])), ...leftOpen(answered, fields)];
  const record = fieldsOf(fields['plan'] ?? body);
  return recordOf(record, names, notes, linkTo(answered.publicUrl, record['identifier']));
}

/** One line for each of the rows. */
export async function linesOf(read: Read, rows: readonly Fields[]): Promise<string[]> {
  const names = await namesIn(read, rows);
  return rows.map(row => lineOf(row, names));
}

/** The rows of a list, however the operation wraps them. */
function rowsOf(body: unknown): readonly unknown[] | null {
  return listIn(body) ?? listIn(fieldsOf(body)['items']);
}

function listed(answered: Answered, rows: readonly unknown[], names: Names): string {
  const { tool, given } = answered;
  if (rows.length === 0) return EMPTY[tool.name] ?? 'Nothing found.';
  const lines = rows.map(row => lineOf(fieldsOf(row), names));
  const offset = Number(given['offset'] ?? 0) + rows.length;
  const more = hasMore(answered) ? `\n\nThere is more: call ${tool.name} again with offset ${offset}.` : '';
  const first = fieldsOf(rows[0])['partial_match'] === true ? `${PARTIAL}\n\n` : '';
  const link = linkTo(answered.publicUrl, given['project'] ?? '');
  return `${first}${lines.join('\n')}${more}${link === '' ? '' : `\n\n${link}`}`;
}

/** The address of a record for people, or of all of them; empty if it has none. */
function linkTo(publicUrl: string | null, identifier: unknown): string {
  if (publicUrl === null || typeof identifier !== 'string') return '';
  return identifier === '' ? publicUrl : `${publicUrl}/${identifier.toUpperCase()}`;
}

const PARTIAL = 'No result contains every word. These contain some of them:';

const EMPTY: Readonly<Record<string, string>> = {
  list_trash: 'The trash is empty.',
  list_archived_projects: 'No project is archived.',
  search: 'Nothing found. Try fewer or other words, or mode literal for an exact piece of text.',
};

/** Whether a list has more rows than its response. */
export function hasMore({ body, headers }: Pick<Answered, 'body' | 'headers'>): boolean {
  if (fieldsOf(body)['has_more'] === true || String(headers['x-comment-has-more']) === 'true') return true;
  return String(headers['Link'] ?? '').includes('rel="next"');
}

function columns(board: Fields, names: Names): string {
  if (Object.keys(board).length === 0) return 'There are no issues yet. create_issue creates one.';
  return Object.entries(board)
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
  if ('author' in fields && 'content' in fields)
    return `### ${asText(fields['author'])}, ${asText(fields['created_at'])} (comment_id ${asText(fields['id'])})${fields['kind'] === 'verification' ? ' (verification)' : ''}\n${asText(fields['content'])}\n`;
  if ('action' in fields) return activityLine(fields);
  const marks = ['status', 'priority', 'role', 'result_type'].flatMap(name =>
    isPresent(fields[name]) ? [asText(fields[name])] : [],
  );
  const facts = factsOf(fields, names).filter(([name]) => BRIEF.has(name));
  const rest = [...facts.map(([name, value]) => `${name}: ${value}`), ...marksOf(fields)].join('; ');
  return `- ${headOf(fields)}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}${rest === '' ? '' : ` (${rest})`}`;
}

/** Short facts of issues that are not plain fields. */
function marksOf(fields: Fields): string[] {
  const { done, total } = fieldsOf(fields['checklist']);
  return [
    ...forWhom(fields),
    ...waitingIn(fields),
    ...(total === undefined ? [] : [`checklist:${asText(done)}/${asText(total)}`]),
  ];
}

/** The assignees of an issue that agents may not take. */
function forWhom({ needs_human, assignees }: Fields): string[] {
  if (needs_human !== true) return [];
  const people = listIn(assignees) ?? [];
  if (people.length === 0) return ['for:human'];
  return people.map(person => `for:@${asText(fieldsOf(person)['username'])}`);
}

/** For whom or when an issue waits, and the waits for days that have begun. */
function waitingIn({ waits }: Fields): string[] {
  return ((listIn(waits) ?? []) as Schemas['Wait'][]).map(
    wait => `${wait.state === 'holding' ? 'waiting' : wait.state}:${awaitedText(wait)}`,
  );
}

/** The fields that a list shows for each row besides its name. */
const BRIEF = new Set([
  'module',
  'folder',
  'labels',
  'target_date',
  'pinned',
  'step_count',
  'done_count',
  'anchor_identifier',
  'emoji',
  'color',
  'mime',
  'size_bytes',
  'snippet',
  'attachment_id',
  'kind',
  'deleted_at',
  'display_name',
]);

function activityLine(fields: Fields): string {
  const who = fields['actor_display_name'] ?? fields['actor_username'] ?? 'the system';
  const action = `${asText(fields['action'])} ${subjectOf(fields)}${changeIn(fields)}`;
  return `- ${asText(fields['ts'])} ${asText(who)} (${asText(fields['transport'])}): ${action}`;
}

/** Kinds that activity labels with the identifier of the issue, page or plan that they are part of. */
const PART_OF: Readonly<Record<string, string>> = {
  comment: 'comment on',
  plan_step: 'step of',
  attachment: 'attachment of',
};

/** Kinds whose label is an identifier, which shows the kind. */
const IDENTIFIED = new Set(['issue', 'page', 'plan']);

function subjectOf({ entity_type, entity_label, issue_id, page_id }: Fields): string {
  const [kind, label] = [asText(entity_type), asText(entity_label)];
  if (label === '') return kind;
  if (IDENTIFIED.has(kind)) return label;
  // A change of a file is labelled with its name, and belongs to no issue or page.
  const isPart = kind === 'plan_step' || isPresent(issue_id) || isPresent(page_id);
  return `${(isPart ? PART_OF[kind] : undefined) ?? kind} ${label}`;
}

function changeIn({ field, old_value, new_value }: Fields): string {
  if (isPresent(field)) return ` ${asText(field)}: ${beginningOf(old_value)} → ${beginningOf(new_value)}`;
  const only = [new_value, old_value].find(isPresent);
  return only === undefined ? '' : `: ${beginningOf(only)}`;
}

/** The entry stays on its line. */
function beginningOf(value: unknown): string {
  return isPresent(value) ? asText(value).slice(0, 80).replaceAll(/\s+/g, ' ') : '–';
}

/** A whole record: its name, its fields, and then its text. */
function recordOf(fields: Fields, names: Names, notes: readonly string[], link: string): string {
  const facts = [
    ...(link === '' ? [] : [link]),
    ...factsOf(fields, names).map(([name, value]) => `${name}: ${value}`),
    ...marksOf(fields),
    ...notesOfWaits(fields),
  ];
  const bodies = ['description', 'content'].flatMap(name =>
    isPresent(fields[name]) ? [asText(fields[name])] : [],
  );
  const steps = rowsOf(fields['steps']);
  const tree =
    steps === null ? [] : [steps.length === 0 ? 'No steps yet: add_plan_step.' : stepsOf(steps, 0)];
  return [`# ${headOf(fields)}`, facts.join('\n'), ...notes, ...bodies, ...tree]
    .filter(part => part !== '')
    .join('\n\n');
}

function notesOfWaits({ waits }: Fields): string[] {
  return ((listIn(waits) ?? []) as Schemas['Wait'][]).flatMap(wait =>
    wait.note === '' ? [] : [`waits for ${waitText(wait)}`],
  );
}

/** The issue that a step closed. */
function closedBy({ issue_status_changed, issue_identifier, issue_new_status }: Fields): string[] {
  return issue_status_changed === true
    ? [`${asText(issue_identifier)} is ${asText(issue_new_status)} now.`]
    : [];
}

/** The task items of an issue that the call closed. */
function leftOpen({ tool, given }: Answered, { checklist }: Fields): string[] {
  const { done, total } = fieldsOf(checklist);
  const open = Number(total ?? 0) - Number(done ?? 0);
  if (tool.name !== 'update_issue' || given['status'] !== 'done' || open === 0) return [];
  return [open === 1 ? '1 task item is still open.' : `${open} task items are still open.`];
}

function stepsOf(steps: readonly unknown[], depth: number): string {
  return steps
    .map(step => {
      const fields = fieldsOf(step);
      const issue = isPresent(fields['issue_identifier'])
        ? ` → ${asText(fields['issue_identifier'])} (${asText(fields['issue_status'])})`
        : '';
      const line = `${'  '.repeat(depth)}- [${fields['done'] === true ? 'x' : ' '}] ${asText(fields['title'])}${issue} (step_id ${asText(fields['id'])})`;
      const inner = rowsOf(fields['children']) ?? [];
      return inner.length === 0 ? line : `${line}\n${stepsOf(inner, depth + 1)}`;
    })
    .join('\n');
}

function headOf(fields: Fields): string {
  const identifier = fields['identifier'];
  const title = fields['title'] ?? fields['name'] ?? fields['filename'] ?? fields['username'];
  if (isPresent(identifier)) return [identifier, title].filter(isPresent).map(asText).join(' ');
  return isPresent(title) ? asText(title) : 'Done';
}

/** Fields that are shown elsewhere, internal to the database, or the text itself. */
const UNSAID = new Set([
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
  'project_id',
  'issue_id',
  'page_id',
  'user_id',
  'lead_user_id',
  'sort_order',
  'uploader_id',
  'parent_id',
  'has_thumbnail',
  'needs_human',
  'assignees',
  'waits',
  'checklist',
]);

function factsOf(fields: Fields, names: Names): (readonly [name: string, value: string])[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'id') return idOf(fields);
    if (UNSAID.has(name) || !isPresent(value) || value === false) return [];
    if (name === 'module_id') return [['module', names.modules.get(Number(value)) ?? '?'] as const];
    if (name === 'folder_id') return [['folder', names.folders.get(Number(value)) ?? '?'] as const];
    if (typeof value === 'object' && !Array.isArray(value)) return [];
    return [[name, asText(value)] as const];
  });
}

function isPresent(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}

export function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return listIn(value)?.map(asText).join(', ') ?? JSON.stringify(value);
}

export function listIn(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value.map((one: unknown) => one) : null;
}

/** Items without an identifier are named by id: comments and files. */
function idOf(fields: Fields): (readonly [name: string, value: string])[] {
  if ('mime' in fields) return [['attachment_id', asText(fields['id'])]];
  return 'author' in fields ? [['comment_id', asText(fields['id'])]] : [];
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

async function namesIn(read: Read, body: unknown): Promise<Names> {
  const board = Object.values(fieldsOf(body)).flatMap(column => listIn(column) ?? []);
  const rows = [...(rowsOf(body) ?? []), ...board, body].map(fieldsOf);
  const ids = (name: string): number[] => [
    ...new Set(rows.map(row => row[name]).filter(id => typeof id === 'number')),
  ];
  return {
    modules: await namesOfParts(read, 'modules', ids('module_id')),
    folders: await namesOfParts(read, 'folders', ids('folder_id')),
  };
}
