/**
 * Contents as objects in a bucket of Amazon S3, or of a service with its interface. They have the same names as the files of a
 * data folder, so that any tool can copy them from one to the other. The library is loaded at first use.
 */
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type * as S3 from '@aws-sdk/client-s3';
import { MARK_NAME } from '../../store/folder.ts';
import { lazily } from '../../store/lazily.ts';
import { bucketUrl, type BucketUrl } from '../../text/bucket-url.ts';
import { turns } from '../../time/turns.ts';
import {
  FilesUnavailable,
  onlyContents,
  placeOf,
  unlessMissing,
  type ContentFile,
  type ContentStore,
  type NewPlace,
} from './content-store.ts';
import type { ByteRange } from './ranges.ts';

/** A bucket that does not answer holds a request no longer than a frozen database does. */
const TIMES = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** A slow reader of a file keeps a connection. */
const MOST_CONNECTIONS = 500;

/** Objects of one call that are sent or fetched at the same time. */
const AT_ONCE = 8;

export class BucketStore implements ContentStore {
  readonly called: string;
  readonly isOwnFolder = false;
  readonly #url: BucketUrl;
  readonly #newPlace: NewPlace;
  readonly #library = lazily(async () => {
    // Its version is locked, so it need not warn that later ones want a newer Node.
    process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
    const s3 = await import('@aws-sdk/client-s3');
    return { s3, client: clientFor(s3, this.#url) };
  });

  constructor(url: string, newPlace: NewPlace) {
    const parsed = bucketUrl(url);
    if (!parsed) throw new TypeError('The URL of the bucket is not valid.');
    this.called = `bucket s3://${parsed.bucket}/${parsed.prefix}`;
    [this.#url, this.#newPlace] = [parsed, newPlace];
  }

  async has(sha256: string): Promise<boolean> {
    const found = await unlessMissing(
      this.#ask((s3, client, Bucket) =>
        client.send(new s3.HeadObjectCommand({ Bucket, Key: this.#key(sha256) })),
      ),
    );
    return found !== null;
  }

  async put(files: readonly ContentFile[]): Promise<void> {
    await eightAtOnce(files, async ({ path, sha256 }) =>
      this.#write(this.#key(sha256), await readFile(path)),
    );
  }

  putThumbnail(sha256: string, picture: Uint8Array): Promise<void> {
    return this.#write(this.#thumbnailKey(sha256), picture);
  }

  async thumbnail(sha256: string): Promise<Buffer | null> {
    const found = await unlessMissing(this.#open(this.#thumbnailKey(sha256)));
    return found && this.#whole(found);
  }

  read(sha256: string, range?: ByteRange): Promise<Readable> {
    return this.#open(this.#key(sha256), range && `bytes=${range.start}-${range.end}`);
  }

  async withFiles<T>(contents: readonly string[], act: (paths: readonly string[]) => Promise<T>): Promise<T> {
    const paths = await Promise.all(contents.map(() => this.#newPlace()));
    try {
      await eightAtOnce([...contents.entries()], async ([at, sha256]) => {
        const bytes = await unlessMissing(this.read(sha256));
        if (bytes) await pipeline(this.#pieces(bytes), createWriteStream(paths[at] ?? '', { mode: 0o600 }));
      });
      return await act(paths);
    } finally {
      for (const path of paths) await rm(path, { force: true });
    }
  }

  async remove(sha256: string): Promise<void> {
    for (const Key of [this.#key(sha256), this.#thumbnailKey(sha256)])
      await this.#ask((s3, client, Bucket) => client.send(new s3.DeleteObjectCommand({ Bucket, Key })));
  }

  /** One answer of the bucket at a time, of up to 1,000 objects. */
  async *all(): AsyncGenerator<readonly string[]> {
    for (const root of ['files', 'thumbnails']) {
      const Prefix = `${this.#url.prefix}${root}/`;
      let next: string | undefined;
      do {
        const ContinuationToken = next;
        const listed = await this.#ask((s3, client, Bucket) =>
          client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
        );
        yield onlyContents(
          (listed.Contents ?? []).map(({ Key = '' }) => Key.slice(Key.lastIndexOf('/') + 1)),
        );
        next = listed.IsTruncated === true ? listed.NextContinuationToken : undefined;
      } while (next !== undefined);
    }
  }

  async mark(): Promise<string | null> {
    const found = await unlessMissing(this.#open(this.#markKey));
    return found && (await this.#whole(found)).toString('utf8').trim();
  }

  putMark(mark: string): Promise<void> {
    return this.#write(this.#markKey, Buffer.from(`${mark}\n`));
  }

  get #markKey(): string {
    return `${this.#url.prefix}${MARK_NAME}`;
  }

  #key(sha256: string): string {
    return `${this.#url.prefix}files/${placeOf(sha256)}`;
  }

  #thumbnailKey(sha256: string): string {
    return `${this.#url.prefix}thumbnails/${placeOf(sha256)}`;
  }

  /** The whole content is in memory, so that it can be sent again. It has at most ten megabytes. */
  async #write(Key: string, Body: Uint8Array): Promise<void> {
    await this.#ask((s3, client, Bucket) => client.send(new s3.PutObjectCommand({ Bucket, Key, Body })));
  }

  async #open(Key: string, Range?: string): Promise<Readable> {
    const { Body } = await this.#ask((s3, client, Bucket) =>
      client.send(new s3.GetObjectCommand({ Bucket, Key, Range })),
    );
    if (Body instanceof Readable) return Body;
    throw new FilesUnavailable(`The ${this.called} sent no bytes.`);
  }

  async #whole(bytes: Readable): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.#pieces(bytes)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** An object that ends too early is the failure of the bucket, and not of the disk that it is copied to. */
  async *#pieces(bytes: Readable): AsyncGenerator<Buffer, void> {
    try {
      for await (const piece of bytes as AsyncIterable<Buffer>) yield piece;
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  async #ask<T>(act: (s3: typeof S3, client: S3.S3Client, bucket: string) => Promise<T>): Promise<T> {
    const { s3, client } = await this.#library();
    try {
      return await act(s3, client, this.#url.bucket);
    } catch (error) {
      throw this.#explained(error, s3);
    }
  }

  /** An object that is missing is like a file that is missing; a bucket without room, like a full disk. */
  #explained(error: unknown, { S3ServiceException }: typeof S3): unknown {
    if (!(error instanceof S3ServiceException)) return this.#unavailable(error);
    if (error.name === 'NoSuchKey' || error.name === 'NotFound')
      return Object.assign(new Error('The object does not exist.', { cause: error }), { code: 'ENOENT' });
    if (error.$metadata.httpStatusCode === 507 || error.name === 'QuotaExceeded')
      return Object.assign(new Error('The bucket is full.', { cause: error }), { code: 'ENOSPC' });
    return this.#unavailable(error);
  }

  #unavailable(cause: unknown): FilesUnavailable {
    return new FilesUnavailable(`The ${this.called} cannot be used (${reasonOf(cause)}).`, { cause });
  }
}

function clientFor({ S3Client }: typeof S3, { endpoint, region }: BucketUrl): S3.S3Client {
  return new S3Client({
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true, region: 'us-east-1' }),
    ...(region === null ? {} : { region }),
    maxAttempts: 2,
    // Not every service knows the checksums that AWS has added since. The signature covers the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      ...TIMES,
      httpAgent: { keepAlive: true, maxSockets: MOST_CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: MOST_CONNECTIONS },
    },
  });
}

/** All have ended when it resolves or fails. */
async function eightAtOnce<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const turn = turns(AT_ONCE);
  const ended = await Promise.allSettled(all.map(one => turn(() => act(one))));
  const failed = ended.find(one => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Several attempts on several addresses have reasons, and no message of their own. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
