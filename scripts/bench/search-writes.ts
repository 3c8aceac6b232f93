/** The cost of search for a write: the words that are written with a new issue, and the index update after it. */
import { DEFAULTS, issueKind } from '../../src/records/issue.ts';
import { projectKind } from '../../src/records/project.ts';
import type { Store } from '../../src/store/store.ts';
import type { Work } from '../../src/store/work.ts';
import { median } from './quantile.ts';

const ISSUES = 50;
const ROUNDS = 41;

const call = { now: new Date(), transport: 'system', actorId: null } as const;
const unsearched: typeof issueKind = { ...issueKind };
delete unsearched.text;

/** Some 80 words, of which a tenth are unique. */
function description(number: number): string {
  const words = Array.from({ length: 80 }, (_, place) =>
    place % 10 === 0
      ? `w${((number + 1) * (place + 7)).toString(36)}`
      : `word${(number * 31 + place * 17) % 900}`,
  );
  return words.join(' ');
}

let made = 0;

function createIn(project_id: number, kind: typeof issueKind) {
  return async (work: Work): Promise<void> => {
    made += 1;
    await work.insert(kind, {
      ...DEFAULTS,
      project_id,
      identifier: `BEN-${made}`,
      sequence: made,
      title: `A mooring of the harbour, number ${made}`,
      description: description(made),
      status: 'todo',
      priority: 'none',
      sort_order: made,
    });
  };
}

/** Milliseconds per item, each in a separate commit. */
async function each(store: Store, act: (work: Work) => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < ISSUES; turn += 1) await store.write(call, act);
  return (performance.now() - start) / ISSUES;
}

export interface SearchWrites {
  /** The share of a create without search: what the words add to it … */
  readonly words: number;
  /** … and what follows after its commit. */
  readonly wordIndex: number;
  readonly trigramIndex: number;
}

/** Milliseconds for each of the new texts, as `indexDue` would index them. */
async function indexed(store: Store): Promise<Pick<SearchWrites, 'wordIndex' | 'trigramIndex'>> {
  const { reindex, docids } = await store.read(async ({ db, dialect }) => ({
    reindex: dialect.search.reindex,
    docids: (await db('search_due').pluck<number[]>('docid')).join(', '),
  }));
  const taken = async (statements: readonly string[]): Promise<number> => {
    const start = performance.now();
    await store.write(call, async work => {
      work.untraced();
      for (const statement of statements) await work.db.raw(statement.replaceAll('{{docids}}', docids));
    });
    return (performance.now() - start) / ISSUES;
  };
  const wordIndex = await taken(reindex.words);
  const trigramIndex = await taken(reindex.letters);
  await taken(['DELETE FROM search_due']);
  return { wordIndex, trigramIndex };
}

/** In short rounds, so that disturbances affect all alike. */
export async function searchWrites(store: Store): Promise<SearchWrites> {
  const project = await store.write(call, work =>
    work.insert(projectKind, {
      name: 'Bench',
      identifier: 'BEN',
      description: '',
      emoji: null,
      lead_user_id: null,
      sort_order: 0,
      is_public: 0,
    }),
  );
  const ratios: SearchWrites[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await each(store, createIn(project.id, unsearched));
    const worded = await each(store, createIn(project.id, issueKind));
    const { wordIndex, trigramIndex } = await indexed(store);
    ratios.push({ words: worded / bare - 1, wordIndex: wordIndex / bare, trigramIndex: trigramIndex / bare });
  }
  return {
    words: median(ratios.map(({ words }) => words)),
    wordIndex: median(ratios.map(({ wordIndex }) => wordIndex)),
    trigramIndex: median(ratios.map(({ trigramIndex }) => trigramIndex)),
  };
}
