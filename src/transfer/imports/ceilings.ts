/** The limits of one import, and the refusals beyond them. */
import { refuse, type Refusal } from '../../generated/refusals.ts';
import { sizeLimits } from '../../text/limits.ts';

const MIB = 1024 * 1024;

export const ISSUES = 10_000;
export const COMMENTS_OF_AN_ISSUE = 1_000;
/** All comments are written in one change, which blocks other writers. */
export const COMMENTS = 100_000;
export const LABELS = 5_000;
export const BYTES_OF_AN_ANSWER = 8 * MIB;
export const BYTES_OF_TEXT = 128 * MIB;
export const BYTES_OF_A_FILE = 16 * MIB;

/** Pull requests are listed among the issues, and there are often more of them. */
export const LISTED = 200_000;
/** A hundred entries each. This ends the loop if a host always has a next page. */
export const PAGES = LISTED / 100;

/** The length limits of the fields, in the units of the contract. */
export const CHARACTERS_OF_A_TITLE = 500;
export const CHARACTERS_OF_A_DESCRIPTION = 2 * MIB;
export const BYTES_OF_A_COMMENT = sizeLimits.comment_content.most;
export const CHARACTERS_OF_A_LABEL = 100;
export const CHARACTERS_OF_AN_AUTHOR = 250;
export const LABELS_OF_AN_ISSUE = 500;

export function tooLarge(most: number, of: string): Refusal {
  return refuse.importTooLarge({ ceiling: `at most ${most} ${of}` });
}
