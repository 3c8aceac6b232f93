/** Who may do what with plans, beyond the roles that `test/contract/roles.test.ts` checks for every operation. */
import { test } from 'node:test';
import { stepIn, steps } from '../setting/planned.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { world, type World } from '../setting/world.ts';

interface Made {
  readonly app: number;
  readonly plan: number;
  readonly step: number;
}

async function made(site: World): Promise<Made> {
  const issue = await site.issue();
  const plan = await site.plan({ issue_id: issue.id, steps: steps('a') });
  return { app: site.app, plan: plan.id, step: stepIn(plan, 'a').id };
}

test('the role is checked before the rest of the body is judged', async t => {
  const site = await world(t);
  const { app, plan, step } = await made(site);
  const tooDeep = (levels: number): object[] =>
    levels === 0 ? [] : [{ title: 'a', steps: tooDeep(levels - 1) }];
  const bodies = [
    ['POST', '/api/plans', { project_id: app, title: 'P', issue_id: 999, steps: tooDeep(33) }],
    ['PUT', `/api/plans/${plan}`, { issue_id: 999 }],
    ['POST', `/api/plans/${plan}/steps`, { title: 'a', parent_step_id: 999, issue_id: 999 }],
    [
      'PUT',
      `/api/plans/${plan}/steps/${step}`,
      { issue_id: 999, move_parent_step_id: step, move_to_root: true },
    ],
    ['PUT', `/api/plans/${plan}/steps/999`, { title: 'a' }],
  ] as const;
  for (const [method, path, body] of bodies) {
    const ask = () => raw(site.server, path, { method, token: site.vera.token, body });
    await refused(site.server, ask, 'role_required');
  }
});
