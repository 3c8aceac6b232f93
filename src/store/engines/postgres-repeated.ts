/**
 * A statement that its connection has named and had described. The driver has every one described each time it runs, and makes of
 * that what a row looks like; what is known already need be neither sent nor made again.
 */
import type { Connection, FieldDef, Submittable, TypeOverrides } from 'pg';

/** What the server said of a named statement. It refuses to run one whose columns have changed. */
export interface Described {
  readonly name: string;
  readonly fields: readonly FieldDef[];
  /** How the value of each column is read. */
  readonly readers: readonly Reader[];
}

type Reader = (value: string | Buffer) => unknown;

export function described(name: string, fields: readonly FieldDef[], types: TypeOverrides): Described {
  // The declaration of the driver's types takes the number of a type for what its values are read from.
  const readers = fields.map(
    ({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as unknown as Reader,
  );
  return { name, fields, readers };
}

/** The values as they are sent; null where one of them is for the driver to write. */
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

/** What knex reads of an answer, too. */
export interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: object[];
}

export interface Settling {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** What the driver calls on a query that it has not made itself. */
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
    // Does what the server would do, for the code that reads its rows.
    connection.emit('rowDescription', { fields });
    connection.stream.cork();
    connection.bind({ statement: name, values: this.#values }, false);
    connection.execute(null, false);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription(): void {
    // It is this one's own.
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
    // What was done, and to how many rows at last: `INSERT 0 1`.
    const [command = '', ...counts] = this.#completed.split(' ');
    const count = Number.parseInt(counts.at(-1) ?? '', 10);
    this.#settling.resolve({ command, rowCount: Number.isNaN(count) ? null : count, rows: this.#rows });
  }
}
