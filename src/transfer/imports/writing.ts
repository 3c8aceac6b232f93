/** Writes what was read in one change, so that readers see all of it or nothing. */
import { commentKind } from '../../records/comment.ts';
import { takeNumbers } from '../../records/identifiers.ts';
import { DEFAULTS, type IssueRow, issueKind } from '../../records/issue.ts';
import { type LabelRow, labelKind } from '../../records/label.ts';
import type { ProjectRow } from '../../records/project.ts';
import { printed } from '../../text/identifiers.ts';
import { portions } from '../../store/portions.ts';
import type { SearchableText } from '../../store/writing/search-text.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';
import { type Person, traceAssignment, UNASSIGNED } from '../../tracker/issues/assignees.ts';
import { ANNOUNCED_ONE_BY_ONE } from '../../tracker/structure/reach.ts';
import type { FoundComment, FoundLabel } from './items.ts';
import { knownSources } from './known.ts';
import type { Line, SpooledIssue } from './spooled.ts';

export interface Found {
  /** The source of each issue, in any order. */
  readonly sources: readonly (string | null)[];
  readonly isCaseSensitive: boolean;
  /** One issue after another, each followed by its comments. */
  readonly lines: AsyncIterable<Line>;
  /** By the usernames in the lines. */
  readonly people: ReadonlyMap<string, Person>;
  /** Called with the number of issues written so far. */
  readonly onWritten: (issues: number) => void;
}

export interface Written {
  readonly issues: number;
  /** The number of issues created here, in any way, while the others were being read. */
  readonly known: number;
  readonly comments: number;
  readonly labels: number;
}

export async function writeFound(work: Work, projectId: number, found: Found): Promise<Written> {
  const { sources, isCaseSensitive, lines, people, onWritten } = found;
  const named = sources.flatMap(source => source ?? []);
  const known = await knownSources(work, named, isCaseSensitive);
  const count = sources.length - known.size;
  const project = await work.db<ProjectRow>('projects').where({ id: projectId }).first();
  if (!project) throw new Error('The project was deleted during the import.');
  if (count === 0) return { issues: 0, known: known.size, comments: 0, labels: 0 };
  const writing = new Writing(
    work,
    project,
    { people, onWritten },
    {
      sequence: await takeNumbers(work, 'issue', projectId, count),
      sort_order: await endOf(work, projectId),
    },
  );
  await writing.write(lines, known);
  writing.announce();
  return { ...writing.written, known: known.size };
}

/** The position of the next issue of a project. */
async function endOf({ db }: Work, projectId: number): Promise<number> {
  const last = await db<IssueRow>('issues')
    .where({ project_id: projectId })
    .whereNull('deleted_at')
    .orderBy('sort_order', 'desc')
    .first('sort_order');
  return Math.floor(last?.sort_order ?? 0) + 1;
}

/** The number of rows that are buffered before they are written. */
const ROWS = 100;
const CHARACTERS = 1_000_000;

interface Numbers {
  readonly sequence: number;
  readonly sort_order: number;
}

interface Held<Item> {
  readonly item: Item;
  readonly kept: SearchableText;
}

interface OnIssue extends Held<FoundComment> {
  /** The place of its issue among the lines. */
  readonly place: number;
}

interface HeldIssue extends Held<SpooledIssue> {
  readonly place: number;
}

class Writing {
  readonly #work: Work;
  readonly #project: ProjectRow;
  readonly #people: Found['people'];
  readonly #onWritten: Found['onWritten'];
  readonly #first: Numbers;
  readonly #labels = new Map<string, number>();
  /** Issues that may still get comments, by their places among the lines. */
  #parents = new Map<number, { readonly id: number; readonly identifier: string }>();
  #issues: HeldIssue[] = [];
  #comments: OnIssue[] = [];
  #characters = 0;
  #lastSeq = 0;
  readonly #announced: { readonly issue_id: number; readonly seq: number }[] = [];
  readonly written = { issues: 0, comments: 0, labels: 0 };

  constructor(
    work: Work,
    project: ProjectRow,
    { people, onWritten }: Pick<Found, 'people' | 'onWritten'>,
    first: Numbers,
  ) {
    this.#work = work;
    this.#project = project;
    this.#people = people;
    this.#onWritten = onWritten;
    this.#first = first;
  }

  async write(lines: AsyncIterable<Line>, known: ReadonlySet<string>): Promise<void> {
    let place = 0;
    let isKnown = false;
    for await (const line of lines) {
      if ('issue' in line) {
        place += 1;
        isKnown = line.issue.source !== null && known.has(line.issue.source);
      }
      if (isKnown) continue;
      if ('issue' in line) this.#issues.push({ item: line.issue, kept: line.kept, place });
      else this.#comments.push({ item: line.comment, kept: line.kept, place });
      this.#characters += line.kept.letters.length;
      const rows = this.#issues.length + this.#comments.length;
      if (rows >= ROWS || this.#characters >= CHARACTERS) await this.#flush(place);
    }
    await this.#flush(place);
  }

  /** Announces issues one by one while they are few. The project's event covers comments, and large imports. */
  announce(): void {
    const { id: project_id } = this.#project;
    if (this.written.issues <= ANNOUNCED_ONE_BY_ONE)
      for (const issue of this.#announced)
        this.#work.announce({ type: 'issue.created', project_id, ...issue });
    this.#work.announce({ type: 'project.updated', project_id, seq: this.#lastSeq });
  }

  async #flush(current: number): Promise<void> {
    const [issues, comments] = [this.#issues, this.#comments];
    [this.#issues, this.#comments, this.#characters] = [[], [], 0];
    if (issues.length > 0) await this.#bringIssues(issues);
    if (comments.length > 0) await this.#bringComments(comments);
    this.#onWritten(this.written.issues);
    const parent = this.#parents.get(current);
    this.#parents = new Map(parent ? [[current, parent]] : []);
  }

  async #bringIssues(issues: readonly HeldIssue[]): Promise<void> {
    await this.#makeLabels(issues.flatMap(({ item }) => item.labels));
    const rows = await this.#work.bring(
      issueKind,
      issues.map((held, place) => this.#rowOf(held, this.written.issues + place)),
    );
    this.written.issues += rows.length;
    const labelled: { issue_id: number; label_id: number }[] = [];
    const assigned: { issue_id: number; user_id: number }[] = [];
    for (const [at, row] of rows.entries()) {
      const { id: issue_id, seq } = row;
      const { item, place = 0 } = issues[at] ?? {};
      this.#parents.set(place, row);
      if (this.#announced.length <= ANNOUNCED_ONE_BY_ONE) this.#announced.push({ issue_id, seq });
      this.#lastSeq = seq;
      for (const label_id of this.#idsOf(item?.labels ?? [])) labelled.push({ issue_id, label_id });
      const people = this.#peopleOf(item?.people ?? []);
      for (const { id: user_id } of people) assigned.push({ issue_id, user_id });
      if (people.length > 0) traceAssignment(this.#work, row, [UNASSIGNED, { needs_human: 1, people }]);
    }
    for (const part of portions(labelled)) await this.#work.db('issue_labels').insert(part);
    for (const part of portions(assigned)) await this.#work.db('issue_assignees').insert(part);
  }

  #rowOf({ item, kept }: HeldIssue, offset: number) {
    const { id: project_id, identifier } = this.#project;
    const { title, description, source, status, priority, start_date, target_date } = item;
    const sequence = this.#first.sequence + offset;
    const columns = {
      ...DEFAULTS,
      project_id,
      sequence,
      title,
      description,
      identifier: printed('issue', identifier, sequence),
      source,
      status,
      priority,
      start_date,
      target_date,
      needs_human: item.people.length > 0 ? (1 as const) : (0 as const),
      sort_order: this.#first.sort_order + offset,
    };
    return { columns, kept, times: { created_at: item.created_at, updated_at: item.updated_at } };
  }

  async #bringComments(comments: readonly OnIssue[]): Promise<void> {
    const { id: project_id } = this.#project;
    const rows = await this.#work.bring(
      commentKind,
      comments.map(({ item: { content, author, created_at, updated_at }, kept, place }) => {
        const parent = this.#parents.get(place);
        if (!parent) throw new Error('A comment was read without its issue.');
        const columns = {
          project_id,
          issue_id: parent.id,
          page_id: null,
          identifier: parent.identifier,
          user_id: null,
          imported_author: author,
          content,
          deleted_at: null,
          kind: 'comment' as const,
          went_with_parent: 0,
        };
        return { columns, kept, times: { created_at, updated_at } };
      }),
    );
    this.written.comments += rows.length;
    this.#lastSeq = rows.at(-1)?.seq ?? this.#lastSeq;
  }

  /** Ordered by username; two people there can be one here. */
  #peopleOf(usernames: readonly string[]): readonly Person[] {
    const found = usernames.flatMap(username => this.#people.get(username) ?? []);
    return [...new Map(found.map(person => [person.id, person])).values()].sort((one, other) =>
      fold(one.username) < fold(other.username) ? -1 : 1,
    );
  }

  #idsOf(labels: readonly FoundLabel[]): ReadonlySet<number> {
    return new Set(labels.map(({ name }) => this.#labels.get(fold(name)) ?? 0));
  }

  /** Creates the labels that the project lacks, in the colours of the other tracker. */
  async #makeLabels(labels: readonly FoundLabel[]): Promise<void> {
    const missing = new Map(
      labels.flatMap(label =>
        this.#labels.has(fold(label.name)) ? [] : [[fold(label.name), label] as const],
      ),
    );
    const { db } = this.#work;
    for (const part of portions([...missing.keys()])) {
      const rows = await db<LabelRow>('labels')
        .where({ project_id: this.#project.id })
        .whereIn('name_folded', part)
        .select('id', 'name_folded');
      for (const { id, name_folded } of rows) {
        this.#labels.set(name_folded, id);
        missing.delete(name_folded);
      }
    }
    for (const [folded, { name, color }] of missing) {
      const columns = { project_id: this.#project.id, name, color };
      const { id } = await this.#work.insert(labelKind, columns, 'import');
      this.#labels.set(folded, id);
      this.written.labels += 1;
    }
  }
}
