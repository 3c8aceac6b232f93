/** Reads errors.yaml and limits.yaml: the refusals with their sentences, and the rate limits. */
import { join } from 'node:path';
import { ContractError, readSource, type Source } from './sources.ts';
import { isObject, objectAt, textsAt, type Json, type JsonObject } from './json.ts';

export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** The sentence, with {placeholders}. */
  readonly error: string;
  readonly example: Readonly<Record<string, string | number>>;
  readonly headers: readonly string[];
  readonly plain: boolean;
  /** Sent before an operation is known, so no operation declares it. */
  readonly unrouted: boolean;
  /** The OAuth error code, for the documents of the authorization server. */
  readonly oauth: string | null;
  /**
   * Fields of the body in addition to the three of every refusal: name → schema. `response` is the schema of the operation's
   * successful response.
   */
  readonly fields: Readonly<Record<string, Json>>;
  /** Those of them that may be missing. */
  readonly optional: readonly string[];
  readonly meaning: string;
  readonly remedy: string;
}

export interface Budget {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly keys: readonly string[];
  readonly spentBy: 'every' | readonly string[];
  readonly kept: 'database' | 'memory';
  readonly refusal: string;
  /** The seconds of Retry-After, if they are fixed. */
  readonly wait: number | null;
}

export interface Concurrency {
  readonly name: string;
  readonly slots: number;
  /** All servers of the instance count it together, or each server by itself. */
  readonly counted: 'instance' | 'server';
  readonly refusal: string;
  readonly wait: number | null;
}

export interface Catalogue {
  readonly refusals: ReadonlyMap<string, Refusal>;
  readonly budgets: ReadonlyMap<string, Budget>;
  readonly concurrencies: ReadonlyMap<string, Concurrency>;
}

export function readCatalogue(root: string): Catalogue {
  const errors = readSource(root, join(root, 'openapi/errors.yaml'));
  const limits = readSource(root, join(root, 'openapi/limits.yaml'));
  const refusals = new Map(
    Object.entries(errors.value).map(([code, entry]) => [code, refusalOf(errors, code, entry)]),
  );
  const known = (source: Source, path: string[], code: Json | undefined): string => {
    if (typeof code === 'string' && refusals.has(code)) return code;
    throw new ContractError(
      `${source.where(path)}: the refusal ${JSON.stringify(code)} is not in errors.yaml`,
    );
  };
  checkKeys(limits, [], ['budgets', 'concurrencies']);
  const budgets = Object.entries(objectAt(limits.value, 'budgets')).map(([name, value]) => {
    const budget = objectAt(value);
    checkKeys(limits, ['budgets', name], BUDGET_KEYS);
    const spent = budget['spent_by'];
    const read: Budget = {
      name,
      points: Number(budget['points']),
      seconds: Number(budget['seconds']),
      keys: textsAt(budget, 'keys'),
      spentBy: Array.isArray(spent)
        ? spent.map(code => known(limits, ['budgets', name, 'spent_by'], code))
        : 'every',
      kept: budget['kept'] === 'memory' ? 'memory' : 'database',
      refusal: known(limits, ['budgets', name, 'refusal'], budget['refusal']),
      wait: waitOf(budget),
    };
    return [name, read] as const;
  });
  const concurrencies = Object.entries(objectAt(limits.value, 'concurrencies')).map(([name, value]) => {
    const entry = objectAt(value);
    checkKeys(limits, ['concurrencies', name], ['slots', 'counted', 'refusal', 'wait']);
    const refusal = known(limits, ['concurrencies', name, 'refusal'], entry['refusal']);
    const counted = entry['counted'] === 'server' ? 'server' : 'instance';
    return [name, { name, slots: Number(entry['slots']), counted, refusal, wait: waitOf(entry) }] as const;
  });
  return { refusals, budgets: new Map(budgets), concurrencies: new Map(concurrencies) };
}

/** The sentence of a refusal with its example filled in. */
export function exampleSentence(refusal: Refusal): string {
  return refusal.error.replace(/\{(\w+)\}/g, (_, name: string) => String(refusal.example[name] ?? ''));
}

/** The placeholders of a sentence, in order. */
export function blanks(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].flatMap(found => (found[1] ? [found[1]] : []));
}

function refusalOf(source: Source, code: string, value: Json): Refusal {
  const fail = (reason: string): never => {
    throw new ContractError(`${source.where([code])}: ${code} ${reason}`);
  };
  if (!isObject(value)) return fail('must be a mapping');
  checkKeys(source, [code], REFUSAL_KEYS);
  const { status, error, meaning, remedy } = value;
  if (typeof status !== 'number' || status < 400 || status > 599)
    return fail('needs a status from 400 to 599');
  if (typeof error !== 'string' || typeof meaning !== 'string' || typeof remedy !== 'string') {
    return fail('needs error, meaning and remedy');
  }
  const example = objectAt(value, 'example') as Record<string, string | number>;
  for (const name of blanks(error)) {
    if (!(name in example)) fail(`needs an example for {${name}}`);
  }
  return {
    code,
    status,
    error,
    example,
    headers: textsAt(value, 'headers'),
    plain: value['plain'] === true,
    unrouted: value['unrouted'] === true,
    oauth: typeof value['oauth'] === 'string' ? value['oauth'] : null,
    fields: objectAt(value, 'fields'),
    optional: textsAt(value, 'optional'),
    meaning: meaning.trim(),
    remedy: remedy.trim(),
  };
}

const REFUSAL_KEYS = [
  'status',
  'error',
  'example',
  'headers',
  'plain',
  'unrouted',
  'oauth',
  'fields',
  'optional',
  'meaning',
  'remedy',
];
const BUDGET_KEYS = ['points', 'seconds', 'keys', 'spent_by', 'kept', 'refusal', 'wait'];

/** A misspelt key would be ignored, and its default would end up in the contract. */
function checkKeys(source: Source, path: readonly string[], known: readonly string[]): void {
  for (const key of Object.keys(objectAt(source.value, ...path))) {
    if (!known.includes(key)) throw new ContractError(`${source.where([...path, key])}: unknown key ${key}`);
  }
}

function waitOf(limit: JsonObject): number | null {
  return typeof limit['wait'] === 'number' ? limit['wait'] : null;
}
