/** Content belongs to its author: a role in the project does not give access to it. */
import { refuse } from '../generated/refusals.ts';
import type { Authority } from './authority.ts';

/** Allows the author and administrators; null is an author without an account. */
export function allowAuthor(by: Authority, authorId: number | null): void {
  const isAuthor = authorId !== null && authorId === by.userId;
  if (!isAuthor && !by.isAdministrator) throw refuse.onlyAuthor();
}
