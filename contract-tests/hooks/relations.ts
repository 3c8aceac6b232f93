/** Hooks for the outcomes of the family `issues` that are about relations. */
import { issueIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import { relate, relateInEveryWay, twoIssues, type Pair } from '../relations.ts';
import type { Project, Stage, Member } from '../stage.ts';

interface OnPair {
  readonly as: Member;
  readonly body: Pair;
}

/** Two issues of a new project in the body, the first of which blocks the second. */
async function relatedPair(stage: Stage): Promise<OnPair> {
  const project = await stage.project();
  const body = await twoIssues(project);
  await relate(project, { ...body, relation_type: 'blocks' });
  return { as: project.maintainer, body };
}

async function byViewer(stage: Stage): Promise<OnPair> {
  const project = await stage.project();
  return { as: project.viewer, body: await twoIssues(project) };
}

/** The second issue is in a project that the caller does not know. */
async function withHidden(stage: Stage): Promise<OnPair> {
  const project = await stage.project();
  return { as: project.maintainer, body: await across(project, await stage.project()) };
}

async function withItself(stage: Stage): Promise<OnPair> {
  const project = await stage.project();
  const { identifier } = await issueIn(project);
  return { as: project.maintainer, body: { source: identifier, target: identifier.toLowerCase() } };
}

async function across(one: Project, other: Project): Promise<Pair> {
  return { source: (await issueIn(one)).identifier, target: (await issueIn(other)).identifier };
}

/** The same request, for a relation of that type. */
const asDuplicate =
  (reach: (stage: Stage) => Promise<OnPair>) =>
  async (stage: Stage): Promise<{ as: Member; body: Pair & { relation_type: 'duplicate' } }> => {
    const { as, body } = await reach(stage);
    return { as, body: { ...body, relation_type: 'duplicate' } };
  };

export const hooks: Hooks = {
  linkIssues: {
    200: async stage => ({
      body: { ...(await across(await stage.project(), await stage.project())), relation_type: 'relates_to' },
    }),
    unknown_reference: asDuplicate(withHidden),
    self_relation: asDuplicate(withItself),
    role_required: asDuplicate(byViewer),
  },
  unlinkIssues: {
    200: relatedPair,
    unknown_reference: withHidden,
    role_required: byViewer,
  },
  reverseRelations: {
    200: relatedPair,
    unknown_reference: withHidden,
    role_required: byViewer,
    relation_unknown: async stage => {
      const { as, body } = await relatedPair(stage);
      return { as, body: { source: body.target, target: body.source } };
    },
  },
  listRelations: {
    200: async stage => {
      const project = await stage.project();
      await relateInEveryWay(project, (await issueIn(project)).identifier);
      return { as: project.viewer, path: { id: project.id } };
    },
  },
};
