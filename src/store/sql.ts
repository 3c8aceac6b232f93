/** SQL written as text, from parts that carry their values. */
import type { Knex } from 'knex';
import type { Statement } from './statement.ts';

/** The part of a dialect that replaces question marks by the placeholders of its engine. */
interface Placing {
  readonly placed: (text: string) => string;
}

/** A piece of SQL and the values of its question marks. */
export class Sql {
  readonly text: string;
  readonly values: readonly Knex.Value[];

  constructor(text: string, values: readonly Knex.Value[] = []) {
    this.text = text;
    this.values = values;
  }

  /** The whole as a statement of an engine. */
  in(engine: Placing): Statement {
    return { text: engine.placed(this.text), values: this.values, isSelect: /^\s*select /i.test(this.text) };
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

/** Conditions joined in halves within halves, because engines have a ceiling for how deep a condition goes. */
export function grouped(conditions: readonly Sql[], operator: ' AND ' | ' OR '): Sql {
  if (conditions.length < 3) return sql`(${joined(conditions, operator)})`;
  const middle = conditions.length >> 1;
  return sql`(${grouped(conditions.slice(0, middle), operator)}${raw(operator)}${grouped(conditions.slice(middle), operator)})`;
}
