/** A server that is killed during an import: spooled data is gone, and written data is complete or missing. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { clientOf, done } from '../setting/client.ts';
import { codehost, type HostedIssue, type Repository } from '../setting/codehost.ts';
import { engine } from '../setting/engines.ts';
import { filesIn } from '../setting/files-in.ts';
import { build, command, emptyPlace, serve, type Place } from '../setting/program.ts';
import { until, untilLater } from '../setting/until.ts';

before(build);

const ISSUES = 300;

/** The temporary files. */
const leftIn = ({ folder }: Place): string[] => filesIn(join(folder, 'incoming'));

const many: HostedIssue[] = Array.from({ length: ISSUES }, (_, place) => ({
  number: place + 1,
  body: 'The lights of the pier flicker at low tide. '.repeat(20),
}));

/** The delay after the last page was requested: the first kill is during reading, the others at any point. */
const MOMENTS = [0, 0, 40, 150];

test('after every kill there are all issues or none, and nothing of what was read', async t => {
  const silent: Repository['instead'] = ({ url }) => url.searchParams.get('page') === '3';
  const host = await codehost(t, { issues: many, instead: silent });
  const empty = await emptyPlace(t);
  const place = { ...empty, env: { ...empty.env, DOCKET_CODEHOST_URL: host.url } };
  const token = (await command(t, place, ['key', 'create', 'importer', '--operator'])).stdout.trim();
  let server = await serve(t, place);
  const made = { name: 'Pier', identifier: 'PIER' };
  const { id } = done(await clientOf(server.url, token).POST('/api/projects', { body: made }));
  const importing = () =>
    clientOf(server.url, token).POST('/api/projects/{id}/import/codehost', {
      params: { path: { id } },
      body: { repo: 'harbour/app' },
    });
  for (const moment of MOMENTS) {
    const earlier = host.asked.length;
    const running = importing().catch(() => undefined);
    await until('it asks for the last page', () =>
      host.asked.slice(earlier).some(({ url }) => url.searchParams.get('page') === '3'),
    );
    delete host.repository.instead;
    await pause(moment);
    server.process.kill('SIGKILL');
    await Promise.all([running, server.ended]);
    server = await serve(t, place);
    const params = { path: { id } };
    const counts = await clientOf(server.url, token).GET('/api/projects/{id}/issue-counts', { params });
    assert.ok([0, ISSUES].includes(done(counts).total), `${done(counts).total} issues`);
    // Among others, a server is given time to come back.
    if (engine === 'sqlite') assert.deepEqual(leftIn(place), []);
  }
  await untilLater('nothing is left', () => leftIn(place).length === 0);
  const counts = done(await importing());
  assert.equal(counts.issues_created + counts.issues_skipped_existing, ISSUES);
});
