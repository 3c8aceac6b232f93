/** Lists a ZIP archive from its directory. Nothing is unpacked, so a zip bomb is only a large number. */
import { readFile } from 'node:fs/promises';
import { fromBufferPromise, getFileNameLowLevel, type Entry } from 'yauzl';
import type { Schemas } from '../../generated/types.ts';
import { shownName } from '../../text/shown-name.ts';

type Preview = Schemas['ZipPreview'];

const MOST_ENTRIES = 200;

/** The smallest directory record of an entry. */
const ENTRY_BYTES = 46;

const BROKEN: Preview = { kind: 'zip', entries: [], total_entries: 0, truncated: false };

/** Reads from memory, so that an offset outside the file is detected without a system call. */
export async function zipPreview(path: string): Promise<Preview> {
  const bytes = await readFile(path);
  try {
    // Names are shown but never used as paths, so even those that point elsewhere do no harm.
    const archive = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
    const total = archive.entryCount;
    if (total * ENTRY_BYTES > bytes.length) return BROKEN;
    const entries: Preview['entries'] = [];
    for await (const entry of archive.eachEntry()) {
      entries.push(shown(entry));
      if (entries.length === MOST_ENTRIES) break;
    }
    return { kind: 'zip', entries, total_entries: total, truncated: total > entries.length };
  } catch {
    return BROKEN;
  }
}

function shown({ generalPurposeBitFlag, fileNameRaw, extraFields, uncompressedSize, compressedSize }: Entry) {
  const areCountable = [uncompressedSize, compressedSize].every(Number.isSafeInteger);
  if (!areCountable) throw new RangeError('an entry claims more bytes than there are numbers for');
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  return { name: shownName(name), size: uncompressedSize, compressed: compressedSize };
}
