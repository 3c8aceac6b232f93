/** A project for tests: APP, led by lena, kept by max and his tool, seen by vera, unknown to sam. */
import { memberKind, projectKind } from '../../src/records/kinds.ts';
import type { ProjectRow } from '../../src/records/rows.ts';
import type { Cast } from './cast.ts';
import type { RunningServer } from './server.ts';

export interface World {
  readonly project: ProjectRow;
}

export async function world(
  server: RunningServer,
  people: Pick<Cast, 'lena' | 'max' | 'vera'>,
  identifier = 'APP',
): Promise<World> {
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  return server.app.instance.store.write(origin, async work => {
    const project = await work.insert(projectKind, {
      name: `The ${identifier} project`,
      identifier,
      description: '',
      emoji: null,
      lead_user_id: people.lena.id,
      sort_order: 0,
      is_public: 0,
    });
    const roles = { lead: people.lena, maintainer: people.max, viewer: people.vera } as const;
    for (const role of ['lead', 'maintainer', 'viewer'] as const) {
      const { id, username } = roles[role];
      await work.insert(memberKind, { project_id: project.id, user_id: id, username, role });
    }
    return { project };
  });
}
