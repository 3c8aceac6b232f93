/** One thing for people: a line for each field, and below them the texts and lists that need more room. */
import { isInternal, isRow, nameOf, namesOf, type Row } from './row.ts';
import { cell, safe } from './shown.ts';
import type { Surroundings } from './surroundings.ts';
import { GAP, tableOf } from './table.ts';

/** Longer texts stand below the fields. */
const TEXTS = ['description', 'content', 'evidence'];

export function itemOf(around: Surroundings, row: Row): string {
  const names = Object.keys(row).filter(name => !TEXTS.includes(name) && !isInternal(name, row));
  const shown = names
    .filter(name => !rowsIn(row[name]))
    .map((name): [string, string] => [wordsOf(name), cell(name, row[name], around)])
    .filter(([, value]) => value !== '');
  const width = Math.max(...shown.map(([label]) => label.length));
  const fields = shown.map(([label, value]) => `${label.padEnd(width)}${GAP}${value}`);
  const lists = names.flatMap(name => {
    const rows = rowsIn(row[name]);
    return rows ? [`${titleOf(name)}\n${listOf(around, rows)}`] : [];
  });
  const texts = TEXTS.map(name => row[name]).filter(text => typeof text === 'string' && text !== '');
  const parts = [fields.join('\n'), ...lists, ...texts.map(text => safe(String(text)))];
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

function wordsOf(name: string): string {
  return name.replaceAll('_', ' ');
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + wordsOf(name.slice(1));
}

/** Null if the names of these things, on one line, say enough. */
function rowsIn(value: unknown): readonly Row[] | null {
  const isList = Array.isArray(value) && value.length > 0 && value.every(isRow);
  return isList && !value.every(isReference) ? value : null;
}

const MOST_FIELDS_OF_REFERENCE = 6;

function isReference(row: Row): boolean {
  const names = Object.keys(row);
  return (
    nameOf(row) !== undefined &&
    names.length <= MOST_FIELDS_OF_REFERENCE &&
    !names.some(name => typeof row[name] === 'number' && !isInternal(name, row))
  );
}

function listOf(around: Surroundings, rows: readonly Row[]): string {
  const [first = {}] = rows;
  if ('children' in first) return rows.map(step => stepsOf(around, step, '')).join('\n');
  const [when, count, ...others] = Object.keys(first);
  const isCourse = when !== undefined && count === 'count' && others.length === 0 && rows.length > 1;
  return isCourse ? courseOf(around, when, rows) : tableOf(around, columnsOf(rows), rows).trimEnd();
}

/** A step of a plan with those below it, each with the id by which commands know it. */
function stepsOf(around: Surroundings, step: Row, indent: string): string {
  const [title, issue] = ['title', 'issue_identifier'].map(name => cell(name, step[name], around));
  const below = Array.isArray(step['children']) ? step['children'].filter(isRow) : [];
  const line = `${indent}[${step['done'] === true ? 'x' : ' '}] ${[String(step['id']), title, issue].join(GAP)}`;
  return [line.trimEnd(), ...below.map(one => stepsOf(around, one, `${indent}    `))].join('\n');
}

const BARS = '▁▂▃▄▅▆▇█';

/** Counts over time, as bars that fit into one line: `2026-09-07 to 2026-11-23  ▁▁▂█  0 to 14`. */
function courseOf({ columns }: Surroundings, when: string, rows: readonly Row[]): string {
  const counts = rows.map(row => Number(row['count']));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const before = `${String(rows[0]?.[when])} to ${String(rows.at(-1)?.[when])}`;
  const after = `${String(least)} to ${String(most)}`;
  const room = Math.max(1, columns - before.length - after.length - 2 * GAP.length);
  const each = Math.ceil(counts.length / room);
  let bars = '';
  for (let at = 0; at < counts.length; at += each) {
    const highest = Math.max(...counts.slice(at, at + each));
    bars +=
      BARS[most === least ? 0 : Math.floor(((highest - least) / (most - least)) * (BARS.length - 1))] ?? '';
  }
  return [before, bars, after].join(GAP);
}

const ISSUE = ['identifier', 'priority', 'status', 'title'];

/** The fields of which some have a value. */
function columnsOf(rows: readonly Row[]): string[] {
  const [first = {}] = rows;
  if (ISSUE.every(name => name in first)) return ISSUE;
  return namesOf(first).filter(name => !rows.every(row => rowsIn(row[name]) !== null));
}
