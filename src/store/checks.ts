/**
 * What has to be true of a call before anything of the database reaches it: whether the caller is who was assumed, and has
 * the role. Each is a question with one value, which the first statement of the call answers as one more column.
 */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';
import type { Statement } from './statement.ts';
import type { Ask, Read } from './read.ts';
import { RecentlyUsed } from './recently-used.ts';

export interface Question {
  /** Selects one value at most. Its text is one of a few, whatever the values. */
  readonly asked: (read: Read) => Statement;
  /** Receives the value, null where there is none; throws the refusal where it is not good enough. */
  readonly judge: (answer: unknown) => void;
}

export class Check {
  readonly asked: Question['asked'];
  readonly #judge: Question['judge'];
  #isPassed = false;
  #refusal: Error | null = null;

  constructor({ asked, judge }: Question) {
    [this.asked, this.#judge] = [asked, judge];
  }

  /** A call that was refused once asks nothing more. */
  get isPassed(): boolean {
    if (this.#refusal) throw this.#refusal;
    return this.#isPassed;
  }

  answer(value: unknown): void {
    try {
      this.#judge(value);
      this.#isPassed = true;
    } catch (error) {
      this.#refusal = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }
}

/** A statement is run as it is; the read is what the questions are built with. */
interface Asking {
  readonly run: Ask;
  readonly read: Read;
}

export function pendingAmong(checks: readonly Check[]): readonly Check[] {
  return checks.length === 0 || checks.every(check => check.isPassed)
    ? NONE
    : checks.filter(check => !check.isPassed);
}

const NONE: readonly Check[] = [];

/** Asks what is still open, in a statement of its own. */
export async function settle(asking: Asking, checks: readonly Check[]): Promise<void> {
  const pending = pendingAmong(checks);
  if (pending.length === 0) return;
  const { columns, values } = columnsFor(asking.read, pending);
  const [row] = await asking.run(columns.alone, values);
  hear(pending, row);
}

/** Runs a statement, and asks what is still open along with it. */
export async function runChecked(
  asking: Asking,
  checks: readonly Check[],
  { text, values, isSelect }: Statement,
): Promise<unknown[]> {
  const pending = pendingAmong(checks);
  if (pending.length === 0) return asking.run(text, values);
  if (!isSelect) {
    await settle(asking, pending);
    return asking.run(text, values);
  }
  const { dialect } = asking.read;
  const asked = columnsFor(asking.read, pending);
  const rows = await asking.run(
    asked.columns.before(text, values.length, dialect),
    dialect.columnsBefore.values(asked.values, values),
  );
  // No row, no answer. What is read next may be newer than the answer, but never older.
  if (rows.length === 0) {
    await settle(asking, pending);
    return asking.run(text, values);
  }
  hear(pending, rows[0]);
  return rows.map(withoutAnswers);
}

/** In the order of the checks: the caller comes before the role. */
function hear(checks: readonly Check[], row: unknown): void {
  const answers = isRow(row) ? row : {};
  for (const [place, check] of checks.entries()) check.answer(answers[nameOf(place)] ?? null);
}

/** Named one by one: a pattern of fixed names is what V8 copies fastest. */
function withoutAnswers(row: unknown): unknown {
  if (!isRow(row)) return row;
  const { check_0: _caller, check_1: _role, check_2: _version, ...rest } = row;
  return rest;
}

/** A call has so many checks at most. */
const MOST_CHECKS = 3;

function nameOf(place: number): string {
  if (place >= MOST_CHECKS) throw new Error(`a call has more than ${MOST_CHECKS} checks`);
  return `check_${place}`;
}

/** How many texts are kept that have the same questions before them. */
const TEXTS_KEPT = 512;

/** Questions as columns of other texts. */
class Columns {
  /** The questions in a statement of their own. */
  readonly alone: string;
  readonly #sql: string;
  readonly #values: number;
  readonly #place: number;
  readonly #texts = new RecentlyUsed<string>(TEXTS_KEPT, () => undefined);
  /** With one question more, by its text. */
  readonly #next = new Map<string, Columns>();

  constructor(sql: string, values: number, place: number) {
    [this.#sql, this.#values, this.#place] = [sql, values, place];
    this.alone = `SELECT ${sql}`;
  }

  before(text: string, values: number, { columnsBefore }: Dialect): string {
    return this.#texts.getOrMake(text, () => columnsBefore.text(this.#sql, text, values));
  }

  /** By the question, which is the same text each time: nothing of its length is made to look it up. */
  and({ text, values }: Statement, { columnsBefore }: Dialect): Columns {
    const known = this.#next.get(text);
    if (known) return known;
    const column = `(${columnsBefore.counted(text, this.#values)}) AS ${nameOf(this.#place)}`;
    const sql = this.#sql === '' ? column : `${this.#sql}, ${column}`;
    const made = new Columns(sql, this.#values + values.length, this.#place + 1);
    this.#next.set(text, made);
    return made;
  }
}

const noColumns = new Columns('', 0, 0);

function columnsFor(
  read: Read,
  checks: readonly Check[],
): { readonly columns: Columns; readonly values: readonly Knex.Value[] } {
  let columns = noColumns;
  let values: readonly Knex.Value[] = [];
  for (const check of checks) {
    const question = check.asked(read);
    columns = columns.and(question, read.dialect);
    values = values.length === 0 ? question.values : [...values, ...question.values];
  }
  return { columns, values };
}

function isRow(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null;
}
