/** Copies the files that rows name into a backup. A separate thread reads and writes their bytes. */
import type { Contents } from '../attachments/bytes/contents.ts';
import type { Container } from './container.ts';
import type { Lost } from './copying-thread.ts';
import type { BackupThreads } from './threads.ts';
import type { Named, NamedContents } from './files-named.ts';
import { filePath, type Counts } from './format.ts';
import type { Hold } from './hold.ts';
import { BackupRefused } from './refused.ts';

export interface Copied {
  readonly counts: Omit<Counts, 'rows'>;
  readonly lost: readonly string[];
}

export interface Copying {
  readonly threads: BackupThreads;
  readonly contents: Pick<Contents, 'kept'>;
  readonly container: Container;
  readonly hold: Hold;
  readonly tell?: ((line: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const MIB = 1024 * 1024;

/** Enough that the thread never waits for us, and few enough to report progress. */
const BATCH_FILES = 256;
const BATCH_BYTES = 16 * MIB;

export async function copyFiles(copying: Copying, named: NamedContents): Promise<Copied> {
  const { container, threads, hold, tell, signal } = copying;
  const lost: string[] = [];
  let [files, bytes] = [0, 0];
  const all = `of ${named.count.toLocaleString('en')} (${Math.ceil(named.bytes / MIB).toLocaleString('en')} MiB)`;
  for await (const { batch, missing } of asked(copying, named)) {
    for (const one of [signal, threads.misread]) one?.throwIfAborted();
    if (missing.size > 0 && !(await hold.isKept()))
      throw new BackupRefused('The backup took so long that files were removed in the meantime: try again.');
    lost.push(...missing);
    for (const { sha256, size } of batch) {
      if (missing.has(sha256)) continue;
      container.passed(filePath(sha256), size);
      [files, bytes] = [files + 1, bytes + size];
    }
    tell?.(`files: ${files.toLocaleString('en')} ${all}`);
  }
  return { counts: { files, bytes }, lost };
}

/** Finished batches in order; the thread already works on the next one. */
async function* asked({ threads, contents }: Copying, named: NamedContents) {
  let before: { batch: readonly Named[]; answer: Promise<Lost> } | null = null;
  for (const batch of batches(named)) {
    const names = batch.map(({ sha256 }) => sha256);
    const answer = contents.kept.withFiles(names, paths =>
      threads.copy(batch.map((one, at) => ({ ...one, path: paths[at] ?? '' }))),
    );
    if (before) yield { batch: before.batch, missing: new Set(await before.answer) };
    before = { batch, answer };
  }
  if (before) yield { batch: before.batch, missing: new Set(await before.answer) };
}

function* batches(named: NamedContents): Generator<readonly Named[], void> {
  let [batch, bytes]: [Named[], number] = [[], 0];
  for (const one of named) {
    batch.push(one);
    bytes += one.size;
    if (batch.length < BATCH_FILES && bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
