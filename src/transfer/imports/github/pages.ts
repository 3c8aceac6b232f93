/** The pages of a list of a code host, by following their links. */
import { refuse, type Refusal } from '../../../generated/refusals.ts';
import { PAGES } from '../ceilings.ts';
import type { Peer } from '../peer.ts';
import { nextPage } from './link.ts';

/** `absent` is the refusal for a missing list. */
export async function* pagesOf(peer: Peer, first: URL, absent?: Refusal): AsyncGenerator<readonly unknown[]> {
  const seen = new Set<string>();
  let next: URL | null = first;
  while (next !== null) {
    // A list that links back to an earlier page would never end.
    if (seen.has(next.href) || seen.size >= PAGES) throw refuse.codehostFailed();
    seen.add(next.href);
    const { value, headers } = await peer.get(next, absent);
    if (!Array.isArray(value)) throw refuse.codehostFailed();
    yield value;
    next = nextPage([headers['link'] ?? []].flat().join(', '), next);
  }
}
