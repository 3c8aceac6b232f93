/** A copy of a project between two runs of a program, as a value that JSON can store. */
import { CONTRACT_VERSION } from './generated/version.ts';
import type { Row } from './rows.ts';

export interface SavedCopy {
  /** The version of the contract that the rows follow. */
  readonly version: string;
  readonly projectId: number;
  readonly cursor: number;
  readonly comments: boolean;
  /** The time at which the copy was last known to be complete, in milliseconds since 1970. */
  readonly inStepAt: number;
  readonly rows: readonly Row[];
}

export function savedCopy(copy: Omit<SavedCopy, 'version'>): SavedCopy {
  return { version: CONTRACT_VERSION, ...copy };
}

/** Whether a copy can begin with it. It may come from another version of the program, or from a damaged store. */
export function fits(saved: SavedCopy, projectId: number, wantsComments: boolean): boolean {
  return (
    saved.version === CONTRACT_VERSION &&
    saved.projectId === projectId &&
    Number.isSafeInteger(saved.cursor) &&
    Number.isFinite(saved.inStepAt) &&
    (saved.comments || !wantsComments) &&
    Array.isArray(saved.rows)
  );
}
