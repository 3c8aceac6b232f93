/** A table for people. */
import { stripVTControlCharacters } from 'node:util';
import type { Row } from './row.ts';
import { cell, painted } from './shown.ts';
import type { Surroundings } from './surroundings.ts';

export const GAP = '  ';
const NARROWEST = 8;
/** Longer titles of columns give way before values do. */
const LONGEST_HEAD = 12;

/** Every row on one line. */
export function tableOf(around: Surroundings, columns: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(row => columns.map(column => cell(column, row[column], around)));
  const heads = columns.map(column => column.replaceAll('_', ' ').toUpperCase());
  const shown = columns.map((_, place) => place).filter(place => cells.some(line => line[place] !== ''));
  const widths = fittingWidths(
    shown.map(place => ({
      head: widthOf(heads[place] ?? ''),
      body: cells.reduce((most, line) => Math.max(most, widthOf(line[place] ?? '')), 0),
      isWhole: /identifier$/.test(columns[place] ?? ''),
    })),
    around.columns,
  );
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

interface Column {
  readonly head: number;
  readonly body: number;
  /** Whether a part of its values is of no use. */
  readonly isWhole: boolean;
}

/** Where the row is too long, titles that are longer than their values give way first, then the widest values. */
function fittingWidths(columns: readonly Column[], room: number): number[] {
  const widths = columns.map(({ head, body }) => Math.max(head, body));
  const least = columns.map(({ body, isWhole }) => (isWhole ? body : Math.min(body, NARROWEST)));
  const floors = columns.map(({ head, body }) => Math.max(body, Math.min(head, LONGEST_HEAD)));
  for (const bounds of [floors, least]) {
    for (;;) {
      const excess = sum(widths) + GAP.length * (widths.length - 1) - room;
      const spare = widths.map((width, place) => (width > (bounds[place] ?? 0) ? width : 0));
      const widest = Math.max(...spare);
      if (excess <= 0 || widest === 0) break;
      const place = spare.indexOf(widest);
      widths[place] = Math.max(bounds[place] ?? 0, widest - excess);
    }
  }
  return widths;
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
