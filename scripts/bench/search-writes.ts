/** What search adds to a change: the words that are written with a new issue, and the index that follows them. */
import { issueKind, projectKind } from '../../src/records/kinds.ts';
import { indexDue } from '../../src/search/indexing.ts';
import type { Store } from '../../src/store/store.ts';
import type { Work } from '../../src/store/work.ts';
import { median } from './quantile.ts';

const ISSUES = 400;
const ROUNDS = 5;

const call = { now: new Date(), transport: 'system', actorId: null } as const;
const unsearched: typeof issueKind = { ...issueKind };
delete unsearched.text;

/** Some 80 words, of which a tenth are like no other. */
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
      project_id,
      identifier: `BEN-${made}`,
      sequence: made,
      title: `A mooring of the harbour, number ${made}`,
      description: description(made),
      status: 'todo',
      priority: 'none',
      module_id: null,
      sort_order: made,
      start_date: null,
      target_date: null,
      source: null,
      deleted_at: null,
    });
  };
}

/** Milliseconds for one, each in a commit of its own. */
async function each(store: Store, act: (work: Work) => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < ISSUES; turn += 1) await store.write(call, act);
  return (performance.now() - start) / ISSUES;
}

export interface SearchWrites {
  /** Of what a create takes without it. */
  readonly words: number;
  readonly index: number;
}

/** In turns, so that what disturbs one disturbs all. */
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
    const start = performance.now();
    while (await store.write(call, indexDue));
    const index = (performance.now() - start) / ISSUES;
    ratios.push({ words: worded / bare - 1, index: index / bare });
  }
  return { words: median(ratios.map(({ words }) => words)), index: median(ratios.map(({ index }) => index)) };
}
