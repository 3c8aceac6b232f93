/** Entity tags: whether a client already has the response. */
import { itemsOf } from './list.ts';

/** RFC 9110 requires a weak comparison here: the `W/` is ignored. */
export function hasTag(known: string | string[] | undefined, etag: string): boolean {
  return itemsOf(known).some(one => one === '*' || strong(one) === strong(etag));
}

const strong = (etag: string): string => etag.replace(/^W\//, '');
