/** Hooks for the outcomes of the family `imports`. */
import { authorityOf } from '../../src/access/authority.ts';
import { Codehost } from '../../src/transfer/imports/github/github.ts';
import { operations } from '../../src/generated/operations.ts';
import { formOf } from '../forms.ts';
import { BUSY, FAILING, HOSTED, HUGE, SILENT, WRONG_TOKEN } from '../codehost.ts';
import type { Hooks } from '../hooks.ts';
import { allTaken } from '../slots.ts';
import type { Stage } from '../stage.ts';

const MIB = 1024 * 1024;

async function from(stage: Stage, body: { readonly repo: string; readonly token?: string }) {
  stage.codehost();
  const { id, maintainer } = await stage.project();
  return { as: maintainer, path: { id }, body };
}

/** Starts an import that never ends unless it is stopped. */
export function beginImport(stage: Stage, projectId: number): void {
  const { imports, config, store, files } = stage.app.instance;
  const leaving = new AbortController();
  const wanted = {
    repo: SILENT,
    state: 'all',
    map_open: 'backlog',
    map_closed: 'done',
    dry_run: true,
  } as const;
  const connecting = { url: config.codehost_url, clock: () => new Date(), signal: leaving.signal };
  const by = authorityOf(operations.importCodehost, null);
  const running = imports.run({
    projectId,
    source: new Codehost(wanted, connecting),
    people: {},
    isDryRun: true,
    store,
    contents: files.contents,
    origin: { transport: 'system', actorId: null },
    by,
    authority: () => Promise.resolve(by),
  });
  stage.afterwards(async () => {
    leaving.abort();
    await running.catch(() => undefined);
  });
}

interface OfProject {
  readonly path: { readonly id: number };
}

/** The outcomes of every import. */
function always<Sent extends OfProject>(asked: (stage: Stage) => Promise<Sent>) {
  return {
    200: (stage: Stage) => asked(stage),
    import_running: async (stage: Stage) => {
      const asking = await asked(stage);
      beginImport(stage, asking.path.id);
      return asking;
    },
    imports_busy: async (stage: Stage) => {
      await allTaken(stage, 'imports');
      return asked(stage);
    },
  };
}

/** The refusals of all imports with a map of people. */
function common<Sent extends OfProject>(asked: (stage: Stage, changes?: object) => Promise<Sent>) {
  const naming = (username: string) => ({ people: { grace: username } });
  return {
    person_unknown: (stage: Stage) => asked(stage, naming('nobody')),
    assignee_is_bot: async (stage: Stage) =>
      asked(stage, naming((await stage.toolOf(await stage.person())).username)),
    me_unknown: async (stage: Stage) => ({
      ...(await asked(stage, naming('me'))),
      as: await stage.operatorKey(),
    }),
    ...always(asked),
  };
}

/** Imports from other servers: the token chooses the response. */
function fromServer<Wanted extends { readonly token: string }>(wanted: Wanted) {
  const asked = async (stage: Stage, changes: object = {}) => {
    stage.codehost();
    const { id, maintainer } = await stage.project();
    return { as: maintainer, path: { id }, body: { ...wanted, ...changes } };
  };
  const withToken = (token: string) => (stage: Stage) => asked(stage, { token });
  return {
    ...common(asked),
    import_credential_refused: withToken(WRONG_TOKEN),
    codehost_failed: withToken(FAILING),
    codehost_throttled: withToken(BUSY),
    import_too_large: withToken(HUGE),
  };
}

/** Imports from files. */
function fromFile(file: string, fields: Readonly<Record<string, string>>) {
  const asked = async (stage: Stage, changes: object = {}, bytes: string | Buffer = file) => {
    const { id, maintainer } = await stage.project();
    const texts = Object.entries(changes).map(([name, value]) => [name, JSON.stringify(value)] as const);
    const form = { ...fields, ...Object.fromEntries(texts), file: { bytes, filename: 'issues' } };
    return { as: maintainer, path: { id }, bytes: await formOf(form) };
  };
  const withForm = async (
    stage: Stage,
    bytes: { readonly type: string; readonly content: string | Buffer },
  ) => ({
    ...(await asked(stage)),
    bytes,
  });
  return {
    ...common(asked),
    malformed_body: (stage: Stage) =>
      withForm(stage, { type: 'multipart/form-data', content: 'no boundary' }),
    invalid_body: async (stage: Stage) => withForm(stage, await formOf({ no_such_field: 1 })),
    body_too_large: (stage: Stage) => asked(stage, {}, Buffer.alloc(17 * MIB)),
    import_too_large: (stage: Stage) => asked(stage, {}, Buffer.alloc(16 * MIB + 1)),
    import_invalid: (stage: Stage) => asked(stage, {}, 'neither'),
  };
}

export const hooks: Hooks = {
  getImportProgress: {
    200: async stage => {
      const { id, maintainer } = await stage.project();
      beginImport(stage, id);
      return { as: maintainer, path: { id } };
    },
  },
  importCodehost: {
    ...always(stage => from(stage, { repo: HOSTED })),
    codehost_repository_unknown: stage => from(stage, { repo: 'harbour/unknown' }),
    codehost_token_refused: stage => from(stage, { repo: HOSTED, token: WRONG_TOKEN }),
    codehost_failed: stage => from(stage, { repo: FAILING }),
    codehost_throttled: stage => from(stage, { repo: BUSY }),
    import_too_large: stage => from(stage, { repo: HUGE }),
  },
  importLinear: fromServer({ team: 'ENG', token: 'lin_api_secret' }),
  importJira: fromServer({
    site: 'harbour',
    project_key: 'PIER',
    email: 'grace@example.org',
    token: 'secret',
  }),
  importTrello: fromFile('{"lists":[],"cards":[]}', {}),
  importCsv: fromFile('key,title\n7,Buoy lights flicker\n', { name: 'harbour' }),
};
