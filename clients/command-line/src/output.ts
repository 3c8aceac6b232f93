/** Writes what a command returns: JSON or CSV for programs, tables and fields for people. */
import { stripVTControlCharacters } from 'node:util';
import { show } from './pager.ts';
import { usage } from './problems.ts';
import type { Surroundings } from './surroundings.ts';
import { asText, cell, painted, safe } from './shown.ts';

export interface Form {
  readonly json: readonly string[] | null;
  readonly csv: boolean;
  readonly columns: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

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
  else if (isForPeople(around, form) && isRow(value)) show(around, fieldsOf(around, value));
  else around.out(`${JSON.stringify(isRow(value) ? chosen(value, form.json ?? []) : value, null, 2)}\n`);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

const GAP = '  ';
const NARROWEST = 8;

/** Every row on one line: the widest column gives way first. */
export function tableOf(around: Surroundings, columns: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(row => columns.map(column => cell(column, row[column], around)));
  const heads = columns.map(column => column.replaceAll('_', ' ').toUpperCase());
  const shown = columns.map((_, place) => place).filter(place => cells.some(line => line[place] !== ''));
  const widths = shown.map(place =>
    Math.max(widthOf(heads[place] ?? ''), ...cells.map(line => widthOf(line[place] ?? ''))),
  );
  const room = around.columns - GAP.length * (shown.length - 1);
  for (let total = sum(widths); total > room; total = sum(widths)) {
    const widest = widths.indexOf(Math.max(...widths));
    const width = Math.max(NARROWEST, (widths[widest] ?? 0) - (total - room));
    if (width === widths[widest]) break;
    widths[widest] = width;
  }
  const line = (texts: readonly string[]): string =>
    shown
      .map((place, index) => fitted(texts[place] ?? '', widths[index] ?? 0))
      .join(GAP)
      .trimEnd();
  const body = cells.map(texts =>
    shown
      .map((place, index) =>
        painted(columns[place] ?? '', fitted(texts[place] ?? '', widths[index] ?? 0), around),
      )
      .join(GAP)
      .trimEnd(),
  );
  return `${[line(heads), ...body].join('\n')}\n`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** The columns that a text takes in a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of stripVTControlCharacters(text))
    width += /\p{Mn}/u.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1;
  return width;
}

function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text + ' '.repeat(width - widthOf(text));
  let kept = '';
  for (const letter of text) {
    if (widthOf(kept + letter) > width - 1) break;
    kept += letter;
  }
  return `${kept}…${' '.repeat(Math.max(0, width - 1 - widthOf(kept)))}`;
}

/** Longer texts stand below the fields. */
const TEXTS = ['description', 'content', 'evidence'];

/** Numbers that only programs use. */
const INTERNAL = /^(id|seq|sequence|sort_order|.*_id)$/;

function fieldsOf(around: Surroundings, row: Row): string {
  const names = Object.keys(row).filter(name => !TEXTS.includes(name) && !isInternal(name, row));
  const shown = names
    .map((name): [string, string] => [name.replaceAll('_', ' '), cell(name, row[name], around)])
    .filter(([, value]) => value !== '');
  const width = Math.max(...shown.map(([label]) => label.length));
  const lines = shown.map(([label, value]) => `${label.padEnd(width)}${GAP}${value}`);
  const texts = TEXTS.map(name => row[name]).filter(text => typeof text === 'string' && text !== '');
  return `${[...lines, ...texts.flatMap(text => ['', safe(String(text))])].join('\n')}\n`;
}

/** Without a name, an item is known by its id. */
function isInternal(name: string, row: Row): boolean {
  const isNamed = ['identifier', 'username', 'name'].some(field => field in row);
  return INTERNAL.test(name) && (isNamed || name !== 'id');
}
