/** Fills a project, over HTTP, with everything that an archive or a backup includes. */
import { at, done, type Client } from './client.ts';
import { madeIssue } from './made.ts';
import { raw } from './raw.ts';
import { on, uploaded } from './uploads.ts';

interface By {
  readonly token: string;
  readonly api: Client;
}

export async function fillProject(server: { readonly url: string }, by: By): Promise<void> {
  const { api } = by;
  const { id: project_id } = done(
    await api.POST('/api/projects', {
      body: { name: 'Harbour', identifier: 'APP', description: 'Piers and *buoys*.', emoji: '⚓' },
    }),
  );
  for (const name of ['bug', 'Map'])
    done(await api.POST('/api/labels', { body: { project_id, name, color: '#AB12CD' } }));
  const module = { project_id, name: 'Quay', description: 'All of it.', emoji: '🚢' };
  const { id: module_id } = done(await api.POST('/api/modules', { body: module }));
  const first = await madeIssue(api, {
    project_id,
    title: 'Repair the pier',
    status: 'active',
    priority: 'high',
    module_id,
    labels: ['bug', 'Map'],
    assignees: ['me'],
    start_date: '2026-01-02',
    target_date: '2026-03-04',
    source: 'github:a/b#1',
  });
  const second = await madeIssue(api, {
    project_id,
    title: 'Buoy lights',
    description: 'Two\nlines.',
    status: 'done',
    assignees: ['human'],
  });
  for (const body of [
    { user: 'me', note: 'A word.' },
    { from: '2999-01-01', until: '2999-01-02' },
  ])
    done(await api.POST('/api/issues/{id}/waits', { ...at(first.id), body }));
  const file = await uploaded(server, by, {
    bytes: 'high water',
    filename: 'tides.txt',
    ...on('issue', first),
  });
  const description = `See ${file.url} and ${second.identifier}.`;
  done(await api.PUT('/api/issues/{id}', { ...at(first.id), body: { description, sort_order: 1.5 } }));
  for (const relation_type of ['blocks', 'relates_to', 'duplicate'] as const)
    done(
      await api.POST('/api/issues/link', {
        body: { source: first.identifier, target: second.identifier, relation_type },
      }),
    );
  const page = await pageOf(api, project_id);
  for (const path of [`issues/${first.id}`, `pages/${page}`])
    await raw(server, `/api/${path}/comments`, { token: by.token, body: { content: `Seen on ${path}: ✓` } });
  const steps = [
    { title: 'Dry', issue_id: second.id, steps: [{ title: 'Wait', done: true, description: 'A day.' }] },
    { title: 'Paint' },
  ];
  done(await api.POST('/api/plans', { body: { project_id, title: 'Winter', issue_id: first.id, steps } }));
  const gone = await madeIssue(api, { project_id, title: 'A slip' });
  done(await api.DELETE('/api/issues/{id}', at(gone.id)));
}

async function pageOf(api: Client, project_id: number): Promise<number> {
  const { id: parent_id } = done(await api.POST('/api/folders', { body: { project_id, name: 'Handbook' } }));
  const { id: folder_id } = done(
    await api.POST('/api/folders', { body: { project_id, name: 'Storms', parent_id } }),
  );
  const body = { project_id, title: 'Night watch', content: 'Ring twice.', folder_id, labels: ['Map'] };
  const { id } = done(await api.POST('/api/pages', { body }));
  done(await api.PUT('/api/pages/{id}', { ...at(id), body: { status: 'active', pinned: true } }));
  return id;
}
