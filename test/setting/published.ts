/**
 * The published project APP with every kind of content, and a private project that is related to it in every possible way.
 * Private data is marked: its texts contain a special word, its ids are above `FAR`.
 */
import type { TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import type { Role } from '../../src/generated/operations.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import { createUser } from '../../src/identity/users.ts';
import type { Member } from './cast.ts';
import { at, done } from './client.ts';
import { picture } from './files.ts';
import { madeIssue } from './made.ts';
import { sqliteFile } from './sqlite-files.ts';
import { stored, TIMES } from './stored.ts';
import { publish, strangersAt, type Strangers } from './strangers.ts';
import { on, uploaded } from './uploads.ts';
import { world, type World } from './world.ts';
import { zipOf } from './zip-bytes.ts';

/** Occurs in every private text. */
export const HIDDEN = 'Klabautermann';

/** Ids above this are those of users and of private data. */
export const FAR = 770_000_000;

const FAR_TABLES = ['users', 'projects', 'issues', 'pages', 'comments', 'attachments'] as const;
const LATER_TABLES = ['modules', 'labels', 'folders', 'plans', 'plan_steps', 'saved_views'] as const;

export interface Published extends World {
  readonly strangers: Strangers;
  /** The author of everything in APP; displayed as Grace, with another username. */
  readonly grace: Member;
  /** Leads the private project. */
  readonly henry: Member;
  readonly issue1: Schemas['Issue'];
  readonly issue2: Schemas['Issue'];
  readonly page1: Schemas['Page'];
  readonly comment: Schemas['Comment'];
  readonly pageComment: Schemas['Comment'];
  readonly files: Readonly<Record<'picture' | 'zip' | 'sqlite' | 'text', number>>;
  readonly trashed: Readonly<Record<'issue' | 'page' | 'comment' | 'commentOfIssue' | 'file', number>>;
  readonly hidden: Hidden;
}

export interface Hidden {
  readonly project: number;
  readonly issue: Schemas['Issue'];
  readonly page: Schemas['Page'];
  readonly comment: Schemas['Comment'];
  readonly file: number;
  readonly orphan: number;
  readonly workspacePage: Schemas['Page'];
}

export async function published(t: TestContext): Promise<Published> {
  const site = await world(t);
  await startFar(site, ['users']);
  const grace = await newcomer(site, 'grace', 'Grace');
  const henry = await newcomer(site, 'henry', `Henry ${HIDDEN}`);
  await storeMember(site.server, site.app, grace, 'lead');
  done(await site.ada.api.PUT('/api/projects/{id}', { ...at(site.app), body: { lead_user_id: grace.id } }));
  const shown = await fill(site, grace);
  const trashed = await throwAway(site, grace);
  await startFar(site, [...FAR_TABLES, ...LATER_TABLES]);
  const hidden = await hide(site, henry, grace, shown);
  await publish(site.ada.api, site.app);
  return { ...site, ...shown, grace, henry, trashed, hidden, strangers: strangersAt(site.server) };
}

/** From here on the ids of these tables are far above those before. */
async function startFar({ server }: World, tables: readonly string[]): Promise<void> {
  const isSqlite = server.app.instance.store.engine === 'sqlite';
  await stored(server, async ({ db }) => {
    for (const table of tables) {
      if (isSqlite) {
        await db('sqlite_sequence').where({ name: table }).delete();
        await db('sqlite_sequence').insert({ name: table, seq: FAR });
      } else await db.raw(`ALTER TABLE ${table} ALTER COLUMN id RESTART WITH ${String(FAR + 1)}`);
    }
  });
}

/** A user whose username, e-mail address and display name have nothing in common. */
async function newcomer({ server }: World, name: string, display_name: string): Promise<Member> {
  const username = `${name}-${HIDDEN}`.toLowerCase();
  return stored(server, async work => {
    const names = { username, email: `${username}@mail.example`, display_name };
    const person = await createUser(work, { ...names, is_admin: false, password_hash: 'none' });
    if (typeof person === 'string') throw new Error(`${username} is taken`);
    const { token } = await beginSession(work, person.id);
    return { id: person.id, username, token, api: server.as(token) };
  });
}

type Shown = Pick<Published, 'issue1' | 'issue2' | 'page1' | 'comment' | 'pageComment' | 'files'>;

async function fill({ server, app: project_id, put }: World, grace: Member): Promise<Shown> {
  const { api } = grace;
  const named = async (name: string) => done(await api.POST('/api/labels', { body: { project_id, name } }));
  await named('bug');
  const module_id = done(
    await api.POST('/api/modules', { body: { project_id, name: 'Moorings', emoji: '⚓' } }),
  ).id;
  const folder_id = done(await api.POST('/api/folders', { body: { project_id, name: 'Handbook' } })).id;
  const dates = { start_date: '2026-11-20', target_date: '2026-12-01' };
  const issue1 = await madeIssue(api, {
    project_id,
    title: 'Boats overlap',
    description: 'On the map.\n\nOf **moorings**.',
    module_id,
    status: 'todo',
    priority: 'high',
    labels: ['bug'],
    source: `github:${HIDDEN}/app#1`,
    ...dates,
  });
  const issue2 = await madeIssue(api, { project_id, title: 'Redraw the map' });
  const link = { source: issue1.identifier, target: issue2.identifier, relation_type: 'blocks' as const };
  done(await api.POST('/api/issues/link', { body: link }));
  const page1 = done(
    await api.POST('/api/pages', {
      body: { project_id, title: 'How we moor', content: 'Bow first.', folder_id, labels: ['bug'] },
    }),
  );
  const comment = await commentOn(grace, 'issue', issue1.id, 'I see it too.');
  const pageComment = await commentOn(grace, 'page', page1.id, 'And in a storm?');
  await put('comments', {
    project_id,
    issue_id: issue1.id,
    user_id: null,
    imported_author: 'Joan',
    content: 'Of long ago.',
    seq: 1,
    ...TIMES,
  });
  const files = {
    picture: await fileOn(grace, on('issue', issue1), await picture('png', 640, 480), 'map.png'),
    zip: await fileOn(grace, on('page', page1), zipOf({ 'tides/2026.csv': 'a,b' }), 'tides.zip'),
    sqlite: await fileOn(grace, on('comment', comment), await sqliteFile(DATABASE), 'berths.db'),
    text: await fileOn(grace, on('comment', pageComment), Buffer.from('High water at four.'), 'tides.txt'),
  };
  return { issue1, issue2, page1, comment, pageComment, files };

  function fileOn(by: Member, where: ReturnType<typeof on>, bytes: Buffer, filename: string) {
    return uploaded(server, by, { bytes, filename, ...where }).then(({ id }) => id);
  }
}

const DATABASE =
  'CREATE TABLE berths (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO berths VALUES (1, "a")';

async function commentOn(
  { api }: Member,
  kind: 'issue' | 'page',
  id: number,
  content: string,
): Promise<Schemas['Comment']> {
  const body = { content };
  return kind === 'issue'
    ? done(await api.POST('/api/issues/{issue_id}/comments', { params: { path: { issue_id: id } }, body }))
    : done(await api.POST('/api/pages/{page_id}/comments', { params: { path: { page_id: id } }, body }));
}

/** The trash of APP, with comments and a file that only it uses. */
async function throwAway({ server, app: project_id }: World, grace: Member): Promise<Published['trashed']> {
  const { api } = grace;
  const issue = await madeIssue(api, { project_id, title: HIDDEN, description: HIDDEN });
  const commentOfIssue = await commentOn(grace, 'issue', issue.id, HIDDEN);
  const page = done(await api.POST('/api/pages', { body: { project_id, title: HIDDEN, content: HIDDEN } }));
  const live = await madeIssue(api, { project_id, title: 'Buoys' });
  const comment = await commentOn(grace, 'issue', live.id, HIDDEN);
  const form = { bytes: Buffer.from(`${HIDDEN} in the trash`), filename: `${HIDDEN}.txt` };
  const { id: file } = await uploaded(server, grace, { ...form, ...on('issue', issue) });
  done(await api.DELETE('/api/issues/{id}', at(issue.id)));
  done(await api.DELETE('/api/pages/{id}', at(page.id)));
  done(await api.DELETE('/api/comments/{id}', at(comment.id)));
  return { issue: issue.id, page: page.id, comment: comment.id, commentOfIssue: commentOfIssue.id, file };
}

/** The private project, whose members also work in APP, and everything in APP that is never public. */
async function hide(
  { server, app, ada }: World,
  henry: Member,
  grace: Member,
  { issue1, issue2, page1, comment }: Shown,
): Promise<Hidden> {
  const { api } = henry;
  const body = { name: HIDDEN, identifier: 'ZQZ', description: HIDDEN };
  const { id: project_id } = done(await api.POST('/api/projects', { body }));
  await storeMember(server, project_id, grace);
  await storeMember(server, app, henry);
  const issue = await madeIssue(api, { project_id, title: HIDDEN, description: HIDDEN });
  const identifiers = [issue1.identifier, issue2.identifier] as const;
  for (const [source, target, relation_type] of [
    [identifiers[0], issue.identifier, 'blocks'],
    [issue.identifier, identifiers[0], 'blocks'],
    [issue.identifier, identifiers[1], 'relates_to'],
    [identifiers[1], issue.identifier, 'duplicate'],
    [issue.identifier, identifiers[1], 'duplicate'],
  ] as const)
    done(await ada.api.POST('/api/issues/link', { body: { source, target, relation_type } }));
  const page = done(await api.POST('/api/pages', { body: { project_id, title: HIDDEN, content: HIDDEN } }));
  const hiddenComment = await commentOn(henry, 'issue', issue.id, HIDDEN);
  const form = { bytes: Buffer.from(`${HIDDEN} of another project`), filename: `${HIDDEN}.txt` };
  const { id: file } = await uploaded(server, henry, { ...form, ...on('issue', issue) });
  const { id: orphan } = await uploaded(server, grace, { ...form, bytes: Buffer.from(`${HIDDEN} orphan`) });
  done(
    await api.POST('/api/plans', { body: { project_id: app, title: HIDDEN, steps: [{ title: HIDDEN }] } }),
  );
  done(
    await grace.api.POST('/api/projects/{id}/views', {
      ...at(app),
      body: { name: HIDDEN, config: '{}' },
    }),
  );
  const workspacePage = done(await ada.api.POST('/api/pages', { body: { title: HIDDEN, content: HIDDEN } }));
  // Henry was the last to write in APP; his name must stay private.
  done(await api.PUT('/api/pages/{id}', { ...at(page1.id), body: { pinned: true } }));
  done(await api.PUT('/api/issues/{id}', { ...at(issue2.id), body: { status: 'active' } }));
  done(await grace.api.PUT('/api/comments/{id}', { ...at(comment.id), body: { content: 'I see it, too.' } }));
  return { project: project_id, issue, page, comment: hiddenComment, file, orphan, workspacePage };
}

async function storeMember(
  server: World['server'],
  project_id: number,
  { id: user_id }: Member,
  role: Role = 'maintainer',
): Promise<void> {
  await stored(server, async ({ db }) => {
    await db('project_members').insert({ project_id, user_id, role, created_at: TIMES.created_at });
  });
}
