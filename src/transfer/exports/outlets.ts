/** The two forms in which an export leaves: a ZIP, or one JSON text. Both take a file only when the last one has left. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import { codeOf } from '../../store/dialects/dialect.ts';
import { timeOfStamp } from '../../time/clock.ts';
import { HalfTime } from '../../time/half-time.ts';
import type { ExportedFile, StoredFile, TextFile } from './files.ts';

export interface Outlet {
  /** Destroyed when its reader leaves. */
  readonly stream: Readable;
  /** Resolves when there is room for more; fails when the reader has left. */
  put(file: ExportedFile): Promise<void>;
  end(): Promise<void>;
}

/** Where the bytes of a content are. */
export type PathOf = (sha256: string) => string;

/** Nobody reads what is written. */
class ReaderGone extends Error {
  override name = 'ReaderGone';
}

export function zipOutlet(pathOf: PathOf): Outlet {
  const zip = new ZipArchive({ forceUTC: true, zlib: { level: 6 } });
  // Archiver's streams are of a package of their own, and not what Node and the walk take for one.
  const stream = pipeline(zip, new PassThrough(), () => {});
  const gone = whenGone(stream);
  const append = async (source: Readable | string, name: string, time: string, store = false) => {
    const taken = once(zip, 'entry');
    zip.append(source, { name, date: new Date(timeOfStamp(time)), mode: 0o644, store });
    await Promise.race([taken, gone]);
  };
  return {
    stream,
    put: async file => {
      if ('text' in file) return append(file.text, file.path, file.changed_at);
      const { stored, path } = file;
      const bytes = createReadStream(pathOf(stored.sha256));
      if (await opens(bytes))
        await append(bytes, path, stored.created_at, !COMPRESSIBLE.has(stored.mime_class));
    },
    end: async () => {
      await Promise.race([zip.finalize(), gone]);
    },
  };
}

/** Of these packing makes less; pictures and the like are packed already. */
const COMPRESSIBLE = new Set(['text', 'pdf', 'other']);

/** A file that somebody has deleted since the export began is left out. */
async function opens(bytes: Readable): Promise<boolean> {
  try {
    await once(bytes, 'open');
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

export function bundleOutlet(root: string, pathOf: PathOf): Outlet {
  const stream = new PassThrough();
  const gone = whenGone(stream);
  const time = new HalfTime();
  // Some of it goes all the way to the client at once.
  const write = async (text: string): Promise<void> => {
    if (!time.work(() => stream.write(text))) await Promise.race([once(stream, 'drain'), gone]);
  };
  let isFirst = true;
  return {
    stream,
    put: async file => {
      const entry = await bundled(file, pathOf, time);
      if (entry === null) return;
      const told = time.work(() => JSON.stringify(entry));
      await write(`${isFirst ? `{"root":${JSON.stringify(root)},"files":[` : ','}${told}`);
      isFirst = false;
      await time.rest();
    },
    end: async () => {
      await write(isFirst ? `{"root":${JSON.stringify(root)},"files":[]}` : ']}');
      stream.end();
    },
  };
}

async function bundled(file: ExportedFile, pathOf: PathOf, time: HalfTime) {
  return 'text' in file ? bundledText(file) : bundledFile(file, pathOf, time);
}

export function bundledText({ path, text }: TextFile) {
  return { path, content: text };
}

async function bundledFile({ path, stored }: StoredFile, pathOf: PathOf, time: HalfTime) {
  try {
    const bytes = await readFile(pathOf(stored.sha256));
    const content = time.work(() => bytes.toString('base64'));
    return { path, content, encoding: 'base64' as const };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Rejects when the stream ends before it is read to its end. */
function whenGone(stream: Readable): Promise<never> {
  const gone = new Promise<never>((_, reject) => {
    stream.once('close', () => reject(new ReaderGone('the reader has left')));
    stream.once('error', reject);
  });
  gone.catch(() => {});
  return gone;
}

export function hasLeft(error: unknown): boolean {
  return error instanceof ReaderGone || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}
