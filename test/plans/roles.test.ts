/** Who may do what with plans and their steps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { stepIn, steps } from '../setting/planned.ts';
import { raw, type RawRequest } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Who = 'ada' | 'operator' | 'lena' | 'max' | 'bot' | 'vera' | 'sam';

const READERS: readonly Who[] = ['ada', 'operator', 'lena', 'max', 'bot', 'vera'];
const KEEPERS: readonly Who[] = ['ada', 'operator', 'lena', 'max', 'bot'];
const EVERYBODY: readonly Who[] = [...READERS, 'sam'];

interface Made {
  readonly app: number;
  readonly plan: number;
  readonly step: number;
}

interface Act {
  readonly name: string;
  readonly path: (made: Made) => string;
  readonly request: (made: Made) => RawRequest;
  readonly may: readonly Who[];
  /** What a stranger is told: 404 where the path names the thing, 400 where the body does. */
  readonly hidden: RefusalCode;
}

const GET = () => ({ method: 'GET' });

const READING = { request: GET, may: READERS, hidden: 'not_found' } as const;
const KEEPING = { may: KEEPERS, hidden: 'not_found' } as const;

const ACTS: readonly Act[] = [
  { name: 'list', path: ({ app }) => `/api/plans?project_id=${app}`, ...READING },
  { name: 'read', path: ({ plan }) => `/api/plans/${plan}`, ...READING },
  { name: 'resolve', path: () => '/api/plans/resolve/APP-PLAN-1', ...READING },
  {
    name: 'make',
    path: () => '/api/plans',
    request: ({ app }) => ({ body: { project_id: app, title: 'Other' } }),
    may: KEEPERS,
    hidden: 'unknown_reference',
  },
  {
    name: 'change',
    path: ({ plan }) => `/api/plans/${plan}`,
    request: () => ({ method: 'PUT', body: { title: 'Other' } }),
    ...KEEPING,
  },
  {
    name: 'add a step to',
    path: ({ plan }) => `/api/plans/${plan}/steps`,
    request: () => ({ body: { title: 'b' } }),
    ...KEEPING,
  },
  {
    name: 'check a step of',
    path: ({ plan, step }) => `/api/plans/${plan}/steps/${step}`,
    request: () => ({ method: 'PUT', body: { done: true } }),
    ...KEEPING,
  },
  {
    name: 'delete a step of',
    path: ({ plan, step }) => `/api/plans/${plan}/steps/${step}`,
    request: () => ({ method: 'DELETE' }),
    ...KEEPING,
  },
  {
    name: 'delete',
    path: ({ plan }) => `/api/plans/${plan}`,
    request: () => ({ method: 'DELETE' }),
    ...KEEPING,
  },
];

async function made(site: World): Promise<Made> {
  const issue = await site.issue();
  const plan = await site.plan({ issue_id: issue.id, steps: steps('a') });
  return { app: site.app, plan: plan.id, step: stepIn(plan, 'a').id };
}

function asking(site: World, act: Act, things: Made, who: Who) {
  return () => raw(site.server, act.path(things), { ...act.request(things), token: site[who].token });
}

for (const act of ACTS) {
  test(`who may ${act.name} a plan while roles are enforced`, async t => {
    const site = await world(t);
    const things = await made(site);
    for (const who of EVERYBODY.filter(one => !act.may.includes(one))) {
      await refused(
        site.server,
        asking(site, act, things, who),
        who === 'sam' ? act.hidden : 'role_required',
      );
    }
    const anonymous = () => raw(site.server, act.path(things), act.request(things));
    await refused(site.server, anonymous, 'unauthenticated');
    // What can be done once only is done by the least of those who may.
    const able = act.name.startsWith('delete') ? act.may.slice(-1) : act.may;
    for (const who of able) {
      const { response, error } = await asking(site, act, things, who)();
      assert.equal(response.status, 200, `${who} ${JSON.stringify(error)}`);
    }
  });

  test(`everybody who is signed in may ${act.name} a plan while roles are not enforced`, async t => {
    const site = await world(t);
    const things = await made(site);
    await enforceRoles(site, false);
    const { response, error } = await asking(site, act, things, 'sam')();
    assert.equal(response.status, 200, JSON.stringify(error));
  });
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
