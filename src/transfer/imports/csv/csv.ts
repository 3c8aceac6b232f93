/** Reads issues from the rows of a CSV file. */
import type { Schemas } from '../../../generated/types.ts';
import { fold } from '../../../text/fold.ts';
import { isDay } from '../../../time/days.ts';
import type { FoundIssue, ImportSource, Taking } from '../items.ts';
import { priorityNamed, Reading, storable } from '../reading.ts';
import { Statuses } from '../statuses.ts';
import { invalidAt, rowsOf, type Row } from './rows.ts';

/** The headers of each field, if the caller names none. */
const HEADERS = {
  title: ['title', 'summary', 'name'],
  description: ['description', 'body'],
  status: ['status', 'state'],
  priority: ['priority'],
  labels: ['labels', 'tags'],
  start_date: ['start_date', 'start date', 'start'],
  target_date: ['target_date', 'target date', 'due', 'due date'],
  assignees: ['assignees', 'assignee'],
  key: ['key', 'id'],
} as const;

type Field = keyof typeof HEADERS;
/** The place of the cell of each field. */
type Places = Partial<Record<Field, number>>;

const FIELDS = Object.keys(HEADERS) as Field[];

const STATUSES = {
  backlog: 'backlog',
  todo: 'todo',
  active: 'active',
  done: 'done',
  cancelled: 'cancelled',
} as const;

const AT_ONCE = 100;
const CHARACTERS_OF_A_SOURCE = 500;

type Wanted = Pick<Schemas['CsvImport'], 'name' | 'columns' | 'map'>;

export class Csv implements ImportSource {
  readonly isCaseSensitive = true;
  /** Whether a second run recognizes every row. */
  isRerunnable = true;
  readonly #path: string;
  readonly #wanted: Wanted;
  readonly #statuses: Statuses;
  readonly #keys = new Set<string>();

  constructor(path: string, wanted: Wanted) {
    this.#path = path;
    this.#wanted = wanted;
    this.#statuses = new Statuses(wanted.map ?? {}, STATUSES);
  }

  async read(intake: Taking): Promise<void> {
    let places: Places | null = null;
    let width = 0;
    let held: FoundIssue[] = [];
    for await (const row of rowsOf(this.#path)) {
      if (places === null) {
        places = this.#placesIn(row);
        width = row.cells.length;
        this.isRerunnable = places.key !== undefined;
        continue;
      }
      if (row.cells.slice(width).some(cell => cell !== ''))
        throw invalidAt(row.line, 'the row has more cells than the header');
      const issue = this.#issueIn(row, places, intake);
      if (issue) held.push(issue);
      if (held.length >= AT_ONCE) held = await taken(intake, held);
    }
    if (places === null) throw invalidAt(1, 'there is no header row');
    await taken(intake, held);
  }

  #placesIn({ line, cells }: Row): Places {
    const names = cells.map(cell => fold(cell.trim()));
    const { columns } = this.#wanted;
    const places: Places = {};
    for (const field of FIELDS) {
      const headers = columns ? [columns[field] ?? []].flat() : HEADERS[field];
      const [place] = headers.map(header => names.indexOf(fold(header.trim()))).filter(at => at !== -1);
      if (place !== undefined) places[field] = place;
      else if (columns?.[field] !== undefined)
        throw invalidAt(line, `there is no column ${JSON.stringify(columns[field])}`);
    }
    if (places.title === undefined) throw invalidAt(line, 'there is no column for the title');
    return places;
  }

  /** Null for a row whose key an earlier row has. */
  #issueIn({ line, cells }: Row, places: Places, intake: Taking): FoundIssue | null {
    const cell = (field: Field): string => cells[places[field] ?? -1] ?? '';
    const reading = new Reading(intake.now, () => invalidAt(line, 'a cell has an invalid value'));
    const source = this.#sourceOf(storable(cell('key')).trim(), line);
    if (source !== null && this.#keys.has(source)) {
      intake.skip('issues_skipped_existing', 1);
      return null;
    }
    if (source !== null) this.#keys.add(source);
    if (cell('title').trim() === '') throw invalidAt(line, 'the title is blank');
    const state = cell('status').trim();
    const status = state === '' ? 'backlog' : this.#statuses.of(state);
    if (!status)
      throw invalidAt(line, `the status ${JSON.stringify(state.slice(0, 100))} is unknown: set it in map`);
    return {
      source,
      title: reading.title(cell('title').trim()),
      description: reading.description(cell('description')),
      status,
      priority: priorityNamed(cell('priority')),
      start_date: dayIn(cell('start_date'), line),
      target_date: dayIn(cell('target_date'), line),
      labels: reading.labels(entriesIn(cell('labels')).map(label => reading.label(label, null))),
      assignees: entriesIn(cell('assignees')).map(name => [name]),
      others: 0,
      ...reading.times(null),
      // Rows are written in the order of the file.
      age: '',
      number: line,
    };
  }

  #sourceOf(key: string, line: number): string | null {
    if (key === '') {
      this.isRerunnable = false;
      return null;
    }
    const source = `csv:${this.#wanted.name}:${key}`;
    if (source.length > CHARACTERS_OF_A_SOURCE) throw invalidAt(line, 'the key is too long');
    return source;
  }
}

async function taken(intake: Taking, issues: readonly FoundIssue[]): Promise<FoundIssue[]> {
  for (const issue of await intake.unknownOf(issues)) await intake.takeIssue(issue);
  return [];
}

function entriesIn(cell: string): string[] {
  return cell
    .split(/[,;]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '');
}

function dayIn(cell: string, line: number): string | null {
  const day = cell.trim();
  if (day === '') return null;
  if (!isDay(day))
    throw invalidAt(line, `the date ${JSON.stringify(day.slice(0, 100))} is not like 2026-09-28`);
  return day;
}
