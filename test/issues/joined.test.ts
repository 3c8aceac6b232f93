/** Issues created in one commit: roles are queried once for all of them, and again as soon as they may have changed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Authority } from '../../src/access/authority.ts';
import type { Role } from '../../src/generated/operations.ts';
import { addMember, removeMember, updateMember } from '../../src/tracker/projects/members.ts';
import { createIssue } from '../../src/tracker/issues/issues.ts';
import type { Work } from '../../src/store/work.ts';
import { Statements } from '../setting/statements.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Act = (work: Work) => Promise<unknown>;

function authority(id: number, role: Role): Authority {
  return {
    userId: id,
    memberId: id,
    isAdministrator: false,
    isRecent: true,
    enforced: true,
    role,
  };
}

/** All of them as one commit, and the result of each. */
async function together({ server }: World, acts: readonly Act[]): Promise<readonly string[]> {
  const { store } = server.app.instance;
  const commits: object[] = [];
  await store.caughtUp();
  store.onCommit(events => commits.push(events));
  const origin = { now: server.clock.now(), transport: 'api', actorId: null } as const;
  const outcomes = await Promise.allSettled(acts.map(act => store.write(origin, act)));
  await store.caughtUp();
  assert.equal(commits.length, 1);
  return outcomes.map(outcome => (outcome.status === 'fulfilled' ? 'done' : codeOf(outcome.reason)));
}

function codeOf(reason: unknown): string {
  return reason instanceof Error && 'code' in reason ? String(reason.code) : String(reason);
}

function making({ app }: World, id: number): Act {
  const issue = {
    project_id: app,
    title: 'Boats',
    description: '',
    status: 'todo',
    priority: 'none',
  } as const;
  return work => createIssue(work, authority(id, 'maintainer'), issue);
}

async function site(t: Parameters<typeof world>[0]): Promise<World> {
  const made = await world(t);
  await enforceRoles(made, true);
  return made;
}

test('the role is queried once in a commit, and again in the next', async t => {
  const made = await site(t);
  const make = making(made, made.max.id);
  await together(made, [make]);
  const listening = Statements.of(made.server);
  const asked = async (...acts: Act[]): Promise<number> => {
    const heard = await listening.during(() => together(made, acts));
    return heard.filter(({ sql }) => /^select .projects.\..id., .project_members.\..role. from/i.test(sql))
      .length;
  };
  assert.equal(await asked(make, make, make), 1);
  assert.equal(await asked(make), 1);
  assert.equal(await asked(make, making(made, made.lena.id), make), 2);
});

test('a role that is removed, added or changed in a commit applies to the rest of it', async t => {
  const made = await site(t);
  const { app, lena, max, sam } = made;
  const lead = authority(lena.id, 'lead');
  const [byMax, bySam] = [making(made, max.id), making(made, sam.id)];
  assert.deepEqual(
    await together(made, [
      byMax,
      work => updateMember(work, lead, [app, max.id], 'viewer'),
      byMax,
      work => updateMember(work, lead, [app, max.id], 'maintainer'),
      byMax,
      work => removeMember(work, [app, max.id]),
      byMax,
      bySam,
      work => addMember(work, app, { user_id: sam.id, role: 'maintainer' }),
      bySam,
    ]),
    [
      'done',
      'done',
      'role_required',
      'done',
      'done',
      'done',
      'unknown_reference',
      'unknown_reference',
      'done',
      'done',
    ],
  );
});

test('a role from a failed change does not apply', async t => {
  const made = await site(t);
  const { app, max, sam } = made;
  const bySam = making(made, sam.id);
  assert.deepEqual(
    await together(made, [
      making(made, max.id),
      async work => {
        await addMember(work, app, { user_id: sam.id, role: 'maintainer' });
        await bySam(work);
        throw new Error('changed its mind');
      },
      bySam,
    ]),
    ['done', 'Error: changed its mind', 'unknown_reference'],
  );
});
