/** The bucket of a test server, or of one that keeps its files there in the run `in-a-bucket`. */
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ACCESS, BUCKET } from '../../scripts/bucket-server.ts';
import { BucketStore } from '../../src/attachments/bytes/bucket-store.ts';
import type { ContentStore } from '../../src/attachments/bytes/content-store.ts';
import type { Where } from '../../src/attachments/bytes/contents.ts';
import { FolderStore } from '../../src/attachments/bytes/folder-store.ts';

/** The service of buckets, and the folder with the objects of the one bucket. */
const SERVICE = process.env['DOCKET_TEST_BUCKETS'];
const OBJECTS = process.env['DOCKET_TEST_OBJECTS'] ?? '';

/** Whether all servers of this run keep their files in the bucket. */
const inABucket = process.env['DOCKET_TEST_IN_A_BUCKET'] === '1';

/** The `skip` of a test that needs a bucket. */
export const noBucket: string | false =
  SERVICE === undefined ? 'there is no service of buckets; npm run rclone installs one' : false;

process.env['AWS_ACCESS_KEY_ID'] = ACCESS.id;
process.env['AWS_SECRET_ACCESS_KEY'] = ACCESS.secret;

/** The URL of a part of the bucket, which is as fresh as the folder that it is named after. */
export function filesUrl(dataFolder: string, endpoint = SERVICE ?? ''): string {
  return `s3://${BUCKET}/${basename(dataFolder)}?endpoint=${endpoint}`;
}

/** Where the instance with this data folder keeps its files. */
export function placesIn(dataFolder: string): Where {
  return { data_folder: dataFolder, ...(inABucket ? { files_url: filesUrl(dataFolder) } : {}) };
}

/** The folder with these files, or with the objects that stand for them. */
export function folderWith({ data_folder, files_url }: Where, kind: 'files' | 'thumbnails'): string {
  return join(files_url === undefined ? data_folder : join(OBJECTS, basename(data_folder)), kind);
}

/** The contents of an instance, to be spoiled. */
export function contentsOf({ data_folder, files_url }: Where): ContentStore {
  const newPlace = () => Promise.resolve(join(data_folder, randomUUID()));
  return files_url === undefined
    ? new FolderStore(data_folder, newPlace)
    : new BucketStore(files_url, newPlace);
}

/** Puts bytes where those of this content are, or would be. */
export async function leave(where: Where, sha256: string, bytes: string | Buffer): Promise<void> {
  const path = join(where.data_folder, randomUUID());
  writeFileSync(path, bytes);
  await contentsOf(where).put([{ path, sha256 }]);
  rmSync(path, { force: true });
}
