/** All relations between issues of a project: at once as long as they are few, and otherwise in pieces. */
import type { Knex } from 'knex';
import type { Schemas } from '../../generated/types.ts';
import { fixedQuery, type Mark } from '../../store/fixed-query.ts';
import { inPieces, Json, recordsOfAll, type JsonPieces } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { relation } from '../../records/relation.ts';
import { recordSql } from '../../records/shape.ts';
import { isHeld, listInPieces, listOf, MOST_ROWS, type Found } from '../../records/whole.ts';
import { theRecord } from '../../records/written.ts';

type Relations = Schemas['Relation'][];

/** About how many relations make a piece: a piece holds all that run from an issue. */
const ROWS_A_PIECE = 1_000;

export async function listRelations(
  store: Door,
  project: number,
): Promise<Json<Relations> | JsonPieces<Relations>> {
  const held = await store.read(async read => {
    const [all] = await relationsAtOnce(read, { project });
    return all && isHeld(all) ? new Json<Relations>(all.written) : null;
  });
  return held ?? inPieces(store, read => listInPieces(recordsOfAll(relationsInPieces(read, project))));
}

async function* relationsInPieces(read: Read, project: number): AsyncGenerator<Json<Relations>, void> {
  for (const stretch of await stretchesOf(read, { project }))
    yield theRecord(await relationsOfStretch(read, { project, ...stretch }));
}

const relationsAtOnce = fixedQuery<'project', Found>((read, mark) =>
  listOf(read, relationsOf(read, mark).limit(MOST_ROWS + 1)),
);

/** Issues of a project, by their numbers. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

const stretchesOf = fixedQuery<'project', Stretch>((read, mark) => {
  const { db } = read;
  const placed = relatedIssues(read, mark).select(
    'sources.sequence',
    db.raw(`RANK() OVER (ORDER BY sources.sequence) / ${ROWS_A_PIECE} AS part`),
  );
  return db
    .from(placed.as('placed'))
    .groupBy('part')
    .orderBy('part')
    .select<Stretch[]>(db.raw('MIN(sequence) AS first, MAX(sequence) AS last'));
});

const relationsOfStretch = fixedQuery<'project' | keyof Stretch, Found>((read, mark) =>
  listOf(read, relationsOf(read, mark).whereBetween('sources.sequence', [mark('first'), mark('last')])),
);

function relationsOf(read: Read, mark: Mark<'project'>): Knex.QueryBuilder {
  return relatedIssues(read, mark)
    .orderByRaw('sources.sequence, targets.sequence, relations.type')
    .select(read.db.raw(`${recordSql(relation, read.dialect)} AS record`));
}

function relatedIssues({ db }: Read, mark: Mark<'project'>): Knex.QueryBuilder {
  return db('issues as sources')
    .join('relations', 'relations.source_id', 'sources.id')
    .join('issues as targets', 'targets.id', 'relations.target_id')
    .join('projects', 'projects.id', 'sources.project_id')
    .where({ 'sources.project_id': mark('project'), 'targets.project_id': mark('project') })
    .whereNull('sources.deleted_at')
    .whereNull('targets.deleted_at');
}
