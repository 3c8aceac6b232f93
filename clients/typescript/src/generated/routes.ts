/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

/** The operations that answer a file. */
export type Blobs = 'exportArchive' | 'getAttachment' | 'getAttachmentThumbnail' | 'downloadPublicAttachment' | 'getPublicThumbnail';

/** Those that answer a file, or a value if JSON is asked for. */
export type BlobsUnlessJson = 'exportProject';

/** The fields of forms that are files. */
export interface Files {
  importArchive: 'archive';
  uploadAttachment: 'file';
  importTrello: 'file';
  importCsv: 'file';
}
