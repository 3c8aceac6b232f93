/** Things that a body names and the caller cannot see: 400, or 404 where the operation acts on them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { world } from '../setting/world.ts';

const NOTHING = 99_999;

test('a body that names what the caller cannot see is a 400, and a 404 where the operation acts on it', async t => {
  const { server, app, max, lena, ada, issue, label } = await world(t);
  const { id } = await issue({ title: 'Mend the rope' });
  const [wet = 0] = await label('wet');
  const post = async (token: string, method: string, path: string, body: object): Promise<number> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const source = { source: 'APP-1', target: 'APP-999', relation_type: 'blocks' };
  const aliases = [{ kind: 'remote', value: 'https://github.com/harbour/app' }];
  const answers = [
    ['project_id', max, 'POST', '/api/issues', { project_id: NOTHING, title: 'x' }, 400],
    ['user_id', lena, 'POST', `/api/projects/${app}/members`, { user_id: NOTHING, role: 'viewer' }, 400],
    ['module_id', max, 'PUT', `/api/issues/${id}`, { module_id: NOTHING }, 400],
    ['target', max, 'POST', '/api/issues/link', source, 400],
    ['ids', max, 'PUT', '/api/projects/reorder', { ids: [NOTHING] }, 400],
    ['a group', ada, 'PUT', '/api/project-groups/assign', { project_id: app, group_id: NOTHING }, 400],
    ['its project', ada, 'PUT', '/api/project-groups/assign', { project_id: NOTHING, group_id: null }, 404],
    ['into', max, 'POST', `/api/labels/${wet}/merge`, { into: NOTHING }, 400],
    ['a project to bind', ada, 'POST', '/api/repos/bind', { project: 'ZZZ', aliases }, 404],
    ['bindings', ada, 'POST', '/api/repos/merge', { from: NOTHING, into: NOTHING + 1 }, 404],
  ] as const;
  for (const [what, { token }, method, path, body, status] of answers)
    assert.equal(await post(token, method, path, body), status, what);
});
