/** Fenced code blocks of Markdown. */

/** The fence that is open after this one; the info string of a fence of backticks has no backticks. */
export function fenceAfter(open: string | null, fence: string, after: string): string | null {
  if (open === null) return fence.startsWith('`') && after.includes('`') ? null : fence;
  return fence.startsWith(open) && after.trim() === '' ? null : open;
}
