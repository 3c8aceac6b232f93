/** How the outcomes of the family `imports` are reached. */
import { authorityOf } from '../../src/access/authority.ts';
import { concurrencies, operations } from '../../src/generated/operations.ts';
import { BUSY, FAILING, HOSTED, HUGE, SILENT, WRONG_TOKEN } from '../codehost.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

async function from(stage: Stage, body: { readonly repo: string; readonly token?: string }) {
  const { id, maintainer } = await stage.project();
  return { as: maintainer, path: { id }, body };
}

/** Starts an import that never ends unless it is stopped. */
export function beginImport(stage: Stage, projectId: number): void {
  const { codehost, store, files } = stage.app.instance;
  const leaving = new AbortController();
  const chosen = { state: 'all', map_open: 'backlog', map_closed: 'done', dry_run: true } as const;
  const running = codehost.import({
    projectId,
    wanted: { repo: SILENT, ...chosen },
    store,
    contents: files.contents,
    origin: { transport: 'system', actorId: null },
    authority: () => Promise.resolve(authorityOf(operations.importCodehost, null, true)),
    signal: leaving.signal,
  });
  stage.afterwards(async () => {
    leaving.abort();
    await running.catch(() => undefined);
  });
}

export const hooks: Hooks = {
  importCodehost: {
    200: stage => from(stage, { repo: HOSTED }),
    codehost_repository_unknown: stage => from(stage, { repo: 'harbour/unknown' }),
    codehost_token_refused: stage => from(stage, { repo: HOSTED, token: WRONG_TOKEN }),
    codehost_failed: stage => from(stage, { repo: FAILING }),
    codehost_throttled: stage => from(stage, { repo: BUSY }),
    import_too_large: stage => from(stage, { repo: HUGE }),
    import_running: async stage => {
      const asking = await from(stage, { repo: HOSTED });
      beginImport(stage, asking.path.id);
      return asking;
    },
    imports_busy: async stage => {
      const { slots } = stage.app.instance;
      const places = Array.from({ length: concurrencies.codehost_import.slots });
      const taken = places.map(() => slots.take('codehost_import'));
      stage.afterwards(() => {
        for (const giveBack of taken) giveBack();
        return Promise.resolve();
      });
      return from(stage, { repo: HOSTED });
    },
  },
};
