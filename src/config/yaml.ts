/** Parses the configuration file, with the line of each setting. */

import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  Parser,
  visit,
  type Document,
  type Pair,
} from 'yaml';

import type { FoundFile } from './file.ts';
import { nearestName } from '../text/nearest.ts';
import { ConfigRefused, type WrittenAt, type Source } from './refused.ts';
import { keys, settingOf, variableOf } from './schema.ts';

/** For each key its offset, followed by those of its list entries. */
type Offsets = Map<string, readonly number[]>;

export function readSettings({ path, text }: FoundFile): Source {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const refuse: Refuse = (offset, problem) =>
    new ConfigRefused(`${path}, line ${lineAt(offset)}: ${problem}.`);
  refuseDeepNesting(text, refuse);
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  refuseMalformed(document, text, refuse);
  const values: Record<string, unknown> = {};
  const offsets: Offsets = new Map();
  const writtenAt = writtenIn(offsets, offset => `${path}, line ${lineAt(offset)}`);
  for (const pair of pairsOf(document, refuse)) {
    const key = keyOf(pair);
    offsets.set(key, offsetsOf(pair));
    if (settingOf(key)?.['x-environment-only']) {
      throw new ConfigRefused(`${writtenAt(key)} can only be set with ${variableOf(key)}.`);
    }
    // An own property even for a key such as __proto__, which is then refused as unknown.
    Object.defineProperty(values, key, { value: plainValue(pair, document), enumerable: true });
  }
  return { values, writtenAt };
}

type Refuse = (offset: number, problem: string) => ConfigRefused;

/** Our settings need three levels of the parser's stack, and no honest mistake needs more than this. */
const deepest = 64;

/** Composing a document recurses: some ten thousand open brackets would crash the process, beyond any catch. */
function refuseDeepNesting(text: string, refuse: Refuse): void {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    // The parser is a generator: it advances only while its tokens are consumed.
    Array.from(parser.next(lexeme));
    if (parser.stack.length > deepest) throw refuse(parser.offset, 'values are nested too deeply');
  }
}

/** The parser's messages are not shown: some repeat text of the file, which may be a secret. */
const problems: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'this line is indented with a tab; YAML requires spaces',
  MULTIPLE_DOCS: 'a second document begins here; only one is allowed',
  MISSING_CHAR: 'a closing quote, bracket or colon is missing',
  BAD_INDENT: 'a bracket is not closed, or the indentation of this line is wrong',
  BAD_SCALAR_START: 'a value that begins with this character must be quoted',
};

function refuseMalformed(document: Document, text: string, refuse: Refuse): void {
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) {
    const [start] = error.pos;
    const [name = ''] = /^\w{1,64}/.exec(text.slice(start)) ?? [];
    const repeated = settingOf(name) ? `"${name}" is given more than once` : 'a key is repeated';
    if (error.code === 'DUPLICATE_KEY') throw refuse(start, repeated);
    throw refuse(start, problems[error.code] ?? 'this is not valid YAML');
  }
  visit(document, {
    // Settings are too few to need them, and aliases of aliases can exhaust memory.
    Node: (_, node) => {
      if (isAlias(node) || node.anchor) throw refuse(startOf(node), 'anchors and aliases are not supported');
      if (node.tag) throw refuse(startOf(node), 'tags are not supported');
    },
  });
}

function pairsOf(document: Document, refuse: Refuse): readonly Pair[] {
  const { contents } = document;
  if (isMap(contents)) return contents.items;
  // Only comments: the file exists and sets nothing.
  if (contents === null || (isScalar(contents) && contents.value === null)) return [];
  throw refuse(startOf(contents), 'expected keys with values here');
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function plainValue({ value }: Pair, document: Document): unknown {
  return isNode(value) ? value.toJS(document) : null;
}

function offsetsOf({ key, value }: Pair): number[] {
  const entries = isSeq(value) ? value.items : [];
  return [key, ...entries].map(startOf);
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function writtenIn(offsets: Offsets, lineOf: (offset: number) => string): WrittenAt {
  return (key, entry) => {
    // A secret pasted without its key can end up as a key, so a key is repeated only if it looks like the name of a setting.
    const isName = /^[\w.-]{1,64}$/.test(key) && nearestName(key, keys) !== undefined;
    const name = isName ? `"${key}"` : 'A key';
    const [keyOffset = 0, ...entryOffsets] = offsets.get(key) ?? [];
    if (entry === undefined) return `${name} (${lineOf(keyOffset)})`;
    return `Entry ${entry + 1} of ${name} (${lineOf(entryOffsets[entry] ?? keyOffset)})`;
  };
}
