/** JSON that the database has written. It is sent unchanged, and parsed only if the process needs the value. */

import type { Readable } from 'node:stream';
import type { Spools } from './streaming/spool.ts';
import { ResponseBuffer } from './streaming/response-buffer.ts';
import type { Read } from './read.ts';

/** Separates the records of a list. JSON has line breaks only between tokens, so the break marks where records begin. */
const BETWEEN = ',\n';
const BREAK = BETWEEN.charCodeAt(1);
const CLOSING = ']'.charCodeAt(0);

export class Json<Value> {
  readonly bytes: Buffer;

  /** JSON from the database, or text that was built here. */
  constructor(written: string | Buffer) {
    this.bytes = typeof written === 'string' ? Buffer.from(written) : written;
  }

  /** The parsed value. */
  parsed(): Value {
    // The shape that wrote it has exactly the fields of this type.
    return JSON.parse(this.bytes.toString()) as Value;
  }
}

/** An object of which some fields are JSON already. */
export function jsonObject<Value extends object>(fields: {
  readonly [Name in keyof Value]: Value[Name] | Json<Value[Name]>;
}): Json<Value> {
  const pieces: Buffer[] = [];
  let text = '{';
  for (const [place, [name, value]] of Object.entries(fields).entries()) {
    text += `${place === 0 ? '' : ','}${JSON.stringify(name)}:`;
    if (value instanceof Json) {
      pieces.push(Buffer.from(text), value.bytes);
      text = '';
    } else text += JSON.stringify(value);
  }
  return new Json(Buffer.concat([...pieces, Buffer.from(`${text}}`)]));
}

/** A JSON object without its closing brace, for appending fields. */
export function withoutClosingBrace<Value extends object>({ bytes }: Json<Value>): Buffer {
  return bytes.subarray(0, -1);
}

export function jsonList<Item>(records: readonly Buffer[]): Json<Item[]> {
  const pieces = records.flatMap((record, place) =>
    place === 0 ? [record] : [Buffer.from(BETWEEN), record],
  );
  return new Json(Buffer.concat([Buffer.from('['), ...pieces, Buffer.from(']')]));
}

/** A list without its last record. It reuses and overwrites the given bytes. */
export function withoutLast<Item>({ bytes }: Json<Item[]>): Json<Item[]> {
  const end = bytes.lastIndexOf(BREAK);
  if (end === -1) return new Json('[]');
  // The position of the comma before the last record.
  bytes[end - 1] = CLOSING;
  return new Json(bytes.subarray(0, end));
}

/** Part of a list, with a flag for further records. */
export interface Excerpt<Item> {
  readonly items: Item[];
  readonly has_more: boolean;
}

const MORE = `],"has_more":true}`;

/** SQL: wraps a list as if it were complete. */
export function excerptSql(list: string): string {
  return `'{"items":' || ${list} || ',"has_more":false}'`;
}

/** The same object without its last record, flagged as incomplete. It reuses and overwrites the given bytes. */
export function excerptWithoutLast<Item>({ bytes }: Json<Excerpt<Item>>): Json<Excerpt<Item>> {
  // The position of the comma before the last record. The record is at least as long as the new end.
  const end = bytes.lastIndexOf(BREAK) - 1;
  return new Json(bytes.subarray(0, end + bytes.write(MORE, end)));
}

/** The last record of a list that is not empty. */
export function lastOf<Item>({ bytes }: Json<Item[]>): Json<Item> {
  return new Json(bytes.subarray(Math.max(1, bytes.lastIndexOf(BREAK) + 1), -1));
}

/** The records of a list, one by one. */
export function eachOf<Item>(list: Json<Item[]>): Json<Item>[] {
  const records = recordsOf(list);
  const each: Json<Item>[] = [];
  for (let start = 0; start < records.length;) {
    const end = records.indexOf(BREAK, start);
    each.push(new Json(records.subarray(start, end === -1 ? records.length : end - 1)));
    start = end === -1 ? records.length : end + 1;
  }
  return each;
}

/** The records of a list without its brackets. */
function recordsOf<Item>({ bytes }: Json<Item[]>): Buffer {
  return bytes.subarray(1, -1);
}

/** The records of several lists, separated as in one. */
export async function* recordsOfAll(
  lists: Iterable<Json<unknown[]>> | AsyncIterable<Json<unknown[]>>,
): AsyncGenerator<Buffer, void> {
  let isFirst = true;
  for await (const list of lists) {
    const records = recordsOf(list);
    if (records.length === 0) continue;
    if (!isFirst) yield Buffer.from(',');
    isFirst = false;
    yield records;
  }
}

/** Collects pieces that are short enough for memory. */
export async function heldInMemory<Value>(written: AsyncIterable<Buffer>): Promise<Json<Value>> {
  const pieces: Buffer[] = [];
  for await (const piece of written) pieces.push(piece);
  return new Json(Buffer.concat(pieces));
}

/** JSON that is too long for memory: it is written while it is sent, and can be read once. */
export class JsonPieces<Value> {
  readonly pieces: Readable;

  constructor(pieces: Readable) {
    this.pieces = pieces;
  }

  /** Collects all of it as a value. */
  async parsed(): Promise<Value> {
    return new Json<Value>(Buffer.concat(await this.pieces.toArray())).parsed();
  }
}

/** Engines with snapshots. */
export interface Viewed {
  /** Spools the rest for slow clients; without it, everything is read while it is sent. */
  readonly spools?: Spools;
  snapshot<T>(act: (read: Read) => Promise<T>): Promise<T>;
}

/**
 * Sends piece by piece, as fast as the client reads, from one snapshot. It starts when a snapshot is available, and stops if
 * the client disconnects. The snapshot does not wait long for a slow client.
 */
export async function inPieces<Value>(
  store: Viewed,
  write: (read: Read) => AsyncGenerator<Buffer, void>,
): Promise<JsonPieces<Value>> {
  const buffer = new ResponseBuffer(store.spools ?? null);
  await new Promise<void>((begin, refuse) => {
    store
      .snapshot(read => {
        begin();
        return buffer.take(write(read));
      })
      .then(() => buffer.end())
      .catch((error: unknown) => {
        // Readers of the pieces get the error from the stream; before the first piece, the caller gets it.
        buffer.stream.destroy();
        refuse(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => buffer.clear());
  });
  return new JsonPieces(buffer.stream);
}
