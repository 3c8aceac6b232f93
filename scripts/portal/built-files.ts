/** The files of the portal by the address that serves each, and how they reach the folder of the build. */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteFile, SiteMap } from '../../src/http/manual/site.ts';

type About = Omit<SiteFile, 'name' | 'etag'>;

export class BuiltFiles {
  readonly #files = new Map<string, { file: SiteFile; bytes: Buffer }>();

  add(path: string, name: string, content: Buffer | string, about: About): void {
    const bytes = Buffer.from(content);
    const etag = `W/"${hashOf(bytes, 'base64url').slice(0, 22)}"`;
    this.#files.set(path, { file: { name, etag, ...about }, bytes });
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** The text of every page by its path. */
  pages(): Map<string, string> {
    const pages = [...this.#files].filter(([, { file }]) => file.type.startsWith('text/html'));
    return new Map(pages.map(([path, { bytes }]) => [path, bytes.toString()]));
  }

  /** Replaces the folder at once, so that a build that is stopped leaves the former one. */
  write(folder: string, site: Omit<SiteMap, 'files'>): void {
    const next = `${folder}.next`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    for (const { file, bytes } of this.#files.values())
      writeCompressed(join(next, file.name), bytes, file.type);
    const files = Object.fromEntries([...this.#files].map(([path, { file }]) => [path, file]));
    const map: SiteMap = { files, ...site };
    writeFileSync(join(next, 'site.json'), JSON.stringify(map));
    rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  }
}

export function hashOf(content: Buffer | string, encoding: 'hex' | 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding);
}

function writeCompressed(file: string, bytes: Buffer, type: string): void {
  writeFileSync(file, bytes);
  if (!/^(?:text|application\/(?:json|yaml))/.test(type)) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
