/** One change of an answer: what a faulty server could send, by kind. The contract tests must notice it. */
import type { Chance } from '../test/setting/chance.ts';

export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** Null where the kind does not apply. */
type Mutation = (sent: Sent, chance: Chance) => Sent | null;

/** A place in a JSON body: the container and the name or index in it. */
interface Place {
  readonly container: Record<string, unknown> | unknown[];
  readonly name: string;
  readonly value: unknown;
}

/** The control: it must pass. */
export const UNCHANGED = 'no change';

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  [UNCHANGED]: sent => sent,
  'another status of the class': sent => ({ ...sent, status: otherStatus(sent.status) }),
  'a success for a refusal, and a refusal for a success': sent => ({
    ...sent,
    status: sent.status < 400 ? 400 : 200,
  }),
  'another media type': ({ headers, ...sent }) =>
    headers['content-type'] === undefined
      ? null
      : { ...sent, headers: { ...headers, 'content-type': 'text/x-other' } },
  'a header less': headerLess,
  'a header with another value': headerChanged,
  'a header more': ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, 'x-other': '1' } }),
  'a boolean flipped': atValue(
    value => typeof value === 'boolean',
    value => value !== true,
  ),
  'a number one higher': atValue(
    value => typeof value === 'number',
    value => Number(value) + 1,
  ),
  'a number as a text': atValue(value => typeof value === 'number', String),
  'a text with another letter': atValue(isText, value => withOtherLetter(String(value))),
  'a text cut short': atValue(isText, value => String(value).slice(0, -1)),
  'a time a second later': atValue(isTime, value => secondLater(String(value))),
  'a value of another row': otherRow,
  'null for a value': atValue(
    value => value !== null,
    () => null,
  ),
  'a value for null': atValue(
    value => value === null,
    () => 7,
  ),
  'a field less': fieldLess,
  'a field more': inside(isRecord, record => ({ ...record, other_field: 1 })),
  'a row less': inside(isFilled, rows => rows.slice(1)),
  'the last row less': inside(isFilled, rows => rows.slice(0, -1)),
  'a row twice': inside(isFilled, rows => [...rows, rows.at(-1)]),
  'rows in reverse': inside(isVaried, rows => rows.toReversed()),
  'another code': changedField('code', () => 'not_found_elsewhere'),
  'another sentence': changedField('error', value => `${String(value)} today`),
  'an empty body': sent => (sent.body.length === 0 ? null : { ...sent, body: Buffer.alloc(0) }),
  'another byte': otherByte,
  'a byte less': sent =>
    isJson(sent) || sent.body.length < 2 ? null : { ...sent, body: sent.body.subarray(0, -1) },
};

/** Headers of the connection, which Node writes. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

function headerNames({ headers }: Sent): string[] {
  return Object.keys(headers).filter(name => !OF_CONNECTION.includes(name));
}

function headerLess(sent: Sent, chance: Chance): Sent | null {
  const name = chance.oneOf(headerNames(sent));
  if (name === undefined) return null;
  const { [name]: _, ...headers } = sent.headers;
  return { ...sent, headers };
}

function headerChanged(sent: Sent, chance: Chance): Sent | null {
  const name = chance.oneOf(headerNames(sent).filter(one => one !== 'content-type'));
  if (name === undefined) return null;
  return { ...sent, headers: { ...sent.headers, [name]: withOtherLetter(String(sent.headers[name])) } };
}

function otherStatus(status: number): number {
  return status % 100 === 0 ? status + 2 : status - 1;
}

function withOtherLetter(text: string): string {
  const at = Math.floor(text.length / 2);
  const letter = text[at] === 'x' ? 'y' : 'x';
  return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
}

const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:(\d\d)/;

function isTime(value: unknown): boolean {
  return typeof value === 'string' && TIME.test(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && !isTime(value);
}

function secondLater(time: string): string {
  const seconds = (Number(time.slice(17, 19)) + 1) % 60;
  return `${time.slice(0, 17)}${String(seconds).padStart(2, '0')}${time.slice(19)}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** Rows whose order can be seen. */
function isVaried(value: unknown): value is unknown[] {
  return isFilled(value) && JSON.stringify(value) !== JSON.stringify(value.toReversed());
}

function isJson({ headers, body }: Sent): boolean {
  return body.length > 0 && String(headers['content-type']).startsWith('application/json');
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Record<string, unknown>;
  return Object.entries(container).flatMap(([name, inner]) => [
    { container, name, value: inner },
    ...placesIn(inner),
  ]);
}

/** Changes one value that passes; of a body that is JSON. */
function atValue(passes: (value: unknown) => boolean, change: (value: unknown) => unknown): Mutation {
  return inBody((places, chance) => {
    const found = chance.oneOf(places.filter(({ value }) => passes(value)));
    if (found) put(found, change);
    return found !== undefined;
  });
}

function inside<T>(passes: (value: unknown) => value is T, change: (value: T) => unknown): Mutation {
  return atValue(passes, value => change(value as T));
}

function changedField(field: string, change: (value: unknown) => unknown): Mutation {
  return inBody(places => {
    const found = places.find(({ name, value }) => name === field && typeof value === 'string');
    if (found) put(found, change);
    return found !== undefined;
  });
}

/** A row says of one field what another says. */
function otherRow(sent: Sent, chance: Chance): Sent | null {
  return inBody((places, dice) => {
    const found = places.flatMap(place => {
      const other = places.find(
        ({ name, container, value }) =>
          name === place.name &&
          container !== place.container &&
          typeof value === typeof place.value &&
          value !== place.value,
      );
      return other && isPlain(place.value) ? [{ place, value: other.value }] : [];
    });
    const chosen = dice.oneOf(found);
    if (chosen) put(chosen.place, () => chosen.value);
    return chosen !== undefined;
  })(sent, chance);
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function fieldLess(sent: Sent, chance: Chance): Sent | null {
  return inBody((places, dice) => {
    const found = dice.oneOf(
      places.filter(({ container, name }) => !Array.isArray(container) && name !== ''),
    );
    if (found) Reflect.deleteProperty(found.container, found.name);
    return found !== undefined;
  })(sent, chance);
}

function put({ container, name, value }: Place, change: (value: unknown) => unknown): void {
  Reflect.set(container, name, change(value));
}

/** The body itself is a place, in a container of its own. */
function inBody(act: (places: readonly Place[], chance: Chance) => boolean): Mutation {
  return (sent, chance) => {
    if (!isJson(sent)) return null;
    const root: Record<string, unknown> = { '': JSON.parse(sent.body.toString()) as unknown };
    if (!act(placesIn(root), chance)) return null;
    const body = root[''];
    return { ...sent, body: body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body)) };
  };
}

function otherByte(sent: Sent, chance: Chance): Sent | null {
  if (isJson(sent) || sent.body.length === 0) return null;
  const body = Buffer.from(sent.body);
  const at = chance.upTo(body.length);
  body[at] = (body[at] ?? 0) ^ 1;
  return { ...sent, body };
}
