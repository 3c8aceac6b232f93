/** Sends the request of a transaction to a server, and receives the response as it is. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { Transaction } from 'dredd';
import type { Real } from '../answer.ts';

/** A server that does not respond has failed. */
const PATIENCE_MS = 60_000;

export function sent(origin: string, { fullPath, request }: Transaction): Promise<Real> {
  const url = new URL(origin + fullPath);
  const send = url.protocol === 'https:' ? secure : plain;
  const { method, headers, body } = request;
  const length = { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const going = send(
      url,
      { method, headers: { ...headers, ...(body.length > 0 ? length : {}) } },
      response => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const present = Object.entries(response.headers).filter(([, value]) => value !== undefined);
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: Object.fromEntries(present) as Real['headers'],
            body: Buffer.concat(pieces).toString('base64'),
            bodyEncoding: 'base64',
          });
        });
      },
    );
    going.setTimeout(PATIENCE_MS, () => going.destroy(new Error('no response in a minute')));
    going.on('error', reject);
    going.end(body);
  });
}

/** Text as Dredd gives it to its hooks. */
export function readable(real: Real): Real {
  const bytes = Buffer.from(real.body ?? '', 'base64');
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? { ...real, body: text, bodyEncoding: 'utf-8' } : real;
}
