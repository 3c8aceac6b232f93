/** The options of a command that is written by hand. */
import { jsonOf, parsedWords } from './parse.ts';
import { usage } from './problems.ts';
import { signedIn, visiting, type Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';

type Kinds = Readonly<Record<string, 'string' | 'boolean'>>;

export interface Words {
  readonly text: (option: string) => string | undefined;
  readonly has: (option: string) => boolean;
  readonly arguments: readonly string[];
  readonly fields: readonly string[] | null;
  readonly session: (around: Surroundings) => Session;
  readonly visit: (around: Surroundings) => Session;
}

/** Prints the usage, and answers null, if help is asked for. */
export function read(
  words: readonly string[],
  help: string,
  kinds: Kinds,
  around: Surroundings,
): Words | null {
  const own = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]));
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
    patience: patience === undefined ? undefined : Number(patience),
  };
  return {
    text,
    has: name => values[name] === true,
    arguments: positionals,
    fields: jsonOf(words),
    session: surroundings => signedIn(surroundings, wanted),
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
