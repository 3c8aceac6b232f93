/** The fields of an item above its text, as an editor shows them: a line for each, `status: todo` or `label: [bug, map]`. */
import type { Field } from './command.ts';

export interface Draft {
  /** The lines of the fields; empty if the item has none. */
  readonly matter: string;
  readonly text: string;
}

/** Fields that are written as they are; those with ids stay options. */
export function isInFront({ at, of, kind }: Field): boolean {
  return at === 'body' && of === null && (kind === 'string' || kind === 'list');
}

export function matterOf(fields: readonly Field[], item: Readonly<Record<string, unknown>>): string {
  return fields.map(({ option, name }) => `${option}: ${written(item[name])}`.trimEnd() + '\n').join('');
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(one => quoted(nameOf(one))).join(', ')}]`;
  return typeof value === 'string' ? quoted(value) : '';
}

/** A person in a list is shown by name. */
function nameOf(one: unknown): string {
  if (typeof one === 'object' && one !== null && 'username' in one) return String(one.username);
  return String(one);
}

/** What YAML would take for something else is quoted. */
function quoted(text: string): string {
  return /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/()-]*[\p{L}\p{N}._/()-])?$/u.test(text)
    ? text
    : JSON.stringify(text);
}

export function composed({ matter, text }: Draft): string {
  return matter === '' ? text : `---\n${matter}---\n\n${text}`;
}

/** An editor may have removed the fields: then they are as before. */
export function takenApart(document: string, before: Draft): Draft {
  const [, matter, text = ''] = /^---\r?\n([^]*?)^---\r?\n(?:\r?\n)?([^]*)$/m.exec(document) ?? [];
  if (before.matter === '' || matter === undefined) return { matter: before.matter, text: document };
  return { matter, text };
}

/** The fields whose lines differ, with their values as options have them; null where a value was removed. */
export function changedIn(
  fields: readonly Field[],
  before: string,
  after: string,
): [Field, string | string[] | null][] {
  const [was, is] = [linesIn(before), linesIn(after)];
  return fields.flatMap((field): [Field, string | string[] | null][] => {
    const line = is.get(field.option);
    if (line === undefined || line === was.get(field.option)) return [];
    if (field.kind === 'list') return [[field, itemsIn(line)]];
    return [[field, line === '' ? null : unquoted(line)]];
  });
}

function linesIn(matter: string): Map<string, string> {
  return new Map(
    matter.split(/\r?\n/).flatMap(line => {
      const [, option, value = ''] = /^([a-z-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      return option === undefined ? [] : [[option, value] as const];
    }),
  );
}

function itemsIn(line: string): string[] {
  const inside = /^\[(.*)\]$/.exec(line)?.[1] ?? line;
  return (inside.match(/\s*"(?:[^"\\]|\\.)*"|[^,]+/g) ?? []).map(one => unquoted(one.trim())).filter(Boolean);
}

function unquoted(text: string): string {
  if (!/^".*"$/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
