/**
 * A named statement that the server has described before. The driver requests a description each time and builds the row
 * format from it; this skips both.
 */
import type { Connection, FieldDef, Submittable, TypeOverrides } from 'pg';

/** The description of a named statement. The server refuses to run it if its columns have changed. */
export interface Described {
  readonly name: string;
  readonly fields: readonly FieldDef[];
  /** The parser for the values of each column. */
  readonly readers: readonly Reader[];
}

type Reader = (value: string | Buffer) => unknown;

export function described(name: string, fields: readonly FieldDef[], types: TypeOverrides): Described {
  // The driver's type declaration confuses the type number with the input type of the parser.
  const readers = fields.map(
    ({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as unknown as Reader,
  );
  return { name, fields, readers };
}

/** The values in wire format; null if the driver has to encode one of them. */
export function sentAs(values: readonly unknown[]): (string | null)[] | null {
  const sent: (string | null)[] = [];
  for (const value of values) {
    if (value === null || value === undefined) sent.push(null);
    else if (typeof value === 'string') sent.push(value);
    else if (typeof value === 'number') sent.push(String(value));
    else return null;
  }
  return sent;
}

/** The parts of a result that knex uses too. */
export interface QueryResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: object[];
}

export interface Settling {
  readonly resolve: (answer: QueryResult) => void;
  readonly reject: (error: Error) => void;
}

/** Implements the methods that the driver calls on a custom query. */
export class Repeated implements Submittable {
  readonly #described: Described;
  readonly #values: (string | null)[];
  readonly #settling: Settling;
  readonly #rows: object[] = [];
  #completed = '';

  constructor(known: Described, values: (string | null)[], settling: Settling) {
    [this.#described, this.#values, this.#settling] = [known, values, settling];
  }

  submit(connection: Connection): void {
    const { name, fields } = this.#described;
    // Imitates the server, for the code that reads its rows.
    connection.emit('rowDescription', { fields });
    connection.stream.cork();
    connection.bind({ statement: name, values: this.#values }, false);
    connection.execute(null, false);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription(): void {
    // `submit` has emitted the description itself.
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | Buffer | null)[] }): void {
    const { fields, readers } = this.#described;
    const row: Record<string, unknown> = {};
    for (let column = 0; column < fields.length; column += 1) {
      const value = values[column] ?? null;
      row[fields[column]?.name ?? ''] = value === null ? null : readers[column]?.(value);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#completed = text;
  }

  handleError(error: Error): void {
    this.#settling.reject(error);
  }

  handleReadyForQuery(): void {
    // The command tag, which ends with the row count: `INSERT 0 1`.
    const [command = '', ...counts] = this.#completed.split(' ');
    const count = Number.parseInt(counts.at(-1) ?? '', 10);
    this.#settling.resolve({ command, rowCount: Number.isNaN(count) ? null : count, rows: this.#rows });
  }
}
