/**
 * Checks that must pass before a call sees anything of the database: the caller is the assumed one, and has the role. Each
 * is a query for one value, added as a column to the first statement of the call.
 */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';
import type { Statement } from './statement.ts';
import type { Ask, Read } from './read.ts';
import { RecentlyUsed } from './recently-used.ts';

export interface Question {
  /** Selects at most one value. Its text is one of a few, whatever the values. */
  readonly asked: (read: Read) => Statement;
  /** Receives the value, or null; throws the refusal if the check fails. */
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

  /** After a refusal, a call runs no further checks. */
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

/** `run` executes a statement unchanged; `read` builds the queries of the checks. */
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

/** Runs the checks that are still open, in a separate statement. */
export async function settle(asking: Asking, checks: readonly Check[]): Promise<void> {
  const pending = pendingAmong(checks);
  if (pending.length === 0) return;
  const { columns, values } = columnsFor(asking.read, pending);
  const [row] = await asking.run(columns.alone, values);
  passOn(pending, row);
}

/** Runs a statement together with the checks that are still open. */
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
  // Without a row there is no value to check. Later reads may be newer than the check, but never older.
  if (rows.length === 0) {
    await settle(asking, pending);
    return asking.run(text, values);
  }
  passOn(pending, rows[0]);
  return rows.map(withoutAnswers);
}

/** In the order of the checks: the caller comes before the role. */
function passOn(checks: readonly Check[], row: unknown): void {
  const answers = isRow(row) ? row : {};
  for (const [place, check] of checks.entries()) check.answer(answers[nameOf(place)] ?? null);
}

/** Listed explicitly: V8 copies a pattern of fixed names fastest. */
function withoutAnswers(row: unknown): unknown {
  if (!isRow(row)) return row;
  const { check_0: _caller, check_1: _role, check_2: _version, ...rest } = row;
  return rest;
}

/** The most checks of a call. */
const MOST_CHECKS = 3;

function nameOf(place: number): string {
  if (place >= MOST_CHECKS) throw new Error(`a call has more than ${MOST_CHECKS} checks`);
  return `check_${place}`;
}

/** The number of statement texts that are cached per combination of checks. */
const TEXTS_KEPT = 512;

/** Checks as columns of other statements. */
class Columns {
  /** The checks as a separate statement. */
  readonly alone: string;
  readonly #sql: string;
  readonly #values: number;
  readonly #place: number;
  readonly #texts = new RecentlyUsed<string>(TEXTS_KEPT, () => undefined);
  /** With one more check, by its text. */
  readonly #next = new Map<string, Columns>();

  constructor(sql: string, values: number, place: number) {
    [this.#sql, this.#values, this.#place] = [sql, values, place];
    this.alone = `SELECT ${sql}`;
  }

  before(text: string, values: number, { columnsBefore }: Dialect): string {
    return this.#texts.getOrMake(text, () => columnsBefore.text(this.#sql, text, values));
  }

  /** Looked up by the query text itself, which is the same string each time: no key has to be built. */
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
