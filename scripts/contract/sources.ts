/** Reads the hand-written YAML with the line of every node, so that errors name their location. */
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { Json, JsonObject } from './json.ts';

export class ContractError extends Error {
  override name = 'ContractError';
}

export interface Source {
  readonly file: string;
  readonly value: JsonObject;
  /** `file:line` of the node at this path, or of its nearest existing ancestor. */
  where(path: readonly string[]): string;
}

export function readSource(root: string, file: string): Source {
  const name = relative(root, file);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {
    lineCounter: lines,
    merge: true,
    prettyErrors: false,
  });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    throw new ContractError(`${name}:${lines.linePos(problem.pos[0]).line}: ${problem.message}`);
  }
  const value = document.toJS() as Json;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContractError(`${name}:1: the file must hold a mapping`);
  }
  return {
    file: name,
    value,
    where: path => `${name}:${lines.linePos(offsetOf(document.contents, path)).line}`,
  };
}

/** All YAML files of a folder, by name. */
export function readFolder(root: string, folder: string): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => readSource(root, join(folder, name)));
}

/** The offset of the key of the deepest existing step of the path. */
function offsetOf(node: Node | null, path: readonly string[]): number {
  let at = 0;
  let current: unknown = node;
  for (const step of path) {
    if (isMap(current)) {
      const pair = current.items.find(item => isScalar(item.key) && String(item.key.value) === step);
      if (!pair) break;
      at = (pair.key as Node).range?.[0] ?? at;
      current = pair.value;
    } else if (isSeq(current)) {
      const item = current.items[Number(step)];
      if (item === undefined) break;
      at = (item as Node).range?.[0] ?? at;
      current = item;
    } else break;
  }
  return at;
}
