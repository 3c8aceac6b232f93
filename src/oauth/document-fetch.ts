/**
 * Fetches what a stranger's address leads to: over TLS, within bounds, without a redirect, and never from inside. An
 * address is judged when it is connected to and not before, so a name that leads elsewhere the second time wins nothing.
 */
import { lookup as resolveByDns, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { withoutBrackets } from '../config/addresses.ts';

const LONGEST_BYTES = 16 * 1024;
const LONGEST_MS = 5_000;

/** Why the document is not to be had, in words that complete a sentence. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

export interface Fetched {
  readonly text: string;
  /** The `max-age` of its Cache-Control; null where that says nothing. */
  readonly maxAge: number | null;
}

/** Finds the addresses of a name. */
export type Resolve = (
  name: string,
  then: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const byDns: Resolve = (name, then) => {
  resolveByDns(name, { all: true }, (error, addresses) => {
    then(error, error ? [] : addresses);
  });
};

export interface Reach {
  readonly resolve: Resolve;
  readonly mayConnect: (address: string) => boolean;
}

export async function fetchDocument(url: URL, reach: Reach): Promise<Fetched> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    const response = await responseOf(url, reach, signal);
    return { text: await textOf(response), maxAge: maxAgeOf(response) };
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(signal.aborted ? 'it did not come in time' : 'its address cannot be reached');
  }
}

function responseOf(url: URL, { resolve, mayConnect }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const host = withoutBrackets(url.hostname);
  // A bare address is connected to without being looked up.
  if (isIP(host) !== 0 && !mayConnect(host)) throw new NotFetched(INSIDE);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { Accept: 'application/json', 'User-Agent': 'Docket' };
  return new Promise((answer, fail) => {
    // A connection of its own, so that none which was judged for another name is used again.
    const options = { agent: false, headers, signal, lookup: judging(resolve, mayConnect) } as const;
    request(url, options).once('response', answer).once('error', fail).end();
  });
}

const INSIDE = 'its address leads into a private network';

function judging(resolve: Resolve, mayConnect: Reach['mayConnect']): LookupFunction {
  return (name, { all = false }, callback) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) {
        callback(new NotFetched('its address leads nowhere'), []);
      } else if (!addresses.every(({ address }) => mayConnect(address))) {
        callback(new NotFetched(INSIDE), []);
      } else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}

async function textOf(response: IncomingMessage): Promise<string> {
  const { statusCode, headers } = response;
  try {
    if (statusCode !== 200) throw new NotFetched(`its address answers ${String(statusCode)}`);
    if (!/^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(headers['content-type'] ?? ''))
      throw new NotFetched('it is not JSON');
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > LONGEST_BYTES) throw new NotFetched(`it may have at most ${LONGEST_BYTES / 1024} KiB`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  } finally {
    response.destroy();
  }
}

function maxAgeOf({ headers }: IncomingMessage): number | null {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers['cache-control'] ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}
