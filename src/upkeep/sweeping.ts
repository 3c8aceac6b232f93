/** Background job: deletes files without links, and bytes that no file has, at the start and every hour. */
import { hasOrphans, sweepOrphans } from '../attachments/orphans.ts';
import type { Instance } from '../contract/instance.ts';
import { HOUR_MS } from './hourly.ts';
import { repeating, type Repeating } from './repeating.ts';

export function sweeping(instance: Instance, report: (error: unknown) => void): Repeating {
  return repeating(HOUR_MS, signal => sweepFiles(instance, signal), report);
}

/** In small changes, so that other writes do not wait long. */
export async function sweepFiles(
  instance: Instance,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { store, files, clock } = instance;
  const call = { now: clock(), transport: 'system', actorId: null } as const;
  let mayHaveMore = await store.read(read => hasOrphans(read, call.now));
  while (mayHaveMore && !signal.aborted) {
    const swept = await store.write(call, sweepOrphans);
    await files.release(swept.contents);
    ({ mayHaveMore } = swept);
  }
  // Bytes that a crash left before their row was written, or after it was deleted.
  for await (const contents of files.contents.kept.all()) {
    if (signal.aborted) return;
    await files.release(await files.unwanted(contents));
  }
}
