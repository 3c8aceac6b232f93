/** Related issues of the stage. */
import type { Schemas } from '../src/generated/types.ts';
import { issueIn } from './contents.ts';
import type { Project } from './stage.ts';

type Relation = Schemas['RelationCreate'];

export interface Pair {
  readonly source: string;
  readonly target: string;
}

/** Two new issues, by their identifiers. */
export async function twoIssues(project: Project): Promise<Pair> {
  const [source, target] = [await issueIn(project), await issueIn(project)];
  return { source: source.identifier, target: target.identifier };
}

export async function relate({ maintainer }: Project, relation: Relation): Promise<void> {
  await maintainer.api.linkIssues({ body: relation });
}

/** Gives an issue one relation of each kind, in each direction, with new issues. */
export async function relateInEveryWay(project: Project, identifier: string): Promise<void> {
  const other = async (): Promise<string> => (await issueIn(project)).identifier;
  for (const relation_type of ['blocks', 'duplicate', 'relates_to'] as const) {
    await relate(project, { source: identifier, target: await other(), relation_type });
    await relate(project, { source: await other(), target: identifier, relation_type });
  }
}
