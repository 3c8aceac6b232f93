/** Databases of earlier states of this repository: an upgrade changes no answer, and the older program is refused. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { ownVersion } from '../../src/config/version.ts';
import { clientOf, done } from '../setting/client.ts';
import { build, command, emptyPlace, serve, stopped } from '../setting/program.ts';
import { asBefore, OLGA, STATES } from '../setting/releases.ts';

before(build);

/** What an answer says about the reader's own requests, or about the time at which it is asked. */
const OF_READING = new Set(['last_used_at', 'generated_at']);

function withoutReading(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value: unknown) => (OF_READING.has(name) ? undefined : value)),
  );
}

for (const state of readdirSync(STATES))
  test(`the data of ${state} is upgraded, and its answers are the same`, async t => {
    const given = join(STATES, state);
    const place = await emptyPlace(t);
    const database = join(place.folder, 'docket.db');
    writeFileSync(database, gunzipSync(readFileSync(join(given, 'docket.db.gz'))));
    const files = join(given, 'files');
    if (existsSync(files)) cpSync(files, join(place.folder, 'files'), { recursive: true });
    const upgraded = { ...place, env: { ...place.env, DOCKET_DATABASE_URL: `sqlite:${database}` } };

    const check = await command(t, upgraded, ['migrate', '--check', '--json']);
    assert.match(check.stdout, /0035-/);
    const server = await serve(t, upgraded);
    const { token } = done(await clientOf(server.url).POST('/api/auth/login', { body: OLGA }));
    const answers = JSON.parse(readFileSync(join(given, 'answers.json'), 'utf8')) as Record<string, unknown>;
    assert.ok(Object.keys(answers).length > 15);
    for (const [path, answer] of Object.entries(answers)) {
      const response = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } });
      assert.equal(response.status, 200, path);
      const now = withoutReading(await response.json());
      assert.deepEqual(asBefore(now, withoutReading(answer)), withoutReading(answer), path);
    }
    const { stdout } = await stopped(server);
    assert.match(stdout, /"event":"migration","name":"0035-/);
    const { code, stdout: examined } = await command(t, upgraded, ['doctor', '--deep']);
    assert.equal(code, 0, examined);
    assert.match((await command(t, upgraded, ['--version'])).stdout, new RegExp(`^${ownVersion()}`));
  });
