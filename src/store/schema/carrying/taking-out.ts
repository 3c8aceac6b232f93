/** Exports the rows of a table as lines of JSON made by the engine, in portions whose size is known before they are read. */
import type { Column } from '../../dialects/carrying.ts';
import type { Read } from '../../read.ts';
import { TRAVELLING } from './tables.ts';

/** Enough for a portion to be worth its statements, and few enough that others get their turn. */
const MOST_ROWS = 4_000;
const BYTES = 1024 * 1024;

/** The target fill level of a portion. */
const FILLED = 0.9;

/** The approximate length of a number in a line. */
const BYTES_A_COLUMN = 8;

export interface Lines {
  readonly rows: number;
  /** A line for each row, without a newline after the last. */
  readonly bytes: Buffer;
}

interface Sized {
  readonly rows: number;
  readonly bytes: number;
}

type Value = string | number;

export async function* linesOf(
  { ask, dialect }: Read,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<Lines, void> {
  const key = TRAVELLING[table] ?? [];
  const place = dialect.placed;
  let after: readonly Value[] = [];
  let most = MOST_ROWS;
  for (;;) {
    const from = following(table, key, after.length > 0);
    const values = [...(after[0] === undefined ? [] : [after[0]]), ...after];
    const [sized] = (await ask(place(sizing(columns, from)), [...values, most])) as Sized[];
    if (!sized || sized.rows === 0) return;
    if (sized.bytes > BYTES && sized.rows > 1) {
      most = Math.min(sized.rows - 1, fitting(sized));
      continue;
    }
    const [answer] = await ask(place(dialect.carrying.lines(columns, from)), [...values, most]);
    const bytes = bytesIn(answer);
    yield { rows: sized.rows, bytes };
    if (sized.rows < most) return;
    after = keyOf(bytes, columns, key);
    most = fitting(sized);
  }
}

/** The number of such rows in a portion, with some room for longer ones: a second look at sizes costs as much as the rows. */
function fitting({ rows, bytes }: Sized): number {
  return Math.min(MOST_ROWS, Math.max(1, Math.floor((FILLED * BYTES * rows) / bytes)));
}

/** SQLite would plan a plain number after LIMIT again each time. */
function following(table: string, key: readonly string[], isBegun: boolean): string {
  // Nullable columns are compared as 0, which is never an id.
  const columns = key.map((name, place) => (place === 0 ? `"${name}"` : orZero(table, name)));
  const [first = ''] = columns;
  const behind = isBegun
    ? `WHERE ${first} >= ? AND (${columns.join(', ')}) > (${columns.map(() => '?').join(', ')})`
    : '';
  return `"${table}" ${behind} ORDER BY ${columns.join(', ')} LIMIT CAST(? AS INTEGER)`;
}

function orZero(table: string, name: string): string {
  return table === 'attachment_links' ? `COALESCE("${name}", 0)` : `"${name}"`;
}

function sizing(columns: readonly Column[], from: string): string {
  const texts = columns.filter(({ holds }) => holds === 'text');
  const lengths = texts.map(({ name }) => `COALESCE(octet_length("${name}"), 0)`);
  const bytes = [String(columns.length * BYTES_A_COLUMN), ...lengths].join(' + ');
  return `SELECT COUNT(*) AS rows, COALESCE(SUM(bytes), 0) AS bytes FROM (SELECT ${bytes} AS bytes FROM ${from}) AS next`;
}

function bytesIn(answer: unknown): Buffer {
  const lines = typeof answer === 'object' && answer !== null && 'lines' in answer ? answer.lines : null;
  if (!Buffer.isBuffer(lines)) throw new Error('Rows that were counted are not there.');
  return lines;
}

const LINE_END = 10;

function keyOf(bytes: Buffer, columns: readonly Column[], key: readonly string[]): readonly Value[] {
  const last = JSON.parse(
    bytes.subarray(bytes.lastIndexOf(LINE_END) + 1).toString('utf8'),
  ) as readonly (Value | null)[];
  return key.map(name => last[columns.findIndex(column => column.name === name)] ?? 0);
}
