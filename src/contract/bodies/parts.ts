/** Reads a multipart body part by part, while it arrives. */
import type { Readable } from 'node:stream';

/** One part of the body as it arrives: a file has a filename. */
export interface SentPart {
  readonly name: string;
  readonly filename: string | null;
  readonly type: string | null;
  readonly bytes: Readable;
}

/** Passes the parts to `take` in order, and resolves when all are taken; rejects as soon as one fails. */
export type PartsReader = (take: (part: SentPart) => Promise<void>) => Promise<void>;
