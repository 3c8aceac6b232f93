/** SQL written as text, from parts that carry their values. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';
import type { Statement } from './statement.ts';

/** A piece of SQL and the values of its question marks. */
export class Sql {
  readonly text: string;
  readonly values: readonly Knex.Value[];

  constructor(text: string, values: readonly Knex.Value[] = []) {
    this.text = text;
    this.values = values;
  }

  /** The whole as a statement of an engine. */
  in(dialect: Dialect): Statement {
    return { text: dialect.placed(this.text), values: this.values, isSelect: /^\s*select /i.test(this.text) };
  }
}

/** A template whose values become parameters, and whose pieces of SQL become part of the text. */
export function sql(texts: readonly string[], ...parts: readonly (Sql | Knex.Value)[]): Sql {
  let text = texts[0] ?? '';
  const values: Knex.Value[] = [];
  for (const [place, part] of parts.entries()) {
    if (part instanceof Sql) {
      text += part.text;
      for (const value of part.values) values.push(value);
    } else {
      text += '?';
      values.push(part);
    }
    text += texts[place + 1] ?? '';
  }
  return new Sql(text, values);
}

/** SQL without values: names and constants of the program, never text of a client. */
export function raw(text: string): Sql {
  return new Sql(text);
}

/** Pieces with the same text between them. */
export function joined(pieces: readonly Sql[], between: string): Sql {
  return new Sql(
    pieces.map(({ text }) => text).join(between),
    pieces.flatMap(({ values }) => values),
  );
}
