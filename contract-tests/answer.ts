/**
 * A real answer in a form that is the same in every run: what depends on the run (numbers, times, random texts) is named by
 * its place in the scene. `#3` is the third number that the scene took, `{+3s}` a time three seconds after its start.
 */
import type { Transaction } from 'dredd';
import sharp from 'sharp';
import { entriesOf, sha256 } from '../test/setting/archived.ts';
import { unzipped } from '../test/setting/exported.ts';
import { CHALLENGE } from '../test/setting/oauth.ts';
import { NUMBERS, YEAR, type Bases } from './world.ts';

export type Real = NonNullable<Transaction['real']>;

export interface Answer {
  /** Those of the connection, and those that differ in every run, are compared by rules. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Scenery extends Bases {
  /** The addresses of this run, each with its placeholder. */
  readonly addresses: readonly (readonly [address: string, placeholder: string])[];
}

const PER_RUN = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

export async function answerOf(real: Real, scenery: Scenery): Promise<Answer> {
  const headers = Object.entries(real.headers)
    .filter(([name]) => !PER_RUN.has(name))
    .map(([name, value]): [string, string] => [name, plainText(String(value), scenery)]);
  const body = await bodyOf(real, scenery);
  return {
    headers: Object.fromEntries(headers.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    ...(body === undefined ? {} : { body }),
  };
}

export function bytesOf({ body = '', bodyEncoding }: Real): Buffer {
  return Buffer.from(body, bodyEncoding === 'base64' ? 'base64' : 'utf8');
}

async function bodyOf(real: Real, scenery: Scenery): Promise<unknown> {
  const bytes = bytesOf(real);
  if (bytes.length === 0) return undefined;
  const type = String(real.headers['content-type']).split(';')[0] ?? '';
  if (type === 'application/json') return plainValue(JSON.parse(bytes.toString()), scenery);
  if (real.statusCode === 206) return bytes.toString('base64');
  if (type === 'application/zip') return filesOf(await unzipped(bytes).catch(() => null), bytes, scenery);
  if (type === 'application/gzip') return filesOf(entriesOf(bytes), bytes, scenery);
  if (type.startsWith('image/')) return pictureOf(bytes);
  return real.bodyEncoding === 'base64' ? digestOf(bytes) : shortened(plainText(bytes.toString(), scenery));
}

function filesOf(entries: ReadonlyMap<string, Buffer> | null, whole: Buffer, scenery: Scenery): unknown {
  if (!entries) return digestOf(whole);
  return Object.fromEntries(
    [...entries].map(([name, bytes]) => [plainText(name, scenery), plainText(bytes.toString(), scenery)]),
  );
}

/** Encoders differ from machine to machine: the size and a coarse look at the pixels do not. */
async function pictureOf(bytes: Buffer): Promise<unknown> {
  const { format, width, height } = await sharp(bytes).metadata();
  const seen = await sharp(bytes)
    .resize(2, 2, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { format, width, height, pixels: [...seen].map(level => Math.round(level / 32)).join(' ') };
}

const MOST_CHARACTERS = 4000;

/** Of a long text the beginning, and a digest that covers the rest. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, 200)}… ${digestOf(Buffer.from(text))}`;
}

function digestOf(bytes: Buffer): string {
  return `${String(bytes.length)} bytes, SHA-256 ${sha256(bytes)}`;
}

function plainValue(value: unknown, scenery: Scenery): unknown {
  if (typeof value === 'string') return shortened(plainText(value, scenery));
  if (typeof value === 'number') return isOfScene(value, scenery) ? numbered(value, scenery) : value;
  if (Array.isArray(value))
    return value.filter(row => !isOfEarlierScene(row, scenery)).map(row => plainValue(row, scenery));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [plainText(name, scenery), plainValue(inner, scenery)]),
  );
}

/** Lists of a whole instance have rows of other scenes. */
function isOfEarlierScene(row: unknown, { number }: Bases): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(row).some(
    ([name, value]) => /^(.*_)?id$/.test(name) && typeof value === 'number' && value > 0 && value <= number,
  );
}

function isOfScene(value: number, { number }: Bases): boolean {
  return value > number && value < number + NUMBERS;
}

function numbered(value: number, { number }: Bases): string {
  return `#${String(value - number)}`;
}

/** Random texts, each by its form, which an answer keeps. */
const RANDOM: readonly (readonly [RegExp, string])[] = [
  // The one of all scenes is known.
  [new RegExp(CHALLENGE, 'g'), '{challenge}'],
  [/\b(svc_(?:sess|sk|at|client|sign_in)[_=])[A-Za-z0-9_-]{20,}/g, '$1{random}'],
  [/\b[0-9a-z]{6}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '{form token}'],
  [/\bsvc_sk_[\w-]{4}(?![\w-])/g, '{prefix}'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '{uuid}'],
  [/\b[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}\b/g, '{user code}'],
  [/\b[0-9a-f]{64}\b/g, '{digest}'],
  [/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '{random}'],
];

const TIME = new RegExp(String.raw`\b${YEAR}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?`, 'g');
/** In names of files. */
const SHORT_TIME = new RegExp(String.raw`\b(${YEAR})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\b`, 'g');
const NUMBER = /(?<![0-9])[1-9][0-9]{5,9}(?![0-9])/g;
const IDENTIFIER = /\b([Pp])(0[0-9A-Za-z]{3})\b/g;

function plainText(text: string, scenery: Scenery): string {
  const named = [...scenery.addresses, ...RANDOM].reduce(
    (plain, [pattern, placeholder]) => plain.replaceAll(pattern, placeholder),
    text,
  );
  return named
    .replaceAll(TIME, time => sinceStart(time, time.slice(10, 11), scenery))
    .replaceAll(SHORT_TIME, time => sinceStart(time.replace(SHORT_TIME, '$1-$2-$3T$4:$5:$6'), '-', scenery))
    .replaceAll(NUMBER, digits =>
      isOfScene(Number(digits), scenery) ? numbered(Number(digits), scenery) : digits,
    )
    .replaceAll(
      IDENTIFIER,
      (_, p: string, digits: string) => `${p}#${String(Number.parseInt(digits, 36) - scenery.project)}`,
    );
}

function sinceStart(time: string, mark: string, { second }: Bases): string {
  const seconds = Date.parse(`${time.replace(' ', 'T').replace('Z', '')}Z`) / 1000 - second;
  return `{${mark}${seconds < 0 ? '' : '+'}${String(seconds)}s}`;
}
