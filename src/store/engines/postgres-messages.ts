/**
 * Reads PostgreSQL's messages. The driver handles all of them except rows with response bytes: it would double a buffer
 * until a long row fits, and would decode bytes that are sent as bytes.
 */
import { EventEmitter } from 'node:events';
import type { Connection, FieldDef } from 'pg';

declare module 'pg' {
  interface Connection {
    /** From now on reads what arrives, and emits one event per message. */
    attachListeners(arriving: EventEmitter): void;
  }
}

/** The type number of VARCHAR, which none of our columns has: it marks values that are sent as bytes. */
export const LEAVES_AS_BYTES = 1043;

export function asBytes(sql: string): string {
  return `CAST(${sql} AS VARCHAR)`;
}

/** Each message begins with its type, and the length of the rest. */
const KIND = 1;
const HEAD = KIND + 4;

const ROW = 'D'.charCodeAt(0);
const DESCRIPTION = 'T'.charCodeAt(0);

/** The driver has no option for this. */
export function handOverBytes(connection: Connection): void {
  const readByDriver = connection.attachListeners.bind(connection);
  connection.attachListeners = arriving => {
    const others = new EventEmitter();
    readByDriver(others);
    const messages = new Messages(connection, others);
    arriving.on('data', (chunk: Buffer) => {
      messages.take(chunk);
    });
  };
}

class Messages {
  readonly #connection: Connection;
  /** The driver's listeners. */
  readonly #others: EventEmitter;
  /** The beginning of a message that has not arrived completely. */
  #begun: Buffer[] = [];
  #length = 0;
  /** With fewer bytes, nothing can be read. */
  #needed = HEAD;
  /** The columns of the rows that are sent as bytes; null if none. */
  #leaving: readonly boolean[] | null = null;

  constructor(connection: Connection, others: EventEmitter) {
    this.#connection = connection;
    this.#others = others;
    connection.on('rowDescription', ({ fields }: { readonly fields: readonly FieldDef[] }) => {
      const leaving = fields.map(({ dataTypeID }) => dataTypeID === LEAVES_AS_BYTES);
      this.#leaving = leaving.includes(true) ? leaving : null;
    });
  }

  take(chunk: Buffer): void {
    this.#begun.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return;
    const bytes = this.#begun.length === 1 ? chunk : Buffer.concat(this.#begun, this.#length);
    const rest = bytes.subarray(this.#read(bytes));
    this.#begun = rest.length === 0 ? [] : [rest];
    this.#length = rest.length;
  }

  /** Returns the start of the first incomplete message. */
  #read(bytes: Buffer): number {
    let [at, unread] = [0, 0];
    this.#needed = HEAD;
    while (at + HEAD <= bytes.length) {
      const size = KIND + bytes.readUInt32BE(at + KIND);
      const end = at + size;
      if (end > bytes.length) {
        this.#needed = size;
        break;
      }
      const kind = bytes[at];
      if (kind === ROW && this.#leaving) {
        this.#toDriver(bytes, unread, at);
        this.#connection.emit('dataRow', { fields: fieldsOf(bytes, at + HEAD, this.#leaving) });
        unread = end;
      } else if (kind === DESCRIPTION) {
        // Emitted immediately, because it describes the rows after it.
        this.#toDriver(bytes, unread, end);
        unread = end;
      }
      at = end;
    }
    this.#toDriver(bytes, unread, at);
    return at;
  }

  #toDriver(bytes: Buffer, from: number, to: number): void {
    if (from < to) this.#others.emit('data', bytes.subarray(from, to));
  }
}

/** The number of columns, then for each its length and its value; null has the length -1. */
function fieldsOf(bytes: Buffer, from: number, leaving: readonly boolean[]): (Buffer | string | null)[] {
  let at = from + 2;
  return leaving.map(isBytes => {
    const length = bytes.readInt32BE(at);
    const start = at + 4;
    if (length === -1) {
      at = start;
      return null;
    }
    at = start + length;
    return isBytes ? bytes.subarray(start, at) : bytes.toString('utf8', start, at);
  });
}
