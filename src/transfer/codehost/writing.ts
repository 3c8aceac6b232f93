/** Writes what was collected in one change, so that readers see all of it or nothing. */
import type { Schemas } from '../../generated/types.ts';
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
import { ANNOUNCED_ONE_BY_ONE } from '../../tracker/structure/reach.ts';
import type { HostComment, HostIssue, HostLabel } from './fields.ts';
import { knownNumbers, sourceOf } from './sources.ts';
import type { Line } from './spooled.ts';

type Status = Schemas['IssueStatus'];

export interface Collected {
  readonly repo: string;
  readonly numbers: readonly number[];
  /** One issue after another, each followed by its comments. */
  readonly lines: AsyncIterable<Line>;
  readonly statusOf: (issue: HostIssue) => Status;
}

export interface Written {
  readonly issues: number;
  /** How many were created here, in any way, while the others were being read. */
  readonly known: number;
  readonly comments: number;
  readonly labels: number;
}

export async function writeCollected(work: Work, projectId: number, collected: Collected): Promise<Written> {
  const known = await knownNumbers(work, collected.repo, collected.numbers);
  const count = collected.numbers.length - known.size;
  const project = await work.db<ProjectRow>('projects').where({ id: projectId }).first();
  if (!project) throw new Error('The project was deleted during the import.');
  if (count === 0) return { issues: 0, known: known.size, comments: 0, labels: 0 };
  const writing = new Writing(work, project, collected.statusOf, {
    sequence: await takeNumbers(work, 'issue', projectId, count),
    sort_order: await endOf(work, projectId),
  });
  await writing.write(collected, known);
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

/** How many rows are buffered before they are written. */
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

interface OnIssue extends Held<HostComment> {
  readonly number: number;
}

class Writing {
  readonly #work: Work;
  readonly #project: ProjectRow;
  readonly #statusOf: Collected['statusOf'];
  readonly #first: Numbers;
  readonly #labels = new Map<string, number>();
  /** Issues that may still get comments, by their numbers on the host. */
  #hosts = new Map<number, { readonly id: number; readonly identifier: string }>();
  #issues: Held<HostIssue>[] = [];
  #comments: OnIssue[] = [];
  #characters = 0;
  #lastSeq = 0;
  readonly #announced: { readonly issue_id: number; readonly seq: number }[] = [];
  readonly written = { issues: 0, comments: 0, labels: 0 };

  constructor(work: Work, project: ProjectRow, statusOf: Collected['statusOf'], first: Numbers) {
    this.#work = work;
    this.#project = project;
    this.#statusOf = statusOf;
    this.#first = first;
  }

  async write({ repo, lines }: Collected, known: ReadonlySet<number>): Promise<void> {
    let number = 0;
    for await (const line of lines) {
      if ('issue' in line) ({ number } = line.issue);
      if (known.has(number)) continue;
      if ('issue' in line) this.#issues.push({ item: line.issue, kept: line.kept });
      else this.#comments.push({ item: line.comment, kept: line.kept, number });
      this.#characters += line.kept.letters.length;
      const rows = this.#issues.length + this.#comments.length;
      if (rows >= ROWS || this.#characters >= CHARACTERS) await this.#flush(repo, number);
    }
    await this.#flush(repo, number);
  }

  /** Announces issues one by one while they are few. The project's event covers comments, and large imports. */
  announce(): void {
    const { id: project_id } = this.#project;
    if (this.written.issues <= ANNOUNCED_ONE_BY_ONE)
      for (const issue of this.#announced)
        this.#work.announce({ type: 'issue.created', project_id, ...issue });
    this.#work.announce({ type: 'project.updated', project_id, seq: this.#lastSeq });
  }

  async #flush(repo: string, current: number): Promise<void> {
    const [issues, comments] = [this.#issues, this.#comments];
    [this.#issues, this.#comments, this.#characters] = [[], [], 0];
    if (issues.length > 0) await this.#bringIssues(repo, issues);
    if (comments.length > 0) await this.#bringComments(comments);
    const host = this.#hosts.get(current);
    this.#hosts = new Map(host ? [[current, host]] : []);
  }

  async #bringIssues(repo: string, issues: readonly Held<HostIssue>[]): Promise<void> {
    await this.#makeLabels(issues.flatMap(({ item }) => item.labels));
    const { id: project_id, identifier } = this.#project;
    const rows = await this.#work.bring(
      issueKind,
      issues.map(({ item, kept }, place) => {
        const { title, description, number, created_at, updated_at } = item;
        const sequence = this.#first.sequence + this.written.issues + place;
        const columns = {
          ...DEFAULTS,
          project_id,
          sequence,
          title,
          description,
          identifier: printed('issue', identifier, sequence),
          source: sourceOf(repo, number),
          status: this.#statusOf(item),
          priority: 'none' as const,
          sort_order: this.#first.sort_order + this.written.issues + place,
        };
        return { columns, kept, times: { created_at, updated_at } };
      }),
    );
    this.written.issues += rows.length;
    const labelled: { issue_id: number; label_id: number }[] = [];
    for (const [place, { id, seq, identifier: called }] of rows.entries()) {
      const { number = 0, labels = [] } = issues[place]?.item ?? {};
      this.#hosts.set(number, { id, identifier: called });
      if (this.#announced.length <= ANNOUNCED_ONE_BY_ONE) this.#announced.push({ issue_id: id, seq });
      this.#lastSeq = seq;
      for (const label_id of this.#idsOf(labels)) labelled.push({ issue_id: id, label_id });
    }
    for (const part of portions(labelled)) await this.#work.db('issue_labels').insert(part);
  }

  async #bringComments(comments: readonly OnIssue[]): Promise<void> {
    const { id: project_id } = this.#project;
    const rows = await this.#work.bring(
      commentKind,
      comments.map(({ item: { content, author, created_at, updated_at }, kept, number }) => {
        const host = this.#hosts.get(number);
        if (!host) throw new Error('A comment was read without its issue.');
        const columns = {
          project_id,
          issue_id: host.id,
          page_id: null,
          identifier: host.identifier,
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

  #idsOf(labels: readonly HostLabel[]): ReadonlySet<number> {
    return new Set(labels.map(({ name }) => this.#labels.get(fold(name)) ?? 0));
  }

  /** Creates the labels that the project lacks, in the host's colours. */
  async #makeLabels(labels: readonly HostLabel[]): Promise<void> {
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
