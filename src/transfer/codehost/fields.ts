/** Reads issues and comments from a code host's JSON; anything malformed counts as a failure of the host. */
import { refuse } from '../../generated/refusals.ts';
import { stamp } from '../../time/clock.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { withoutFiles } from '../../text/references.ts';
import * as ceilings from './ceilings.ts';

type Fields = Readonly<Record<string, unknown>>;

/** When it was created and last changed on the host, in the format of rows. */
interface Times {
  readonly created_at: string;
  readonly updated_at: string;
}

export interface HostLabel {
  readonly name: string;
  readonly color: string;
}

export interface HostIssue extends Times {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly isClosed: boolean;
  readonly labels: readonly HostLabel[];
  readonly assignees: number;
  readonly milestones: number;
  /** Whether it has comments. */
  readonly isCommented: boolean;
}

export interface HostComment extends Times {
  readonly author: string;
  readonly content: string;
}

/** The author of what a deleted account wrote. */
const GONE = 'ghost';

/** The number of an issue or a pull request. */
export function numberOf(item: unknown): number {
  const { number } = fieldsOf(item);
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
    throw refuse.codehostFailed();
  return number;
}

/** Pull requests are issues with an extra field. */
export function isPullRequest(item: unknown): boolean {
  const { pull_request } = fieldsOf(item);
  return pull_request !== undefined && pull_request !== null;
}

export function issueIn(item: unknown, now: Date): HostIssue {
  const fields = fieldsOf(item);
  const { title, body, state, labels = [], assignees, assignee, milestone, comments } = fields;
  if (state !== 'open' && state !== 'closed') throw refuse.codehostFailed();
  const named = new Map(
    listOf(labels)
      .map(labelIn)
      .map(label => [label.name, label]),
  );
  if (named.size > ceilings.LABELS_OF_AN_ISSUE)
    throw ceilings.tooLarge(ceilings.LABELS_OF_AN_ISSUE, 'labels per issue');
  return {
    number: numberOf(item),
    title: wordIn(title, ceilings.CHARACTERS_OF_A_TITLE, 'title'),
    description: descriptionIn(body),
    isClosed: state === 'closed',
    labels: [...named.values()],
    assignees: assignees === undefined ? countOf(assignee) : listOf(assignees ?? []).length,
    milestones: countOf(milestone),
    isCommented: comments !== 0,
    ...timesIn(fields, now),
  };
}

/** Null for a comment without text. */
export function commentIn(item: unknown, now: Date): HostComment | null {
  const fields = fieldsOf(item);
  const content = textIn(fields['body']);
  if (!/\S/.test(content)) return null;
  if (Buffer.byteLength(content) > ceilings.BYTES_OF_A_COMMENT)
    throw ceilings.tooLarge(ceilings.BYTES_OF_A_COMMENT, 'bytes per comment');
  return { content, author: authorIn(fields['user']), ...timesIn(fields, now) };
}

function descriptionIn(body: unknown): string {
  const description = textIn(body);
  if (isLonger(description, ceilings.CHARACTERS_OF_A_DESCRIPTION))
    throw ceilings.tooLarge(ceilings.CHARACTERS_OF_A_DESCRIPTION, 'characters per description');
  return description;
}

/** A label is an object, or only its name. */
function labelIn(item: unknown): HostLabel {
  const { name, color } = typeof item === 'string' ? { name: item, color: null } : fieldsOf(item);
  const isColour = typeof color === 'string' && /^[0-9a-f]{6}$/i.test(color);
  return {
    name: wordIn(name, ceilings.CHARACTERS_OF_A_LABEL, 'label'),
    color: isColour ? `#${color}` : '#6B7280',
  };
}

function authorIn(user: unknown): string {
  if (user === null || user === undefined) return GONE;
  return wordIn(fieldsOf(user)['login'], ceilings.CHARACTERS_OF_AN_AUTHOR, 'author name');
}

/** A field that may not be blank. */
function wordIn(value: unknown, most: number, of: string): string {
  if (typeof value !== 'string') throw refuse.codehostFailed();
  const word = storable(value);
  if (!/\S/.test(word)) throw refuse.codehostFailed();
  if (isLonger(word, most)) throw ceilings.tooLarge(most, `characters per ${of}`);
  return word;
}

/** Null and missing mean empty. File links in the text refer to the host, not to this instance. */
function textIn(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') throw refuse.codehostFailed();
  return withoutFiles(storable(value));
}

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid text. */
function storable(text: string): string {
  return normalizeNewlines(text)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A missing or future time becomes now. */
function timesIn({ created_at, updated_at = created_at }: Fields, now: Date): Times {
  return { created_at: timeIn(created_at, now), updated_at: timeIn(updated_at, now) };
}

function timeIn(value: unknown, now: Date): string {
  if (value === undefined || value === null) return stamp(now);
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value))
    throw refuse.codehostFailed();
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw refuse.codehostFailed();
  return stamp(new Date(Math.max(0, Math.min(time, now.getTime()))));
}

/** 1 if there is a value, 0 if it is null or missing. */
function countOf(value: unknown): number {
  return value === null || value === undefined ? 0 : 1;
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse.codehostFailed();
  return Object.fromEntries(Object.entries(value));
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw refuse.codehostFailed();
  return value;
}

/** In characters, as the contract counts; a text never has more characters than code units. */
function isLonger(text: string, most: number): boolean {
  return text.length > most && [...text].length > most;
}
