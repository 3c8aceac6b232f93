/** Reads the fields of issues and comments from foreign JSON; anything malformed gets the refusal of its source. */
import type { Refusal } from '../../generated/refusals.ts';
import { stamp } from '../../time/clock.ts';
import { isDay } from '../../time/days.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { withoutFiles } from '../../text/references.ts';
import * as ceilings from './ceilings.ts';
import type { FoundIssue, FoundLabel, Names, Times } from './items.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The author of what a deleted account wrote. */
const GONE = 'ghost';
const COLOUR = '#6B7280';

export class Reading {
  readonly now: Date;
  readonly malformed: () => Refusal;

  constructor(now: Date, malformed: () => Refusal) {
    this.now = now;
    this.malformed = malformed;
  }

  fields(value: unknown): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.malformed();
    return Object.fromEntries(Object.entries(value));
  }

  /** Null and missing mean no fields. */
  maybe(value: unknown): Fields {
    return value === null || value === undefined ? {} : this.fields(value);
  }

  list(value: unknown): readonly unknown[] {
    if (!Array.isArray(value)) throw this.malformed();
    return value;
  }

  string(value: unknown): string {
    if (typeof value !== 'string') throw this.malformed();
    return value;
  }

  /** A key such as `ENG-3`, and its number. */
  key(value: unknown): { readonly key: string; readonly number: number } {
    const key = this.string(value);
    const [, number] = /^[A-Za-z][A-Za-z0-9_]{0,31}-([0-9]{1,9})$/.exec(key) ?? [];
    if (number === undefined) throw this.malformed();
    return { key, number: Number(number) };
  }

  title(value: unknown): string {
    return this.#word(value, ceilings.CHARACTERS_OF_A_TITLE, 'title');
  }

  description(value: unknown): string {
    const description = this.text(value);
    if (isLonger(description, ceilings.CHARACTERS_OF_A_DESCRIPTION))
      throw ceilings.tooLarge(ceilings.CHARACTERS_OF_A_DESCRIPTION, 'characters per description');
    return description;
  }

  /** The text of a comment. */
  content(value: unknown): string {
    const content = this.text(value);
    if (Buffer.byteLength(content) > ceilings.BYTES_OF_A_COMMENT)
      throw ceilings.tooLarge(ceilings.BYTES_OF_A_COMMENT, 'bytes per comment');
    return content;
  }

  /** Null and missing mean a deleted account. */
  author(name: unknown): string {
    if (name === null || name === undefined) return GONE;
    return this.#word(name, ceilings.CHARACTERS_OF_AN_AUTHOR, 'author name');
  }

  /** The first of the names that is set. */
  firstOf(...names: readonly unknown[]): unknown {
    return names.find(name => typeof name === 'string' && /\S/.test(name));
  }

  /** Those of the names that are set. */
  names(...names: readonly unknown[]): Names {
    return names.filter(name => typeof name === 'string');
  }

  label(name: unknown, color: unknown): FoundLabel {
    const [, digits] = (typeof color === 'string' && /^#?([0-9a-f]{6})$/i.exec(color)) || [];
    return {
      name: this.#word(name, ceilings.CHARACTERS_OF_A_LABEL, 'label').trim(),
      color: digits === undefined ? COLOUR : `#${digits}`,
    };
  }

  labels(labels: readonly FoundLabel[]): readonly FoundLabel[] {
    const named = new Map(labels.map(label => [label.name, label]));
    if (named.size > ceilings.LABELS_OF_AN_ISSUE)
      throw ceilings.tooLarge(ceilings.LABELS_OF_AN_ISSUE, 'labels per issue');
    return [...named.values()];
  }

  /** Null and missing mean empty. File links in the text refer to the other tracker, not to this instance. */
  text(value: unknown): string {
    return value === null || value === undefined ? '' : withoutFiles(storable(this.string(value)));
  }

  /** A missing or future time becomes now. */
  times(created: unknown, updated: unknown = created): Times {
    return { created_at: this.#time(created), updated_at: this.#time(updated) };
  }

  /** The day of a date or a time. */
  day(value: unknown): string | null {
    if (value === null || value === undefined) return null;
    const day = this.string(value).slice(0, 10);
    if (!isDay(day)) throw this.malformed();
    return day;
  }

  #time(value: unknown): string {
    if (value === undefined || value === null) return stamp(this.now);
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)) throw this.malformed();
    const time = Date.parse(value);
    if (Number.isNaN(time)) throw this.malformed();
    return stamp(new Date(Math.max(0, Math.min(time, this.now.getTime()))));
  }

  /** A field that may not be blank. */
  #word(value: unknown, most: number, of: string): string {
    const word = storable(this.string(value));
    if (!/\S/.test(word)) throw this.malformed();
    if (isLonger(word, most)) throw ceilings.tooLarge(most, `characters per ${of}`);
    return word;
  }
}

/** The names of priorities in most trackers. */
const PRIORITIES: ReadonlyMap<string, FoundIssue['priority']> = new Map([
  ['highest', 'urgent'],
  ['urgent', 'urgent'],
  ['high', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
  ['lowest', 'low'],
]);

export function priorityNamed(name: unknown): FoundIssue['priority'] {
  return (typeof name === 'string' && PRIORITIES.get(name.trim().toLowerCase())) || 'none';
}

/** The oldest first; those of the same time keep their order. */
export function oldestFirst<Item extends Times>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) =>
    one.created_at === other.created_at ? 0 : one.created_at < other.created_at ? -1 : 1,
  );
}

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid text. */
export function storable(text: string): string {
  return normalizeNewlines(text)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** In characters, as the contract counts; a character has one or two code units. */
function isLonger(text: string, most: number): boolean {
  return text.length > 2 * most || (text.length > most && [...text].length > most);
}
