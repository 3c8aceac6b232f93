/** More matches than are scored, in each tier: the same order on both engines, on every page and for every caller. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rebuild } from '../../src/search/rebuild.ts';
import { baseOf, type Shelf } from '../../src/store/search-tables.ts';
import { searcher, indexed } from '../setting/searching.ts';
import { storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

type Kind = Exclude<Shelf, 'attachment'>;

const WORDS = ['lantern', 'buoy'] as const;

/** The limit in the contract. */
const SCORED = 300;
/** Of each kind in each tier, in the project that all callers can read. */
const A_TIER = 320;

interface Text {
  readonly kind: Kind;
  readonly title: string;
  readonly body: string;
  readonly updated_at: string;
}

type Found = Text & { readonly id: number };

/** Titles with both words, with one and with none; bodies with both, of different lengths and with different numbers of words. */
function textAt(place: number, kind: Kind): Text {
  const title =
    kind === 'comment'
      ? ''
      : (['Lantern and buoy', 'The buoy', 'A mooring', 'Lantern', 'Nothing'][place % 5] ?? '') +
        ' of the pier'.repeat(place % 3);
  const body = `${'lantern '.repeat(1 + (place % 4))}${'buoy '.repeat(1 + (place % 3))}${'rope '.repeat(place % 7)}`;
  const updated_at = new Date(Date.UTC(2026, 0, 1) + ((place * 7_919) % 5_000) * 60_000);
  return { kind, title, body, updated_at: updated_at.toISOString().slice(0, 19).replace('T', ' ') };
}

const COUNTS: readonly (readonly [Kind, number])[] = [
  ['issue', A_TIER * 5],
  ['page', A_TIER * 5],
  ['comment', A_TIER],
];

async function fill(site: World, project_id: number, first: number): Promise<Found[]> {
  const [onIssue] = await site.put('issues', issueRow(project_id, first, textAt(2, 'issue')));
  const all: Found[] = [];
  for (const [kind, count] of COUNTS) {
    const texts = Array.from({ length: count }, (_, place) => textAt(place, kind));
    const rows = texts.map((text, place) => {
      if (kind === 'issue') return issueRow(project_id, first + place + 1, text);
      if (kind === 'page') return pageRow(project_id, first + place, text);
      const { body: content, updated_at } = text;
      return { project_id, issue_id: onIssue, content, seq: 0, created_at: updated_at, updated_at };
    });
    const ids = await site.put(TABLES[kind], ...rows);
    for (const [place, id] of ids.entries()) all.push({ ...textAt(place, kind), id });
  }
  return [...all, { ...textAt(2, 'issue'), id: onIssue ?? 0 }];
}

const TABLES: Readonly<Record<Kind, string>> = { issue: 'issues', page: 'pages', comment: 'comments' };

function issueRow(project_id: number, sequence: number, { title, body, updated_at }: Text): object {
  const plain = { status: 'todo', priority: 'none', priority_rank: 4, sort_order: sequence, seq: 0 };
  return { ...plain, project_id, sequence, title, description: body, created_at: updated_at, updated_at };
}

function pageRow(project_id: number, sequence: number, { title, body, updated_at }: Text): object {
  const plain = { status: 'draft', sort_order: sequence, seq: 0, title_folded: title.toLowerCase() };
  return { ...plain, project_id, sequence, title, content: body, created_at: updated_at, updated_at };
}

function occurrences(text: string, word: string): number {
  return text
    .toLowerCase()
    .split(' ')
    .filter(one => one.startsWith(word)).length;
}

function lengthOf(text: string): number {
  return text.split(' ').filter(word => word !== '').length;
}

function hits({ title }: Text): number {
  return WORDS.filter(word => occurrences(title, word) > 0).length;
}

/** The score of the body by the rule, in whole numbers. */
function scoreOf({ title, body }: Text): number {
  const length = 300 + 9 * lengthOf(body);
  const ofBody = WORDS.map(
    word => 2_200 - Math.trunc((2_200 * length) / (1_000 * occurrences(body, word) + length)),
  );
  const ofTitle = WORDS.map(word =>
    occurrences(title, word) > 0 ? 100_000 + Math.trunc(8_000 / (8 + lengthOf(title))) : 0,
  );
  return [...ofBody, ...ofTitle].reduce((sum, one) => sum + one, 0);
}

const docidOf = ({ kind, id }: Found): number => baseOf(kind) + id;
const newestFirst = (one: Found, other: Found): number =>
  other.updated_at.localeCompare(one.updated_at) || docidOf(other) - docidOf(one);
const bestFirst = (one: Found, other: Found): number =>
  scoreOf(other) - scoreOf(one) || newestFirst(one, other);

/** The rule of the contract, applied to all texts. */
function inOrder(texts: readonly Found[]): Found[] {
  return [WORDS.length, 1, 0].flatMap(titled => {
    const tier = texts.filter(text => hits(text) === titled);
    const kinds = COUNTS.map(([kind]) =>
      tier.filter(text => text.kind === kind).sort((one, other) => other.id - one.id),
    );
    const scored = kinds.flatMap(kind => kind.slice(0, SCORED)).sort(bestFirst);
    const others = kinds.flatMap(kind => kind.slice(SCORED)).sort(newestFirst);
    return [...scored, ...others];
  });
}

const named = (texts: readonly Found[]): string[] => texts.map(({ kind, id }) => `${kind} ${id}`);

async function everything(site: World, who: 'ada' | 'max', more = {}): Promise<string[]> {
  const search = searcher(site[who].api);
  const all: string[] = [];
  // Page lengths that end inside and outside of what is scored.
  for (const limit of [20, 270, 20, 480, ...Array.from({ length: 20 }, () => 500)]) {
    const found = await search(WORDS.join(' '), { limit, offset: all.length, ...more });
    all.push(...found.map(({ result_type, id }) => `${result_type} ${id}`));
    if (found.length < limit) break;
  }
  return all;
}

test('the newest 300 of each kind are scored in each tier, and the rest of the tier follows', async t => {
  const site = await world(t);
  const { server, app } = site;
  const other = await storeProject(server, 'OTH');
  const here = await fill(site, app, 100);
  const there = await fill(site, other, 100);
  const { store, files, clock } = server.app.instance;
  await rebuild({ store, files, origin: () => ({ now: clock(), transport: 'cli', actorId: null }) });
  await indexed(server);
  for (const [who, texts] of [
    ['ada', [...here, ...there]],
    ['max', here],
  ] as const) {
    assert.deepEqual(await everything(site, who), named(inOrder(texts)), who);
    for (const result_type of ['page', 'comment'] as const) {
      const ofKind = texts.filter(({ kind }) => kind === result_type);
      assert.deepEqual(await everything(site, who, { result_type }), named(inOrder(ofKind)));
    }
    assert.deepEqual(await everything(site, who, { sort: 'recent' }), named([...texts].sort(newestFirst)));
  }
  assert.deepEqual(await everything(site, 'ada', { project_id: other }), named(inOrder(there)));
});
