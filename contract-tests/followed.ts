/** Tries what an answer allows: its tag gets 304, its credentials are accepted, its bytes are the same when they are read again. */
import type { Transaction } from 'dredd';
import { bytesOf, type Real } from './answer.ts';

/** The first promise of the answer that does not hold; null if all do. */
export async function brokenPromise(
  address: string,
  transaction: Transaction,
  real: Real,
): Promise<string | null> {
  return (
    dateFault(real) ??
    requestIdFault(real) ??
    pageFault(transaction, real) ??
    lengthFault(real) ??
    (await tagFault(address, transaction, real)) ??
    (await bytesFault(address, transaction, real)) ??
    (await rowsFault(address, transaction, real)) ??
    (await credentialFault(address, real))
  );
}

const A_DAY_MS = 86_400_000;

function dateFault({ headers: { date } }: Real): string | null {
  const distance = Math.abs(Date.parse(String(date)) - Date.now());
  return distance < A_DAY_MS ? null : `the date is ${String(date)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function requestIdFault({ headers }: Real): string | null {
  const id = String(headers['x-request-id']);
  return UUID.test(id) ? null : `the request id is ${id}`;
}

/** A page shows the id of its request, and the client that the request was about. */
function pageFault({ request, fullPath }: Transaction, real: Real): string | null {
  if (!String(real.headers['content-type']).startsWith('text/html')) return null;
  const page = bytesOf(real).toString();
  const [, shown] = /<small>Request (.+?)<\/small>/.exec(page) ?? [];
  const id = String(real.headers['x-request-id']);
  if (shown !== undefined && shown !== id)
    return `the page shows the request id ${shown}, and the header ${id}`;
  const sent = `${fullPath} ${String(request.body)}`;
  const shownClients = [...page.matchAll(/client_id=([^&"]+)/g)].map(([, client = '']) => client);
  const other = shownClients.find(client => !sent.includes(client));
  return other === undefined ? null : `the page shows the client ${other}, which was not sent`;
}

function lengthFault(real: Real): string | null {
  const length = real.headers['content-length'];
  const actual = bytesOf(real).length;
  return length === undefined || Number(length) === actual || actual === 0
    ? null
    : `the length is ${String(length)}, of ${String(actual)} bytes`;
}

/** A client that sends the tag back receives 304. */
async function tagFault(
  address: string,
  { request, fullPath }: Transaction,
  real: Real,
): Promise<string | null> {
  const { etag } = real.headers;
  if (etag === undefined || request.method !== 'GET') return null;
  const headers = { ...request.headers, 'If-None-Match': String(etag) };
  const { status } = await fetch(`${address}${fullPath}`, { headers });
  return status === 304 ? null : `the tag ${String(etag)} is answered with ${String(status)}`;
}

const FILES = /^(image|video|audio)\/|^application\/(zip|gzip|pdf|octet-stream)/;

/** Files are compared with a second reading. */
async function bytesFault(
  address: string,
  { request, fullPath }: Transaction,
  real: Real,
): Promise<string | null> {
  const type = String(real.headers['content-type']);
  if (real.statusCode !== 200 || request.method !== 'GET' || !FILES.test(type)) return null;
  const again = await fetch(`${address}${fullPath}`, { headers: request.headers });
  const bytes = Buffer.from(await again.arrayBuffer());
  return bytes.equals(bytesOf(real)) ? null : 'the bytes differ when they are read again';
}

/** A list of a whole instance has rows of other scenes: as many as when it is read again. */
async function rowsFault(
  address: string,
  { request, fullPath }: Transaction,
  real: Real,
): Promise<string | null> {
  const isJson = String(real.headers['content-type']).startsWith('application/json');
  if (real.statusCode !== 200 || request.method !== 'GET' || !isJson) return null;
  const rows = rowsOf(JSON.parse(bytesOf(real).toString()));
  if (rows === null || fullPath.includes('wait=')) return null;
  const again = await fetch(`${address}${fullPath}`, { headers: request.headers });
  const read = rowsOf(await again.json());
  return read === null || read === rows
    ? null
    : `there are ${String(rows)} rows, and ${String(read)} when they are read again`;
}

/** Null if it is no list, or no page of one. */
function rowsOf(body: unknown): number | null {
  const rows: unknown = typeof body === 'object' && body !== null && 'items' in body ? body.items : body;
  return Array.isArray(rows) ? rows.length : null;
}

const CREDENTIALS = /svc_(?:sess|sk|at)_[A-Za-z0-9_-]{20,}/g;

/** Every credential in an answer is accepted, in its body and in its cookie. */
async function credentialFault(address: string, real: Real): Promise<string | null> {
  if (real.statusCode >= 300) return null;
  const text = `${String(real.headers['set-cookie'])} ${real.body ?? ''}`;
  for (const [credential] of text.matchAll(CREDENTIALS)) {
    const { status } = await fetch(`${address}/api/auth/me`, {
      headers: { Authorization: `Bearer ${credential}` },
    });
    if (status === 401) return `the credential ${credential.slice(0, 12)}… is not accepted`;
  }
  return null;
}
