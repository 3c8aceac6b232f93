/** The types of the part of archiver that is used: it ships without any, and those there are describe an older one. */

declare module 'archiver' {
  import type { Transform } from 'node:stream';
  import type { Readable } from 'node:stream';
  import type { ZlibOptions } from 'node:zlib';

  export interface ZipEntry {
    readonly name: string;
    readonly date: Date;
    readonly mode: number;
    /** Not to be packed. */
    readonly store: boolean;
  }

  export class ZipArchive extends Transform {
    constructor(options: { readonly forceUTC: boolean; readonly zlib: ZlibOptions });
    append(source: Readable | Buffer | string, entry: ZipEntry): this;
    finalize(): Promise<void>;
  }
}
