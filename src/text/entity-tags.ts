/** Entity tags: whether a client already has what it asks for. */
import { itemsOf } from './list.ts';

/** RFC 9110 asks for a weak comparison here: the `W/` does not count. */
export function hasTag(known: string | string[] | undefined, etag: string): boolean {
  return itemsOf(known).some(one => one === '*' || strong(one) === strong(etag));
}

const strong = (etag: string): string => etag.replace(/^W\//, '');
