/** Insert statements, and pairs of them in one round trip if the engine supports it. */
import type { Knex } from 'knex';
import type { Dialect } from '../dialects/dialect.ts';
import type { Ask } from '../read.ts';

/** Its values are question marks. */
export interface Insertion {
  readonly text: string;
  readonly values: readonly Knex.Value[];
}

/** Every row names the same columns, in the same order. */
export function insertionOf(table: string, rows: readonly object[]): Insertion {
  const names = Object.keys(rows[0] ?? {});
  const places = rows.map(() => `(${names.map(() => '?').join(', ')})`);
  return {
    text: `INSERT INTO ${table} (${names.join(', ')}) VALUES ${places.join(', ')}`,
    values: rows.flatMap((row): readonly Knex.Value[] => Object.values<Knex.Value>({ ...row })),
  };
}

export async function insertAll(ask: Ask, dialect: Dialect, insertions: readonly Insertion[]): Promise<void> {
  for (const { text, values } of insertions) await ask(dialect.placed(text), values);
}

/** Combines two independent lists, to save a round trip. */
export function paired(
  { together }: Pick<Dialect, 'together'>,
  some: readonly Insertion[],
  others: readonly Insertion[],
): Insertion[] {
  if (together === null) return [...some, ...others];
  const [longer, shorter] = some.length > others.length ? [some, others] : [others, some];
  return longer.map((one, place) => {
    const other = shorter[place];
    if (!other) return one;
    return { text: together(other.text, one.text), values: [...other.values, ...one.values] };
  });
}
