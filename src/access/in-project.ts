/** Reads what belongs to a project that the path or the query names: the role is asked for along with the first of it. */
import type { Read } from '../store/read.ts';
import { Riding } from '../store/riding.ts';
import { projectRider, type Authority } from './authority.ts';

export function inProject<T>(
  read: Read,
  by: Authority,
  project: number,
  act: (read: Read) => Promise<T>,
): Promise<T> {
  return new Riding(projectRider(by, { id: project })).along(read, act);
}
