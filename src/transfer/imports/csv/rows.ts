/** Reads the rows of a CSV file (RFC 4180), with the number of the line where each begins. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { refuse, type Refusal } from '../../../generated/refusals.ts';

export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

export function invalidAt(line: number, problem: string): Refusal {
  return refuse.importInvalid({ problem: `line ${line}: ${problem}`, fields: { line } });
}

/** Empty lines are left out. */
export async function* rowsOf(path: string): AsyncGenerator<Row> {
  const rows = new Rows(delimiterIn(await beginningOf(path)));
  // A byte-order mark is dropped.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of createReadStream(path)) yield* rows.within(decoded(decoder, piece as Buffer));
  yield* rows.within(decoded(decoder));
  yield* rows.last();
}

function decoded(decoder: InstanceType<typeof TextDecoder>, piece?: Buffer): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    throw refuse.importInvalid({ problem: 'it is not UTF-8', fields: {} });
  }
}

const [QUOTE, RETURN, FEED] = [34, 13, 10];
const CELLS_OF_A_ROW = 1_000;

/** Rows whose text arrives in pieces. */
class Rows {
  readonly #delimiter: number;
  /** `closed` is after a quote, which ends the cell unless a second one follows. */
  #state: 'start' | 'bare' | 'quoted' | 'closed' = 'start';
  #pieces: string[] = [];
  #cells: string[] = [];
  /** The line where the row begins, and the line that is being read. */
  #begin = 1;
  #line = 1;
  #isAfterReturn = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** The rows that end in this piece. */
  *within(text: string): Generator<Row> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const isBreak = code === RETURN || code === FEED;
      const isSecond = code === FEED && this.#isAfterReturn;
      this.#isAfterReturn = code === RETURN;
      if (this.#state === 'quoted') {
        if (isBreak && !isSecond) this.#line += 1;
        if (code !== QUOTE) continue;
        this.#pieces.push(text.slice(from, at));
        this.#state = 'closed';
      } else if (code === QUOTE) {
        // The second of two quotes is a character of the cell.
        from = this.#state === 'closed' ? at : at + 1;
        if (this.#state === 'bare') throw this.#broken();
        this.#state = 'quoted';
      } else if (isSecond) {
        from = at + 1;
      } else if (code === this.#delimiter || isBreak) {
        if (this.#state === 'bare') this.#pieces.push(text.slice(from, at));
        this.#endCell();
        from = at + 1;
        if (isBreak) yield* this.#endRow();
      } else if (this.#state === 'closed') throw this.#broken();
      else this.#state = 'bare';
    }
    if (this.#state === 'bare' || this.#state === 'quoted') this.#pieces.push(text.slice(from));
  }

  /** The last row, if no line break follows it. */
  *last(): Generator<Row> {
    if (this.#state === 'quoted') throw this.#broken();
    if (this.#state === 'start' && this.#cells.length === 0) return;
    this.#endCell();
    yield* this.#endRow();
  }

  #endCell(): void {
    this.#cells.push(this.#pieces.join(''));
    this.#pieces = [];
    this.#state = 'start';
    if (this.#cells.length > CELLS_OF_A_ROW)
      throw invalidAt(this.#begin, `the row has more than ${CELLS_OF_A_ROW} cells`);
  }

  *#endRow(): Generator<Row> {
    const [cells, line] = [this.#cells, this.#begin];
    this.#cells = [];
    this.#line += 1;
    this.#begin = this.#line;
    if (cells.length > 1 || cells[0] !== '') yield { line, cells };
  }

  #broken(): Refusal {
    return invalidAt(this.#begin, 'a quote is not closed, or is in the wrong place');
  }
}

const DELIMITERS = [',', ';', '\t'];

/** The one that is most frequent in the first line, outside quotes. */
function delimiterIn(text: string): string {
  const counts = new Map(DELIMITERS.map(delimiter => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  return DELIMITERS.reduce((most, one) => ((counts.get(one) ?? 0) > (counts.get(most) ?? 0) ? one : most));
}

const BYTES_OF_A_HEADER = 65_536;

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(BYTES_OF_A_HEADER), 0, BYTES_OF_A_HEADER, 0);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
