/** PostgreSQL: the rights in the guide are sufficient, and a missing extension gives one sentence. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test, type TestContext } from 'node:test';
import pg from 'pg';
import { folderOf } from '../setting/backups.ts';
import { clientOf, done } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import {
  assertNotServing,
  build,
  command,
  emptyPlace,
  serve,
  stopped,
  type Place,
} from '../setting/program.ts';

const guide = readFileSync(new URL('../../docs/guides/operating.md', import.meta.url), 'utf8');
const [, statements = ''] = /```sql\n(-- psql, as a superuser\n[^`]*)```/.exec(guide) ?? [];

const OLGA = { identity: 'olga', password: 'a password of olga' };

/** Runs each part in the database that `\connect` names, as psql does. */
async function asSuperuser(script: string): Promise<void> {
  let database = '';
  for (const part of script.split(/^(?=\\connect)/m)) {
    const [, name, rest] = /^\\connect (\S+)\n([^]*)$/.exec(part) ?? [null, database, part];
    database = name ?? '';
    const url = new URL(process.env['DOCKET_TEST_POSTGRES'] ?? '');
    if (database !== '') url.pathname = `/${database}`;
    const session = new pg.Client({ connectionString: url.href });
    await session.connect();
    try {
      for (const statement of (rest ?? '').split(';')) await session.query(statement);
    } finally {
      await session.end();
    }
  }
}

interface Given {
  readonly place: Place;
  /** The name of the role, its database and its schema. */
  readonly name: string;
}

/** A database created by such statements, in which `docket` is replaced by a name unique to the test. */
async function databaseOf(t: TestContext, script: string): Promise<Given> {
  const name = `docket_${randomUUID().replaceAll('-', '')}`;
  const place = await emptyPlace(t);
  t.after(() => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE); DROP ROLE IF EXISTS ${name}`));
  await asSuperuser(script.replaceAll(/\bdocket\b/g, name));
  const url = new URL(process.env['DOCKET_TEST_POSTGRES'] ?? '');
  Object.assign(url, { username: name, password: 'a-password', pathname: `/${name}` });
  const env = {
    ...place.env,
    DOCKET_DATABASE_URL: url.href,
    DOCKET_ADMIN_USERNAME: OLGA.identity,
    DOCKET_ADMIN_PASSWORD: OLGA.password,
  };
  return { place: { ...place, env }, name };
}

async function assertFinds(t: TestContext, place: Place): Promise<void> {
  const server = await serve(t, place);
  const { token } = done(await clientOf(server.url).POST('/api/auth/login', { body: OLGA }));
  const api = clientOf(server.url, token);
  const project = done(await api.POST('/api/projects', { body: { name: 'Boats', identifier: 'BTS' } }));
  await api.POST('/api/issues', { body: { project_id: project.id, title: 'Lantern' } });
  const query = { query: 'anter', mode: 'literal' } as const;
  assert.equal(done(await api.GET('/api/search', { params: { query } })).length, 1);
  await stopped(server);
}

const without = (line: RegExp): string => statements.replace(line, '');
const EXTENSION = /^CREATE EXTENSION pg_trgm;\n/m;

async function assertRefused(t: TestContext, { place }: Given, sentence: string): Promise<void> {
  const { code, stdout, stderr } = await command(t, place, ['start']);
  assert.equal(code, 1);
  assertNotServing(stdout);
  assert.match(stderr, /^docket: [^\n]+\n$/);
  assert.ok(stderr.includes(sentence), stderr);
}

describe('PostgreSQL', { skip: engine !== 'postgres' }, () => {
  before(build);

  test('with the statements of the guide a role can serve, back up and restore', async t => {
    const { place } = await databaseOf(t, statements);
    await assertFinds(t, place);
    const path = join(folderOf(t), 'docket.tar');
    for (const args of [
      ['backup', path],
      ['restore', path, '--replace'],
      ['search', 'rebuild'],
    ]) {
      const { code, stderr } = await command(t, place, args);
      assert.equal(code, 0, stderr);
    }
    await stopped(await serve(t, place));
  });

  test('the extension may be in another schema', async t => {
    const { place } = await databaseOf(
      t,
      statements.replace(
        EXTENSION,
        'CREATE SCHEMA "my extensions";\nCREATE EXTENSION pg_trgm SCHEMA "my extensions";\nGRANT USAGE ON SCHEMA "my extensions" TO docket;\n',
      ),
    );
    await assertFinds(t, place);
    const path = join(folderOf(t), 'docket.tar');
    for (const args of [
      ['backup', path],
      ['restore', path, '--replace'],
    ])
      assert.equal((await command(t, place, args)).code, 0);
  });

  test('without the extension, the start names it and the statement to run', async t => {
    const given = await databaseOf(t, without(EXTENSION));
    await assertRefused(t, given, 'needs the extension pg_trgm');
    await assertRefused(t, given, 'run CREATE EXTENSION pg_trgm in that database as a superuser.');
    await asSuperuser(`\\connect ${given.name}\nCREATE EXTENSION pg_trgm`);
    await assertFinds(t, given.place);
  });

  test('with the extension in a schema that the role may not use, the start names the grant', async t => {
    const given = await databaseOf(
      t,
      statements.replace(EXTENSION, 'CREATE SCHEMA ours;\nCREATE EXTENSION pg_trgm SCHEMA ours;\n'),
    );
    const grant = `GRANT USAGE ON SCHEMA ours TO ${given.name}`;
    await assertRefused(t, given, `run ${grant} in that database as a superuser.`);
    await asSuperuser(`\\connect ${given.name}\n${grant}`);
    await assertFinds(t, given.place);
  });

  test('without a writable schema, the start reports the error of the server', async t => {
    const given = await databaseOf(t, without(/^CREATE SCHEMA docket.*\n/m));
    await assertRefused(t, given, 'permission denied for schema public');
  });
});
