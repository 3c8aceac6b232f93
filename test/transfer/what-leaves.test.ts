/** Data that archives and exports must not contain: repository names, and issues that the exporter cannot read. */
import assert from 'node:assert/strict';
import { gunzipSync } from 'node:zlib';
import { test, type TestContext } from 'node:test';
import { archiveOf, entriesOf, imported, rowsOf } from '../setting/archived.ts';
import { cast } from '../setting/cast.ts';
import { done } from '../setting/client.ts';
import { exportedBytes, exportedText, unzipped } from '../setting/exported.ts';
import { startServer } from '../setting/server.ts';
import { enforceRoles, world } from '../setting/world.ts';

const REMOTE = 'https://max:ghp_secret@git.example/pier.git';
const CHECKOUT = '/home/max/work/pier';

/** A project with bindings, and with relations and plans that name an issue of a project that only ada can read. */
async function entangled(t: TestContext) {
  const site = await world(t);
  const { ada, issue, plan } = site;
  await enforceRoles(site, true);
  const aliases = [
    { kind: 'remote' as const, value: REMOTE },
    { kind: 'root' as const, value: CHECKOUT },
  ];
  const { binding } = done(await ada.api.POST('/api/repos/bind', { body: { project: 'APP', aliases } }));
  const other = done(await ada.api.POST('/api/projects', { body: { name: 'Library', identifier: 'LIB' } }));
  const hidden = done(
    await ada.api.POST('/api/issues', { body: { project_id: other.id, title: 'A secret shelf' } }),
  );
  const [first, second] = [await issue(), await issue()];
  for (const target of [hidden, second])
    done(
      await ada.api.POST('/api/issues/link', {
        body: { source: first.identifier, target: target.identifier, relation_type: 'blocks' },
      }),
    );
  done(
    await ada.api.POST('/api/issues/unlink', {
      body: { source: first.identifier, target: hidden.identifier },
    }),
  );
  done(
    await ada.api.POST('/api/issues/link', {
      body: { source: hidden.identifier, target: second.identifier, relation_type: 'relates_to' },
    }),
  );
  const winter = await plan({ title: 'Winter', steps: [{ title: 'Shelve' }] });
  const [step] = winter.steps;
  done(
    await ada.api.PUT('/api/plans/{id}', {
      params: { path: { id: winter.id } },
      body: { issue_id: hidden.id },
    }),
  );
  done(
    await ada.api.PUT('/api/plans/{plan_id}/steps/{step_id}', {
      params: { path: { plan_id: winter.id, step_id: step?.id ?? 0 } },
      body: { issue_id: hidden.id },
    }),
  );
  done(await ada.api.DELETE('/api/repos/bindings/{id}', { params: { path: { id: binding.id } } }));
  return { ...site, hidden: hidden.identifier, second: second.identifier };
}

test('an archive names no repository, and no issue that its exporter cannot read', async t => {
  const { server, ada, lena, hidden, second } = await entangled(t);
  const archive = await archiveOf(server, lena, 'APP');
  const text = gunzipSync(archive).toString();
  for (const secret of ['ghp_secret', 'git.example', CHECKOUT, hidden, 'secret shelf'])
    assert.ok(!text.includes(secret), secret);
  const history = rowsOf(entriesOf(archive), 'activity');
  const links = history.filter(({ action }) => action === 'link').map(({ new_value }) => new_value);
  assert.deepEqual(new Set(links), new Set([null, second]));
  // An administrator may know them; repositories stay behind all the same.
  const whole = gunzipSync(await archiveOf(server, ada, 'APP')).toString();
  assert.ok(whole.includes(hidden));
  assert.ok(!whole.includes('ghp_secret'));
  const there = await startServer(t);
  await imported(there, (await cast(there)).ada, archive);
});

test('an export names no repository, and no issue that its exporter cannot read', async t => {
  const { server, lena, hidden } = await entangled(t);
  const texts = [
    await exportedText(server, lena, 'issues/APP-1'),
    await exportedText(server, lena, 'issues/APP-2'),
    await exportedText(server, lena, 'projects/APP?format=json'),
    ...[...(await unzipped(await exportedBytes(server, lena, 'projects/APP?format=zip'))).values()].map(
      String,
    ),
  ];
  assert.ok(texts.length > 4);
  for (const secret of ['ghp_secret', CHECKOUT, hidden])
    assert.ok(!texts.some(text => text.includes(secret)), secret);
});
