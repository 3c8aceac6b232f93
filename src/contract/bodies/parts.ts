/** Reads a multipart body part by part, while it arrives. */
import type { Readable } from 'node:stream';

/** One part of the body as it arrives: a file has a filename. */
export interface SentPart {
  readonly name: string;
  readonly filename: string | null;
  readonly type: string | null;
  readonly bytes: Readable;
}

/** Called with each part when it begins; the result receives its bytes. */
export type PartObserver = (part: Pick<SentPart, 'name' | 'filename'>) => (piece: Buffer) => void;

/** Passes the parts to `take` in order, and resolves when all are taken; rejects as soon as one fails. */
export type PartsReader = (take: (part: SentPart) => Promise<void>, observe?: PartObserver) => Promise<void>;
