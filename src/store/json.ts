/** JSON that the database has written: it leaves as it is, and becomes values only where the process works on with it. */

import type { Readable } from 'node:stream';
import type { Spools } from './streaming/spool.ts';
import { ResponseBuffer } from './streaming/response-buffer.ts';
import type { Read } from './read.ts';

/** Separates the records of a list. JSON has line breaks only between its tokens, so the break marks where records begin. */
const BETWEEN = ',\n';
const BREAK = BETWEEN.charCodeAt(1);
const CLOSING = ']'.charCodeAt(0);

export class Json<Value> {
  readonly bytes: Buffer;

  /** What the database has written, or a text of our own. */
  constructor(written: string | Buffer) {
    this.bytes = typeof written === 'string' ? Buffer.from(written) : written;
  }

  /** What it says. */
  parsed(): Value {
    // The shape that wrote it names exactly the fields of this type.
    return JSON.parse(this.bytes.toString()) as Value;
  }
}

/** An object of which some fields are written already. */
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

/** An object as it is written, open at its end for more fields. */
export function opened<Value extends object>({ bytes }: Json<Value>): Buffer {
  return bytes.subarray(0, -1);
}

export function jsonList<Item>(records: readonly Buffer[]): Json<Item[]> {
  const pieces = records.flatMap((record, place) =>
    place === 0 ? [record] : [Buffer.from(BETWEEN), record],
  );
  return new Json(Buffer.concat([Buffer.from('['), ...pieces, Buffer.from(']')]));
}

/** A list that was written in one piece, without its last record; the bytes that are given are written over. */
export function withoutLast<Item>({ bytes }: Json<Item[]>): Json<Item[]> {
  const end = bytes.lastIndexOf(BREAK);
  if (end === -1) return new Json('[]');
  // Where the comma before the last record stood.
  bytes[end - 1] = CLOSING;
  return new Json(bytes.subarray(0, end));
}

/** Some of a list, which says whether there are more. */
export interface Excerpt<Item> {
  readonly items: Item[];
  readonly has_more: boolean;
}

const MORE = `],"has_more":true}`;

/** SQL: a list as if there were no more of it. */
export function excerptSql(list: string): string {
  return `'{"items":' || ${list} || ',"has_more":false}'`;
}

/** What was written so, without its last record, of which there are more; the bytes that are given are written over. */
export function excerptWithoutLast<Item>({ bytes }: Json<Excerpt<Item>>): Json<Excerpt<Item>> {
  // Where the comma before the last record stood. The record was no shorter than an end is.
  const end = bytes.lastIndexOf(BREAK) - 1;
  return new Json(bytes.subarray(0, end + bytes.write(MORE, end)));
}

/** The last record of a list that has one. */
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

/** What is short enough to be held, written piece by piece. */
export async function held<Value>(written: AsyncIterable<Buffer>): Promise<Json<Value>> {
  const pieces: Buffer[] = [];
  for await (const piece of written) pieces.push(piece);
  return new Json(Buffer.concat(pieces));
}

/** JSON too long to be held: it is written while it leaves, and can be read once. */
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

/** Where one view of the database can be had. */
export interface Viewed {
  /** Where the rest waits for a slow client; without it, everything is read as it leaves. */
  readonly spools?: Spools;
  snapshot<T>(act: (read: Read) => Promise<T>): Promise<T>;
}

/**
 * Leaves piece by piece, as fast as the client takes it, from one view of the database: begins once there is one, and ends
 * if the client hangs up. The view does not wait long for a slow client.
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
        // Readers of the pieces get the error from the stream; before there is a piece, the caller gets it.
        buffer.stream.destroy();
        refuse(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => buffer.clear());
  });
  return new JsonPieces(buffer.stream);
}
