/** Crawls everything that an anonymous visitor can reach, and searches every byte and header for private data. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/generated/operations.ts';
import { FAR, HIDDEN, published, type Hidden, type Published } from '../setting/published.ts';

interface Page {
  readonly path: string;
  readonly status: number;
  readonly headers: string;
  readonly bytes: Buffer;
}

const PUBLIC = Object.values(operations).filter(({ document }) => document === 'public');

/** Every path of the document, with every value that occurs in what was read so far, and with each small id. */
async function crawl({ server, hidden }: Published): Promise<Page[]> {
  const seen = new Map<string, Page>();
  const projects = ['APP', 'ZQZ'];
  const numbers = new Set<number>([...Array.from({ length: 25 }, (_, at) => at + 1), ...idsIn(hidden)]);
  const identifiers = new Set(['APP-1', 'ZQZ-1']);
  for (let grows = true; grows;) {
    const before = seen.size;
    for (const path of pathsWith(projects, [...numbers], [...identifiers])) {
      if (seen.has(path)) continue;
      const page = await fetched(server.url, path);
      seen.set(path, page);
      const text = page.status === 200 ? page.bytes.toString('latin1') : '';
      for (const [, id] of text.matchAll(/"(?:\w+_)?id":(\d+)/g)) numbers.add(Number(id));
      for (const [identifier] of text.matchAll(/\b[A-Z][A-Z0-9]{0,4}-\d+\b/g)) identifiers.add(identifier);
      // The clock moves, so that the rate limit of the crawler's address never ends.
      if (seen.size % 200 === 0) server.clock.advance(61);
    }
    grows = seen.size > before;
  }
  return [...seen.values()];
}

function idsIn({ project, issue, page, comment, file, orphan, workspacePage }: Hidden): number[] {
  return [project, issue.id, page.id, comment.id, file, orphan, workspacePage.id];
}

function pathsWith(projects: string[], numbers: number[], identifiers: string[]): string[] {
  return projects.flatMap(project =>
    PUBLIC.flatMap(({ path, id: name }) => {
      const at = path.replace('{project}', project);
      if (name === 'listPublicAttachments')
        return ['issue', 'page', 'comment'].flatMap(kind =>
          numbers.map(id => `${at}?entity_type=${kind}&entity_id=${String(id)}`),
        );
      if (at.includes('{identifier}')) return identifiers.map(one => at.replace('{identifier}', one));
      if (at.includes('{id}')) return numbers.map(id => at.replace('{id}', String(id)));
      return [at, `${at}?limit=1`, `${at}?since=0&limit=50000`];
    }),
  );
}

async function fetched(url: string, path: string): Promise<Page> {
  const response = await fetch(url + path);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return { path, status: response.status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Patterns of private data, by what they reveal. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a text, a name or an address': new RegExp(HIDDEN, 'i'),
  'an id of a person or of something private': new RegExp(`${String(FAR).slice(0, 5)}\\d{4}`),
  'the identifier of another project': /ZQZ/,
  'a person': /\b(lena|vera|max(?!-age)|ada|sam)\b/,
  'who did something': /"(user_id|author|uploader_id|username|email|source|actor\w*)":/,
};

test('no private id, username, e-mail address or identifier of another project is in any byte that anonymous visitors can get', async t => {
  const site = await published(t);
  const pages = await crawl(site);
  for (const { path, headers, bytes } of pages) {
    const said = `${headers}\n${bytes.toString('latin1')}`.replaceAll(/^(date|x-request-id|etag): .*$/gm, '');
    for (const [what, secret] of Object.entries(SECRETS)) {
      const [found] = secret.exec(said) ?? [];
      assert.equal(found, undefined, `${path} gives away ${what}`);
    }
  }
  assertReached(site, pages);
});

/** A crawler that reaches nothing finds nothing. */
function assertReached({ issue1, page1, files, trashed }: Published, pages: readonly Page[]): void {
  const read = pages.filter(({ status }) => status === 200);
  const others = pages.filter(({ status }) => status !== 200 && status !== 404);
  assert.deepEqual(
    others.map(({ path, status }) => [path, status]),
    [],
  );
  for (const { path, id } of PUBLIC) {
    const shape = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
    assert.ok(
      read.some(page => shape.test(page.path)),
      `nothing of ${id} was read`,
    );
  }
  const got = (path: string) => read.some(page => page.path === `/public/api/projects/APP/${path}`);
  for (const path of [
    `issues/${String(issue1.id)}`,
    'issues/resolve/APP-1',
    'issues/resolve/APP-2',
    `pages/${String(page1.id)}`,
    ...Object.values(files).map(id => `attachments/${String(id)}`),
  ])
    assert.ok(got(path), path);
  // A trashed item is only reported as deleted.
  const changes = read.find(({ path }) => path.endsWith('/APP/changes'))?.bytes.toString() ?? '';
  const { changes: rows } = JSON.parse(changes) as {
    changes: { id: number; deleted: boolean; kind: string }[];
  };
  const gone = rows.filter(({ deleted }) => deleted).map(({ kind, id }) => [kind, id]);
  assert.deepEqual(gone.sort(), [
    ['issue', trashed.issue],
    ['page', trashed.page],
  ]);
}
