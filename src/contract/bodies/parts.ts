/** How a multipart body is handed over: part by part, while it arrives. */
import type { Readable } from 'node:stream';

/** One part of the body as it arrives: a file has a name of its own. */
export interface SentPart {
  readonly name: string;
  readonly filename: string | null;
  readonly type: string | null;
  readonly bytes: Readable;
}

/** Hands over the parts in order, and is done when all of them are taken; fails as soon as one is not. */
export type PartsReader = (take: (part: SentPart) => Promise<void>) => Promise<void>;
