/** The rights of each role with issues, in addition to `test/contract/roles.test.ts`, which covers every operation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { world } from '../setting/world.ts';

test('everyone with the role may read and write, with any kind of credential', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  await site.issue();
  const calls = [
    ['GET', `/api/issues/${id}`, undefined],
    ['POST', '/api/issues', { project_id: site.app, title: 'Boats' }],
    ['PUT', `/api/issues/${id}`, { title: 'Other' }],
    ['POST', '/api/issues/link', { source: 'APP-1', target: 'APP-2', relation_type: 'duplicate' }],
    ['GET', `/api/projects/${site.app}/trash`, undefined],
  ] as const;
  for (const who of ['ada', 'operator', 'lena', 'max', 'bot'] as const) {
    for (const [method, path, body] of calls) {
      const sent = body === undefined ? {} : { body };
      const { response, error } = await raw(site.server, path, { method, token: site[who].token, ...sent });
      assert.equal(response.status, 200, `${who} ${path} ${JSON.stringify(error)}`);
    }
  }
});

test('issues in the trash and unknown ids are not found', async t => {
  const site = await world(t);
  const { id: trashed } = await site.issue();
  await site.max.api.DELETE('/api/issues/{id}', { params: { path: { id: trashed } } });
  for (const id of [trashed, 9999]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { body: { title: 'Other' } } : {};
      const ask = () => raw(site.server, `/api/issues/${id}`, { method, token: site.max.token, ...body });
      await refused(site.server, ask, 'not_found');
    }
  }
});

test('the role is checked before the rest of the body', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  const bodies = [
    ['POST', '/api/issues', { project_id: site.app, title: 'Boats', module_id: 999, labels: ['nope'] }],
    ['PUT', `/api/issues/${id}`, { labels: ['nope'], expected_seq: 1 }],
    ['POST', '/api/issues/link', { source: 'APP-1', target: 'NOPE-1', relation_type: 'blocks' }],
    ['POST', '/api/issues/unlink', { source: 'APP-1', target: 'APP-1' }],
  ] as const;
  for (const [method, path, body] of bodies) {
    const ask = () => raw(site.server, path, { method, token: site.vera.token, body });
    await refused(site.server, ask, 'role_required');
  }
});
