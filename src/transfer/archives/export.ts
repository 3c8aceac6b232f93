/** Exports a project: packs its rows and files into a temporary file next to the database, then streams that file. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { Authority } from '../../access/authority.ts';
import { refusingWhenFull, type Contents, type Received } from '../../attachments/bytes/contents.ts';
import { ownVersion } from '../../config/version.ts';
import { refuse } from '../../generated/refusals.ts';
import { type ProjectRow, projectByIdentifier } from '../../records/project.ts';
import { codeOf } from '../../store/dialects/dialect.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { refuseLeft } from '../leaving.ts';
import { CEILINGS, SAID } from './ceilings.ts';
import { rowsOfKind, type Exported } from './collecting.ts';
import {
  blobPath,
  FORMAT_VERSION,
  KIND_NAMES,
  MANIFEST,
  rowsPath,
  type Kind,
  type Manifest,
} from './format.ts';

export interface ExportedArchive {
  readonly identifier: string;
  readonly size: number;
  /** The file is deleted when the stream has ended. */
  readonly stream: Readable;
}

export interface ArchiveRequest {
  readonly by: Authority;
  readonly identifier: string;
  /** Aborts when the client disconnects: the export stops. */
  readonly leaving: AbortSignal;
}

/** Everything that will be packed. */
interface Gathered {
  readonly project: ProjectRow;
  readonly rows: ReadonlyMap<Kind, Received>;
  readonly counts: Readonly<Record<string, number>>;
  /** Sizes by SHA-256, in that order. */
  readonly blobs: ReadonlyMap<string, number>;
}

/** The number of new starts if a file is deleted before it is packed. */
const TRIES = 3;

export async function exportedArchive(
  store: Door,
  contents: Contents,
  { by, identifier, leaving }: ArchiveRequest,
): Promise<ExportedArchive> {
  for (let tries = 1; ; tries += 1) {
    const spooled: Received[] = [];
    try {
      const all = await store.snapshot(async read =>
        gather(
          read,
          { project: await projectByIdentifier(read, identifier), by },
          { contents, spooled, leaving },
        ),
      );
      return await refusingWhenFull(() => packArchive(all, contents, leaving));
    } catch (error) {
      refuseLeft(leaving);
      if (codeOf(error) !== 'ENOENT' || tries === TRIES) throw error;
    } finally {
      for (const one of spooled) await contents.discard(one);
    }
  }
}

interface Gathering {
  readonly contents: Contents;
  readonly spooled: Received[];
  readonly leaving: AbortSignal;
}

async function gather(
  read: Read,
  exported: Exported,
  { contents, spooled, leaving }: Gathering,
): Promise<Gathered> {
  const rows = new Map<Kind, Received>();
  const counts: Record<string, number> = {};
  let [count, expanded] = [0, 0];
  for (const kind of KIND_NAMES) {
    counts[kind] = 0;
    const lines = async function* (): AsyncGenerator<Buffer> {
      for await (const row of rowsOfKind(read, exported, kind)) {
        refuseLeft(leaving);
        counts[kind] = (counts[kind] ?? 0) + 1;
        count += 1;
        keepWithin({ max_rows: count });
        yield Buffer.from(`${JSON.stringify(row)}\n`);
      }
    };
    const spool = await contents.receive(lines(), {
      most: CEILINGS.max_expanded_bytes - expanded,
      tooLarge: () => overCeiling('max_expanded_bytes'),
      mayBeEmpty: true,
      isPassing: true,
    });
    spooled.push(spool);
    expanded += spool.size;
    rows.set(kind, spool);
  }
  const blobs = await blobsOf(read, exported);
  const bytes = [...blobs.values()].reduce((sum, size) => sum + size, 0);
  keepWithin({ max_blobs: blobs.size, max_blob_total_bytes: bytes, max_expanded_bytes: expanded + bytes });
  keepWithin({ max_blob_bytes: Math.max(0, ...blobs.values()) });
  return { project: exported.project, rows, counts: { ...counts, blobs: blobs.size }, blobs };
}

async function blobsOf(read: Read, exported: Exported): Promise<Map<string, number>> {
  const blobs: [string, number][] = [];
  const links = read
    .db('attachment_links')
    .where({ project_id: exported.project.id })
    .select('attachment_id');
  const sizes = new Map(
    (
      await read
        .db('attachments')
        .whereIn('id', links)
        .select<{ id: number; size_bytes: number }[]>('id', 'size_bytes')
    ).map(row => [row.id, row.size_bytes]),
  );
  for await (const row of rowsOfKind(read, exported, 'attachments'))
    if ('sha256' in row && 'id' in row) blobs.push([String(row.sha256), sizes.get(Number(row.id)) ?? 0]);
  return new Map(blobs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function overCeiling(name: keyof typeof CEILINGS): Error {
  return refuse.projectOverCeiling({ ceiling: SAID[name] });
}

function keepWithin(counted: Partial<Record<keyof typeof CEILINGS, number>>): void {
  for (const name of Object.keys(CEILINGS) as (keyof typeof CEILINGS)[])
    if ((counted[name] ?? 0) > CEILINGS[name]) throw overCeiling(name);
}

/** Complete before its first byte is sent: until then it may turn out too large. */
async function packArchive(all: Gathered, contents: Contents, signal: AbortSignal): Promise<ExportedArchive> {
  const path = await contents.newPlace();
  try {
    const tar = pack();
    const filling = fill(tar, all, contents).catch((error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error('packing failed'));
      throw error;
    });
    const file = createWriteStream(path, { mode: 0o600 });
    const written = pipeline(tar, createGzip({ level: 6 }), file, { signal });
    const [filled] = await Promise.allSettled([filling, written]);
    if (filled.status === 'rejected') throw filled.reason;
    await written;
    const { size } = await stat(path);
    keepWithin({ max_upload_bytes: size });
    const stream = createReadStream(path);
    await once(stream, 'open');
    stream.once('close', () => void rm(path, { force: true }));
    return { identifier: all.project.identifier, size, stream };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function fill(tar: Pack, all: Gathered, contents: Contents): Promise<void> {
  const entries: Record<string, string> = {};
  for (const [kind, { sha256 }] of all.rows) entries[rowsPath(kind)] = sha256;
  for (const sha256 of all.blobs.keys()) entries[blobPath(sha256)] = sha256;
  const { identifier } = all.project;
  const manifest: Manifest = {
    format: 'docket-archive',
    format_version: FORMAT_VERSION,
    docket_version: ownVersion(),
    project: identifier,
    counts: all.counts,
    entries,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  keepWithin({ max_metadata_bytes: Buffer.byteLength(text) });
  const times = { mtime: new Date(`${all.project.created_at.replace(' ', 'T')}Z`), mode: 0o644 };
  await put(tar, { name: MANIFEST, size: Buffer.byteLength(text), ...times }, Readable.from([text]));
  for (const [kind, { path, size }] of all.rows)
    await put(tar, { name: rowsPath(kind), size, ...times }, createReadStream(path));
  for (const [sha256, size] of all.blobs)
    await put(tar, { name: blobPath(sha256), size, ...times }, await contents.kept.read(sha256));
  tar.finalize();
}

type Header = Parameters<Pack['entry']>[0];

/** A pack that has ended accepts no entry, and would leave the file open. */
async function put(tar: Pack, header: Header, bytes: Readable): Promise<void> {
  try {
    await pipeline(bytes, tar.entry(header));
  } finally {
    bytes.destroy();
  }
}
