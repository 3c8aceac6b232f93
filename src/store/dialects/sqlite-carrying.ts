/** SQLite: exports and imports whole tables. */
import { quoted, type CarryingDialect, type Column } from './carrying.ts';

/** JSON cannot represent these values, and a fraction written plainly would lose its last digits. */
function shown({ name, holds }: Column): string {
  if (holds !== 'real') return `"${name}"`;
  return `CASE WHEN "${name}" > 1.7976931348623157e308 THEN 'Infinity' WHEN "${name}" < -1.7976931348623157e308 THEN '-Infinity'
    WHEN "${name}" IS NOT NULL THEN json(format('%!.17g', "${name}")) END`;
}

function taken({ holds }: Column, place: number): string {
  const value = `value ->> ${String(place)}`;
  if (holds !== 'real') return value;
  return `CASE ${value} WHEN 'Infinity' THEN 9e999 WHEN '-Infinity' THEN -9e999 ELSE ${value} END`;
}

interface Trigger {
  readonly name: string;
  readonly sql: string;
}

export const sqliteCarrying: CarryingDialect = {
  columns: `
    SELECT t.name AS "table", c.name AS "column", c.type AS type
    FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.schema = 'main' AND t.type IN ('table', 'virtual') AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    ORDER BY t.name, c.cid`,
  types: { INTEGER: 'integer', REAL: 'real', TEXT: 'text' },
  lines: (columns, from) => `
    SELECT CAST(group_concat(line, char(10)) AS BLOB) AS lines
    FROM (SELECT json_array(${columns.map(shown).join(', ')}) AS line FROM ${from})`,
  load: (table, columns) =>
    `INSERT INTO "${table}" (${quoted(columns)}) SELECT ${columns.map(taken).join(', ')} FROM json_each(?)`,
  lastIds: 'SELECT name AS "table", seq AS last FROM sqlite_sequence ORDER BY name',
  lastId: table => [
    `INSERT INTO sqlite_sequence (name, seq)
     SELECT '${table}', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '${table}')`,
    `UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = '${table}'`,
  ],
  // References are not checked while a database is built; all are checked at the end.
  quiet: async ask => {
    const triggers = (await ask(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid`,
      [],
    )) as Trigger[];
    for (const { name } of triggers) await ask(`DROP TRIGGER "${name}"`, []);
    return triggers.map(({ sql }) => sql);
  },
};
