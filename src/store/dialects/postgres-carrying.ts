/** PostgreSQL: exports and imports whole tables. */
import { asBytes } from '../engines/postgres-messages.ts';
import { quoted, type CarryingDialect, type Portable } from './carrying.ts';

const TYPES: Readonly<Record<Portable, string>> = {
  integer: 'BIGINT',
  real: 'DOUBLE PRECISION',
  text: 'TEXT',
};

/** Tables of the current schema, without those of extensions. */
export const OURS = `c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND NOT EXISTS (
  SELECT 1 FROM pg_depend AS d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

interface Statements {
  readonly off: string;
  readonly on: string;
}

/** Only a superuser may disable reference checks, but the owner of a table may drop its references. */
const REFERENCES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.oid::regclass, r.conname) AS off,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.oid::regclass, r.conname, pg_get_constraintdef(r.oid)) AS on
  FROM pg_constraint AS r JOIN pg_class AS c ON c.oid = r.conrelid WHERE r.contype = 'f' AND ${OURS}`;

const TRIGGERS = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', c.oid::regclass) AS off,
    format('ALTER TABLE %s ENABLE TRIGGER USER', c.oid::regclass) AS on
  FROM pg_class AS c WHERE ${OURS}`;

export const postgresCarrying: CarryingDialect = {
  columns: `
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type
    FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE ${OURS} ORDER BY c.relname, a.attnum`,
  types: { bigint: 'integer', 'double precision': 'real', text: 'text' },
  // JSON values other than numbers are text anyway.
  lines: (columns, from) => `
    SELECT ${asBytes(`string_agg(line, E'\\n')`)} AS lines
    FROM (SELECT CAST(json_build_array(${quoted(columns)}) AS TEXT) AS line FROM ${from}) AS next`,
  load: (table, columns) => {
    const values = columns.map(({ holds }, place) => `CAST(value ->> ${String(place)} AS ${TYPES[holds]})`);
    return `INSERT INTO "${table}" (${quoted(columns)})
      SELECT ${values.join(', ')} FROM jsonb_array_elements(CAST($1 AS JSONB))`;
  },
  lastIds: `
    SELECT c.relname AS "table",
      COALESCE(pg_sequence_last_value(pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass), 0) AS last
    FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attidentity <> ''
    WHERE ${OURS} ORDER BY c.relname`,
  lastId: table => [
    `SELECT setval(pg_get_serial_sequence('"${table}"', 'id')::regclass, reached) FROM (
       SELECT greatest(CAST($1 AS BIGINT), (SELECT max(id) FROM "${table}")) AS reached) AS ids WHERE reached > 0`,
  ],
  quiet: async ask => {
    const all = (await ask(`${REFERENCES} UNION ALL ${TRIGGERS}`, [])) as Statements[];
    for (const { off } of all) await ask(off, []);
    // There are no statistics yet for the tables that were just filled, and the first queries need them.
    return [...all.map(({ on }) => on), 'ANALYZE'];
  },
};
