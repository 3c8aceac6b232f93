/** Whole lists of records: written by one statement as long as they are of ordinary size, piece by piece beyond it. */
import type { Knex } from 'knex';
import { variedQuery, type Variant } from '../store/fixed-query.ts';
import { inPieces, Json, recordsOfAll, type JsonPieces, type Viewed } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';
import { PIECE_BYTES, pickedStatement, ROW_BYTES } from './picked.ts';
import { recordSql, type Shape, type Written } from './shape.ts';
import { theRecord, type Listing, type Lists, type Values } from './written.ts';

/** What one statement writes: so many rows unless the list says otherwise, of so many bytes of text each. */
export const MOST_ROWS = 2_000;
const LONGEST = 8 * 1024;

export interface WholeList<Of extends Variant, Name extends string, Shown> {
  /** All of it; null where it is too large to be held. */
  atOnce(read: Read, asked: Asked<Of, Name>): Promise<Json<Shown[]> | null>;
  /** The records, separated by commas, in pieces. */
  inPieces(read: Read, asked: Asked<Of, Name>): AsyncGenerator<Buffer, void>;
}

export interface Asked<Of extends Variant, Name extends string> {
  readonly variant: Of;
  readonly values: Values<Name>;
}

export interface Found extends Written {
  readonly found: number;
  readonly short: number;
}

export function wholeList<Of extends Variant, Name extends string, Shown>(
  lists: Lists<Of, Name, Shown>,
  most = MOST_ROWS,
): WholeList<Of, Name, Shown> {
  const wholes = variedQuery<Of, string, Found>((read, mark, variant) =>
    listOf(read, recordsInOrder(read, { ...lists(read, mark, variant), most })),
  );
  const parts = variedQuery<Of, string, { ids: string }>((read, mark, variant) =>
    partsStatement(read, lists(read, mark, variant)),
  );
  const pieces = variedQuery<Of, string, Written>((read, mark, variant) =>
    pickedStatement(read, lists(read, mark, variant), mark('picked')),
  );
  return {
    atOnce: async (read, { variant, values }) => {
      const [whole] = await wholes(read, variant, values);
      return whole && isHeld(whole, most) ? new Json(whole.written) : null;
    },
    inPieces: (read, { variant, values }) => {
      const lists = async function* (): AsyncGenerator<Json<Shown[]>, void> {
        for (const { ids } of await parts(read, variant, values))
          yield theRecord<Shown[]>(await pieces(read, variant, { ...values, picked: ids }));
      };
      return recordsOfAll(lists());
    },
  };
}

/** Whether a statement that writes a whole list has written all of it. */
export function isHeld(
  { found, short }: { readonly found: number; readonly short: number },
  most = MOST_ROWS,
): boolean {
  return found <= most && short === found;
}

/** Selects `record` in the order of a list, null for what is too long, and one row more than is written at once. */
export function recordsInOrder<Shown>(
  { db, dialect }: Read,
  { shape, table, joins, size, ids, order, values = {}, most = MOST_ROWS }: Listing<Shown>,
  more = '',
): Knex.Raw {
  const { json } = dialect;
  const found = ids.toSQL();
  const record = db.raw(recordSql(shape, dialect), values).toSQL();
  return db.raw(
    `SELECT CASE WHEN ${size} <= ${LONGEST} THEN ${record.sql} END AS record${more}
      FROM (${found.sql} LIMIT ${most + 1}) AS slice
      ${json.joinInOrder} ${table} ON ${table}.id = slice.id ${joins}${json.inOrder(order)}`,
    [...record.bindings, ...found.bindings],
  );
}

/** Writes the list of what is selected as `record`, in its order. */
export function listOf({ db, dialect }: Read, records: Knex.QueryBuilder | Knex.Raw): Knex.Raw<Found[]> {
  const { sql, bindings } = records.toSQL();
  return db.raw(
    `SELECT ${dialect.json.list('record')} AS written, COUNT(*) AS found, COUNT(record) AS short
      FROM (${sql}) AS records`,
    bindings,
  );
}

/** The ids of the whole list, cut into parts. */
function partsStatement<Shown>(
  { db, dialect }: Read,
  { table, size, ids, order }: Listing<Shown>,
): Knex.Raw<{ ids: string }[]> {
  const { sql, bindings } = ids.toSQL();
  return db.raw(
    `SELECT ${dialect.json.idList('id', 'place')} AS ids FROM (
      SELECT ${table}.id, ROW_NUMBER() OVER (ORDER BY ${order}) AS place,
        SUM(${size} + ${ROW_BYTES}) OVER (ORDER BY ${order}) / ${PIECE_BYTES} AS part
      FROM ${table} WHERE ${table}.id IN (${sql})) AS placed
    GROUP BY part ORDER BY part`,
    bindings,
  );
}

/** The pieces of a list between its brackets. */
export async function* listInPieces(records: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  yield Buffer.from('[');
  yield* records;
  yield Buffer.from(']');
}

/** All of a list, once it is known what is asked for, and that the caller may; what is long leaves from one of the views. */
export async function wholeAnswer<Of extends Variant, Name extends string, Shown>(
  store: Door,
  list: WholeList<Of, Name, Shown>,
  find: (read: Read) => Promise<Asked<Of, Name>>,
  views: Viewed = store,
): Promise<Json<Shown[]> | JsonPieces<Shown[]>> {
  const { asked, held } = await store.read(async read => {
    const found = await find(read);
    return { asked: found, held: await list.atOnce(read, found) };
  });
  return held ?? inPieces(views, read => listInPieces(list.inPieces(read, asked)));
}

/** A table of which each row belongs to a project. */
export interface PartsOf<Shown> {
  readonly shape: Shape<Shown>;
  readonly table: string;
  /** What the shape needs besides the table. */
  readonly joins?: string;
  /** The bytes of a row that may be long. */
  readonly size?: string;
  readonly order: string;
  /** Which of the project's rows; all, unless it says otherwise. */
  readonly only?: string;
  readonly most?: number;
}

/** The list of what a project has in a table. */
export function partsOfProject<Shown>({
  shape,
  table,
  joins = '',
  size = '0',
  order,
  only = 'TRUE',
  most,
}: PartsOf<Shown>): WholeList<Variant, 'project', Shown> {
  return wholeList(
    ({ db }, value) => ({
      shape,
      table,
      joins,
      size,
      ids: db(table)
        .where(`${table}.project_id`, value('project'))
        .whereRaw(only)
        .orderByRaw(order)
        .select(`${table}.id`),
      order,
    }),
    most,
  );
}
