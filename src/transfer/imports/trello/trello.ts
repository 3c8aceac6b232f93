/** Reads the cards of a Trello board from its JSON export. */
import type { FoundComment, FoundIssue, ImportSource, Taking } from '../items.ts';
import { COMMENTS, ISSUES, tooLarge } from '../ceilings.ts';
import { oldestFirst, Reading, type Fields } from '../reading.ts';
import { Statuses, type StatusMap } from '../statuses.ts';
import { itemsOf, notABoard, type Item } from './board.ts';

const STATUSES = {
  done: 'done',
  closed: 'done',
  complete: 'done',
  doing: 'active',
  'in progress': 'active',
  active: 'active',
  'to do': 'todo',
  todo: 'todo',
  next: 'todo',
} as const;

const COLOURS: Readonly<Record<string, string>> = {
  green: '#4bce97',
  yellow: '#f5cd47',
  orange: '#fea362',
  red: '#f87168',
  purple: '#9f8fef',
  blue: '#579dff',
  sky: '#6cc3e0',
  lime: '#94c748',
  pink: '#e774bb',
  black: '#8590a2',
};

interface List {
  readonly name: unknown;
  readonly pos: number;
  readonly isClosed: boolean;
}

interface Checklist {
  readonly name: string;
  readonly pos: number;
  readonly tasks: readonly { readonly text: string; readonly isDone: boolean; readonly pos: number }[];
}

interface Comment {
  readonly text: unknown;
  readonly date: unknown;
  readonly author: readonly unknown[];
}

/** Many small objects at a time would hold up other requests. */
const AT_ONCE = 50;

export class Trello implements ImportSource {
  readonly isCaseSensitive = true;
  readonly #path: string;
  readonly #statuses: Statuses;
  readonly #lists = new Map<unknown, List>();
  readonly #cards: Fields[] = [];
  readonly #checklists = new Map<unknown, Checklist[]>();
  readonly #members = new Map<unknown, readonly unknown[]>();
  readonly #comments = new Map<unknown, Comment[]>();
  #commentCount = 0;
  #taskCount = 0;

  /** The path of the export. */
  constructor(path: string, map: StatusMap) {
    this.#path = path;
    this.#statuses = new Statuses(map, STATUSES);
  }

  async read(intake: Taking): Promise<void> {
    const reading = new Reading(intake.now, notABoard);
    for await (const found of itemsOf(this.#path)) this.#keep(reading, found);
    const open = this.#cards.filter(card => !this.#isArchived(card));
    const lists = [...this.#lists.values()].filter(({ isClosed }) => isClosed).length;
    intake.skip('skipped_other', this.#cards.length - open.length + lists);
    open.sort((one, other) => this.#listPos(one) - this.#listPos(other) || posOf(one) - posOf(other));
    for (let at = 0; at < open.length; at += AT_ONCE) {
      const issues = open
        .slice(at, at + AT_ONCE)
        .map((card, place) => this.#issueIn(reading, card, at + place));
      for (const { id, ...issue } of await intake.unknownOf(issues)) {
        await intake.takeIssue(issue);
        for (const comment of this.#commentsOf(reading, id)) await intake.takeComment(comment);
      }
    }
  }

  #keep(reading: Reading, { part, item }: Item): void {
    const { id, name, ...fields } = reading.fields(item);
    switch (part) {
      case 'lists':
        this.#lists.set(id, { name, pos: posOf(fields), isClosed: fields['closed'] === true });
        break;
      case 'members':
        this.#members.set(id, [fields['fullName'], fields['username']]);
        break;
      case 'cards':
        this.#cards.push(cardIn({ id, name, ...fields }));
        if (this.#cards.length > ISSUES) throw tooLarge(ISSUES, 'cards, with the archived ones');
        break;
      case 'checklists':
        this.#keepChecklist(reading, reading.text(name), fields);
        break;
      case 'actions':
        this.#keepComment(reading, fields);
    }
  }

  #keepChecklist(reading: Reading, name: string, fields: Fields): void {
    const tasks = reading.list(fields['checkItems'] ?? []).map(one => {
      const { name: text, state, ...rest } = reading.fields(one);
      return { text: reading.text(text), isDone: state === 'complete', pos: posOf(rest) };
    });
    this.#taskCount += tasks.length;
    if (this.#taskCount > COMMENTS) throw tooLarge(COMMENTS, 'items in checklists');
    const { idCard } = fields;
    const present = this.#checklists.get(idCard);
    const checklist = { name, pos: posOf(fields), tasks: tasks.sort((one, other) => one.pos - other.pos) };
    if (present) present.push(checklist);
    else this.#checklists.set(idCard, [checklist]);
  }

  /** Only comments are kept of what was done on the board. */
  #keepComment(reading: Reading, { type, data, memberCreator, date }: Fields): void {
    if (type !== 'commentCard') return;
    const { text, card } = reading.fields(data);
    const { fullName, username } = reading.maybe(memberCreator);
    const { id } = reading.maybe(card);
    this.#commentCount += 1;
    if (this.#commentCount > COMMENTS) throw tooLarge(COMMENTS, 'comments');
    const comment = { text, date, author: [fullName, username] };
    const present = this.#comments.get(id);
    if (present) present.push(comment);
    else this.#comments.set(id, [comment]);
  }

  #isArchived(card: Fields): boolean {
    return card['closed'] === true || this.#lists.get(card['idList'])?.isClosed === true;
  }

  #listPos(card: Fields): number {
    return this.#lists.get(card['idList'])?.pos ?? Infinity;
  }

  #issueIn(reading: Reading, card: Fields, number: number): FoundIssue & { readonly id: string } {
    const id = reading.string(card['id']);
    if (!/^[\w-]{1,64}$/.test(id)) throw reading.malformed();
    const { name } = this.#lists.get(card['idList']) ?? {};
    const members = reading.list(card['idMembers'] ?? []);
    return {
      id,
      source: `trello:${id}`,
      title: reading.title(card['name']),
      description: this.#descriptionOf(reading, card),
      status: card['dueComplete'] === true ? 'done' : (this.#statuses.of(name) ?? 'backlog'),
      priority: 'none',
      start_date: reading.day(card['start']),
      target_date: reading.day(card['due']),
      labels: reading.labels(reading.list(card['labels'] ?? []).map(one => labelIn(reading, one))),
      assignees: members.map(member => reading.names(...(this.#members.get(member) ?? []))),
      others: 0,
      ...reading.times(createdWith(id), card['dateLastActivity'] ?? createdWith(id)),
      // Cards are written in the order of the board.
      age: '',
      number,
    };
  }

  /** The description, with the checklists as task items below it. */
  #descriptionOf(reading: Reading, { id, desc }: Fields): string {
    const checklists = (this.#checklists.get(id) ?? []).sort((one, other) => one.pos - other.pos);
    const lists = checklists.map(({ name, tasks }) => {
      const lines = tasks.map(
        ({ text, isDone }) => `- [${isDone ? 'x' : ' '}] ${text.replaceAll('\n', ' ')}`,
      );
      return [
        ...(name.trim() === '' ? [] : [`### ${name.replaceAll('\n', ' ').trim()}`]),
        lines.join('\n'),
      ].join('\n\n');
    });
    const text = [reading.text(desc), ...lists].filter(block => block.trim() !== '').join('\n\n');
    return reading.description(text);
  }

  /** The oldest first. */
  #commentsOf(reading: Reading, id: string): readonly FoundComment[] {
    const comments = (this.#comments.get(id) ?? []).flatMap(({ text, date, author }) => {
      const content = reading.content(text);
      return /\S/.test(content)
        ? { content, author: reading.author(reading.firstOf(...author)), ...reading.times(date) }
        : [];
    });
    // The export lists the newest first.
    return oldestFirst(comments.reverse());
  }
}

/** Exports hold much more of a card. */
const CARD = [
  'id',
  'name',
  'desc',
  'idList',
  'idMembers',
  'pos',
  'labels',
  'closed',
  'dueComplete',
  'start',
  'due',
  'dateLastActivity',
];

function cardIn(card: Fields): Fields {
  return Object.fromEntries(CARD.map(name => [name, card[name]]));
}

/** A label without a name is called by its colour. */
function labelIn(reading: Reading, label: unknown) {
  const { name, color } = reading.fields(label);
  const colour = typeof color === 'string' ? color : 'label';
  const isNamed = typeof name === 'string' && name.trim() !== '';
  return reading.label(isNamed ? name : colour, COLOURS[colour.replace(/_(?:dark|light)$/, '')] ?? null);
}

function posOf({ pos }: Fields): number {
  return typeof pos === 'number' ? pos : 0;
}

/** The id of a card begins with the time of its creation. */
function createdWith(id: string): string | null {
  return /^[0-9a-f]{24}$/i.test(id) ? new Date(parseInt(id.slice(0, 8), 16) * 1000).toISOString() : null;
}
