/** References in a document: which components are reachable, and which are unused. */
import { eachObject, isObject, objectAt, referenceOf, type Json, type JsonObject } from './json.ts';
import { ContractError } from './sources.ts';

/** Every component that a `$ref` names, as `section/name`. */
export function referencesIn(value: Json): string[] {
  const found: string[] = [];
  eachObject(value, node => {
    for (const $ref of [node['$ref'], node['x-named']]) {
      const reference = $ref === undefined ? null : referenceOf({ $ref });
      if (reference) found.push(`${reference.section}/${reference.name}`);
    }
  });
  return found;
}

/** The components that are reachable from these roots. */
export function reachedFrom(document: JsonObject, roots: readonly Json[]): Set<string> {
  const reached = new Set<string>();
  const wanted = roots.flatMap(referencesIn);
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    const [section = '', name = ''] = next.split('/');
    wanted.push(...referencesIn(objectAt(document, 'components', section, name)));
  }
  return reached;
}

/** Enforces both rules: every `$ref` resolves, and every component is reachable from a root. */
export function checkReferencesOf(
  document: JsonObject,
  roots: readonly Json[],
  origin: (path: readonly string[]) => string,
  stays: (section: string, name: string) => boolean = () => false,
): void {
  eachObject(document, (node, path) => {
    const { $ref } = node;
    if (typeof $ref !== 'string' || isThere(document, $ref)) return;
    throw new ContractError(`${origin([...path, '$ref'])}: ${$ref} does not exist`);
  });
  const reached = reachedFrom(document, roots);
  for (const [section, names] of Object.entries(objectAt(document, 'components'))) {
    for (const name of Object.keys(objectAt(names))) {
      if (reached.has(`${section}/${name}`) || stays(section, name)) continue;
      throw new ContractError(`${origin(['components', section, name])}: nothing refers to ${name}`);
    }
  }
}

function isThere(document: JsonObject, $ref: string): boolean {
  const [start, ...steps] = $ref.split('/');
  let at: Json | undefined = start === '#' ? document : undefined;
  for (const step of steps) at = isObject(at) ? at[step] : undefined;
  return at !== undefined;
}
