/** The size limits of an archive. An export keeps to what an import accepts. */

const MIB = 1024 * 1024;

export const CEILINGS = {
  max_upload_bytes: 128 * MIB,
  max_expanded_bytes: 256 * MIB,
  max_metadata_bytes: 16 * MIB,
  max_blob_bytes: 64 * MIB,
  max_blob_total_bytes: 192 * MIB,
  max_rows: 50_000,
  max_blobs: 2_000,
} as const;

/** The phrases for refusals. */
export const SAID: Readonly<Record<keyof typeof CEILINGS, string>> = {
  max_upload_bytes: 'at most 128 MiB when packed',
  max_expanded_bytes: 'at most 256 MiB when unpacked',
  max_metadata_bytes: 'at most 16 MiB for the manifest',
  max_blob_bytes: 'at most 64 MiB per file',
  max_blob_total_bytes: 'at most 192 MiB of files',
  max_rows: 'at most 50,000 rows',
  max_blobs: 'at most 2,000 files',
};
