/** Hooks for the outcomes of the family `bulk`: as those of single requests, in a list. */
import type { AskingOf } from '../asking.ts';
import { ABSENT, issueIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';
import { hooks as ofIssues } from './issues.ts';

type Reach<Asked> = (stage: Stage) => Promise<Asked> | Asked;

/** The same outcomes, with the request in a list. */
function inLists<One, Many>(
  reaches: Readonly<Record<string, Reach<One>>> | undefined,
  listed: (one: One) => Many,
): Record<string, Reach<Many>> {
  const all = Object.entries(reaches ?? {}).map(([outcome, reach]) => [
    outcome,
    async (stage: Stage) => listed(await reach(stage)),
  ]);
  return Object.fromEntries(all) as Record<string, Reach<Many>>;
}

/** Together longer than a response may be. */
const LONG = { description: 'x'.repeat(1_900_000) };
const LONG_ISSUES = 9;

type New = AskingOf<'createIssue'>;
type Changed = AskingOf<'updateIssue'>;

export const hooks: Hooks = {
  createIssues: inLists(ofIssues.createIssue, ({ body, ...asking }: New): AskingOf<'createIssues'> => ({
    ...asking,
    body: { issues: body === undefined ? [] : [body] },
  })),
  updateIssues: {
    ...inLists(ofIssues.updateIssue, ({ path, body, ...asking }: Changed): AskingOf<'updateIssues'> => ({
      ...asking,
      body: { issues: [{ ...body, id: path?.id ?? ABSENT }] },
    })),
    not_found: () => ({ body: { issues: [{ id: ABSENT }] } }),
    bulk_too_large: async stage => {
      const project = await stage.project();
      const issues: { id: number }[] = [];
      for (let number = 0; number < LONG_ISSUES; number += 1) issues.push(await issueIn(project, LONG));
      return { as: project.maintainer, body: { issues: issues.map(({ id }) => ({ id })) } };
    },
  },
};
