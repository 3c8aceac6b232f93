/** Hooks for the outcomes of the family `waits`. */
import type { Schemas } from '../../src/generated/types.ts';
import { ABSENT, issueIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

const DAYS = { from: '2999-12-01', until: '2999-12-02', note: ' The crane is booked. ' };

/** An issue that waits for days and for a person. */
async function waiting(stage: Stage) {
  const project = await stage.project();
  const { id } = await issueIn(project);
  const add = (body: Schemas['WaitCreate']) => project.maintainer.api.addWait({ path: { id }, body });
  const [days] = [await add(DAYS), await add({ user: project.viewer.username })];
  return { project, path: { id }, clearing: { id, wait_id: days.id }, add };
}

/** The maintainer adds such a wait. */
const adding = (body: object | ((stage: Stage) => Promise<object>)) => async (stage: Stage) => {
  const { project, path } = await waiting(stage);
  return {
    as: project.maintainer,
    path,
    body: (typeof body === 'function' ? await body(stage) : body) as Schemas['WaitCreate'],
  };
};

async function full(stage: Stage) {
  const { project, path, add } = await waiting(stage);
  for (let day = 3; day <= 50; day += 1)
    await add({ from: new Date(Date.UTC(2999, 0, day)).toISOString().slice(0, 10) });
  return { as: project.maintainer, path, body: { user: 'me' } };
}

const hidden = async (stage: Stage) => ({ as: await stage.person(), path: (await waiting(stage)).path });

export const hooks: Hooks = {
  listWaits: {
    200: async stage => {
      const { project, path } = await waiting(stage);
      return { as: project.viewer, path };
    },
    not_found: hidden,
  },
  addWait: {
    200: adding({ ...DAYS, from: '2999-11-30' }),
    not_found: async stage => ({ ...(await hidden(stage)), body: DAYS }),
    role_required: async stage => {
      const { project, path } = await waiting(stage);
      return { as: project.viewer, path, body: { user: 'me' } };
    },
    wait_invalid: adding({ from: '2999-12-02', until: '2999-12-01' }),
    wait_exists: adding(DAYS),
    too_many_waits: full,
    person_unknown: adding({ user: 'nobody-at-all' }),
    assignee_is_bot: adding(async stage => ({ user: (await stage.toolOf(await stage.person())).username })),
    me_unknown: async stage => ({
      as: await stage.operatorKey(),
      path: (await waiting(stage)).path,
      body: { user: 'me' },
    }),
  },
  clearWait: {
    200: async stage => {
      const { project, clearing } = await waiting(stage);
      return { as: project.maintainer, path: clearing };
    },
    not_found: async stage => {
      const { project, clearing } = await waiting(stage);
      return { as: project.maintainer, path: { ...clearing, wait_id: ABSENT } };
    },
    role_required: async stage => {
      const { project, clearing } = await waiting(stage);
      return { as: project.viewer, path: clearing };
    },
  },
  getClock: { 200: async stage => ({ as: await stage.person() }) },
};
