/** Archives as users download them, unpacked and packed by the system's tar, or byte by byte. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Schemas } from '../../src/generated/types.ts';
import type { Member } from './cast.ts';
import { raw, type RawAnswer } from './raw.ts';
import type { TestServer } from './server.ts';

type Bearer = Pick<Member, 'token'>;
type Address = Pick<TestServer, 'url'>;

export type Entries = ReadonlyMap<string, Buffer>;

export async function archiveOf(server: Address, by: Bearer, identifier: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/project-archives/${identifier}`, {
    headers: { Authorization: `Bearer ${by.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(response.status, 200, bytes.toString());
  return bytes;
}

export async function sendArchive(server: Address, by: Bearer, bytes: Buffer): Promise<RawAnswer> {
  const body = new FormData();
  body.append('archive', new Blob([bytes]), 'a.lific-archive.tar.gz');
  const made = new Response(body);
  const type = made.headers.get('content-type') ?? '';
  const sent = new Uint8Array(await made.arrayBuffer());
  return raw(server, '/api/project-archives', {
    token: by.token,
    headers: { 'Content-Type': type },
    body: sent,
  });
}

export async function imported(
  server: Address,
  by: Bearer,
  bytes: Buffer,
): Promise<Schemas['ArchiveImported']> {
  const { response, error } = await sendArchive(server, by, bytes);
  assert.equal(response.status, 201, JSON.stringify(error));
  return error as Schemas['ArchiveImported'];
}

/** The entries of a plain tar, by their names. */
export function entriesOf(archive: Buffer): Map<string, Buffer> {
  const tar = gunzipSync(archive);
  const entries = new Map<string, Buffer>();
  for (let at = 0; tar[at] !== 0;) {
    const name = tar.toString('latin1', at, tar.indexOf(0, at));
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
    entries.set(name, tar.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return entries;
}

/** The claims of a header, which may be false. */
export interface Claim {
  readonly type?: string;
  readonly size?: number;
  readonly magic?: string;
  readonly link?: string;
}

/** One entry of a tar, with any claims. */
export function tarEntry(name: string, bytes: Buffer, claim: Claim = {}): Buffer {
  const { type = '0', size = bytes.length, magic = 'ustar\0' + '00', link = '' } = claim;
  const header = Buffer.alloc(512);
  header.write(name, 0, 100, 'latin1');
  header.write('0000644\0', 100, 'latin1');
  header.write('0000000\0' + '0000000\0', 108, 'latin1');
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  header.write('00000000000\0', 136, 'latin1');
  header.write(type, 156, 'latin1');
  header.write(link, 157, 100, 'latin1');
  header.write(magic, 257, 'latin1');
  header.write('        ', 148, 'latin1');
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  const padding = Buffer.alloc((512 - (bytes.length % 512)) % 512);
  return Buffer.concat([header, bytes, padding]);
}

export const END = Buffer.alloc(1024);

export function tarOf(entries: Entries, end = END): Buffer {
  return Buffer.concat([...[...entries].map(([name, bytes]) => tarEntry(name, bytes)), end]);
}

export function packedOf(entries: Entries): Buffer {
  return gzipSync(tarOf(entries));
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The entries with a matching manifest, so that only the change is wrong. */
export function signed(
  entries: Entries,
  changes: Readonly<Record<string, unknown>> = {},
): Map<string, Buffer> {
  const before = JSON.parse(entries.get('manifest.json')?.toString() ?? '{}') as Record<string, unknown>;
  const rest = [...entries].filter(([name]) => name !== 'manifest.json');
  const lines = (bytes: Buffer): number => bytes.toString().split('\n').length - 1;
  const counts = Object.fromEntries(
    rest.flatMap(([name, bytes]) => (name.startsWith('rows/') ? [[name.slice(5, -6), lines(bytes)]] : [])),
  );
  const blobs = rest.filter(([name]) => name.startsWith('blobs/')).length;
  const hashes = Object.fromEntries(rest.map(([name, bytes]) => [name, sha256(bytes)]));
  const manifest = { ...before, counts: { ...counts, blobs }, entries: hashes, ...changes };
  return new Map([['manifest.json', Buffer.from(JSON.stringify(manifest))], ...rest]);
}

export type Json = Record<string, unknown>;

export function rowsOf(entries: Entries, kind: string): Json[] {
  const text = entries.get(`rows/${kind}.jsonl`)?.toString() ?? '';
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Json);
}

/** The entries with other rows of one kind. */
export function withRows(
  entries: Entries,
  kind: string,
  rows: readonly (Json | string)[],
): Map<string, Buffer> {
  const lines = rows.map(row => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`);
  return signed(new Map(entries).set(`rows/${kind}.jsonl`, Buffer.from(lines.join(''))));
}
