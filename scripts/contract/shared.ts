/** Components that several documents share: each document copies those that it refers to, and none may be unused. */
import { join } from 'node:path';
import { checkExtensions } from './extensions.ts';
import { objectAt, type JsonObject } from './json.ts';
import { checkKeywords } from './keywords.ts';
import { referencesIn } from './references.ts';
import { ContractError, readSource, type Source } from './sources.ts';
import { checkUnions } from './unions.ts';

export interface Shared {
  readonly source: Source;
  /** The used ones, as `section/name`. */
  readonly taken: Set<string>;
}

export function readShared(root: string): Shared {
  const source = readSource(root, join(root, 'openapi/shared.yaml'));
  checkExtensions(source);
  checkKeywords(source);
  checkUnions(source);
  return { source, taken: new Set() };
}

/** Copies the given components and those they refer to; returns their paths. */
export function takeShared(
  components: JsonObject,
  { source, taken }: Shared,
  wanted: readonly string[],
): string[][] {
  const added: string[][] = [];
  const left = [...wanted];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [section = '', name = ''] = next.split('/');
    const value = objectAt(source.value, 'components', section)[name];
    if (value === undefined) continue;
    taken.add(next);
    const into = (components[section] ??= {}) as JsonObject;
    if (into[name] === value) continue;
    const path = ['components', section, name];
    if (into[name] !== undefined) {
      throw new ContractError(`${source.where(path)}: the ${section} name ${name} is defined twice`);
    }
    into[name] = value;
    added.push(path);
    left.push(...referencesIn(value));
  }
  return added;
}

/** Fails if a shared component is unused. */
export function checkTaken({ source, taken }: Shared): void {
  for (const [section, names] of Object.entries(objectAt(source.value, 'components'))) {
    for (const name of Object.keys(objectAt(names))) {
      if (taken.has(`${section}/${name}`)) continue;
      throw new ContractError(`${source.where(['components', section, name])}: nothing refers to ${name}`);
    }
  }
}
