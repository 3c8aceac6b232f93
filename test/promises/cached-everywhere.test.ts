/**
 * A cached response is the one that would be made now, on every server of the database: after changes elsewhere.
 * `test/realtime/writes.test.ts` tests the same after every write.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { purgeExpired } from '../../src/upkeep/purging.ts';
import { CACHED, watch } from '../setting/cached.ts';
import { archiveOf, imported } from '../setting/archived.ts';
import { at, done } from '../setting/client.ts';
import { codehost } from '../setting/codehost.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { enforceRoles, world } from '../setting/world.ts';

test('after writes in another project that the project is linked with, and of those who see both', async t => {
  const host = await codehost(t, {
    issues: [{ number: 3, title: 'Buoy lights', labels: ['tide'], below: [{ body: 'Aye.' }] }],
  });
  const site = await world(t, { config: { codehost_url: host.url } });
  const { server, ada, lena, max, vera, sam, bot, app } = site;
  const far = await storeProject(server, 'FAR', crew({ lena, max, vera: sam }));
  const [here, there] = [await site.issue({ assignees: ['max'] }), await inFar('There')];
  const [anchor, mirrored] = [await inFar('Anchor'), await inFar('Mirrored')];
  const steps = [
    { title: 'Mirror', issue_id: mirrored.id },
    { title: 'Own', issue_id: here.id },
  ];
  await site.plan({ issue_id: anchor.id, steps });
  await site.page();
  done(
    await bot.api.POST('/api/issues/{issue_id}/comments', {
      params: { path: { issue_id: here.id } },
      body: { content: 'Ahoy' },
    }),
  );
  const { look, kept } = await watch(t, site, app);

  function inFar(title: string) {
    return site.issue({ project_id: far, title });
  }
  const change = (id: number, body: Schemas['IssueUpdate']) => () =>
    max.api.PUT('/api/issues/{id}', { ...at(id), body });
  const relate = (path: '/api/issues/unlink' | '/api/issues/reverse') => () =>
    max.api.POST(path, { body: { source: there.identifier, target: here.identifier } });
  const membership = { params: { path: { id: far, user_id: vera.id } } };
  const trash = (id: number) => () => max.api.DELETE('/api/issues/{id}', at(id));
  const restore = (id: number) => () => max.api.POST('/api/issues/{id}/restore', at(id));
  const acts: readonly (readonly [name: string, act: () => Promise<unknown>])[] = [
    [
      'a relation',
      () =>
        max.api.POST('/api/issues/link', {
          body: { source: there.identifier, target: here.identifier, relation_type: 'blocks' },
        }),
    ],
    ['a blocker that begins', change(there.id, { status: 'active' })],
    ['a blocker that is done', change(there.id, { status: 'done' })],
    ['a blocker that is open again', change(there.id, { status: 'todo' })],
    ['a blocker that is renamed', change(there.id, { title: 'Yonder' })],
    ['a blocker in the trash', trash(there.id)],
    ['a blocker from the trash', restore(there.id)],
    ['a relation turned', relate('/api/issues/reverse')],
    [
      'a relation turned back',
      () =>
        max.api.POST('/api/issues/reverse', {
          body: { source: here.identifier, target: there.identifier },
        }),
    ],
    ['an anchor in the trash', trash(anchor.id)],
    ['an anchor from the trash', restore(anchor.id)],
    ['a mirrored issue that begins', change(mirrored.id, { status: 'active' })],
    ['a mirrored issue that is cancelled', change(mirrored.id, { status: 'cancelled' })],
    ['a mirrored issue that is done', change(mirrored.id, { status: 'done' })],
    ['a mirrored issue in the trash', trash(mirrored.id)],
    ['a mirrored issue from the trash', restore(mirrored.id)],
    ['an issue that no other project knows', () => inFar('Alone')],
    [
      'a viewer who sees the other project',
      () =>
        lena.api.POST('/api/projects/{id}/members', {
          ...at(far),
          body: { user_id: vera.id, role: 'viewer' },
        }),
    ],
    [
      'another role there',
      () =>
        lena.api.PATCH('/api/projects/{id}/members/{user_id}', {
          ...membership,
          body: { role: 'maintainer' },
        }),
    ],
    ['a viewer who does not', () => lena.api.DELETE('/api/projects/{id}/members/{user_id}', membership)],
    [
      'another name of the other project',
      () => lena.api.PUT('/api/projects/{id}', { ...at(far), body: { identifier: 'YON' } }),
    ],
    [
      'another name of a person',
      () => max.api.PATCH('/api/auth/me', { body: { display_name: 'Maximilian' } }),
    ],
    ['a person who is deactivated', () => ada.api.POST('/api/users/{id}/deactivate', at(sam.id))],
    ['a person who is not', () => ada.api.POST('/api/users/{id}/reactivate', at(sam.id))],
    ['a new administrator', () => ada.api.POST('/api/users/{id}/promote', at(vera.id))],
    ['no administrator any more', () => ada.api.POST('/api/users/{id}/demote', at(vera.id))],
    ['roles that are not enforced', () => enforceRoles(site, false)],
    ['roles that are enforced', () => enforceRoles(site, true)],
    ['a commit', () => max.api.POST('/api/git-hook', { body: { messages: ['fixes YON-1'] } })],
    [
      'a repository',
      () =>
        lena.api.POST('/api/repos/bind', {
          body: { project: 'APP', aliases: [{ kind: 'remote', value: 'git.example/app' }] },
        }),
    ],
    [
      'an import from a code host',
      () => max.api.POST('/api/projects/{id}/import/codehost', { ...at(app), body: { repo: 'harbour/app' } }),
    ],
    ['a tool that is deleted', () => max.api.DELETE('/api/auth/bots/{id}', at(bot.id))],
    ['an issue of a plan in the trash', trash(mirrored.id)],
    ['an issue of a plan that is purged', () => purgeExpired({ ...server.app.instance, clock: inAMonth })],
    ['the end of the other project', () => lena.api.DELETE('/api/projects/{id}', at(far))],
    ['another week', async () => server.clock.advance(7 * 86_400)],
  ];
  function inAMonth() {
    return new Date(server.clock.now().getTime() + 40 * 86_400_000);
  }
  for (const [name, act] of acts) {
    const outcome = await act();
    if (isAnswer(outcome)) assert.ok(outcome.response.ok, `${name}: ${JSON.stringify(outcome.error)}`);
    await look(name);
    server.clock.advance(1);
  }
  for (const id of Object.keys(CACHED))
    assert.ok((kept[id] ?? 0) > 10, `${id} stays through writes elsewhere`);
});

function isAnswer(outcome: unknown): outcome is { readonly response: Response; readonly error?: unknown } {
  return typeof outcome === 'object' && outcome !== null && 'response' in outcome;
}

test('after a project has come back from its archive', async t => {
  const site = await world(t);
  const far = await storeProject(site.server, 'FAR', crew(site));
  const { id: issue_id } = await site.issue({ project_id: far });
  await site.plan({ issue_id });
  const { look } = await watch(t, site, site.app);
  const archive = await archiveOf(site.server, site.ada, 'FAR');
  done(await site.ada.api.DELETE('/api/projects/{id}', at(far)));
  await look('the end of the other project');
  await imported(site.server, site.ada, archive);
  await look('its return');
});
