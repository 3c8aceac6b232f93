/**
 * Asks other servers over HTTP on our own account, within a time and a size. Where a stranger says whom to ask, an address
 * is judged when it is connected to and not before, so a name that leads elsewhere the second time wins nothing.
 */
import { lookup as resolveByDns, type LookupAddress } from 'node:dns';
import {
  request as requestHttp,
  type Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { withoutBrackets } from '../config/addresses.ts';

/** Why an address is not asked, in words that complete a sentence. */
export class NotReached extends Error {
  override name = 'NotReached';
}

/** There is more of an answer than was wanted. */
export class TooLong extends Error {
  override name = 'TooLong';
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

export interface Asking {
  readonly reach: Reach;
  readonly headers: OutgoingHttpHeaders;
  readonly signal: AbortSignal;
  /** Whose connections are used; by default one of its own, so that none which was judged for another name is used again. */
  readonly agent?: Agent | false;
}

/** The beginning of the answer; its body is still to be read, or to be destroyed. */
export function ask(url: URL, { reach, headers, signal, agent = false }: Asking): Promise<IncomingMessage> {
  const host = withoutBrackets(url.hostname);
  // A bare address is connected to without being looked up.
  if (isIP(host) !== 0 && !reach.mayConnect(host)) throw new NotReached(INSIDE);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answer, fail) => {
    const options = { agent, headers, signal, lookup: judging(reach) } as const;
    // A connection can fail more than once, also after the answer has begun.
    request(url, options).once('response', answer).on('error', fail).end();
  });
}

const INSIDE = 'its URL leads to a private network';

function judging({ resolve, mayConnect }: Reach): LookupFunction {
  return (name, { all = false }, callback) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) {
        callback(new NotReached('its host name cannot be resolved'), []);
      } else if (!addresses.every(({ address }) => mayConnect(address))) {
        callback(new NotReached(INSIDE), []);
      } else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}

/** The body of an answer, which is read no further than that. */
export async function textWithin(response: IncomingMessage, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > most) throw new TooLong();
      pieces.push(piece);
    }
  } catch (error) {
    response.destroy();
    throw error;
  }
  return Buffer.concat(pieces).toString('utf8');
}
