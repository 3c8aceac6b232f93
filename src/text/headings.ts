/** The headings of a Markdown text, and its sections. Only headings that begin with `#` count. */
import { fenceAfter } from './fences.ts';

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** As in links to it: `#night-watch`, `#night-watch-1`. */
  readonly anchor: string;
  /** The range of its section, which ends before the next heading that is not below it. */
  readonly from: number;
  readonly to: number;
}

const LINES =
  /(?<=\n|^) {0,3}(?:(?<fence>`{3,}|~{3,})(?<after>[^\n]*)|(?<marks>#{1,6})(?<title>[^\S\n][^\n]*)?(?=\n|$))/g;

/** A page with more headings has no use for them. */
const MOST = 10_000;

export function headingsOf(text: string): Heading[] {
  const found: Omit<Heading, 'to'>[] = [];
  const anchors = new Map<string, number>();
  let open: string | null = null;
  for (const { groups, index } of text.matchAll(LINES)) {
    if (found.length === MOST) break;
    const { fence, after = '', marks = '', title = '' } = groups ?? {};
    if (fence !== undefined) open = fenceAfter(open, fence, after);
    else if (open === null) {
      const words = withoutClosing(title.trim());
      found.push({ level: marks.length, text: words, anchor: anchorOf(words, anchors), from: index });
    }
  }
  return withEnds(found, text.length);
}

/** `# Title ##` is the title alone. */
function withoutClosing(title: string): string {
  let end = title.length;
  while (title[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(title[end - 1] ?? '') ? title.slice(0, end).trimEnd() : title;
}

function anchorOf(title: string, known: Map<string, number>): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
  const count = known.get(plain) ?? 0;
  known.set(plain, count + 1);
  return count === 0 ? plain : `${plain}-${count}`;
}

/** Read backwards, so that the next heading of each level is known. */
function withEnds(found: readonly Omit<Heading, 'to'>[], end: number): Heading[] {
  const next: number[] = [];
  const all = found.toReversed().map(heading => {
    const to = Math.min(end, ...next.slice(0, heading.level + 1).filter(at => at !== undefined));
    next[heading.level] = heading.from;
    return { ...heading, to };
  });
  return all.reverse();
}
