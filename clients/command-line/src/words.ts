/** The options of a command that is written by hand. */
import { jsonOf, parsedWords, whole } from './parse.ts';
import { usage } from './problems.ts';
import { signedIn, visiting, type Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';

/** A `list` can be given several times. */
export type Kinds = Readonly<Record<string, 'string' | 'boolean' | 'list'>>;

export interface Words {
  readonly text: (option: string) => string | undefined;
  readonly all: (option: string) => readonly string[];
  readonly has: (option: string) => boolean;
  readonly arguments: readonly string[];
  readonly fields: readonly string[] | null;
  /** Of the server that is named, or else of the current one. */
  readonly session: (around: Surroundings, url?: string) => Session;
  readonly visit: (around: Surroundings) => Session;
}

const LIST = { type: 'string', multiple: true } as const;

/** Prints the usage, and answers null, if help is asked for. */
export function read(
  words: readonly string[],
  help: string,
  kinds: Kinds,
  around: Surroundings,
): Words | null {
  const own = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, kind === 'list' ? LIST : { type: kind }]),
  );
  const { values, positionals } = parsedWords(words, own);
  if (values['help'] === true) {
    around.out(help);
    return null;
  }
  const text = (name: string): string | undefined =>
    typeof values[name] === 'string' ? values[name] : undefined;
  const patience = text('patience');
  const wanted = {
    url: text('url'),
    project: text('project'),
    patience: patience === undefined ? undefined : whole('patience', patience),
  };
  return {
    text,
    all: name => (values[name] as string[] | undefined) ?? [],
    has: name => values[name] === true,
    arguments: positionals,
    fields: jsonOf(words),
    session: (surroundings, url = wanted.url) => signedIn(surroundings, { ...wanted, url }),
    visit: surroundings => visiting(surroundings, wanted),
  };
}

const UNITS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600, d: 86_400 };

/** `90`, `90s`, `10m` or `2h`, in seconds. */
export function secondsIn(text: string): number {
  const [, count, unit = ''] = /^(\d+)([smhd]?)$/.exec(text) ?? [];
  if (count === undefined) throw usage(`"${text}" is not a duration such as 90s, 10m or 2h`);
  return Number(count) * (UNITS[unit] ?? 1);
}

/** Words of the form `name=value`. */
export function pairsIn(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word): [string, string] => {
      const at = word.indexOf('=');
      if (at < 1) throw usage(`"${word}" is not of the form name=value`);
      return [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}
