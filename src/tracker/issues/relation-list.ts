/** All relations between issues of a project. */
import type { Knex } from 'knex';
import type { Schemas } from '../../generated/types.ts';
import { SIZES, isWhole } from '../../records/list.ts';
import { listStatement, type WrittenList } from '../../records/list-statements.ts';
import { recordSql } from '../../records/shape.ts';
import { oneListOf, type Whole } from '../../records/whole.ts';
import { theRecord } from '../../records/written.ts';
import { fixedQuery, type Mark } from '../../store/fixed-query.ts';
import { Json } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { relation } from '../../records/relation.ts';

type Relations = Schemas['Relation'][];

interface OfProject {
  readonly project: number;
}

export const relationsOfProject: Whole<OfProject, Relations> = {
  async held(read, { project }) {
    const [all] = await relationsAtOnce(read, { project });
    return all && isWhole(all) ? new Json(all.written) : null;
  },
  pieces: (read, of) => oneListOf(relationsInPieces(read, of)),
};

/** Each piece has all relations that start at an issue. */
async function* relationsInPieces(read: Read, { project }: OfProject): AsyncGenerator<Json<Relations>, void> {
  for (const range of await rangesOf(read, { project }))
    yield theRecord(await relationsInRange(read, { project, ...range }));
}

const relationsAtOnce = fixedQuery<'project', WrittenList>((read, mark) =>
  listStatement(read, relationsOf(read, mark).limit(SIZES.rows + 1)),
);

/** Issues of a project, by number. */
interface Range {
  readonly first: number;
  readonly last: number;
}

const rangesOf = fixedQuery<'project', Range>((read, mark) => {
  const { db } = read;
  const placed = relatedIssues(read, mark).select(
    'sources.sequence',
    db.raw(`RANK() OVER (ORDER BY sources.sequence) / ${SIZES.rowsInPiece} AS part`),
  );
  return db
    .from(placed.as('placed'))
    .groupBy('part')
    .orderBy('part')
    .select<Range[]>(db.raw('MIN(sequence) AS first, MAX(sequence) AS last'));
});

const relationsInRange = fixedQuery<'project' | keyof Range, WrittenList>((read, mark) =>
  listStatement(
    read,
    relationsOf(read, mark).whereBetween('sources.sequence', [mark('first'), mark('last')]),
  ),
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
