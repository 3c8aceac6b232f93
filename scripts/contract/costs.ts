/** Limits the cost of validation: a schema that needs more than linear time fails the build. */
import { eachObject, objectAt, resolved, type JsonObject } from './json.ts';
import { isSchema } from './places.ts';
import { ContractError } from './sources.ts';

/** Each validates the whole value again, at every level where it occurs. */
const TWICE = new Set([
  'contains',
  'dependentSchemas',
  'if',
  'not',
  'patternProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** Uniqueness in a list of these is checked with a set, which reads each entry once. */
const PLAIN = new Set(['string', 'integer', 'number', 'boolean']);

/** A backtracking pattern takes at worst quadratic time: for this length, some milliseconds. */
const LONGEST_REPEATED = 4096;

export function checkCosts(document: JsonObject, origin: (path: readonly string[]) => string): void {
  eachObject(document, (node, path) => {
    if (!isSchema(path)) return;
    for (const key of Object.keys(node)) {
      const problem = problemOf(document, node, key);
      if (problem) throw new ContractError(`${origin([...path, key])}: ${problem}`);
    }
  });
}

function problemOf(document: JsonObject, node: JsonObject, key: string): string | null {
  if (TWICE.has(key)) return `${key} is not used, since a check would go over the same values again`;
  if (key === 'uniqueItems') return listProblem(resolved(document, objectAt(node, 'items')));
  if (key === 'pattern' && typeof node['pattern'] === 'string')
    return patternProblem(node['pattern'], node['maxLength']);
  return null;
}

function listProblem({ type }: JsonObject): string | null {
  const isPlain = [type].flat().every(one => typeof one === 'string' && PLAIN.has(one));
  return isPlain ? null : 'uniqueItems needs entries of a plain type, which are cheap to compare';
}

function patternProblem(pattern: string, maxLength: unknown): string | null {
  const repeats = depthOfRepeats(pattern);
  if (repeats > 1) return 'a pattern may not repeat what repeats itself';
  if (repeats === 0 || (typeof maxLength === 'number' && maxLength <= LONGEST_REPEATED)) return null;
  return `a pattern that repeats needs a maxLength of at most ${LONGEST_REPEATED}`;
}

/** The depth of nested unbounded repetitions: (a+)+ has two. */
function depthOfRepeats(pattern: string): number {
  // A bracket or an escape is one character, whatever it contains.
  const plain = pattern.replaceAll(/\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]/gs, 'x');
  const groups: number[] = [0];
  for (const [token] of plain.matchAll(/\((?:\?(?:[:=!]|<[=!]?\w*>?))?|\)?(?:[*+]|\{\d+,\})|\)|[^()]/g)) {
    if (token.startsWith('(')) groups.push(0);
    else {
      const inside = token.startsWith(')') ? (groups.pop() ?? 0) : 0;
      const isRepeated = /[*+]|\{\d+,\}/.test(token);
      groups.push(Math.max(groups.pop() ?? 0, inside + (isRepeated ? 1 : 0)));
    }
  }
  return Math.max(...groups);
}
