/** Reads the words after a command: its arguments, its options, and the options that all commands have. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Command, Field } from './command.ts';
import { usage } from './problems.ts';

export interface Given {
  readonly url: string | undefined;
  readonly project: string | undefined;
  /** Null without `--json`; an empty list for all fields. */
  readonly json: readonly string[] | null;
  readonly csv: boolean;
  /** The most rows of a list; null for as many as fit the output. */
  readonly limit: number | null;
  readonly all: boolean;
  readonly patience: number | undefined;
  readonly input: string | undefined;
  readonly bodyFile: string | undefined;
  readonly edit: boolean;
  readonly force: boolean;
  readonly yes: boolean;
  readonly clear: readonly string[];
  readonly arguments: readonly string[];
  readonly values: ReadonlyMap<Field, unknown>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

export function given(command: Command, words: readonly string[]): Given {
  const { values, positionals } = parsed(command, words);
  const limit = typeof values['limit'] === 'string' ? whole('limit', values['limit']) : null;
  return {
    url: textOf(values['url']),
    project: textOf(values['project']),
    json: jsonOf(words),
    csv: values['csv'] === true,
    limit,
    all: values['all'] === true,
    patience: values['patience'] === undefined ? undefined : whole('patience', String(values['patience'])),
    input: textOf(values['input']),
    bodyFile: textOf(values['body-file']),
    edit: values['edit'] === true,
    force: values['force'] === true,
    yes: values['yes'] === true,
    clear: (values['clear'] as string[] | undefined) ?? [],
    arguments: positionals,
    values: new Map(
      command.options.flatMap((field): [Field, unknown][] => {
        const value = values[optionOf(field)];
        return value === undefined ? [] : [[field, valueOf(field, value)]];
      }),
    ),
  };
}

/** A long text is the body of its item. */
export function optionOf({ kind, option }: Field): string {
  return kind === 'markdown' ? 'body' : option;
}

function parsed(command: Command, words: readonly string[]) {
  return parsedWords(words, {
    ...Object.fromEntries(command.options.map(field => [optionOf(field), typeOf(field)])),
    ...ofCommand(command),
    csv: { type: 'boolean' },
  });
}

/** Reads the options of one command together with those of all commands. */
export function parsedWords(words: readonly string[], own: Options) {
  const options: Options = {
    ...own,
    url: { type: 'string' },
    project: { type: 'string' },
    json: { type: 'boolean' },
    jq: { type: 'string' },
    patience: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    return parseArgs({
      args: plainWords(words, options),
      options,
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    throw usage(problemIn(error, Object.keys(options)));
  }
}

function typeOf({ kind }: Field): { type: 'string' | 'boolean'; multiple?: boolean } {
  if (kind === 'boolean') return { type: 'boolean' };
  return kind === 'list' ? { type: 'string', multiple: true } : { type: 'string' };
}

/** The options that follow from what a command does. */
export function ofCommand({ list, method, options, stale, irreversible }: Command): Options {
  const hasText = options.some(({ kind }) => kind === 'markdown');
  const writes = method !== 'GET' && method !== 'DELETE';
  return {
    ...(list ? { limit: { type: 'string' }, all: { type: 'boolean' } } : {}),
    ...(writes ? { input: { type: 'string' } } : {}),
    ...(writes && method !== 'POST' && options.some(isClearable)
      ? { clear: { type: 'string', multiple: true } }
      : {}),
    ...(hasText ? { 'body-file': { type: 'string' }, edit: { type: 'boolean' } } : {}),
    ...(stale ? { force: { type: 'boolean' } } : {}),
    ...(irreversible === true ? { yes: { type: 'boolean' } } : {}),
  };
}

export function isClearable({ at, nullable, kind }: Field): boolean {
  return at === 'body' && (nullable === true || kind === 'list');
}

/**
 * The words as `parseArgs` takes them. `--json` alone is valid, so its fields follow an `=` by now (see `fields.ts`). The value of another
 * option may begin with a dash, as a text or a code does, unless it is an option itself.
 */
function plainWords(words: readonly string[], options: Options): string[] {
  const isOption = (word: string): boolean =>
    word.startsWith('--') && (word.slice(2).split('=')[0] ?? '') in options;
  const plain: string[] = [];
  for (const [place, word] of words.entries()) {
    const before = words[place - 1] ?? '';
    const isValue = isOption(before) && options[before.slice(2)]?.type === 'string' && !isOption(word);
    if (isValue && word.startsWith('-') && word !== '-') plain.splice(-1, 1, `${before}=${word}`);
    else plain.push(word.startsWith('--json=') ? '--json' : word);
  }
  return plain;
}

/** The fields of `--json`; none for all of them, and null without it. */
export function jsonOf(words: readonly string[]): readonly string[] | null {
  const word = words.findLast(one => one === '--json' || one.startsWith('--json='));
  if (word === undefined) return null;
  return word === '--json' ? [] : word.slice('--json='.length).split(',').filter(Boolean);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function valueOf(field: Field, value: unknown): unknown {
  const { kind, option, values } = field;
  if (kind === 'list') return (value as string[]).flatMap(one => one.split(',')).map(one => one.trim());
  if (field.of !== null || kind === 'boolean') return value;
  if (kind === 'integer') return whole(option, String(value));
  if (kind === 'number') return numberOf(option, String(value));
  if (values && !values.includes(String(value)))
    throw usage(`--${option} is one of ${values.join(', ')}, not "${String(value)}"`);
  return value;
}

export function whole(option: string, value: string): number {
  if (!/^-?\d+$/.test(value)) throw usage(`--${option} is a whole number, not "${value}"`);
  return Number(value);
}

function numberOf(option: string, value: string): number {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) throw usage(`--${option} is a number, not "${value}"`);
  return number;
}

function problemIn(error: unknown, known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /Unknown option '(--?[^']*)'/.exec(message)?.[1];
  if (unknown === '--token')
    return 'there is no --token, because others can read the arguments: use DOCKET_TOKEN';
  if (unknown === undefined) return message.split(/[.\n]/)[0] ?? message;
  const nearest = known.find(name => name.startsWith(unknown.replace(/^-+/, '').slice(0, 3)));
  return `there is no option ${unknown}${nearest === undefined ? '' : `; did you mean --${nearest}?`}`;
}
