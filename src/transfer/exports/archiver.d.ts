/** Types for the part of archiver that we use: it ships without types, and the published ones describe an older version. */

declare module 'archiver' {
  import type { Transform } from 'node:stream';
  import type { Readable } from 'node:stream';
  import type { ZlibOptions } from 'node:zlib';

  export interface ZipEntry {
    readonly name: string;
    readonly date: Date;
    readonly mode: number;
    /** Not to be compressed. */
    readonly store: boolean;
  }

  export class ZipArchive extends Transform {
    constructor(options: { readonly forceUTC: boolean; readonly zlib: ZlibOptions });
    append(source: Readable | Buffer | string, entry: ZipEntry): this;
    finalize(): Promise<void>;
  }
}
