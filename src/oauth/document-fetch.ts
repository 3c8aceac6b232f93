/**
 * Fetches the document at a third-party address: over TLS, with limits, without redirects, and never from private networks.
 */
import type { IncomingMessage } from 'node:http';
import { ask, NotReached, textWithin, TooLong, type Reach } from '../outward/reach.ts';
import { hasNoFiles } from '../store/folder.ts';

const LONGEST_BYTES = 16 * 1024;
const LONGEST_MS = 5_000;

/** Why the document cannot be used, as the end of a sentence. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

export interface Fetched {
  readonly text: string;
  /** The `max-age` of its Cache-Control; null without one. */
  readonly maxAge: number | null;
}

export async function fetchDocument(url: URL, reach: Reach): Promise<Fetched> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const headers = { Accept: 'application/json', 'User-Agent': 'Docket' };
  try {
    const response = await ask(url, { reach, headers, signal });
    return { text: await textOf(response), maxAge: maxAgeOf(response) };
  } catch (error) {
    if (error instanceof NotFetched || hasNoFiles(error)) throw error;
    if (error instanceof NotReached) throw new NotFetched(error.message);
    if (error instanceof TooLong) throw new NotFetched(`it may be at most ${LONGEST_BYTES / 1024} KiB`);
    throw new NotFetched(signal.aborted ? 'it was not received in time' : 'its URL cannot be reached');
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const { statusCode, headers } = response;
  try {
    if (statusCode !== 200) throw new NotFetched(`its URL returned status ${String(statusCode)}`);
    if (!/^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(headers['content-type'] ?? ''))
      throw new NotFetched('it is not JSON');
    return await textWithin(response, LONGEST_BYTES);
  } finally {
    response.destroy();
  }
}

function maxAgeOf({ headers }: IncomingMessage): number | null {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers['cache-control'] ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}
