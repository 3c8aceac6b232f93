/**
 * The recorded answers: a file for each family, an entry for each outcome. `npm run contract -- --record` writes them, and
 * the difference is reviewed like code.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Answer } from './answer.ts';
import { nameOf, type Outcome } from './outcomes.ts';

const FOLDER = new URL('answers/', import.meta.url);

/** Refusals that are the same for most operations, by their code and media type. */
const SHARED = 'refusals';

/** The headers of nearly every answer; an entry names those that differ, with null for one that is missing. */
const USUAL: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A refusal with the usual headers and fields is recorded as its sentence. */
type Entry = string | { readonly headers?: Readonly<Record<string, string | null>>; readonly body?: unknown };

type Entries = Readonly<Record<string, Entry>>;

export class Recorded {
  readonly #files = new Map<string, Entries>();

  /** Replaces what is recorded of an outcome. */
  record(outcome: Outcome, answer: Answer): void {
    const { family } = outcome.operation;
    this.#files.set(family, { ...this.#entriesIn(family), [nameOf(outcome)]: entryOf(outcome, answer) });
  }

  /** The first difference between an answer and the recorded one; null if there is none. */
  faultOf(outcome: Outcome, answer: Answer): string | null {
    const recorded = this.#entryOf(outcome);
    return recorded === undefined
      ? 'no answer is recorded: record it with `npm run contract -- --record`, and read it'
      : difference(JSON.parse(JSON.stringify(entryOf(outcome, answer))), recorded, '');
  }

  /** Writes the entries of these outcomes alone. */
  save(outcomes: readonly Outcome[]): void {
    mkdirSync(FOLDER, { recursive: true });
    const found = outcomes.map(outcome => ({ outcome, entry: this.#entryOf(outcome) }));
    const shared = sharedAmong(found);
    write(SHARED, shared);
    for (const family of new Set(outcomes.map(({ operation }) => operation.family))) {
      const own = found
        .filter(({ outcome }) => outcome.operation.family === family)
        .flatMap(({ outcome, entry }): [string, Entry][] =>
          entry === undefined || isSame(entry, shared[sharedName(outcome)]) ? [] : [[nameOf(outcome), entry]],
        );
      write(family, Object.fromEntries(own));
    }
  }

  #entryOf(outcome: Outcome): Entry | undefined {
    return (
      this.#entriesIn(outcome.operation.family)[nameOf(outcome)] ??
      this.#entriesIn(SHARED)[sharedName(outcome)]
    );
  }

  #entriesIn(name: string): Entries {
    const known = this.#files.get(name);
    if (known) return known;
    const file = fileOf(name);
    const entries = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entries) : {};
    this.#files.set(name, entries);
    return entries;
  }
}

function fileOf(name: string): URL {
  return new URL(`${name}.json`, FOLDER);
}

function write(name: string, entries: Entries): void {
  writeFileSync(fileOf(name), `${JSON.stringify(entries, null, 1)}\n`);
}

function sharedName({ operation: { document }, code, mediaType }: Outcome): string {
  return `${document} > ${String(code)} > ${String(mediaType)}`;
}

interface Found {
  readonly outcome: Outcome;
  readonly entry: Entry | undefined;
}

/** The most frequent entry of each code, where several operations have it. */
function sharedAmong(found: readonly Found[]): Entries {
  const byName = new Map<string, Map<string, number>>();
  for (const { outcome, entry } of found) {
    if (outcome.code === null || entry === undefined) continue;
    const counts = byName.get(sharedName(outcome)) ?? new Map<string, number>();
    byName.set(sharedName(outcome), counts);
    const text = JSON.stringify(entry);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = [...byName].map(([name, counts]) => {
    const [[text, count] = ['', 0]] = [...counts].toSorted(([, one], [, other]) => other - one);
    return { name, text, count };
  });
  const shared = most
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(
    shared.map(({ name, text }): [string, Entry] => [name, JSON.parse(text) as Entry]),
  );
}

function isSame(one: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function entryOf({ mediaType, code }: Outcome, { headers, body }: Answer): Entry {
  const usual: Readonly<Record<string, string>> = {
    ...USUAL,
    ...(mediaType === null ? {} : { 'content-type': mediaType }),
  };
  const unusual = Object.entries(headers).filter(([name, value]) => usual[name] !== value);
  const absent = Object.keys(usual).filter(name => !(name in headers));
  const named = { ...Object.fromEntries(unusual), ...Object.fromEntries(absent.map(name => [name, null])) };
  const isUsual = Object.keys(named).length === 0;
  const sentence = code === null ? null : sentenceIn(body);
  if (isUsual && sentence !== null) return sentence;
  const content = sentence ?? body;
  return { ...(isUsual ? {} : { headers: named }), ...(content === undefined ? {} : { body: content }) };
}

/** Null if a refusal has fields of its own. The code and the request id are compared by `inspect.ts`. */
function sentenceIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string')
    return null;
  const others = Object.keys(body).filter(name => !['error', 'code', 'request_id'].includes(name));
  return others.length === 0 ? body.error : null;
}

function difference(now: unknown, then: unknown, place: string): string | null {
  if (Object.is(now, then)) return null;
  const [parts, before] = [partsOf(now), partsOf(then)];
  if (!parts || !before || Array.isArray(now) !== Array.isArray(then))
    return `${place || 'the answer'} is ${shown(now, then)}, and was recorded as ${shown(then, now)}`;
  for (const name of new Set([...Object.keys(before), ...Object.keys(parts)])) {
    const found = difference(parts[name], before[name], `${place}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}

/** Of a long text the place where it differs. */
function shown(value: unknown, other: unknown): string {
  if (value === undefined) return 'absent';
  if (typeof value !== 'string' || typeof other !== 'string') return JSON.stringify(value).slice(0, 200);
  const at = [...value].findIndex((letter, index) => letter !== other[index]);
  return JSON.stringify(value.slice(Math.max(0, at - 40), at + 160));
}
