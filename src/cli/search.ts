/** The commands on the search index. */
import type { Instance } from '../contract/instance.ts';
import { rebuild } from '../search/rebuild.ts';

const SHELVES = { issue: 'issues', page: 'pages', comment: 'comments', attachment: 'files' } as const;

/** Prints progress, and returns the sentence to print at the end. */
export async function rebuildSearch(
  { store, files, clock }: Instance,
  print: (line: string) => void,
): Promise<string> {
  const origin = () => ({ now: clock(), transport: 'cli', actorId: null }) as const;
  const total = await rebuild({
    store,
    files,
    origin,
    tell: ({ shelf, done, all }) => {
      print(`${SHELVES[shelf]}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`);
    },
  });
  return `Search index rebuilt (texts: ${total.toLocaleString('en')}).`;
}
