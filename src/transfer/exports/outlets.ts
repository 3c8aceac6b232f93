/** The two formats of an export: a ZIP, or one JSON text. Both accept a file only after the last one was sent. */
import { once } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { unlessMissing } from '../../attachments/bytes/content-store.ts';
import { codeOf } from '../../store/dialects/dialect.ts';
import { timeOfStamp } from '../../time/clock.ts';
import type { HalfTime } from '../../time/half-time.ts';
import type { ExportedFile, TextFile } from './files.ts';
import { lazily } from '../../store/lazily.ts';

const archiverModule = lazily(() => import('archiver'));

export interface Outlet {
  /** Destroyed when its reader disconnects. */
  readonly stream: Readable;
  /** Resolves when there is room for more; fails when the reader has disconnected. */
  put(file: ExportedFile): Promise<void>;
  end(): Promise<void>;
}

/** Reads a stored content. */
export type ReadContent = (sha256: string) => Promise<Readable>;

/** The reader has disconnected. */
class ReaderGone extends Error {
  override name = 'ReaderGone';
}

export async function zipOutlet(read: ReadContent): Promise<Outlet> {
  // Loaded lazily: a server runs few exports.
  const { ZipArchive } = await archiverModule();
  const zip = new ZipArchive({ forceUTC: true, zlib: { level: 6 } });
  // Archiver uses its own stream package, which is not compatible with Node's streams.
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
      const isPacked = !COMPRESSIBLE.has(stored.mime_class);
      await withBytesOf(read(stored.sha256), bytes => append(bytes, path, stored.created_at, isPacked));
    },
    end: async () => {
      await Promise.race([zip.finalize(), gone]);
    },
  };
}

/** Kinds that compress well; pictures and the like are compressed already. */
const COMPRESSIBLE = new Set(['text', 'pdf', 'other']);

/** Omits a file that was deleted since the export began. */
async function withBytesOf(found: Promise<Readable>, act: (bytes: Readable) => Promise<void>): Promise<void> {
  const bytes = await unlessMissing(found);
  try {
    if (bytes) await act(bytes);
  } finally {
    bytes?.destroy();
  }
}

export function bundleOutlet(root: string, read: ReadContent, time: HalfTime): Outlet {
  const stream = new PassThrough();
  const gone = whenGone(stream);
  const write = async (text: string): Promise<void> => {
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), gone]);
  };
  const head = `{"root":${JSON.stringify(root)},"files":[`;
  let isFirst = true;
  const begin = async (entry: string): Promise<void> => {
    const before = isFirst ? head : ',';
    isFirst = false;
    await write(before + entry);
  };
  return {
    stream,
    put: async file => {
      if ('text' in file) return begin(JSON.stringify(bundledText(file)));
      await withBytesOf(read(file.stored.sha256), async bytes => {
        await begin(`{"path":${JSON.stringify(file.path)},"content":"`);
        for await (const part of wholeParts(bytes)) {
          await time.rest();
          await write(part.toString('base64'));
        }
        await write('","encoding":"base64"}');
      });
    },
    end: async () => {
      await write(isFirst ? `${head}]}` : ']}');
      stream.end();
    },
  };
}

/** Parts whose base64 can be concatenated: the remainder of a group of three bytes is sent with the next one. */
async function* wholeParts(bytes: Readable): AsyncGenerator<Buffer, void> {
  let left: Buffer = Buffer.alloc(0);
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    const all = left.length > 0 ? Buffer.concat([left, piece]) : piece;
    const whole = all.length - (all.length % 3);
    left = all.subarray(whole);
    yield all.subarray(0, whole);
  }
  yield left;
}

function bundledText({ path, text }: TextFile) {
  return { path, content: text };
}

/** Rejects when the stream ends before it was read to its end. */
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
