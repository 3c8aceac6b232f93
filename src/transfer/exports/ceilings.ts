/** The size limits of one export, all checked before the first byte is sent. */
import { refuse } from '../../generated/refusals.ts';

const MIB = 1024 * 1024;

const CEILINGS = {
  files: [10_000, 'at most 10,000 files'],
  commentsOfOne: [1_000, 'at most 1,000 comments per issue'],
  comments: [100_000, 'at most 100,000 comments'],
  bytesOfOne: [8 * MIB, 'at most 8 MiB per file'],
  bytes: [128 * MIB, 'at most 128 MiB in total'],
  metadata: [
    50_000,
    'at most 50,000 labels, assignees, waits, relations, folders, modules and attachment links',
  ],
} as const satisfies Record<string, readonly [most: number, sentence: string]>;

type Counted = { readonly [Name in keyof typeof CEILINGS]?: number };

/** A larger file is left out; a larger text is refused. */
export const LARGEST_FILE = CEILINGS.bytesOfOne[0];

export function refuseOver(counted: Counted): void {
  for (const name of Object.keys(CEILINGS) as (keyof typeof CEILINGS)[]) {
    const [most, ceiling] = CEILINGS[name];
    if ((counted[name] ?? 0) > most) throw refuse.exportTooLarge({ ceiling });
  }
}
