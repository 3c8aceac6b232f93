/**
 * Finds changes to the published documents that would break a client: `npm run contract:diff -- <git ref>`. With `--words`
 * before the ref, finds every change except of prose, to show that a revision of the texts changes nothing else. `--json` prints
 * each breaking change as an object in a line.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import process from 'node:process';
import { output } from '../documents/linters.ts';
import { asOpenapi } from './messages.ts';
import { movedRefusals } from './moved.ts';
import type { Json, JsonObject } from './json.ts';
import { differencesBesidesWords } from './words.ts';

/** The published documents of one version, by name. */
export type Documents = ReadonlyMap<string, JsonObject>;

export interface Breakage {
  readonly document: string;
  /** A pointer into the document, or the operation. */
  readonly at: string;
  readonly rule: string;
  readonly message: string;
}

export async function breakages(before: Documents, after: Documents): Promise<Breakage[]> {
  const found: Breakage[] = [];
  for (const [name, old] of before) {
    const now = after.get(name);
    if (!now) {
      found.push({
        document: name,
        at: '',
        rule: 'document-removed',
        message: `${name} is no longer published`,
      });
      continue;
    }
    const pair: [JsonObject, JsonObject] = old['asyncapi'] ? [asOpenapi(old), asOpenapi(now)] : [old, now];
    const changes = await changesBetween(...pair);
    const moved = movedRefusals(...pair);
    const broken = changes.flatMap(change => RULES.flatMap(rule => rule(change)));
    found.push(...[...broken, ...moved].map(breakage => ({ document: name, ...breakage })));
  }
  return found;
}

/** A change as Redocly reports it. */
interface Change {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly property?: string;
  readonly verdicts: readonly {
    readonly ruleId: string;
    readonly impact: string;
    readonly message: string;
  }[];
  readonly base?: { readonly value?: Json };
}

type Rule = (change: Change) => Omit<Breakage, 'document'>[];

const judged: Rule = ({ path, verdicts }) =>
  verdicts
    .filter(({ impact }) => impact === 'major')
    .map(({ ruleId, message }) => ({ at: path, rule: ruleId, message }));

/** A client that omits the value gets a different response than before. Redocly counts this as a change of prose. */
const defaultChanged: Rule = ({ path, property, base }) =>
  property === 'default' && base?.value !== undefined && /\/(parameters|requestBody)\//.test(path)
    ? [{ at: path, rule: 'default-changed', message: `The default was ${JSON.stringify(base.value)}.` }]
    : [];

const RULES: readonly Rule[] = [judged, defaultChanged];

async function changesBetween(before: JsonObject, after: JsonObject): Promise<Change[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-diff-'));
  try {
    const files = [join(folder, 'before.json'), join(folder, 'after.json')] as const;
    writeFileSync(files[0], JSON.stringify(before));
    writeFileSync(files[1], JSON.stringify(after));
    const said = await output('redocly', ['diff', ...files, '--format', 'json']);
    return (JSON.parse(said) as { changes: Change[] }).changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const FOLDER = 'src/generated/documents';

/** Only the current documents: the lowered ones have the same content. */
function isCompared(file: string): boolean {
  return file.endsWith('.json') && !file.endsWith('.3.0.json');
}

function documentsAt(root: string, ref: string): Documents {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  const files = git('ls-tree', '--name-only', commit, `${FOLDER}/`).split('\n').filter(isCompared);
  return new Map(
    files.map(file => [
      file.slice(FOLDER.length + 1),
      JSON.parse(git('show', `${commit}:${file}`)) as JsonObject,
    ]),
  );
}

function documentsNow(root: string): Documents {
  const files = readdirSync(join(root, FOLDER)).filter(isCompared);
  return new Map(
    files.map(file => [file, JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8')) as JsonObject]),
  );
}

/** Everything except prose that differs, as one line each. */
export function changesBesidesWords(before: Documents, after: Documents): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap(name =>
    differencesBesidesWords(before.get(name), after.get(name)).map(at => `${name} ${at}`),
  );
}

async function breakageLines(before: Documents, after: Documents, json: boolean): Promise<string[]> {
  const found = await breakages(before, after);
  return found.map(breakage => {
    const { document, at, rule, message } = breakage;
    return json ? JSON.stringify(breakage) : `${document} ${at}\n  ${rule}: ${message}`;
  });
}

if (import.meta.filename === process.argv[1]) {
  const root = join(import.meta.dirname, '../..');
  const { values, positionals } = parseArgs({
    options: { words: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { words, json } = values;
  const [ref] = positionals;
  if (ref === undefined)
    throw new Error('name what to compare with: npm run contract:diff -- [--words | --json] <git ref>');
  const versions = [documentsAt(root, ref), documentsNow(root)] as const;
  const lines = words ? changesBesidesWords(...versions) : await breakageLines(...versions, json);
  for (const line of lines) console.log(line);
  const nothing = words
    ? `only words have changed since ${ref}`
    : `nothing since ${ref} would break a client`;
  if (lines.length === 0 && !json) console.log(nothing);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
