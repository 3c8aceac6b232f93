/** Writes what a command returns: JSON or CSV for programs, tables and fields for people. */
import { show } from './pager.ts';
import { usage } from './problems.ts';
import { isRow, type Row } from './row.ts';
import type { Surroundings } from './surroundings.ts';
import { itemOf } from './item.ts';
import { asText } from './shown.ts';
import { tableOf } from './table.ts';

export interface Form {
  readonly json: readonly string[] | null;
  readonly csv: boolean;
  readonly columns: readonly string[];
}

export function isForPeople({ isTerminal }: Surroundings, { json, csv }: Form): boolean {
  return isTerminal && json === null && !csv;
}

export function writeList(around: Surroundings, form: Form, rows: readonly Row[]): void {
  if (form.csv) around.out(csvOf(rows, form));
  else if (isForPeople(around, form)) show(around, tableOf(around, form.columns, rows));
  else
    around.out(
      `${JSON.stringify(
        rows.map(row => chosen(row, form.json ?? [])),
        null,
        2,
      )}\n`,
    );
}

/** One of several results in a pipe. */
export function writeLine(around: Surroundings, form: Form, row: Row): void {
  around.out(`${JSON.stringify(chosen(row, form.json ?? []))}\n`);
}

export function writeOne(around: Surroundings, form: Form, value: unknown): void {
  if (value === undefined) return;
  if (typeof value === 'string') around.out(value.endsWith('\n') ? value : `${value}\n`);
  else if (form.csv) throw usage('--csv is for lists');
  else if (isForPeople(around, form) && isRow(value)) show(around, itemOf(around, value));
  else around.out(`${JSON.stringify(isRow(value) ? chosen(value, form.json ?? []) : value, null, 2)}\n`);
}

/** Only the fields that were asked for; all if none were. */
function chosen(row: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row;
  const unknown = fields.find(field => !(field in row));
  if (unknown !== undefined)
    throw usage(`there is no field ${unknown}; the fields are ${Object.keys(row).join(', ')}`);
  return Object.fromEntries(fields.map(field => [field, row[field]]));
}

function csvOf(rows: readonly Row[], { json, columns }: Form): string {
  const fields = json && json.length > 0 ? json : columns.length > 0 ? columns : Object.keys(rows[0] ?? {});
  const lines = rows.map(row => fields.map(field => quoted(asText(row[field]))).join(','));
  return [fields.join(','), ...lines].map(line => `${line}\r\n`).join('');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
