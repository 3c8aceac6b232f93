/**
 * Outgoing HTTP with time and size limits. For third-party URLs, addresses are checked when connecting and not before, so a
 * name that resolves differently the second time gains nothing.
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

/** Why an address is not contacted, as the end of a sentence. */
export class NotReached extends Error {
  override name = 'NotReached';
}

/** A response is longer than allowed. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** Resolves a name to addresses. */
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
  /** JSON text to send with POST. Without it, the request is a GET. */
  readonly body?: string | undefined;
  /** Connections to reuse. By default none, so that a connection that was checked for another name is never reused. */
  readonly agent?: Agent | false;
}

/** The head of the response; the caller must read or destroy its body. */
export function ask(
  url: URL,
  { reach, headers, signal, body, agent = false }: Asking,
): Promise<IncomingMessage> {
  const host = withoutBrackets(url.hostname);
  // An IP address is connected to without a lookup.
  if (isIP(host) !== 0 && !reach.mayConnect(host)) throw new NotReached(INSIDE);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answer, fail) => {
    const options = { agent, signal, lookup: judging(reach), ...sendingOf(headers, body) } as const;
    // A connection can fail more than once, even after the response has begun.
    request(url, options).once('response', answer).on('error', fail).end(body);
  });
}

function sendingOf(headers: OutgoingHttpHeaders, body: string | undefined) {
  if (body === undefined) return { method: 'GET', headers };
  const type = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return { method: 'POST', headers: { ...headers, ...type } };
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

/** The body of a response, up to a limit. */
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
