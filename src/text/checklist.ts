/** The task items of a Markdown text: how many there are, and how many are done. */
import { fenceAfter } from './fences.ts';

export interface Checklist {
  readonly done: number;
  readonly total: number;
}

/** A line that may begin or end a fenced code block, or a task item. With the flag `m`, lines would end at U+2028 too. */
const LINES =
  /(?<=\n|^)(?: {0,3}(?<fence>`{3,}|~{3,})(?<after>[^\n]*)|[^\S\n]*(?:[-*+]|\d{1,9}[.)])[^\S\n]+\[(?<mark>[ xX])\](?!\S))/g;

/** Null if there are no task items. Lines in fenced code blocks do not count. */
export function checklistOf(text: string): Checklist | null {
  if (!text.includes('[')) return null;
  let [done, total] = [0, 0];
  let open: string | null = null;
  for (const { groups } of text.matchAll(LINES)) {
    const { fence, after = '', mark } = groups ?? {};
    if (fence !== undefined) open = fenceAfter(open, fence, after);
    else if (open === null) {
      total += 1;
      if (mark !== ' ') done += 1;
    }
  }
  return total === 0 ? null : { done, total };
}
