/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

/** The operations that answer a file. */
export type Blobs = 'exportArchive' | 'getAttachment' | 'getAttachmentThumbnail' | 'exportProject' | 'downloadPublicAttachment' | 'getPublicThumbnail';

/** The fields of forms that are files. */
export interface Files {
  importArchive: 'archive';
  uploadAttachment: 'file';
  importTrello: 'file';
  importCsv: 'file';
}
