/** What one server has acknowledged, the next call finds on every other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import { madeIssue } from '../setting/made.ts';
import { PASSWORD } from '../setting/password.ts';
import { raw } from '../setting/raw.ts';
import { openSocket } from '../setting/sockets.ts';
import { two } from '../setting/several.ts';

if (engine === 'postgres') {
  test('a change is seen by reads, by changes and by search of the other server, and ends its tags', async t => {
    const { there, near, far, app } = await two(t);
    const path = `/api/projects/${app}/index`;
    const index = async (tag?: string) => {
      const headers = tag === undefined ? {} : { 'If-None-Match': tag };
      return raw(there, path, { method: 'GET', token: far.vera.token, headers });
    };
    const before = await index();
    const tag = before.response.headers.get('etag') ?? '';
    assert.equal((await index(tag)).response.status, 304);
    for (let round = 0; round < 20; round += 1) {
      const title = `Buoy ${round} adrift`;
      const { id, seq } = await madeIssue(near.max.api, { project_id: app, title });
      assert.equal(done(await far.vera.api.GET('/api/issues/{id}', at(id))).title, title);
      const query = { since: seq - 1 };
      const changes = await far.vera.api.GET('/api/projects/{id}/changes', {
        params: { path: { id: app }, query },
      });
      assert.deepEqual(
        done(changes).changes.map(change => change.id),
        [id],
      );
      const found = await far.vera.api.GET('/api/search', {
        params: { query: { query: `buoy ${round} adrift` } },
      });
      assert.ok(done(found).some(one => one.id === id));
      const renamed = await near.max.api.PUT('/api/issues/{id}', { ...at(id), body: { title: `${title}!` } });
      assert.equal(renamed.response.status, 200);
      assert.equal(done(await far.vera.api.GET('/api/issues/{id}', at(id))).title, `${title}!`);
    }
    assert.equal((await index(tag)).response.status, 200);
  });

  test('settings, roles, keys and the end of a session hold on the other server at once', async t => {
    const { here, there, near, far, app } = await two(t);
    const issue = await madeIssue(near.max.api, { project_id: app, title: 'Mooring' });
    const status = async () => (await far.sam.api.GET('/api/issues/{id}', at(issue.id))).response.status;
    const set = async (body: { authz_enforced?: boolean; instance_name?: string; allow_signup?: boolean }) =>
      done(await near.ada.api.PATCH('/api/instance/settings', { body }));
    assert.equal(await status(), 404);
    for (const [enforced, expected] of [
      [false, 200],
      [true, 404],
      [false, 200],
      [true, 404],
    ] as const) {
      await set({ authz_enforced: enforced });
      assert.equal(await status(), expected);
    }
    await set({ instance_name: 'Harbour', allow_signup: true });
    const shown = done(await there.as().GET('/api/instance'));
    assert.deepEqual([shown.instance_name, shown.allow_signup], ['Harbour', true]);
    const member = { params: { path: { id: app, user_id: near.sam.id } } };
    const body = { user_id: near.sam.id, role: 'viewer' } as const;
    await near.lena.api.POST('/api/projects/{id}/members', { ...at(app), body });
    assert.equal(await status(), 200);
    await near.lena.api.DELETE('/api/projects/{id}/members/{user_id}', member);
    assert.equal(await status(), 404);
    const signedIn = done(
      await here.as().POST('/api/auth/login', { body: { identity: 'sam', password: PASSWORD } }),
    );
    const me = async () => (await there.as(signedIn.token).GET('/api/auth/me')).response.status;
    assert.equal(await me(), 200);
    await here.as(signedIn.token).POST('/api/auth/logout');
    assert.equal(await me(), 401);
  });

  test('signing out everywhere closes the sockets on all servers, and lets no later call in', async t => {
    const { here, there, near, far } = await two(t);
    const { token } = near.vera;
    const sockets = [await openSocket(t, here, token), await openSocket(t, there, token)];
    const other = await openSocket(t, there, near.max.token);
    assert.equal((await near.vera.api.DELETE('/api/auth/me/sessions')).response.status, 200);
    assert.equal((await far.vera.api.GET('/api/auth/me')).response.status, 401);
    for (const socket of sockets) assert.equal(await socket.closed(), 4401);
    await other.heardAll();
  });
}
