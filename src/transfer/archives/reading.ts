/** The rows of an unpacked archive, line by line. */
import { createReadStream } from 'node:fs';
import { strictJson } from '../../text/strict-json.ts';
import { withDefaults, faultOf, isRow, unknownField } from './fields.ts';
import { KINDS, rowsPath, type Kind, type Row } from './format.ts';
import { invalid, ofAnotherVersion } from './refusing.ts';

/** The two longest texts of a row, with each character escaped as six. */
const LONGEST_LINE = 32 * 1024 * 1024;

const NEWLINE = 10;

/** An unpacked archive. */
export interface Unpacked {
  /** The version of the server that wrote it. */
  readonly writtenBy: string;
  /** The file with the rows of a kind. */
  readonly pathOf: (kind: Kind) => string;
}

export async function* rowsIn<K extends Kind>(archive: Unpacked, kind: K): AsyncGenerator<Row<K>, void> {
  let line = 0;
  const fields: (typeof KINDS)[K] = KINDS[kind];
  for await (const bytes of linesIn(archive.pathOf(kind))) {
    line += 1;
    const where = `line ${line} of ${rowsPath(kind)}`;
    const value = withDefaults(fields, parsed(bytes, where));
    const unknown = unknownField(fields, value);
    if (unknown !== null) throw ofAnotherVersion(archive.writtenBy, `${kind}.${unknown}`);
    if (!isRow(fields, value)) throw invalid(`${where} ${faultOf(fields, value) ?? 'is not valid'}`);
    yield value;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function parsed(bytes: Uint8Array, where: string): unknown {
  try {
    return strictJson(decoder.decode(bytes));
  } catch (error) {
    const isSaid = error instanceof SyntaxError && /^(it|the field) /.test(error.message);
    throw invalid(`${where} is not valid JSON${isSaid ? `: ${error.message}` : ''}`);
  }
}

/** Every line ends with a newline, including the last one. */
async function* linesIn(path: string): AsyncGenerator<Buffer, void> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...held, piece.subarray(from, end)]);
      [held, bytes, from] = [[], 0, end + 1];
    }
    const rest = piece.subarray(from);
    bytes += rest.length;
    if (bytes > LONGEST_LINE) throw invalid('one of its rows is too long');
    if (rest.length > 0) held.push(rest);
  }
  if (held.length > 0) throw invalid('its last row is not terminated');
}
